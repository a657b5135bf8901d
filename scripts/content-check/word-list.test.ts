import { expect, test } from "vitest";
import { describeProblem } from "../../pipeline/read/problems.ts";
import { parseWordList, wordListProblems } from "./word-list.ts";

test("a list has one word a line, in groups", () => {
  expect(parseWordList("# Luoghi\nArce\nSora\n\n# Altre\n  dell’XI \r\n")).toEqual([
    { word: "Arce", line: 2, group: "# Luoghi" },
    { word: "Sora", line: 3, group: "# Luoghi" },
    { word: "dell'XI", line: 6, group: "# Altre" },
  ]);
});

test("words in alphabetical order within their group are good, accents and capitals aside", () => {
  expect(wordListProblems(parseWordList("# A\nÀncora\nand\nBlack\n# B\nArce"))).toEqual([]);
});

test("a word out of order and one that is there twice are told", () => {
  const list = parseWordList("# Luoghi\nSora\nArce\n# Altre\nSora");
  expect(wordListProblems(list).map(describeProblem)).toEqual([
    "parole.txt, riga 3, «parola»: trovato Arce; atteso l’ordine alfabetico: Arce prima di Sora.",
    "parole.txt, riga 5, «parola»: trovato Sora; atteso ogni parola una volta sola.",
  ]);
});
