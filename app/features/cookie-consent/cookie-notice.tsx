import { Suspense, useState } from "react";
import { COOKIES_PAGE, PRIVACY_PAGE } from "../../../domain/addresses.ts";
import { resilientLazy } from "../../hydration/client-only.tsx";
import { useStore } from "../../state/create-store.ts";
import { acceptCookies, consent, isAccepted, noticeLanguage } from "./consent.ts";
import styles from "./cookie-notice.module.css";

const WORDS = {
  it: {
    name: "Informativa sui cookie",
    sentence: "Questo sito conserva solo ciò che gli serve e non segue nessuno:",
    cookies: "cookie",
    privacy: "privacy",
    more: "Leggi di più",
  },
  en: {
    name: "Cookie notice",
    sentence: "This website keeps only what it needs and follows no one:",
    cookies: "cookies",
    privacy: "privacy",
    more: "Read more",
  },
};

/** Consent dialog; without its script, both links beside its button lead to the full text. */
const ConsentDialog = resilientLazy(() => import("./consent-dialog.tsx"));

/**
 * Renders the cookie banner (docs/behaviour.md, "Cookie consent"). It sticks to the foot of the window without covering the
 * end of the page, or the focused element.
 */
export function CookieNotice({ isCovered = false }: { isCovered?: boolean }) {
  const hasConsent = useStore(consent);
  const wasPressed = useStore(isAccepted);
  const [isReading, setIsReading] = useState(false);
  const language = useStore(noticeLanguage);
  const words = WORDS[language];
  if (hasConsent || wasPressed) return null;
  return (
    // Wrapper that React removes: ad blockers remove the section, because of its name.
    <div className="as-is" inert={isCovered}>
      <section lang={language} aria-label={words.name} className="gdpr">
        <p>
          {words.sentence} <a href={COOKIES_PAGE}>{words.cookies}</a>,{" "}
          <a href={PRIVACY_PAGE}>{words.privacy}</a>.
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => setIsReading(true)}>
            {words.more}
          </button>
          <button type="button" lang="it" className="button full" onClick={acceptCookies}>
            Accetta
          </button>
        </div>
        {isReading && (
          <Suspense>
            <ConsentDialog language={language} onClose={() => setIsReading(false)} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
