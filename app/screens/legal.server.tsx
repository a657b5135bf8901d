import { Html } from "../components/html.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { Picture } from "../components/picture.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import type { NoticeLanguage } from "../features/cookie-consent/notice-language.ts";
import { longDate } from "../time/long-date.ts";
import type { LegalProps } from "./legal.tsx";
import { markup } from "./markup.server.ts";

type LegalText = PageDataOf<"legal">["texts"][number];

/** The words before the dates, in the language of each text. */
const labels: Record<NoticeLanguage, { effective: string; updated: string }> = {
  it: { effective: "In vigore dal", updated: "Aggiornata il" },
  en: { effective: "Effective", updated: "Updated" },
};

const languageOf = (text: LegalText): NoticeLanguage => (text.language === "en" ? "en" : "it");

/** What the screen of a legal page is given. */
export function legalProps({ title, summary, address, texts }: PageDataOf<"legal">): LegalProps {
  return {
    meta: { title, summary, address },
    languages: texts.map(languageOf),
    html: {
      opening: markup(<PageHeading title={title} summary={summary} />),
      texts: texts.map((text, position) => markup(<Text text={text} isFirst={position === 0} />)),
    },
  };
}

function Text({ text, isFirst }: { text: LegalText; isFirst: boolean }) {
  const language = languageOf(text);
  return (
    <>
      {!isFirst && <h2>{text.title}</h2>}
      <p>
        {labels[language].effective} <Day date={text.effectiveDate} language={language} />.{" "}
        {labels[language].updated} <Day date={text.updatedDate} language={language} />.
      </p>
      <Html html={text.html} className="prose prose-numbered" />
      {text.gallery.map((picture) => (
        <Picture key={picture.name} picture={picture} />
      ))}
    </>
  );
}

/** A day in words, the day before the month in English too. */
function Day({ date, language }: { date: string; language: NoticeLanguage }) {
  return <time dateTime={date}>{longDate(date, language === "en" ? "en-GB" : "it")}</time>;
}
