import { useEffect, useState } from "react";
import type { Saved } from "../../api.ts";
import type { Change } from "./changes.ts";
import { ChangeList } from "./conflict.tsx";
import type { EditedFile } from "./editing.ts";
import styles from "./editor.module.css";

interface Props {
  file: EditedFile;
  /** Whether there is something to save. */
  isReady: boolean;
  /** The unsaved changes of a file. */
  changes?: readonly Change[];
  saved?: Saved | undefined;
  /** Shown for a new text, of which there are no changes. */
  words?: string;
  onSave: () => unknown;
}

/** Shows what is not saved yet, the button that saves it, why it was refused, and what can be done once it is saved. */
export function SaveBar({ file, isReady, changes = [], saved, words, onSave }: Props) {
  const [isShowing, setShowing] = useState(false);
  const { isSaving, refusal } = file;
  const problems = file.problems?.length ?? 0;
  useSaveKey(() => isReady && onSave());
  return (
    <section className={styles.bar} aria-label="Salvare">
      {isShowing && changes.length > 0 && <ChangeList changes={changes} />}
      <div className="row">
        <p role="status">{words ?? wordsOf(changes.length, problems, saved)}</p>
        {file.isChanged && (
          <button type="button" onClick={file.discard}>
            Lascia perdere
          </button>
        )}
        {changes.length > 0 && (
          <button type="button" aria-expanded={isShowing} onClick={() => setShowing(!isShowing)}>
            {isShowing ? "Nascondi" : "Che cosa?"}
          </button>
        )}
        {saved?.save && (
          <button type="button" onClick={() => saved.save && file.undo(saved.save.id)}>
            Annulla il salvataggio
          </button>
        )}
        {saved && <a href="#/pubblicare">Pubblicare</a>}
        <button
          type="button"
          className="main"
          disabled={!isReady || isSaving}
          onClick={() => onSave()}
        >
          {isSaving ? "Si salva…" : "Salva"}
        </button>
      </div>
      {!isSaving && refusal && !refusal.now && (problems > 0 || !refusal.problems) && (
        <p role="alert">
          {problems > 0 ? "Non è salvato: c’è qualcosa da correggere." : refusal.sentence}
        </p>
      )}
    </section>
  );
}

function wordsOf(changes: number, problems: number, saved: Saved | undefined): string {
  if (saved) return "Salvato. I visitatori lo vedono quando si pubblica.";
  if (changes === 0) return "Niente da salvare.";
  const count = changes === 1 ? "Una modifica" : `${changes} modifiche`;
  return problems > 0 ? `${count} da salvare; qualcosa va corretto.` : `${count} da salvare.`;
}

/** Saves on Control+S, as other programs do. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
