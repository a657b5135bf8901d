import { expect, test } from "vitest";
import { securityContact } from "../../schemas/site.ts";
import { securityTxt } from "./security-txt.ts";

const web = "https://www.esempio.it";
const NOW = Date.parse("2026-11-22T12:00:00Z");

test("a mailbox or a page is named, until the end of its last day in Rome, and nobody without any", () => {
  expect(securityTxt({ web, security: undefined })).toBeUndefined();
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
  ["sicurezza@esempio.it", "2026-11-22", undefined],
  ["https://www.esempio.it/difetti", "2027-11-22", undefined],
  ["sicurezza@esempio.it", "2026-11-21", "un giorno che deve ancora venire"],
  ["sicurezza@esempio.it", "30-11-2027", "una data scritta come 2027-11-30"],
  ["sicurezza@esempio.it", "2027-02-30", "il 30 febbraio 2027 non c’è"],
  ["esempio", "2027-11-30", "un indirizzo di posta elettronica, o uno che comincia con https://"],
  ["http://esempio.it", "2027-11-30", "un indirizzo di posta elettronica, o uno che comincia"],
])("%s until %s is accepted, or refused in Italian: %s", (contatto, scade_il, expected) => {
  const { error } = securityContact(NOW).safeParse({ contatto, scade_il });
  expect(error?.issues[0]?.message).toEqual(expected && expect.stringContaining(expected));
});
