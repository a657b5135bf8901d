import { type FormEvent, useReducer, useState } from "react";
import { readStored, writeStored } from "../../../app/storage/browser-storage.ts";
import type { PublishingLine, PublishingWish } from "../../api.ts";
import { api } from "../api/api.ts";
import { refusalOf } from "../api/request.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { VisitorsLine } from "./visitors-line.tsx";

/** The choices in a merge conflict: whose version wins. */
const CHOICES = [
  ["ours", "Pubblica, e restano le mie"],
  ["theirs", "Pubblica, e restano le loro"],
] as const;

/** The name of the last person who published from this browser. */
const WHO = "banco/chi-pubblica";

/** Shows the changes that visitors will see, and the button that publishes them. */
export function PublishPage() {
  const { answer, refusal, again } = useAsked(api.publishing);
  const [who, setWho] = useState(readStored(WHO) ?? "");
  const [progress, tell] = useReducer(proceed, NOT_BEGUN);
  const { isRunning } = progress;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const favour = (submitter as HTMLButtonElement | null)?.value as PublishingWish["favour"];
    writeStored(WHO, who);
    tell("begin");
    try {
      await api.publish({ who, ...(favour && { favour }) }, tell);
    } catch (error) {
      tell({ result: "failed", sentence: refusalOf(error).sentence });
    }
    again();
  };
  return (
    <Page title="Pubblicare" refusal={refusal}>
      {answer && (
        <>
          <section aria-labelledby="che-cosa-cambia">
            <h2 id="che-cosa-cambia">Che cosa cambia</h2>
            {answer.changes.length === 0 && <p>Niente: il sito è già come qui.</p>}
            <Changes changes={answer.changes} />
          </section>
          {answer.others.length > 0 && (
            <section aria-labelledby="che-cosa-e-cambiato">
              <h2 id="che-cosa-e-cambiato">Che cosa hanno cambiato altri nel frattempo</h2>
              <Changes changes={answer.others} />
            </section>
          )}
          {answer.conflict && <p role="alert">{answer.conflict}</p>}
          <form onSubmit={submit} className="stack">
            <label className="above">
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
              <button
                key={favour}
                type="submit"
                value={favour}
                className="main"
                disabled={isRunning}
              >
                {isRunning ? "Si pubblica…" : words}
              </button>
            ))}
          </form>
        </>
      )}
      <Steps progress={progress} />
      {!isRunning && <VisitorsLine />}
    </Page>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/** The progress of publishing. */
interface Progress {
  isRunning: boolean;
  steps: readonly Extract<PublishingLine, { step: string }>[];
  result?: Extract<PublishingLine, { result: string }>;
}

export const NOT_BEGUN: Progress = { isRunning: false, steps: [] };

/** Adds a line of the server to the progress; the end of a step replaces its beginning. */
export function proceed(progress: Progress, line: PublishingLine | "begin"): Progress {
  if (line === "begin") return { isRunning: true, steps: [] };
  if ("result" in line) return { ...progress, isRunning: false, result: line };
  const others = progress.steps.filter(({ step }) => step !== line.step);
  return { ...progress, steps: [...others, line] };
}

const STATES = { begun: "in corso", done: "fatto", failed: "non riuscito" };

/** Shows the steps as they run, and the result. */
function Steps({ progress: { steps, result } }: { progress: Progress }) {
  return (
    <div role="status">
      <ol>
        {steps.map(({ step, state, sentence }) => (
          <li key={step} className={state === "failed" ? "wrong" : undefined}>
            {step} <small>{STATES[state]}</small>
            {sentence && <p>{sentence}</p>}
          </li>
        ))}
      </ol>
      {result && (
        <p className={`note ${result.result === "failed" ? "wrong" : ""}`}>{result.sentence}</p>
      )}
    </div>
  );
}
