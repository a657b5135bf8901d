import type { Refusal } from "../../api.ts";
import { fileHref } from "../router.ts";

/** Explains a refusal: each problem, with a link to its file. */
export function RefusalWords({ refusal: { sentence, problems = [] } }: { refusal: Refusal }) {
  return (
    <div role="alert">
      <p>{sentence}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, sentence: reason }) => (
            <li key={reason}>
              {/\.(?:md|yaml)$/.test(file) ? <a href={fileHref(file)}>{reason}</a> : reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
