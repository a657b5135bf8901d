import { Link } from "react-router";
import { PageHeading } from "../components/page-heading.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { Tabs } from "../components/tabs.tsx";
import { ToConfirm } from "../components/to-confirm.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, legalData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { useConsent } from "../features/cookie-consent/consent.ts";
import { KeptPagesSwitch } from "../features/offline/kept-pages-switch.tsx";
import { pageMeta } from "../page-meta.ts";
import { longDate } from "../time/long-date.ts";
import type { Route } from "./+types/legal";

export async function loader({ url }: Route.LoaderArgs) {
  const data = legalData(loadContent(), addressOf(url));
  return { ...data, texts: await Promise.all(data.texts.map(withPictures)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta(loaderData);
}

type LegalText = Route.ComponentProps["loaderData"]["texts"][number];

/** The words around the texts, in the language of each. */
const labels: Record<"it" | "en", { tab: string; effective: string; toConfirm: string }> = {
  it: { tab: "Italiano", effective: "In vigore dal", toConfirm: "Da confermare" },
  en: { tab: "English", effective: "Effective", toConfirm: "To be confirmed" },
};

/** Privacy policy or cookie notice, in Italian and English (specification, sections 2 and 3). */
export default function Legal({
  loaderData: { title, summary, address, texts, prose },
}: Route.ComponentProps) {
  const hasConsent = useConsent();
  return (
    <>
      <PageHeading title={title} summary={summary} />
      <Tabs
        label="Lingua del testo"
        tabs={texts.map((text, position) => {
          const language = languageOf(text);
          return {
            id: language === "en" ? "english" : "italiano",
            label: labels[language].tab,
            lang: language,
            panel: <Panel text={text} html={prose?.[position]} isFirst={position === 0} />,
          };
        })}
      />
      {address === "/app/cookie-consent" && <KeptPagesSwitch />}
      <p>
        <a href="/licenze.txt">Licenze dei programmi e dei caratteri di questo sito</a>
      </p>
      {hasConsent && <OtherLegalPage address={address} />}
    </>
  );
}

/** The cross button between the two legal pages, shown once the consent cookie exists (specification, section 4). */
function OtherLegalPage({ address }: { address: string }) {
  return (
    <p>
      {address === "/app/privacy-policy" ? (
        <Link to="/app/cookie-consent">Vai all’informativa sui cookie</Link>
      ) : (
        <Link to="/app/privacy-policy">Vai all’informativa sulla privacy</Link>
      )}
    </p>
  );
}

const languageOf = (text: LegalText) => (text.language === "en" ? "en" : "it");

function Panel({
  text,
  html,
  isFirst,
}: {
  text: LegalText;
  html?: string | undefined;
  isFirst: boolean;
}) {
  const language = languageOf(text);
  const { effective, toConfirm } = labels[language];
  return (
    <>
      {!isFirst && <h2>{text.title}</h2>}
      <p>
        {effective}{" "}
        <time dateTime={text.effectiveDate}>{longDate(text.effectiveDate, language)}</time>
      </p>
      <Prose html={html} className="prose-numbered" />
      {text.gallery.map((picture) => (
        <Picture key={picture.name} picture={picture} />
      ))}
      <ToConfirm title={toConfirm} sentences={text.toConfirm} />
    </>
  );
}
