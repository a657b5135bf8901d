import { expect, test } from "vitest";
import { describeProblem } from "../../read/problems.ts";
import { textsOfFile } from "./italian-texts.ts";
import { spellingProblems } from "./spelling.ts";
import { parseWordList } from "./word-list.ts";

function problemsIn(text: string, words = ""): string[] {
  const texts = textsOfFile("pages/prova.md", `---\ntitolo: Prova\n---\n${text}`);
  return spellingProblems(texts, parseWordList(words)).map(describeProblem);
}

test("a misspelling in a page is told with its line and with what may have been meant", () => {
  const [problem, ...others] = problemsIn("\nSi sale in pellegirnaggio.\n");
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^pages\/prova\.md, riga 5, «testo»: trovato «pellegirnaggio», che il dizionario non conosce; atteso «pellegrinaggio», .*oppure la parola nell’elenco di content\/parole\.txt\.$/,
  );
});

test.each([
  ["E' una festa.", "«È»"],
  ["La festa e’ bella.", "«è»"],
  ["Si canta perche' è festa.", "«perché»"],
])("of %j the accent is told that the apostrophe stands for", (text, meant) => {
  expect(problemsIn(`\n${text}\n`)).toEqual([
    expect.stringContaining(`atteso ${meant}, una parola italiana, oppure`),
  ]);
});

test("a misspelling in a field is told with the field", () => {
  const texts = textsOfFile("pages/prova.md", "---\nfonti:\n  - testo: La dioccesi\n---\n");
  expect(spellingProblems(texts, new Set())).toMatchObject([{ at: ["fonti", 0, "testo"] }]);
});

test.each([
  ["perchè qual’è citta’ un’altro", 4],
  ["un pò", 1],
  ["pellegrini,devvoti Settefratti SAnta", 3],
  ["Caasa\n\nCaasa", 2],
  ["C’è l’acqua: un po’, anch’io, dall’alto.", 0],
  ["Dell’«Ombrello» e nell’“Indice”", 0],
  ["Dell’XI secolo, dell’Aventino, dall’Alpe all’Atlantico", 0],
  ["PELLEGRINAGGIO, XIX secolo, Sant’Anna e sant’Antonio, A SANT’ANNA", 0],
  ["visitlazio.com/settefrati, https://www.esempio.it e posta@esempio.it", 0],
  ["chiesa/stemma.svg e kept_texts", 0],
  ["12-22 a 30mila, il 1° e la 2ª", 0],
])("in %j as many words are wrong as %i", (text, times) => {
  expect(problemsIn(text)).toHaveLength(times);
});

test.each([
  ["# Paesi\n\n  Casalvieri \r\n", "A Casalvieri, CASALVIERI, d’Casalvieri"],
  ["concattedrale", "Concattedrale, la concattedrale"],
  ["àncora", "un’àncora"],
  ["poc’amo", "quanto poc’amo"],
])("the list %j covers %s", (word, text) => {
  expect(problemsIn(text, word)).toEqual([]);
  expect(problemsIn(text)).not.toEqual([]);
});

test("a listed name does not cover the same letters in lower case", () => {
  expect(problemsIn("Casalvieri, casalvieri", "Casalvieri")).toHaveLength(1);
});
