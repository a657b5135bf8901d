import { expect, test } from "vitest";
import { securityContact } from "../../schemas/security-contact.ts";
import { securityTxt } from "../write-seo-files.ts";

const web = "https://www.esempio.it";
const NOW = Date.parse("2026-11-22T12:00:00Z");

const written = (sicurezza: unknown) => securityContact(NOW).safeParse(sicurezza);

test("nobody is named while the content names nobody", () => {
  expect(securityTxt({ web, security: undefined })).toBeUndefined();
});

test("a mailbox or a page is named, until the end of its last day in Rome", () => {
  const security = { contact: "sicurezza@esempio.it", expires: "2027-11-30" };
  expect(securityTxt({ web, security })).toBe(
    [
      "Contact: mailto:sicurezza@esempio.it",
      "Expires: 2027-11-30T23:00:00.000Z",
      "Preferred-Languages: it, en",
      "Canonical: https://www.esempio.it/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  const page = { contact: "https://www.esempio.it/difetti", expires: "2027-11-30" };
  expect(securityTxt({ web, security: page })).toContain(
    "Contact: https://www.esempio.it/difetti\n",
  );
});

test.each([
  ["sicurezza@esempio.it", "2026-11-22"],
  ["https://www.esempio.it/difetti", "2027-11-22"],
])("%s until %s is accepted", (contatto, scade_il) => {
  expect(written({ contatto, scade_il }).success).toBe(true);
});

test.each([
  ["sicurezza@esempio.it", "2026-11-21", "un giorno che deve ancora venire"],
  ["sicurezza@esempio.it", "30-11-2027", "una data scritta come 2027-11-30"],
  ["sicurezza@esempio.it", "2027-02-30", "il 30 febbraio 2027 non c’è"],
  ["esempio", "2027-11-30", "un indirizzo di posta elettronica, o uno che comincia con https://"],
  ["http://esempio.it", "2027-11-30", "un indirizzo di posta elettronica, o uno che comincia"],
])("%s until %s is refused in Italian", (contatto, scade_il, expected) => {
  const messages = written({ contatto, scade_il }).error?.issues.map(({ message }) => message);
  expect(messages?.join()).toContain(expected);
});
