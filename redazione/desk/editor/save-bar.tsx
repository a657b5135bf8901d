import { type ReactNode, useState } from "react";
import type { Refusal, Saved } from "../../api.ts";
import { hrefOf } from "../router/route.ts";
import { ChangeList } from "./change-list.tsx";
import type { Change } from "./changes.ts";
import styles from "./editor.module.css";

interface BarProps {
  words: string;
  /** Whether there is something to save. */
  isReady: boolean;
  isSaving: boolean;
  problems: number;
  refusal?: Refusal;
  onSave: () => void;
  /** Absent while there is nothing to discard. */
  onDiscard?: (() => void) | undefined;
  /** Shown above the line of the bar. */
  above?: ReactNode;
  children?: ReactNode;
}

/** Shows what is not saved yet, the button that saves it, and why it was refused. */
export function Bar(props: BarProps) {
  const { words, isReady, isSaving, problems, refusal, onSave, onDiscard } = props;
  return (
    <section className={styles.bar} aria-label="Salvare">
      {props.above}
      <div className={styles.barLine}>
        <p role="status" className={styles.barWords}>
          {words}
        </p>
        {onDiscard && (
          <button type="button" onClick={onDiscard}>
            Lascia perdere
          </button>
        )}
        {props.children}
        <button
          type="button"
          className={styles.main}
          disabled={!isReady || isSaving}
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

/** Shows the unsaved changes of an open file, or what can be done once it is saved. */
export function SaveBar({ changes, saved, onDiscard, onUndo, ...rest }: Props) {
  const [isShowing, setShowing] = useState(false);
  const isChanged = changes.length > 0;
  const { save } = saved ?? {};
  return (
    <Bar
      {...rest}
      words={wordsOf(changes.length, rest.problems, saved)}
      isReady={isChanged}
      onDiscard={isChanged ? onDiscard : undefined}
      above={isShowing && isChanged && <ChangeList changes={changes} />}
    >
      {isChanged && (
        <button type="button" aria-expanded={isShowing} onClick={() => setShowing(!isShowing)}>
          {isShowing ? "Nascondi" : "Che cosa?"}
        </button>
      )}
      {save && (
        <button type="button" onClick={() => onUndo(save.id)}>
          Annulla questo salvataggio
        </button>
      )}
      {saved && <a href={hrefOf({ page: "publish" })}>Pubblicare</a>}
    </Bar>
  );
}

function wordsOf(changes: number, problems: number, saved: Saved | undefined): string {
  if (saved) return "Salvato. I visitatori lo vedono quando si pubblica.";
  if (changes === 0) return "Niente da salvare.";
  const count = changes === 1 ? "Una modifica" : `${changes} modifiche`;
  return problems > 0 ? `${count} da salvare; qualcosa va corretto.` : `${count} da salvare.`;
}
