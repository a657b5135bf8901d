import { expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { loadContent } from "../read/content.ts";
import { addressFromEnvironment, publicSite } from "./site-address.ts";

test.each(["https://www.esempio.it", "http://127.0.0.1:3000", "https://prova.esempio.it:8443"])(
  "%s can be the address of the site",
  (address) => {
    expect(addressFromEnvironment({ SITE_URL: address })).toBe(address);
  },
);

test.each([{}, { SITE_URL: "" }])("%j sets no address", (env) => {
  expect(addressFromEnvironment(env)).toBeUndefined();
});

test.each([
  ...words(`
    www.esempio.it https:// https://www.esempio.it/ https://www.esempio.it/sito
    https://www.esempio.it?da=qui https://io@esempio.it https://Esempio.it ftp://esempio.it
    javascript:alert(1)`),
  "https://esempio.it https://altro.it",
])("%s cannot, and is said to be wrong", (address) => {
  expect(() => addressFromEnvironment({ SITE_URL: address })).toThrow(
    `SITE_URL is "${address}", and has to be the address of the site`,
  );
});

test("pages and texts have the address that is set", () => {
  const site = publicSite(loadContent().site, { SITE_URL: "https://prova.esempio.it" });
  expect(site.web).toBe("https://prova.esempio.it");
  expect(site.fields.get("sito")).toBe("https://prova.esempio.it");
});
