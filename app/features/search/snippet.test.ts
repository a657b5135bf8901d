import { describe, expect, test } from "vitest";
import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { termsOf } from "../../../domain/search/words.ts";
import { answerOf, markFound } from "./snippet.ts";

const page = (...passages: string[]): SearchedPage => ({
  address: "/app/prova",
  title: "Prova",
  section: "",
  summary: "Il sommario parla di neve.",
  weight: 1,
  parts: [{ passages }],
});

const snippetOf = (...asked: Parameters<typeof answerOf>) => answerOf(...asked).text;

const terms = (text: string) => new Set(termsOf(text));

test("the sentence with most of the words is shown, the earliest of several", () => {
  const found = page("La strada sale. In agosto la strada chiude. La strada chiude la sera.");
  expect(snippetOf(found, terms("strada chiude"))).toBe("In agosto la strada chiude.");
});

test("the summary is shown where it has as many words, and where no sentence has any", () => {
  expect(snippetOf(page("Sulla strada c’è neve."), terms("neve"))).toBe(
    "Il sommario parla di neve.",
  );
  expect(snippetOf(page("Si sale."), terms("titolo"))).toBe("Il sommario parla di neve.");
});

describe("where the answer leads", () => {
  const found: SearchedPage = {
    ...page(),
    title: "Le domande",
    parts: [
      { passages: ["Prima della strada si telefona."] },
      { heading: "Dove si parcheggia?", id: "parcheggio", passages: ["Sul piazzale. Di fianco."] },
      { heading: "La neve", id: "neve", passages: ["La strada chiude.", "Non si parcheggia."] },
      { passages: ["La strada nuova sale."] },
    ],
  };
  test.each([
    ["parcheggia", "parcheggio", "Dove si parcheggia? Sul piazzale."],
    ["strada neve", "neve", "La neve: La strada chiude."],
    ["chiude", "neve", "La strada chiude."],
    ["strada", undefined, "Prima della strada si telefona."],
    ["domande", undefined, "Il sommario parla di neve."],
    ["sommario", undefined, "Il sommario parla di neve."],
  ])("«%s»: #%s, %s", (query, id, text) => {
    expect(answerOf(found, terms(query))).toEqual({ text, id });
  });
});

test("a full stop inside an hour does not end a sentence", () => {
  const sentence = "Si comincia alle 9.30 e si canta.";
  expect(snippetOf(page(`Prima. ${sentence} Poi.`), terms("canta"))).toBe(sentence);
});

test("a telephone number is not broken", () => {
  const found = page("Telefonate allo 0776 691106 prima di partire.");
  expect(snippetOf(found, terms("partire"))).toContain("0776\u00a0691106");
});

test("a long sentence is cut at words, around what was found", () => {
  const long = `${"parola ".repeat(40)}campana ${"altro ".repeat(40)}.`;
  const snippet = snippetOf(page(long), terms("campana"));
  expect(snippet).toMatch(/^… parola .*campana altro .*altro …$/);
  expect(snippet.length).toBeLessThan(200);
});

test("the words that were found are told apart, whatever their endings and accents", () => {
  const pieces = markFound("La Messa, le Messe e Perù.", terms("messa peru"));
  expect(pieces.map(({ text }) => text).join("")).toBe("La Messa, le Messe e Perù.");
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
    "Messa",
    "Messe",
    "Perù",
  ]);
});
