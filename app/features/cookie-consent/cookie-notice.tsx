import { lazy, Suspense, useState } from "react";
import { acceptCookies, useIsAnswered } from "./consent.ts";
import styles from "./cookie-notice.module.css";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/**
 * The cookie banner (specification, sections 2 and 4). It stands at the foot of the window without covering the
 * end of the page; in low windows, and without scripts, at the end of the page itself.
 */
export function CookieNotice() {
  const isAnswered = useIsAnswered();
  const [isReading, setIsReading] = useState(false);
  if (isAnswered) return null;
  return (
    <section aria-label="Informativa sui cookie" className={styles.notice}>
      <p>
        Questo sito conserva solo ciò che gli serve e non segue nessuno:{" "}
        <a href="/app/cookie-consent">cookie</a>, <a href="/app/privacy-policy">privacy</a>.
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.more} onClick={() => setIsReading(true)}>
          Leggi di più
        </button>
        <button type="button" className={styles.accept} onClick={acceptCookies}>
          Accetta
        </button>
      </div>
      {isReading && (
        <Suspense>
          <ConsentDialog onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </section>
  );
}
