import { expect, test } from "vitest";
import { jsonSchemaOf } from "../../server/open-files.ts";
import { addEntry } from "../editor/add-entry.ts";
import { questionsOf } from "../editor/questions.ts";
import { wordsOf } from "../form/schema.ts";
import { romeNow } from "../rome-now.ts";
import { OTHER_DOORS, URGENT_DOORS } from "./doors.ts";
import { whenItEnds } from "./when-it-ends.ts";

test("every door that adds to a list leads to one that has words", () => {
  for (const { to } of [...URGENT_DOORS, ...OTHER_DOORS]) {
    if (to.page !== "file" || to.add === undefined) continue;
    expect(wordsOf(jsonSchemaOf(to.path))[to.add]?.add).toBeTruthy();
  }
});

test("a bulletin begins closed, now; a notice with a number that no other has", () => {
  const now = "2027-01-14T07:00";
  const road = addEntry([], "", wordsOf(jsonSchemaOf("road.yaml")), now);
  expect(road).toEqual({ fields: [{ stato: "chiusa", dal: now, emesso: now }], at: [0] });
  const news = addEntry([{ id: 2027001 }], "", wordsOf(jsonSchemaOf("news.yaml")), now);
  expect(news.fields).toEqual([{ id: 2027001 }, { id: 2027002, dal: now }]);
});

test("now is told by the clock of Rome, in winter and in summer", () => {
  expect(romeNow(new Date("2027-01-14T06:00:00Z"))).toBe("2027-01-14T07:00");
  expect(romeNow(new Date("2027-07-14T23:30:00Z"))).toBe("2027-07-15T01:30");
});

test("when something ends is told in words", () => {
  expect(whenItEnds("2027-01-16", 0)).toBe("finisce oggi, 16 gennaio 2027");
  expect(whenItEnds("2027-01-16T23:59", 1)).toBe("finisce domani, 16 gennaio 2027");
  expect(whenItEnds("2027-01-16", 5)).toBe("finisce fra 5 giorni, il 16 gennaio 2027");
  expect(whenItEnds("2027-01-16", -3)).toBe("è finito il 16 gennaio 2027");
});

test("the questions of a file are those of the file, or of all its subjects", () => {
  expect(questionsOf({ da_confermare: ["Quando?"] })).toEqual(["Quando?"]);
  expect(questionsOf([{ da_confermare: ["Uno?"] }, { da_confermare: ["Due?"] }])).toEqual([
    "Uno?",
    "Due?",
  ]);
  expect(questionsOf({ titolo: "Orari" })).toEqual([]);
});
