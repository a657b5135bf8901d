import { expect, test } from "vitest";
import { splitPeriod } from "./hours-change.tsx";

const summer = {
  nome: "Estate 2027",
  dal: "2027-05-01",
  al: "2027-10-31",
  prefestive: ["18:30"],
  confermato_da: "il rettore, 20 aprile 2027",
};
const fields = { periodi: [summer], giorni_speciali: [] };

test("the period ends the day before, and its hours go on in another, which nobody has confirmed", () => {
  expect(splitPeriod(fields, "2027-06-01")).toEqual({
    index: 1,
    fields: {
      giorni_speciali: [],
      periodi: [
        { ...summer, al: "2027-05-31" },
        {
          nome: "Estate 2027, dal 1° giugno",
          dal: "2027-06-01",
          al: "2027-10-31",
          prefestive: ["18:30"],
        },
      ],
    },
  });
});

test("a day that begins a period, or that none holds, splits nothing", () => {
  expect(splitPeriod(fields, "2027-05-01")).toBeUndefined();
  expect(splitPeriod(fields, "2027-11-01")).toBeUndefined();
});
