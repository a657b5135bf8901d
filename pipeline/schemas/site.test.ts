import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { siteSchema } from "./site.ts";

test("faults are told to the mailbox, and without one to the telephone", () => {
  const file = parse(readFileSync("content/site.yaml", "utf8"));
  const contactWith = (posta_elettronica: string | null) =>
    siteSchema.parse({ ...file, posta_elettronica }).faultContact;
  expect(contactWith("segreteria@esempio.it")).toBe("mailto:segreteria@esempio.it");
  expect(contactWith(null)).toBe(siteSchema.parse(file).phoneHref);
});
