import { expect, test } from "vitest";
import type { Value } from "../../api.ts";
import { ticked } from "./inputs.tsx";
import { closingFromClock, fromClock, toClock, withClock, withDay } from "./moments.tsx";
import { readFocus, withCredit, writeFocus } from "./pictures.tsx";
import { entryName } from "./schema.ts";

test.each<[string, unknown, unknown]>([
  ["marks in a name", entryName({ testo: "**Neve** sul *passo*" }, "testo"), "Neve sul passo"],
  ["the asterisk of an address", entryName({ da: "/sito/*", a: "/" }, "da"), "/sito/*"],
  ["a name in a group", entryName({ immagine: { alt: "Valle." } }, "immagine.alt"), "Valle."],
  ["a moment, which is no name", entryName({ id: 2, dal: "2027-01-14T07:00" }, "voce"), undefined],
  ["an hour before ten", fromClock(toClock("8:30")), "8:30"],
  ["an hour after ten", fromClock(toClock("17:00")), "17:00"],
  ["an hour after midnight", fromClock(toClock("0:05")), "0:05"],
  ["what is no hour", toClock("mezzogiorno"), ""],
  ["midnight, the end of a day", closingFromClock(toClock("24:00")), "24:00"],
  ["a day with its seconds", withDay("2027-01-14T23:59:59", "2027-01-16"), "2027-01-16T23:59:59"],
  ["no day", withDay("2027-01-14T07:30", ""), ""],
  ["an hour that is added", withClock("2027-01-14", "07:30"), "2027-01-14T07:30"],
  ["an hour that is taken away", withClock("2027-01-14T07:30", ""), "2027-01-14"],
  ["a point of a picture", writeFocus(readFocus("50% 30%")), "50% 30%"],
  ["no point", readFocus(undefined), [50, 50]],
  ["a tick more", ticked(["la", "it"], "en"), ["la", "it", "en"]],
  ["a tick less", ticked(["la", "it"], "la"), ["it"]],
  ["every day after single ones", ticked(["lunedì", "sabato"], "ogni giorno"), ["ogni giorno"]],
  ["a single day after every one", ticked(["ogni giorno"], "domenica"), ["domenica"]],
])("%s", (_, shown, expected) => {
  expect(shown).toEqual(expected);
});

test("one credit is that of all photographs without, and follows what is typed", () => {
  const list: Value[] = [{ file: "a.jpg" }, { file: "b.jpg", credito: "Altri" }, { file: "c.svg" }];
  const typed = list.map((entry) => withCredit(withCredit(entry, "", "Mar"), "Mar", "Maria"));
  expect(typed).toEqual([{ file: "a.jpg", credito: "Maria" }, ...list.slice(1)]);
});
