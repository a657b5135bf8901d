import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { siteSchema } from "../../schemas/site.ts";
import { securityTxt } from "./security-txt.ts";

test("whom to tell of a fault is said for less than a year", () => {
  const site = { web: "https://www.esempio.it", faultContact: "mailto:segreteria@esempio.it" };
  expect(securityTxt(site, Date.parse("2027-03-01T12:00:00Z"))).toBe(
    [
      "Contact: mailto:segreteria@esempio.it",
      "Expires: 2028-02-28T12:00:00.000Z",
      "Preferred-Languages: it, en",
      "Canonical: https://www.esempio.it/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("without a mailbox the telephone is named", () => {
  const file = parse(readFileSync("content/site.yaml", "utf8"));
  const contactWith = (posta_elettronica: string | null) =>
    siteSchema.parse({ ...file, posta_elettronica }).faultContact;
  expect(contactWith("segreteria@esempio.it")).toBe("mailto:segreteria@esempio.it");
  expect(contactWith(null)).toBe(siteSchema.parse(file).phoneHref);
});
