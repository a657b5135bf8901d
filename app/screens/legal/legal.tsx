import { useEffect, useState } from "react";
import { COOKIES_PAGE, PRIVACY_PAGE } from "../../../domain/addresses.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { SilencedNews } from "../../features/breaking-news/silenced-news.tsx";
import {
  consent,
  type NoticeLanguage,
  noticeLanguage,
} from "../../features/cookie-consent/consent.ts";
import { KeptPagesSwitch } from "../../features/offline/kept-pages-switch.tsx";
import { Tabs } from "../../page-components/tabs/tabs.tsx";
import { useStore } from "../../state/create-store.ts";
import type legalProps from "./legal.server.tsx";

const tabs: Record<NoticeLanguage, { id: string; label: string }> = {
  it: { id: "italiano", label: "Italiano" },
  en: { id: "english", label: "English" },
};

/** Privacy policy or cookie notice, in Italian and English (docs/behaviour.md, "Legal pages"). */
export default function Legal({ meta, languages, html }: ReturnType<typeof legalProps>) {
  const hasConsent = useStore(consent);
  const [shown, setShown] = useState(0);
  const language = languages[shown] ?? "it";
  // The notice speaks the language of the text that is shown, until the page is left.
  useEffect(() => {
    noticeLanguage.set(language);
    return () => noticeLanguage.set("it");
  }, [language]);
  const isCookies = meta.address === COOKIES_PAGE;
  const other = isCookies
    ? { address: PRIVACY_PAGE, words: "sulla privacy" }
    : { address: COOKIES_PAGE, words: "sui cookie" };
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <Tabs
        label="Lingua del testo"
        chosen={shown}
        onChoose={setShown}
        tabs={languages.map((language) => ({
          ...tabs[language],
          lang: language,
          panel: <Html name={language} html={html[language]} />,
        }))}
      />
      {isCookies && (
        <>
          <KeptPagesSwitch />
          <SilencedNews />
        </>
      )}
      <p className="screen-only">
        <a href="/licenze.txt" className="target">
          Licenze dei programmi e dei caratteri di questo sito
        </a>
      </p>
      {hasConsent && (
        <p className="screen-only">
          <a href={other.address} className="target">
            {`Vai all’informativa ${other.words}`}
          </a>
        </p>
      )}
    </>
  );
}
