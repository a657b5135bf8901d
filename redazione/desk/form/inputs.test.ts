import { expect, test } from "vitest";
import type { Value } from "../../api.ts";
import { closingFromClock, fromClock, toClock, withClock, withDay } from "./clock.ts";
import { entryName } from "./entry.ts";
import { readFocus, withCredit, writeFocus } from "./pictures.tsx";
import { inReadingOrder, ticked } from "./ticked.ts";

test("a closed entry is called by its words without marks; an address keeps its asterisk", () => {
  expect(entryName({ testo: "**Neve** sul *passo*" }, "testo")).toBe("Neve sul passo");
  expect(entryName({ da: "/sito/*", a: "/" }, "da")).toBe("/sito/*");
  expect(entryName({ id: 1, immagine: { alt: "La valle." } }, "immagine.alt")).toBe("La valle.");
  const fresh = { id: 2, immagine: { file: "neve.jpg" }, pubblicata_dal: "2027-01-14T07:00" };
  expect(entryName(fresh, "immagine.alt"), "a moment is no name").toBe(undefined);
});

test("an hour of a file is shown by a clock, and comes back as it was", () => {
  for (const hour of ["8:30", "17:00", "0:05"]) expect(fromClock(toClock(hour))).toBe(hour);
  expect(toClock("mezzogiorno")).toBe("");
});

test("an opening ends at midnight, which is the end of its day", () => {
  expect(toClock("24:00")).toBe("00:00");
  expect(closingFromClock("00:00")).toBe("24:00");
});

test("another day keeps the hour with its seconds, and no day is no instant", () => {
  expect(withDay("2027-01-14T23:59:59", "2027-01-16")).toBe("2027-01-16T23:59:59");
  expect(withDay("2027-01-14T07:30", "")).toBe("");
});

test("an hour is added to a day, and taken from it", () => {
  expect(withClock("2027-01-14", "07:30")).toBe("2027-01-14T07:30");
  expect(withClock("2027-01-14T07:30", "")).toBe("2027-01-14");
});

test("a point is written as files have it, inside the picture", () => {
  expect(writeFocus(readFocus("50% 30%"))).toBe("50% 30%");
  expect(writeFocus({ left: -3, top: 100.4 })).toBe("0% 100%");
});

test("without a point it is the middle", () => {
  expect(readFocus(undefined)).toEqual({ left: 50, top: 50 });
});

test("a tick more or less leaves the others in their order", () => {
  expect(ticked(["la", "it"], "en")).toEqual(["la", "it", "en"]);
  expect(ticked(["la", "it"], "la")).toEqual(["it"]);
});

test("every day takes the place of single days, and gives way to them", () => {
  expect(ticked(["lunedì", "sabato"], "ogni giorno")).toEqual(["ogni giorno"]);
  expect(ticked(["ogni giorno"], "domenica")).toEqual(["domenica"]);
});

test("the week is read from Monday", () => {
  expect(inReadingOrder(["domenica", "lunedì", "sabato", "festivi", "ogni giorno"])).toEqual([
    "ogni giorno",
    "lunedì",
    "sabato",
    "domenica",
    "festivi",
  ]);
  expect(inReadingOrder(["it", "la"])).toEqual(["it", "la"]);
});

test("one credit is that of all photographs without, and follows what is typed", () => {
  const list: Value[] = [{ file: "a.jpg" }, { file: "b.jpg", credito: "Altri" }, { file: "c.svg" }];
  const typed = list.map((entry) => withCredit(withCredit(entry, "", "Mar"), "Mar", "Maria"));
  expect(typed).toEqual([{ file: "a.jpg", credito: "Maria" }, ...list.slice(1)]);
});
