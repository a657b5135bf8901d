import type { Progress } from "./progress.ts";
import styles from "./publishing.module.css";

const STATES = { begun: "in corso", done: "fatto", failed: "non riuscito" };

/** Shows the steps as they run, and the result. */
export function StepList({ progress: { steps, result } }: { progress: Progress }) {
  return (
    <div role="status">
      <ol className={styles.steps}>
        {steps.map(({ step, state, sentence }) => (
          <li key={step} data-state={state}>
            {step} <span>{STATES[state]}</span>
            {sentence && <p>{sentence}</p>}
          </li>
        ))}
      </ol>
      {result && (
        <p className={styles.result} data-result={result.result}>
          {result.sentence}
        </p>
      )}
    </div>
  );
}
