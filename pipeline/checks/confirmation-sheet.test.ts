import { expect, test } from "vitest";
import { confirmationSheet, countInWords } from "./confirmation-sheet.ts";
import type { ConfirmationSheet } from "./confirmations.ts";

const SHEET: ConfirmationSheet = {
  main: [
    {
      title: "Orari",
      file: "pages/orari.md",
      questions: ["L’orario d’inverno.", "Se <la cripta> è aperta."],
      doubts: [],
    },
  ],
  appendix: [{ title: "Un inno", file: "hymns/inno.md", questions: ["Il testo."], doubts: [] }],
  doubtful: [
    {
      title: "Aquino",
      file: "companies/aquino.md",
      questions: [],
      doubts: [{ text: "Verdisora, 2012", certainty: "una fonte" }],
    },
  ],
};

/** Late in the evening in Greenwich, the day after in Rome. */
const printedOn = new Date("2026-11-20T23:30:00Z");
const sheet = confirmationSheet(SHEET, printedOn);

test("every question has a line for its answer, under the title of its page", () => {
  expect(sheet.match(/<span class="answer"><\/span><\/li>/g)).toHaveLength(3);
  expect(sheet).toContain("<h3>Orari</h3><ol><li>L’orario d’inverno.<span");
  expect(sheet).toContain("Verdisora, 2012 <em>(una fonte)</em>");
});

test("no file is named: who answers knows the pages by their titles", () => {
  expect(sheet).not.toMatch(/\.md|\.yaml/);
});

test("what can wait comes last, on sheets of its own, if there is any", () => {
  const parts = [...sheet.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(parts).toEqual(["Appendice", "Fonti da riscontrare"]);
  const short = confirmationSheet({ ...SHEET, appendix: [], doubtful: [] }, printedOn);
  expect(short).not.toContain("<h2>");
});

test("what editors write is text", () => {
  expect(sheet).toContain("Se &#x3C;la cripta> è aperta.");
});

test("it says the day in Rome", () => {
  expect(sheet).toContain("21 novembre 2026");
});

test("what is open is counted", () => {
  expect(countInWords(SHEET)).toBe(
    "Domande al rettore: 2, e 1 in appendice. Fonti da riscontrare: 1.",
  );
});

test("it needs no other file", () => {
  expect(sheet).not.toMatch(/(src|href)=|url\(|@import/);
});
