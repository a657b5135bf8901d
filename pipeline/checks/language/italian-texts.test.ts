import { expect, test } from "vitest";
import { type ItalianText, textsOfPage, textsOfYaml } from "./italian-texts.ts";

const read = (texts: ItalianText[]) =>
  texts.filter(({ text }) => text !== "").map(({ at, text }) => [at.join("."), text]);

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
  expect(read(textsOfPage("pages/orari.md", source))).toEqual([
    ["titolo", "Orari"],
    ["fonti.0.testo", "Diocesi"],
    ["fonti.0.certezza", "certo"],
    ["testo", "Si sale [da Settefrati]."],
    ["testo", "- Il dato   di  "],
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

test("of a hymn, the strophes in Latin are left out", () => {
  const texts = textsOfPage("hymns/prova.md", VERSE);
  expect(read(texts).map(([, text]) => text)).toEqual([
    "Prova",
    "## Italiano",
    "Salve, stella del mare",
    "## Nota",
    "Si canta.",
  ]);
});

test("of a page, the paragraphs in another language are left out", () => {
  const source = "---\ntitolo: Prova\n---\n\n{en} Every August.\n\nOgni agosto.\n";
  const texts = textsOfPage("pages/prova.md", source);
  expect(read(texts).map(([, text]) => text)).toEqual(["Prova", "Ogni agosto."]);
});

test("the names of files are left out: those of the companies on the same way", () => {
  const source = "---\ntitolo: Opi\nvicine: [sant-elia-fiumerapido]\n---\n";
  expect(read(textsOfPage("companies/opi.md", source))).toEqual([["titolo", "Opi"]]);
});

test("of a hymn in Latin only, what is said of it is read", () => {
  const source = VERSE.replace("[la, it]", "[la]");
  expect(read(textsOfPage("hymns/prova.md", source))).toEqual([["titolo", "Prova"]]);
});

test("a text in English is left out whole", () => {
  expect(textsOfPage("legal/prova.md", VERSE.replace("[la, it]", "en"))).toEqual([]);
});

test("of a data file, names for the program are left out", () => {
  const source = "- id: palme\n  nome: Le Palme\n  giorno: 3\n  note: appunto\n";
  expect(read(textsOfYaml("prova.yaml", source))).toEqual([["0.nome", "Le Palme"]]);
});

test("every text has its line in the file, as an editor's program counts", () => {
  const page =
    "---\ntitolo: Orari\nfonti:\n  - testo: >-\n      La\n      diocesi\n---\n\nSi sale.\n";
  const lines = textsOfPage("pages/orari.md", page).map(({ line, text }) => [line, text]);
  expect(lines).toContainEqual([2, "Orari"]);
  expect(lines).toContainEqual([4, "La diocesi"]);
  expect(lines).toContainEqual([9, "Si sale."]);
});

test("a text under a bar is read line by line", () => {
  const source = "- titolo: Avviso\n  testo: |\n    Uno.\n\n    Due.\n";
  expect(textsOfYaml("news.yaml", source).map(({ line, text }) => [line, text])).toEqual([
    [1, "Avviso"],
    [3, "Uno."],
    [4, ""],
    [5, "Due."],
    [6, ""],
  ]);
});
