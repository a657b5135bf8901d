import { longDate } from "../../../domain/time/calendar-date.ts";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import type { NoticeLanguage } from "../../features/cookie-consent/consent.ts";
import { markup } from "../markup.server.ts";
import type { LegalData } from "./data.server.ts";
import styles from "./legal.module.css";
import { numberedFields } from "./legal-record.server.ts";

type LegalText = LegalData["texts"][number];

/** Labels of the dates and the table of contents, in the language of each text. */
const labels: Record<NoticeLanguage, { effective: string; updated: string; contents: string }> = {
  it: { effective: "In vigore dal", updated: "Aggiornata il", contents: "In questa pagina" },
  en: { effective: "Effective", updated: "Updated", contents: "On this page" },
};

const languageOf = (text: LegalText): NoticeLanguage => (text.language === "en" ? "en" : "it");

export default function legalProps({ title, summary, address, picture, texts }: LegalData) {
  const html = texts.map((text, position) => [
    languageOf(text),
    markup(<Text text={text} isFirst={position === 0} />),
  ]);
  return {
    meta: { title, summary, address },
    languages: texts.map(languageOf),
    html: {
      opening: markup(
        <>
          <PageHeading title={title} summary={summary} />
          {picture && <Picture picture={picture} isLeading />}
        </>,
      ),
      ...(Object.fromEntries(html) as Record<NoticeLanguage, string>),
    },
  };
}

function Text({ text, isFirst }: { text: LegalText; isFirst: boolean }) {
  const language = languageOf(text);
  const label = labels[language];
  return (
    <div className={`one-column ${styles.text}`}>
      {!isFirst && <h2>{text.title}</h2>}
      <p className={styles.days}>
        {label.effective} <Day date={text.effectiveDate} language={language} />. {label.updated}{" "}
        <Day date={text.updatedDate} language={language} />.
      </p>
      <nav aria-label={label.contents} className={styles.contents}>
        <ol>
          {text.contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Html html={numberedFields(text.record, "content").join("")} className="prose" />
      {numberedFields(text.record, "img").map((picture) => (
        <Picture key={picture.name} picture={picture} />
      ))}
    </div>
  );
}

/** Renders a date in words, the day before the month in English too. */
function Day({ date, language }: { date: string; language: NoticeLanguage }) {
  const english = { dateStyle: "long", timeZone: "UTC" } as const;
  const words =
    language === "en" ? new Date(date).toLocaleDateString("en-GB", english) : longDate(date);
  return <time dateTime={date}>{words}</time>;
}
