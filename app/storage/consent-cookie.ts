import { tried } from "../../domain/untrusted.ts";

const PAIR = "cookieConsent=accepted";

/** 150 days, in seconds (docs/behaviour.md, "Cookie consent"). */
const MAX_AGE = 150 * 24 * 60 * 60;

/** Returns the consent cookie as it is written (docs/public-names.md, "Browser storage"). */
export function consentCookie(isHttps: boolean): string {
  return `${PAIR}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Returns whether the consent cookie exists; false when the browser denies cookies. */
export function hasConsentCookie(): boolean {
  // By hand: it is in the inline script of every page.
  try {
    return document.cookie.split("; ").includes(PAIR);
  } catch {
    return false;
  }
}

/** Writes the consent cookie; where the browser denies cookies, the notice closes for this page. */
export function writeConsentCookie(): void {
  tried(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = consentCookie(location.protocol === "https:");
  });
}
