import { expect, test } from "vitest";
import { confirmationSheet, countInWords } from "./confirmation-sheet.ts";
import type { ConfirmationSheet } from "./confirmations.ts";

const page = { title: "Orari", file: "pages/orari.md", questions: [], doubts: [] };

const SHEET: ConfirmationSheet = {
  main: [{ ...page, questions: ["L’orario d’inverno.", "Se <la cripta> è aperta."] }],
  appendix: [{ ...page, title: "Un inno", questions: ["Il testo."] }],
  doubtful: [{ ...page, doubts: [{ text: "Verdisora, 2012", certainty: "una fonte" }] }],
};

/** Late in the evening in Greenwich, the day after in Rome. */
const printedOn = new Date("2026-11-20T23:30:00Z");
const sheet = confirmationSheet(SHEET, printedOn);

test("every question has a line for its answer, under the title of its page", () => {
  expect(sheet.match(/<span class="answer"><\/span><\/li>/g)).toHaveLength(3);
  expect(sheet).toContain("<h3>Orari</h3><ol><li>L’orario d’inverno.<span");
  expect(sheet).toContain("Verdisora, 2012 <em>(una fonte)</em>");
});

test("what can wait comes last, on sheets of its own, if there is any", () => {
  const parts = [...sheet.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(parts).toEqual(["Appendice", "Fonti da riscontrare"]);
  const short = confirmationSheet({ ...SHEET, appendix: [], doubtful: [] }, printedOn);
  expect(short).not.toContain("<h2>");
});

test("it says the day in Rome, names no file and needs none, and what editors write is text", () => {
  expect(sheet).toContain("21 novembre 2026");
  expect(sheet).not.toMatch(/\.md|\.yaml|(src|href)=|url\(|@import/);
  expect(sheet).toContain("Se &lt;la cripta&gt; è aperta.");
});

test("what is open is counted", () => {
  expect(countInWords(SHEET)).toBe(
    "Domande al rettore: 2, e 1 in appendice. Fonti da riscontrare: 1.",
  );
});
