import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { VisitorsLine } from "../components/visitors-line.tsx";
import { hrefOf } from "../router/route.ts";
import { OTHER_DOORS, URGENT_DOORS } from "./doors.ts";
import { EndingList } from "./ending-list.tsx";
import { QuestionList } from "./question-list.tsx";
import styles from "./today.module.css";

/** Shows the start page: frequent tasks, items about to end, and the rector's questions. */
export function TodayPage() {
  const { answer, refusal } = useAsked(api.today);
  return (
    <Page title="Che cosa fare oggi">
      {refusal && <p role="alert">{refusal}</p>}
      {answer && answer.unpublished.length > 0 && (
        <p className={styles.unpublished}>
          {answer.unpublished.length === 1
            ? "C’è una modifica salvata che i visitatori non vedono ancora."
            : `Ci sono ${answer.unpublished.length} modifiche salvate che i visitatori non vedono ancora.`}{" "}
          <a href={hrefOf({ page: "publish" })}>Pubblicare</a>
        </p>
      )}
      <div className={styles.visitors}>
        <VisitorsLine />
      </div>
      {answer?.notices.map((notice) => (
        <p key={notice} className={styles.unpublished}>
          {notice}
        </p>
      ))}
      <ul className={styles.urgent}>
        {URGENT_DOORS.map(({ name, hint, to }) => (
          <li key={name}>
            <a href={hrefOf(to)}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {OTHER_DOORS.map(({ name, hint, to }) => (
          <li key={name}>
            <a href={hrefOf(to)}>{name}</a>
            <span>{hint}</span>
          </li>
        ))}
      </ul>
      {answer && <EndingList ending={answer.ending} />}
      {answer && <QuestionList files={answer.questions} />}
    </Page>
  );
}
