import { focusMain } from "../../components/skip-link.tsx";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { createStore } from "../../state/create-store.ts";
import { hasConsentCookie, writeConsentCookie } from "../../storage/consent-cookie.ts";

/** Acceptance in this page: it closes the notice even where cookies are denied. */
export const isAccepted = createStore(false);

/** Presence of the consent cookie, read again whenever this tab is shown: another one may have accepted meanwhile. */
export const consent = createStore(false, hasConsentCookie, (set) => {
  const look = () => set(hasConsentCookie());
  look();
  const ending = new AbortController();
  document.addEventListener("visibilitychange", look, { signal: ending.signal });
  window.addEventListener("focus", look, { signal: ending.signal });
  return () => ending.abort();
});

/** Language of the notice: Italian, or English where the page shows its English text. */
export type NoticeLanguage = "it" | "en";

export const noticeLanguage = createStore<NoticeLanguage>("it");

/** Stores the cookie, closes the notice and moves the focus to the text (docs/behaviour.md, "Cookie consent"). */
export function acceptCookies(): void {
  writeConsentCookie();
  // CSS hides the notice at once; what may follow is deferred.
  document.documentElement.dataset.consent = "accepted";
  // Replaces the focus of the removed button; after the dialog the modal does, as the page is still inert.
  focusMain();
  yieldToMain(() => {
    isAccepted.set(true);
    consent.set(hasConsentCookie());
  });
}
