import { expect, test } from "vitest";
import { getAt, setAt } from "./path.ts";

const hours = { periodi: [{ nome: "Estate", dal: "2027-05-01" }], giorni_speciali: [] };

test("a value is written where a path leads, and the rest stays the same", () => {
  const written = setAt(hours, ["periodi", 0, "al"], "2027-10-31");
  expect(written).toEqual({
    periodi: [{ nome: "Estate", dal: "2027-05-01", al: "2027-10-31" }],
    giorni_speciali: [],
  });
  expect(getAt(written, ["giorni_speciali"])).toBe(hours.giorni_speciali);
  expect(hours.periodi[0]).not.toHaveProperty("al");
});

test("undefined takes a field away, and an entry out of its list", () => {
  expect(setAt(hours, ["periodi", 0, "dal"], undefined)).toEqual({
    periodi: [{ nome: "Estate" }],
    giorni_speciali: [],
  });
  expect(setAt(hours, ["periodi", "0"], undefined)).toEqual({ periodi: [], giorni_speciali: [] });
});

test("groups on the way to a field are made", () => {
  expect(setAt({}, ["immagine", "file"], "peru.jpg")).toEqual({ immagine: { file: "peru.jpg" } });
});
