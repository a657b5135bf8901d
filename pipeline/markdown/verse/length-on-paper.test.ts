import type { ElementContent } from "hast";
import { h } from "hastscript";
import { expect, test } from "vitest";
import { lengthOnPaper } from "./length-on-paper.ts";

const lines = (count: number, ...words: (ElementContent | string)[]) =>
  h(null, [
    h(
      "p",
      Array.from({ length: count }, () => h("span.line", words)),
    ),
  ]);

const prose = (...words: (ElementContent | string)[]) => h(null, [h("p", words)]);

test("a short text has large letters on paper, a long one two sides of a sheet", () => {
  expect(lengthOnPaper(lines(12, "Ave Maria, piena di grazia"))).toBe("short");
  expect(lengthOnPaper(lines(56, "Ave, maris stella"))).toBeUndefined();
  expect(lengthOnPaper(lines(120, "Stabat Mater dolorosa, iuxta crucem"))).toBe("long");
});

test("prose counts by its letters, not by what marks it", () => {
  expect(lengthOnPaper(prose(...Array.from({ length: 1_000 }, () => h("em", "a"))))).toBe("short");
  expect(lengthOnPaper(prose("a".repeat(2_000)))).toBeUndefined();
});

test("a long text in two languages has three columns if its lines are short", () => {
  const strophes = (...words: (ElementContent | string)[]) =>
    h(null, [h(".parallel", lines(120, ...words).children as ElementContent[])]);
  expect(lengthOnPaper(strophes("Stabat Mater dolorosa, iuxta crucem"))).toBe("long narrow");
  expect(lengthOnPaper(strophes("Madre del buon consiglio, ", h("em", "prega tu per noi")))).toBe(
    "long",
  );
  expect(lengthOnPaper(lines(120, "Stabat Mater dolorosa, iuxta crucem"))).toBe("long");
});
