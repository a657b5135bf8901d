import type { FieldProblem, FilePath } from "../../api.ts";
import { messageOf } from "../form/error-schema.ts";
import type { Path } from "../form/path.ts";
import type { Words } from "../form/schema.ts";
import styles from "./editor.module.css";
import { problemPlace } from "./problem-place.ts";
import { unknownWord } from "./unknown-word.ts";

interface Props {
  /** The open file: problems in other files have no field in this form. */
  path: FilePath;
  problems: readonly FieldProblem[];
  words: Words;
  goTo: (path: Path) => void;
  onAllow: (word: string) => void;
}

/** The id of the summary, which receives focus when a save is refused. */
export const SUMMARY_ID = "da-correggere";

/** Lists all problems, each with a link to its field. */
export function ProblemSummary({ path, problems, words, goTo, onAllow }: Props) {
  if (problems.length === 0) return null;
  return (
    <section
      id={SUMMARY_ID}
      tabIndex={-1}
      className={styles.problems}
      aria-labelledby={`${SUMMARY_ID}/nome`}
    >
      <h2 id={`${SUMMARY_ID}/nome`}>
        {problems.length === 1 ? "Una cosa da correggere" : `${problems.length} cose da correggere`}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.sentence}>
            {problem.file === path && problem.at.length > 0 ? (
              <button type="button" onClick={() => goTo(problem.at)}>
                {problemPlace(problem, words)}
              </button>
            ) : (
              <strong>
                {problem.file === path ? problem.field : `${problem.file}, ${problem.field}`}:
              </strong>
            )}{" "}
            {messageOf(problem)} <AllowWord problem={problem} onAllow={onAllow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Offers to accept a name that the dictionary does not know, although it is correct. */
function AllowWord({ problem, onAllow }: { problem: FieldProblem } & Pick<Props, "onAllow">) {
  const word = unknownWord(problem);
  if (!word) return null;
  return (
    <button type="button" onClick={() => onAllow(word)}>
      «{word}» è giusta
    </button>
  );
}
