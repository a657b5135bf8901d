import { type FormEvent, useReducer, useState } from "react";
import type { PublishingWish } from "../../api.ts";
import { api } from "../api/api.ts";
import { publish } from "../api/publish.ts";
import { refusalOf } from "../api/request.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { VisitorsLine } from "../components/visitors-line.tsx";
import { NOT_BEGUN, proceed } from "./progress.ts";
import { readPublisher, rememberPublisher } from "./publisher.ts";
import styles from "./publishing.module.css";
import { StepList } from "./step-list.tsx";

/** The choices in a merge conflict: whose version wins. */
const CHOICES = [
  ["ours", "Pubblica, e restano le mie"],
  ["theirs", "Pubblica, e restano le loro"],
] as const;

/** Shows the changes that visitors will see, and the button that publishes them. */
export function PublishPage() {
  const { answer, refusal, again } = useAsked(api.publishing);
  const [who, setWho] = useState(readPublisher);
  const [progress, tell] = useReducer(proceed, NOT_BEGUN);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const favour = (submitter as HTMLButtonElement | null)?.value as PublishingWish["favour"];
    rememberPublisher(who);
    tell("begin");
    try {
      await publish({ who, ...(favour && { favour }) }, tell);
    } catch (error) {
      tell({ result: "failed", sentence: refusalOf(error).sentence });
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
          {answer.others.length > 0 && (
            <section aria-labelledby="che-cosa-e-cambiato">
              <h2 id="che-cosa-e-cambiato">Che cosa hanno cambiato altri nel frattempo</h2>
              <ul className={styles.changes}>
                {answer.others.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          )}
          {answer.conflict && <p role="alert">{answer.conflict}</p>}
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
            {(answer.conflict ? CHOICES : [["", "Pubblica"] as const]).map(([favour, words]) => (
              <button key={favour} type="submit" value={favour} disabled={progress.isRunning}>
                {progress.isRunning ? "Si pubblica…" : words}
              </button>
            ))}
          </form>
        </>
      )}
      <StepList progress={progress} />
      {!progress.isRunning && <VisitorsLine />}
    </Page>
  );
}
