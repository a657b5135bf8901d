import { expect, test } from "vitest";
import { verseLine } from "./verse-lines.ts";

const hymn = { title: "O sanctissima", when: undefined, languages: ["la" as const, "it" as const] };

test("a text is found by its first line, without the stop at its end, in its own language", () => {
  expect(verseLine({ ...hymn, title: "Stabat Mater" }, "Stabat Mater dolorosa,")).toEqual({
    text: "Stabat Mater dolorosa",
    isFirstLine: true,
    language: "la",
  });
  expect(verseLine({ ...hymn, languages: ["it"] }, "Sui balzi").language).toBeUndefined();
});

test.each([
  ["O sanctissima", "O sanctissima,"],
  ["Ricordati, o piissima Vergine Maria (Memorare)", "Ricordati, o piissima Vergine Maria,"],
  ["Santo Rosario", ""],
])("%s, whose first line says no more, is found by when it is said", (title, firstLine) => {
  const when = "Nel bisogno, quando si chiede aiuto.";
  expect(verseLine({ ...hymn, title, when }, firstLine)).toEqual({
    text: "Nel bisogno",
    isFirstLine: false,
  });
});

test("where neither says more, the languages do", () => {
  expect(verseLine(hymn, "O sanctissima,").text).toBe("In latino e in italiano");
});
