import { longDate } from "../../../domain/time/calendar-date.ts";
import { SHEET } from "../../api.ts";
import type { Answer } from "../../server/calls.ts";
import { useAsked } from "../api.ts";
import { Page } from "../components/page.tsx";
import { VisitorsLine } from "../publishing/visitors-line.tsx";
import { fileHref } from "../router.ts";
import styles from "./today.module.css";

/** Shortcuts to urgent tasks: name, hint, address. */
const URGENT = [
  [
    "Dire com’è la strada",
    "Chiusa per neve, aperta con attenzione, di nuovo aperta.",
    fileHref("road.yaml", { aggiungi: "" }),
  ],
  [
    "Pubblicare un avviso",
    "Una Messa spostata, una chiusura, una celebrazione.",
    fileHref("news.yaml", { aggiungi: "" }),
  ],
  [
    "Cambiare gli orari",
    "Messe, apertura, confessioni; un giorno speciale.",
    fileHref("hours.yaml"),
  ],
] as const;

/** Shortcuts to tasks that can wait. */
const OTHERS = [
  [
    "Correggere un testo",
    "Cambiare una frase in una pagina, in una preghiera, in una compagnia.",
    "#/elenco",
  ],
  [
    "Mettere una fotografia",
    "Al posto di un disegno, nella pagina che si sceglie.",
    "#/elenco?per=fotografia",
  ],
  [
    "Aggiungere una festa",
    "Una data che torna ogni anno.",
    fileHref("calendar.yaml", { aggiungi: "feste" }),
  ],
  ["Aggiungere una compagnia", "Il paese, i giorni, la strada.", "#/nuovo/companies"],
  ["Aggiungere un inno", "Con le parole, in una lingua o in due.", "#/nuovo/hymns"],
  ["Aggiungere una preghiera", "Come un inno, fra le preghiere.", "#/nuovo/prayers"],
  ["Fare una pagina nuova", "In una delle sezioni del sito.", "#/nuovo/pages"],
] as const;

/** Shows the start page: frequent tasks, items about to end, and the rector's questions. */
export function TodayPage() {
  const { answer, refusal } = useAsked("today");
  const unpublished = answer?.unpublished.length ?? 0;
  return (
    <Page title="Che cosa fare oggi" refusal={refusal}>
      <ul className={styles.urgent}>
        {URGENT.map(([name, hint, href]) => (
          <li key={name}>
            <a href={href}>
              <strong>{name}</strong>
              <small>{hint}</small>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {OTHERS.map(([name, hint, href]) => (
          <li key={name}>
            <a href={href}>{name}</a>
            <small>{hint}</small>
          </li>
        ))}
      </ul>
      {/* What comes late stands below the tasks: none moves under who is about to press it. */}
      {unpublished > 0 && (
        <p className="note">
          {unpublished === 1
            ? "C’è una modifica salvata che i visitatori non vedono ancora."
            : `Ci sono ${unpublished} modifiche salvate che i visitatori non vedono ancora.`}{" "}
          <a href="#/pubblicare">Pubblicare</a>
        </p>
      )}
      <VisitorsLine />
      {answer?.notices.map((notice) => (
        <p key={notice} className="note">
          {notice}
        </p>
      ))}
      {answer && (
        <>
          <section className={styles.part} aria-labelledby="in-scadenza">
            <h2 id="in-scadenza">Che cosa sta per scadere</h2>
            {answer.ending.length === 0 && <p>Niente, per ora.</p>}
            <ul>
              {answer.ending.map(({ path, at, what, on, days }) => (
                <li key={`${path} ${at.join()}`}>
                  <a href={fileHref(path, { campo: at.join(".") })}>{what}</a>{" "}
                  <small>{whenItEnds(on, days)}</small>
                </li>
              ))}
            </ul>
          </section>
          <Questions files={answer.questions} />
        </>
      )}
    </Page>
  );
}

/** Formats an end date: "finisce domani, 16 gennaio 2027". @param days from today; negative if it is over */
export function whenItEnds(on: string, days: number): string {
  const date = longDate(on.slice(0, 10));
  if (days < 0) return `è finito il ${date}`;
  const when = new Intl.RelativeTimeFormat("it", { numeric: "auto" }).format(days, "day");
  return `finisce ${when}, ${date}`;
}

/** Number of files shown at first; those that matter most to visitors are listed first. */
const IN_VIEW = 8;

type OpenQuestions = Answer<"today">["questions"];

const countOf = (files: OpenQuestions) => files.flatMap((file) => file.questions).length;

/** Lists the rector's open questions by file, each with a link to where it is answered. */
function Questions({ files }: { files: OpenQuestions }) {
  const count = countOf(files);
  return (
    <section className={styles.part} aria-labelledby="domande">
      <h2 id="domande">Le domande al rettore</h2>
      {count === 0 ? (
        <p>Nessuna domanda aspetta risposta.</p>
      ) : (
        <>
          <p>
            {count} domande aspettano risposta. Si apre la pagina, e si preme la domanda a cui il
            rettore ha risposto.
          </p>
          <p>
            <a href={SHEET} target="_blank" rel="noopener">
              Il foglio da stampare per il rettore
            </a>
          </p>
        </>
      )}
      <Files files={files.slice(0, IN_VIEW)} />
      {files.length > IN_VIEW && (
        <details className={styles.questions}>
          <summary>
            Le altre pagine <small>{countOf(files.slice(IN_VIEW))}</small>
          </summary>
          <Files files={files.slice(IN_VIEW)} />
        </details>
      )}
    </section>
  );
}

function Files({ files }: { files: OpenQuestions }) {
  return files.map(({ path, answeredIn, field, title, questions }) => (
    <details key={`${path} ${title}`} className={styles.questions}>
      <summary>
        {title} <small>{questions.length}</small>
      </summary>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <a
              href={fileHref(
                answeredIn ?? path,
                field ? { campo: field } : { domanda: question, di: answeredIn && path },
              )}
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
