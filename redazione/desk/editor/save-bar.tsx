import { useState } from "react";
import type { Refusal, Saved } from "../../api.ts";
import { hrefOf } from "../router/route.ts";
import { ChangeList } from "./change-list.tsx";
import type { Change } from "./changes.ts";
import styles from "./editor.module.css";

interface Props {
  changes: readonly Change[];
  problems: number;
  isSaving: boolean;
  saved?: Saved;
  refusal?: Refusal;
  onSave: () => void;
  onDiscard: () => void;
  onUndo: (id: string) => void;
}

/** Shows the unsaved changes, and the button that saves them. */
export function SaveBar(props: Props) {
  const { changes, problems, isSaving, saved, refusal, onSave, onDiscard, onUndo } = props;
  const [isShowing, setShowing] = useState(false);
  const isChanged = changes.length > 0;
  return (
    <section className={styles.bar} aria-label="Salvare">
      {isShowing && isChanged && <ChangeList changes={changes} />}
      <div className={styles.barLine}>
        <p role="status" className={styles.barWords}>
          {wordsOf(props)}
        </p>
        {isChanged && (
          <button type="button" aria-expanded={isShowing} onClick={() => setShowing(!isShowing)}>
            {isShowing ? "Nascondi" : "Che cosa?"}
          </button>
        )}
        {isChanged && (
          <button type="button" onClick={onDiscard}>
            Lascia perdere
          </button>
        )}
        {saved && (
          <>
            {saved.save && <UndoButton id={saved.save.id} onUndo={onUndo} />}
            <a href={hrefOf({ page: "publish" })}>Pubblicare</a>
          </>
        )}
        <button
          type="button"
          className={styles.main}
          disabled={!isChanged || isSaving}
          onClick={onSave}
        >
          {isSaving ? "Si salva…" : "Salva"}
        </button>
      </div>
      {refusal && refusal.reason !== "changed" && (problems > 0 || !refusal.problems) && (
        <p role="alert" className={styles.refusal}>
          {problems > 0 ? "Non è salvato: c’è qualcosa da correggere." : refusal.sentence}
        </p>
      )}
    </section>
  );
}

function UndoButton({ id, onUndo }: { id: string; onUndo: (id: string) => void }) {
  return (
    <button type="button" onClick={() => onUndo(id)}>
      Annulla questo salvataggio
    </button>
  );
}

function wordsOf({ changes, problems, saved }: Props): string {
  if (saved) return "Salvato. I visitatori lo vedono quando si pubblica.";
  if (changes.length === 0) return "Niente da salvare.";
  const count = changes.length === 1 ? "Una modifica" : `${changes.length} modifiche`;
  return problems > 0 ? `${count} da salvare; qualcosa va corretto.` : `${count} da salvare.`;
}
