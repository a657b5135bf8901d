import { expect, test } from "vitest";
import { z } from "zod";
import { field, record } from "./record.ts";

const window = record(
  {
    title: field("titolo", z.string()),
    startDate: field("dal", z.number()),
    endDate: field("al", z.number().optional()),
    places: field("luoghi", z.array(z.string()).default([])),
  },
  {
    holds: ({ startDate, endDate = startDate }) => startDate <= endDate,
    at: "endDate",
    expected: "una fine che viene dopo l’inizio",
  },
);

const issuesOf = (raw: unknown) =>
  window.safeParse(raw).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("what is written in Italian comes out in English, with what is optional and what is taken for granted", () => {
  expect(window.parse({ titolo: "Festa", dal: 1 })).toStrictEqual({
    title: "Festa",
    startDate: 1,
    endDate: undefined,
    places: [],
  });
});

test("a name that no field has is refused, an English one too", () => {
  const { error } = window.safeParse({ titolo: "Festa", dal: 1, endDate: 2 });
  expect(error?.issues).toMatchObject([{ code: "unrecognized_keys", keys: ["endDate"] }]);
});

test("what is no record at all is told in Italian", () => {
  expect(issuesOf([1])).toEqual([["", "un gruppo di campi, ciascuno con il suo nome"]]);
});

test("a rule between fields is told at the Italian name of one of them, once each is right in itself", () => {
  expect(issuesOf({ titolo: "Festa", dal: 2, al: 1 })).toEqual([
    ["al", "una fine che viene dopo l’inizio"],
  ]);
  expect(issuesOf({ titolo: "Festa", dal: 1, al: 1 })).toBeUndefined();
  const even = record(
    { count: field("numero", z.number().multipleOf(2, "un numero pari")) },
    { holds: () => false, at: "count", expected: "altro" },
  );
  const { error } = even.safeParse({ numero: 3 });
  expect(error?.issues.map(({ message }) => message)).toEqual(["un numero pari"]);
});
