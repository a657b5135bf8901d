import { type FormEvent, useReducer, useState } from "react";
import { api } from "../api/api.ts";
import { publish } from "../api/publish.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { NOT_BEGUN, proceed } from "./progress.ts";
import { readPublisher, rememberPublisher } from "./publisher.ts";
import styles from "./publishing.module.css";
import { StepList } from "./step-list.tsx";

/** What will change for visitors, and the button that does it. */
export function PublishPage() {
  const { answer, refusal, again } = useAsked(api.publishing);
  const [who, setWho] = useState(readPublisher);
  const [progress, tell] = useReducer(proceed, NOT_BEGUN);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    rememberPublisher(who);
    tell("begin");
    try {
      await publish(who, tell);
    } catch (error) {
      tell({ result: "failed", sentence: (error as Error).message });
    }
    again();
  };
  return (
    <Page title="Pubblicare">
      {refusal && <p role="alert">{refusal}</p>}
      {answer && (
        <>
          <section aria-labelledby="che-cosa-cambia">
            <h2 id="che-cosa-cambia">Che cosa cambia</h2>
            {answer.changes.length === 0 ? (
              <p>Niente: il sito è già come qui.</p>
            ) : (
              <ul className={styles.changes}>
                {answer.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </section>
          <form onSubmit={submit} className={styles.form}>
            <label>
              Chi pubblica
              <input
                required
                value={who}
                autoComplete="name"
                onChange={({ target }) => setWho(target.value)}
              />
            </label>
            <p>
              {answer.way === "folder"
                ? `Il sito nuovo va nella cartella ${answer.where}.`
                : `Le modifiche vanno a ${answer.where}, con questo nome.`}{" "}
              Prima si controlla tutto: un sito che non si costruisce non si pubblica.
            </p>
            <button type="submit" disabled={progress.isRunning}>
              {progress.isRunning ? "Si pubblica…" : "Pubblica"}
            </button>
          </form>
        </>
      )}
      <StepList progress={progress} />
    </Page>
  );
}
