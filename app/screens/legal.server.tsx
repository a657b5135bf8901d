import { Html } from "../components/html.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { Picture } from "../components/picture.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import { longDate } from "../time/long-date.ts";
import type { Language, LegalProps } from "./legal.tsx";
import { markup } from "./markup.server.ts";

type LegalText = PageDataOf<"legal">["texts"][number];

const EFFECTIVE: Record<Language, string> = { it: "In vigore dal", en: "Effective" };

const languageOf = (text: LegalText): Language => (text.language === "en" ? "en" : "it");

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
        {EFFECTIVE[language]}{" "}
        <time dateTime={text.effectiveDate}>{longDate(text.effectiveDate, language)}</time>
      </p>
      <Html html={text.html} className="prose prose-numbered" />
      {text.gallery.map((picture) => (
        <Picture key={picture.name} picture={picture} />
      ))}
    </>
  );
}
