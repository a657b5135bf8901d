import { describe, expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { dateOf as on } from "../time/calendar-date.ts";
import {
  datesInWords,
  daysUntil,
  type Feast,
  fullDates,
  nextFeast,
  noticeFor,
  upcomingFeasts,
} from "./feasts.ts";

const every = (month: number, day: number) => ({ month, day });

const feasts: Feast[] = [
  { name: "Festa", rule: { from: every(8, 22), to: every(8, 22) } },
  { name: "Novena", rule: { from: every(8, 12), to: every(8, 20) } },
  { name: "Palme", rule: { easter: -7 } },
  { name: "Maggio", rule: { from: every(5, 1), to: every(5, 1) } },
];

describe("the next feast", () => {
  test.each([
    ["2026-01-01", "Palme", "29 marzo"],
    ["2026-03-29", "Palme", "oggi"],
    ["2026-03-30", "Maggio", "1° maggio"],
    ["2026-08-11", "Novena", "dal 12 al 20 agosto"],
    ["2026-08-12", "Novena", "fino al 20 agosto"],
    ["2026-08-20", "Novena", "oggi"],
    ["2026-08-21", "Festa", "22 agosto"],
    ["2026-08-22", "Festa", "oggi"],
    ["2026-08-23", "Palme", "21 marzo 2027"],
  ])("on %s is %s, %s", (today, name, words) => {
    const next = nextFeast(feasts, on(today));
    expect(next?.name).toBe(name);
    expect(next && datesInWords(next, on(today))).toBe(words);
  });

  test("is the shortest of those that go on", () => {
    const goingUp = { name: "Salita", rule: { from: every(8, 18), to: every(8, 18) } };
    expect(nextFeast([...feasts, goingUp], on("2026-08-17"))?.name).toBe("Novena");
    expect(nextFeast([...feasts, goingUp], on("2026-08-18"))?.name).toBe("Salita");
    expect(nextFeast([...feasts, goingUp], on("2026-08-19"))?.name).toBe("Novena");
  });

  test.each([
    ["2026-08-13", "fra 9 giorni"],
    ["2026-08-20", "fra 2 giorni"],
    ["2026-08-21", "domani"],
    ["2026-08-22", "oggi"],
    ["2026-08-23", "fra 364 giorni"],
    ["2027-12-31", "fra 235 giorni"],
  ])("on %s is %s", (today, words) => {
    const [feast] = feasts;
    const [next] = upcomingFeasts(feast ? [feast] : [], on(today));
    expect(next && daysUntil(next, on(today))).toBe(words);
  });

  test("is none when there are no feasts", () => {
    expect(nextFeast([], on("2026-01-01"))).toBeUndefined();
  });
});

test("all feasts begin with the one that is going on, and end with those of next year", () => {
  const inOrder = (today: string) =>
    upcomingFeasts(feasts, on(today)).map((feast) => `${feast.name}: ${fullDates(feast)}`);
  expect(inOrder("2027-08-20")).toEqual([
    "Novena: da giovedì 12 a venerdì 20 agosto 2027",
    "Festa: domenica 22 agosto 2027",
    "Palme: domenica 9 aprile 2028",
    "Maggio: lunedì 1° maggio 2028",
  ]);
  expect(inOrder("2027-08-21")[0]).toBe("Festa: domenica 22 agosto 2027");
  expect(inOrder("2027-08-23")[0]).toBe("Palme: domenica 9 aprile 2028");
});

test("a feast that runs from one month into another names both", () => {
  const feast = { first: on("2027-07-30"), last: on("2027-08-02") };
  expect(datesInWords(feast, on("2027-01-01"))).toBe("dal 30 luglio al 2 agosto");
  expect(fullDates(feast)).toBe("da venerdì 30 luglio a lunedì 2 agosto 2027");
});

test.each([
  ["neve", "2026-11-01 2026-12-31 2027-01-01 2027-04-15"],
  ["festa", "2027-08-12 2027-08-22"],
  [undefined, "2026-10-31 2027-04-16 2027-08-11 2027-08-23"],
])("the notice «%s», for a part of the year, is there on %s", (text, days) => {
  const notices = [
    { from: every(11, 1), to: every(4, 15), text: "neve" },
    { from: every(8, 12), to: every(8, 22), text: "festa" },
  ];
  for (const day of words(days)) expect(noticeFor(notices, on(day)), day).toBe(text);
});
