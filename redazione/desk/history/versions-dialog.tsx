import { useState } from "react";
import type { Draft, FilePath } from "../../api.ts";
import { ask, useAsked } from "../api.ts";
import { Dialog } from "../components/dialog.tsx";
import { dayOf, hourOf } from "../rome-time.ts";
import styles from "./history.module.css";

interface Props {
  path: FilePath;
  /** Receives an earlier version as an unsaved draft. */
  onTake: (draft: Draft) => void;
  onClose: () => void;
}

/** Lists the versions of a file, each with the words before and after; any of them can be taken back into the form. */
export function VersionsDialog({ path, onTake, onClose }: Props) {
  const { answer, refusal } = useAsked("versions", path);
  const [failure, setFailure] = useState("");
  const take = (id: string) =>
    ask("version", { path, id }).then(onTake, (error: Error) => setFailure(error.message));
  return (
    <Dialog title="Le versioni di prima" onClose={onClose}>
      <p>
        Di ogni salvataggio, le parole <del>tolte</del> e quelle <ins>messe</ins>. Una versione che
        si riprende si vede nell’anteprima, e torna sul sito soltanto se si salva: niente va
        perduto.
      </p>
      {(refusal || failure) && <p role="alert">{refusal ?? failure}</p>}
      {!answer && !refusal && <p role="status">Si cercano…</p>}
      <ol className={styles.saves}>
        {answer?.map(({ id, at, what, words }, index) => (
          <li key={id} className="row">
            <details className={styles.what}>
              <summary>
                <small>
                  {dayOf(at)}, {hourOf(at)}
                </small>{" "}
                {what}
              </summary>
              <p className={styles.words}>
                {words.length === 0 && "Da qui comincia il file, o cambia soltanto il suo nome."}
                {words.map(({ kind: Kind, text }, place) => (
                  <Kind key={place}>{text}</Kind>
                ))}
              </p>
            </details>
            {index > 0 && (
              <button
                type="button"
                aria-label={`Riprendi la versione di ${dayOf(at)}, ${hourOf(at)}`}
                onClick={() => take(id)}
              >
                Riprendi
              </button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
