import { expect, test } from "vitest";
import { type ItalianText, textsOfFile } from "./italian-texts.ts";

const read = (texts: ItalianText[]) =>
  texts.filter(({ text }) => text !== "").map(({ at, text }) => `${at.join(".")}: ${text}`);

test("a page is read by field and by line, without addresses, code and names of fields", () => {
  const source = `---
titolo: Orari
fonti:
  - testo: "Diocesi"
    certezza: certo
---

Si sale [da Settefrati](/app/info).

- Il dato \`cookieConsent\` di {posta_elettronica}
`;
  expect(read(textsOfFile("pages/orari.md", source))).toEqual([
    "titolo: Orari",
    "fonti.0.testo: Diocesi",
    "fonti.0.certezza: certo",
    "testo: Si sale [da Settefrati].",
    "testo: - Il dato   di  ",
  ]);
});

const VERSE = `---
titolo: Prova
lingua: [la, it]
---

## Latino

Ave, maris stella

## Italiano

Salve, stella del mare

## Nota

Si canta.
`;

test.each([
  [
    "of a hymn, the strophes in Latin",
    VERSE,
    ["testo: ## Italiano", "testo: Salve, stella del mare", "testo: ## Nota", "testo: Si canta."],
  ],
  ["of a hymn in Latin only, its words", VERSE.replace("[la, it]", "[la]"), []],
  [
    "of a page, the paragraphs in another language",
    "---\ntitolo: Prova\n---\n\n{en} Every August.\n\nOgni agosto.\n",
    ["testo: Ogni agosto."],
  ],
  ["of a company, the files of others", "---\ntitolo: Prova\nvicine: [sant-elia]\n---\n", []],
])("left out is, %s", (_name, source, expected) => {
  expect(read(textsOfFile("a.md", source))).toEqual(["titolo: Prova", ...expected]);
});

test("left out is a text in English, whole, and of a data file, names for the program", () => {
  expect(textsOfFile("a.md", VERSE.replace("[la, it]", "en"))).toEqual([]);
  const data = "- id: palme\n  nome: Le Palme\n  giorno: 3\n  note: appunto\n";
  expect(read(textsOfFile("a.yaml", data))).toEqual(["0.nome: Le Palme"]);
});

test("a text under a bar is read line by line", () => {
  const source = "- titolo: Avviso\n  testo: |\n    Uno.\n\n    Due.\n";
  const lines = textsOfFile("news.yaml", source).map(({ line, text }) => `${line} ${text}`);
  expect(lines).toEqual(["1 Avviso", "3 Uno.", "4 ", "5 Due.", "6 "]);
});
