import { type OpenQuestions, SHEET } from "../../api.ts";
import { hrefOf } from "../router/route.ts";
import styles from "./today.module.css";

/** Number of files shown at first; those that matter most to visitors are listed first. */
const IN_VIEW = 8;

/** Lists the rector's open questions by file, each with a link to where it is answered. */
export function QuestionList({ files }: { files: readonly OpenQuestions[] }) {
  const count = countOf(files);
  return (
    <section className={styles.part} aria-labelledby="domande">
      <h2 id="domande">Le domande al rettore</h2>
      <p>
        {count === 0
          ? "Nessuna domanda aspetta risposta."
          : `${count} domande aspettano risposta. Si apre la pagina, e si preme la domanda a cui il rettore ha risposto.`}
      </p>
      {count > 0 && (
        <p>
          <a href={SHEET} target="_blank" rel="noopener">
            Il foglio da stampare per il rettore
          </a>
        </p>
      )}
      <Files files={files.slice(0, IN_VIEW)} />
      {files.length > IN_VIEW && (
        <details className={styles.questions}>
          <summary>
            Le altre pagine <span>{countOf(files.slice(IN_VIEW))}</span>
          </summary>
          <Files files={files.slice(IN_VIEW)} />
        </details>
      )}
    </section>
  );
}

const countOf = (files: readonly OpenQuestions[]) => files.flatMap((file) => file.questions).length;

function Files({ files }: { files: readonly OpenQuestions[] }) {
  return files.map(({ path, answeredIn, title, questions }) => (
    <details key={`${path} ${title}`} className={styles.questions}>
      <summary>
        {title} <span>{questions.length}</span>
      </summary>
      <ul>
        {questions.map(({ index, question }) => (
          <li key={index}>
            <a
              href={hrefOf({
                page: "file",
                path: answeredIn ?? path,
                question: index,
                askedBy: answeredIn && path,
              })}
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
