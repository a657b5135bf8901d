import { expect, test } from "vitest";
import { loadContent } from "../../pipeline/read/content.ts";
import { describeProblem } from "../../pipeline/read/problems.ts";
import { synonymProblems } from "./synonyms.ts";

/** What is said of the content with other words for the search. */
const problemsWith = (...synonyms: { typed: string[]; meant: string[] }[]) =>
  synonymProblems({ ...loadContent(), synonyms }).map(describeProblem);

test("the project's words for the search help", () => {
  expect(synonymProblems(loadContent())).toEqual([]);
});

test("a word that stands twice is told, also with another ending", () => {
  expect(
    problemsWith({ typed: ["albergo"], meant: ["casa"] }, { typed: ["alberghi"], meant: ["casa"] }),
  ).toEqual([
    "sinonimi.yaml, «voce n. 2, cerca n. 1»: trovato «alberghi» e «albergo»; atteso di ogni parola una forma, una volta sola.",
  ]);
});

test("a word that the search skips is told", () => {
  expect(problemsWith({ typed: ["dove"], meant: ["strada"] })).toEqual([
    "sinonimi.yaml, «voce n. 1, cerca n. 1»: trovato «dove»; atteso una parola che la ricerca non salta.",
  ]);
});

test("words that stand in no page are told", () => {
  expect(problemsWith({ typed: ["bagno"], meant: ["casa del pellegrino", "piscina"] })).toEqual([
    "sinonimi.yaml, «voce n. 1, trova n. 2»: trovato «piscina»; atteso parole che stanno in una pagina del sito.",
  ]);
});
