import { expect, test } from "vitest";
import { inReadingOrder, ticked } from "./ticked.ts";

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
