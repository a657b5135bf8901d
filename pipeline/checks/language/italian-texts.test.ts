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

test.each([
  [
    "of a page, the paragraphs in another language",
    textsOfPage("a.md", "---\ntitolo: Prova\n---\n\n{en} Every August.\n\nOgni agosto.\n"),
    [
      ["titolo", "Prova"],
      ["testo", "Ogni agosto."],
    ],
  ],
  [
    "of a company, the files of those on the same way",
    textsOfPage("a.md", "---\ntitolo: Opi\nvicine: [sant-elia-fiumerapido]\n---\n"),
    [["titolo", "Opi"]],
  ],
  [
    "of a hymn in Latin only, its words",
    textsOfPage("a.md", VERSE.replace("[la, it]", "[la]")),
    [["titolo", "Prova"]],
  ],
  ["a text in English, whole", textsOfPage("a.md", VERSE.replace("[la, it]", "en")), []],
  [
    "of a data file, names for the program",
    textsOfYaml("a.yaml", "- id: palme\n  nome: Le Palme\n  giorno: 3\n  note: appunto\n"),
    [["0.nome", "Le Palme"]],
  ],
])("is left out %s", (_name, texts, expected) => {
  expect(read(texts)).toEqual(expected);
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
