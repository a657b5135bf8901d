import { expect, test } from "vitest";
import { consentCookie } from "./consent-cookie.ts";

test("the consent cookie lasts 150 days and is Secure on https alone", () => {
  const plain = "cookieConsent=accepted; Max-Age=12960000; Path=/; SameSite=Lax";
  expect([consentCookie(false), consentCookie(true)]).toEqual([plain, `${plain}; Secure`]);
});
