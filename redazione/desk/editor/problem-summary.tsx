import { useEffect, useRef } from "react";
import type { FieldProblem, FilePath, Schema } from "../../api.ts";
import { useForm } from "../form/form-context.ts";
import { messageOf } from "../form/frame.tsx";
import { placeOf } from "../form/schema.ts";
import type { EditedFile } from "./editing.ts";
import styles from "./editor.module.css";

interface Props {
  file: EditedFile;
  /** The path of the file: problems in other files have no field in this form. */
  path: FilePath;
  schema: Schema;
}

/** Lists all problems, each with a link to its field; the refusal of a save moves focus here. */
export function ProblemSummary({ file: { refusal, allow }, path, schema }: Props) {
  const { fields, problems, goTo } = useForm();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);
  if (problems.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      className={styles.problems}
      aria-labelledby="da-correggere"
    >
      <h2 id="da-correggere">
        {problems.length === 1 ? "Una cosa da correggere" : `${problems.length} cose da correggere`}
      </h2>
      <ul>
        {problems.map((problem) => {
          const { at, file, field, sentence } = problem;
          const word = unknownWord(problem);
          return (
            <li key={sentence}>
              {[path, ""].includes(file) && at.length > 0 ? (
                <button type="button" className="quiet" onClick={() => goTo(at)}>
                  {at[0] === "testo" ? "Testo" : placeOf(at, fields, schema)}
                </button>
              ) : (
                <strong>{file === path ? field : `${file}, ${field}`}:</strong>
              )}{" "}
              {messageOf(problem)}{" "}
              {word && (
                <button type="button" className="quiet" onClick={() => allow(word)}>
                  «{word}» è giusta
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns a name that the dictionary does not know, although it may be right; undefined for every other problem. */
function unknownWord({ found }: FieldProblem): string | undefined {
  return /^«(.+)», che il dizionario non conosce$/.exec(found)?.[1];
}
