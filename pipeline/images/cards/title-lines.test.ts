import { expect, test } from "vitest";
import { titleLines } from "./set-type.ts";

/** As on a typewriter: every letter is one wide. */
const lengthOf = (words: string) => words.length;

const lines = (title: string, measure: number) => titleLines(title, lengthOf, measure);

test("a title that fits stands on one line", () => {
  expect(lines("La pia leggenda", 15)).toEqual(["La pia leggenda"]);
});

test("a title that does not fit is broken into few lines of like length", () => {
  expect(lines("La pia leggenda", 14)).toEqual(["La pia", "leggenda"]);
  expect(lines("Ricordati, o piissima Vergine Maria", 22)).toEqual([
    "Ricordati, o piissima",
    "Vergine Maria",
  ]);
});

test.each([
  ["La statua della Madonna", 16, ["La statua", "della Madonna"]],
  ["La chiesa dalle origini al XIX secolo", 14, ["La chiesa", "dalle origini", "al XIX secolo"]],
  [
    "Il bollettino «Il Santuario di Canneto»",
    17,
    ["Il bollettino", "«Il Santuario", "di Canneto»"],
  ],
  ["Colli di Monte San Giovanni Campano", 18, ["Colli di Monte", "San Giovanni", "Campano"]],
])("no line of «%s» ends with a word that leans on the next", (title, measure, expected) => {
  expect(lines(title, measure)).toEqual(expected);
});

test("a line may end with a hyphen, which stays on it", () => {
  expect(lines("Sainte-Marguerite-du-Lac-Masson", 13)).toEqual([
    "Sainte-",
    "Marguerite-",
    "du-Lac-Masson",
  ]);
});

test("a word wider than the measure has a line of its own", () => {
  expect(lines("Come raggiungerci", 5)).toEqual(["Come", "raggiungerci"]);
});
