import { useState } from "react";
import { COOKIES_PAGE, PRIVACY_PAGE } from "../../../domain/addresses.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import { SilencedNews } from "../../features/breaking-news/silenced-news.tsx";
import { useConsent } from "../../features/cookie-consent/consent.ts";
import {
  type NoticeLanguage,
  useLanguageOfText,
} from "../../features/cookie-consent/notice-language.ts";
import { KeptPagesSwitch } from "../../features/offline/kept-pages-switch.tsx";
import { Tabs } from "../../page-components/tabs/tabs.tsx";

export interface LegalProps {
  meta: PageMetaProps;
  /** Languages of the texts, in order. */
  languages: readonly NoticeLanguage[];
  html: { opening: string } & Record<NoticeLanguage, string>;
}

/** Tabs, each in its own language. */
const tabs: Record<NoticeLanguage, { id: string; label: string }> = {
  it: { id: "italiano", label: "Italiano" },
  en: { id: "english", label: "English" },
};

/** Privacy policy or cookie notice, in Italian and English (docs/behaviour.md, "Legal pages"). */
export default function Legal({ meta, languages, html }: LegalProps) {
  const hasConsent = useConsent();
  const [shown, setShown] = useState(0);
  useLanguageOfText(languages[shown] ?? "it");
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <Tabs
        label="Lingua del testo"
        onChoose={setShown}
        tabs={languages.map((language) => ({
          ...tabs[language],
          lang: language,
          panel: <Html name={language} html={html[language]} />,
        }))}
      />
      {meta.address === COOKIES_PAGE && (
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
      {hasConsent && <OtherLegalPage address={meta.address} />}
    </>
  );
}

/** Links the other one of the two legal pages, once the consent cookie exists. */
function OtherLegalPage({ address }: { address: string | undefined }) {
  return (
    <p className="screen-only">
      {address === PRIVACY_PAGE ? (
        <a href={COOKIES_PAGE} className="target">
          Vai all’informativa sui cookie
        </a>
      ) : (
        <a href={PRIVACY_PAGE} className="target">
          Vai all’informativa sulla privacy
        </a>
      )}
    </p>
  );
}
