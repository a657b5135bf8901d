import { expect, test } from "vitest";
import { consentCookie } from "./consent-cookie.ts";

test("the consent cookie lasts 150 days and is Secure on https alone", () => {
  expect(consentCookie(false)).toBe(
    "cookieConsent=accepted; Max-Age=12960000; Path=/; SameSite=Lax",
  );
  expect(consentCookie(true)).toBe(
    "cookieConsent=accepted; Max-Age=12960000; Path=/; SameSite=Lax; Secure",
  );
});
