import { expect, test } from "vitest";
import { confirmationSheet, countInWords } from "./confirmation-sheet.ts";
import type { ConfirmationSection } from "./confirmations.ts";

const SECTIONS: ConfirmationSection[] = [
  {
    title: "Venire a Canneto",
    pages: [
      {
        title: "Orari",
        address: "/app/orari",
        file: "pages/orari.md",
        questions: ["L’orario d’inverno.", "Se <la cripta> è aperta."],
        doubts: [{ text: "Verdisora, 2012", certainty: "una fonte" }],
      },
      {
        title: "Un inno",
        address: undefined,
        file: "hymns/inno.md",
        questions: ["Il testo."],
        doubts: [],
      },
    ],
  },
];

/** Late in the evening in Greenwich, the day after in Rome. */
const sheet = confirmationSheet(SECTIONS, new Date("2026-11-20T23:30:00Z"));

test("the sheet has a line for each answer, and the address of each page", () => {
  expect(sheet.match(/<li><span class="question">/g)).toHaveLength(3);
  expect(sheet).toContain("Orari<small>/app/orari</small>");
  expect(sheet).toContain("Un inno<small>hymns/inno.md</small>");
  expect(sheet).toContain("Verdisora, 2012 <em>(una fonte)</em>");
});

test("what editors write is text", () => {
  expect(sheet).toContain("Se &#x3C;la cripta> è aperta.");
});

test("it says the day in Rome and how much is open", () => {
  expect(sheet).toContain(
    "al 21 novembre 2026 (cose da confermare: 3; fonti incerte: 1; pagine: 2).",
  );
  expect(countInWords([])).toBe("cose da confermare: 0; fonti incerte: 0; pagine: 0");
});

test("it needs no other file", () => {
  expect(sheet).not.toMatch(/(src|href)=|url\(|@import/);
});
