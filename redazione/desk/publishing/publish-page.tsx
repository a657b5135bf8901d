import { type FormEvent, useState } from "react";
import { readStored, writeStored } from "../../../app/storage/browser-storage.ts";
import type { PublishingLine, PublishingWish } from "../../api.ts";
import { publish, refusalOf, useAsked } from "../api.ts";
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
  const { answer, refusal, again } = useAsked("publishing");
  const [who, setWho] = useState(readStored(WHO) ?? "");
  // What the server has told last of each step, and the result; undefined before it is asked.
  const [told, setTold] = useState<Record<string, PublishingLine>>();
  const lines = Object.values(told ?? {});
  const isRunning = told !== undefined && !lines.some((line) => "result" in line);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const favour = (submitter as HTMLButtonElement | null)?.value as PublishingWish["favour"];
    writeStored(WHO, who);
    setTold({});
    const tell = (line: PublishingLine) =>
      setTold((before) => ({ ...before, ["step" in line ? line.step : "result"]: line }));
    try {
      await publish({ who, ...(favour && { favour }) }, tell);
    } catch (error) {
      tell({ result: "failed", sentence: refusalOf(error).sentence });
    }
    again();
  };
  return (
    <Page title="Pubblicare" refusal={refusal}>
      {!answer && !refusal && <p role="status">Si guarda che cosa cambia…</p>}
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
              {answer.where} Prima si controlla tutto: un sito che non si costruisce non si
              pubblica.
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
      <Steps lines={lines} />
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

const STATES = { begun: "in corso", done: "fatto", failed: "non riuscito" };

/** Shows the steps as they run, and the result. */
function Steps({ lines }: { lines: readonly PublishingLine[] }) {
  const steps = lines.filter((line) => "step" in line);
  const result = lines.find((line) => "result" in line);
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
