import { expect, test } from "vitest";
import { lengthOnPaper } from "./length-on-paper.server.ts";

const lines = (count: number, words: string) =>
  `<p>${`<span class="line">${words}</span>`.repeat(count)}</p>`;

test("a short text has large letters on paper, a long one two sides of a sheet", () => {
  expect(lengthOnPaper(lines(12, "Ave Maria, piena di grazia"))).toBe("short");
  expect(lengthOnPaper(lines(56, "Ave, maris stella"))).toBeUndefined();
  expect(lengthOnPaper(lines(120, "Stabat Mater dolorosa, iuxta crucem"))).toBe("long");
});

test("prose counts by its letters, not by what marks it", () => {
  expect(lengthOnPaper(`<p>${"<em>a</em>".repeat(1_000)}</p>`)).toBe("short");
  expect(lengthOnPaper(`<p>${"a".repeat(2_000)}</p>`)).toBeUndefined();
});

test("a long text in two languages has three columns if its lines are short", () => {
  const strophes = (words: string) => `<div class="parallel">${lines(120, words)}</div>`;
  expect(lengthOnPaper(strophes("Stabat Mater dolorosa, iuxta crucem"))).toBe("long narrow");
  expect(lengthOnPaper(strophes("Madre del buon consiglio, <em>prega tu per noi</em>"))).toBe(
    "long",
  );
  expect(lengthOnPaper(lines(120, "Stabat Mater dolorosa, iuxta crucem"))).toBe("long");
});
