const PAIR = "cookieConsent=accepted";

/** 150 days, in seconds (docs/behaviour.md, "Cookie consent"). */
const MAX_AGE = 150 * 24 * 60 * 60;

/** Returns the consent cookie as it is written (docs/public-names.md, "Browser storage"). */
export function consentCookie(isHttps: boolean): string {
  return `${PAIR}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Returns whether the consent cookie exists; false when the browser denies cookies. */
export function hasConsentCookie(): boolean {
  try {
    return document.cookie.split("; ").includes(PAIR);
  } catch {
    return false;
  }
}

/** Writes the consent cookie; it is lost where the browser denies cookies. */
export function writeConsentCookie(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = consentCookie(location.protocol === "https:");
  } catch {
    // The notice closes for this page; there is nothing else to do.
  }
}
