import { describe, expect, test } from "vitest";
import {
  type Bulletin,
  bulletinInForce,
  bulletinsNotOver,
  isOld,
  knownBulletins,
  parseBulletin,
} from "./bulletins.ts";

const YEAR = "2027-01-01";
const open: Bulletin = { state: "aperta", since: YEAR, issued: YEAR, text: "Si sale." };
const closed: Bulletin = {
  state: "chiusa",
  since: "2027-01-14T07:30",
  until: "2027-01-16",
  issued: "2027-01-13T18:00",
  text: "C’è la neve.",
};
const bulletins = [open, closed];
const at = (iso: string) => Date.parse(iso);

describe("the bulletin that holds", () => {
  test.each([
    ["before the first", "2026-12-31T22:59:59Z", undefined],
    ["from its first instant in Rome", "2026-12-31T23:00:00Z", "aperta"],
    ["not yet one that is announced", "2027-01-14T06:29:59Z", "aperta"],
    ["the one issued last, once it has begun", "2027-01-14T06:30:00Z", "chiusa"],
    ["to the end of its last day", "2027-01-16T22:59:59Z", "chiusa"],
    ["then again the one before", "2027-01-16T23:00:00Z", "aperta"],
  ])("is %s", (_name, instant, state) => {
    for (const list of [bulletins, bulletins.toReversed()]) {
      expect(bulletinInForce(list, at(instant))?.state).toBe(state);
    }
  });

  test("and those announced are not over, the others are", () => {
    expect(bulletinsNotOver(bulletins, at("2027-01-02T00:00:00Z"))).toEqual(bulletins);
    expect(bulletinsNotOver(bulletins, at("2027-01-16T23:00:00Z"))).toEqual([open]);
  });
});

describe("a page that was built with a bulletin in force", () => {
  const built = { current: closed, others: [open] };

  test("shows it until there is an answer, and where none comes", () => {
    expect(knownBulletins(built)).toEqual([closed, open]);
    expect(knownBulletins(built, { bulletin: undefined, isFresh: false })).toEqual([closed, open]);
    expect(knownBulletins(built, { bulletin: open, isFresh: false })).toEqual([open, closed, open]);
  });

  test("no longer does once it was withdrawn, and keeps those that are announced", () => {
    expect(knownBulletins(built, { bulletin: undefined, isFresh: true })).toEqual([open]);
  });
});

test("a bulletin is old a week after it was issued", () => {
  expect(isOld(closed, at("2027-01-20T17:00:00Z"))).toBe(false);
  expect(isOld(closed, at("2027-01-20T17:00:01Z"))).toBe(true);
});

describe("an answer", () => {
  test("is taken with all that it says", () => {
    const meanings = {
      cars: "Non si sale.",
      coaches: "No.",
      walkers: "Sì.",
      instead: "Telefonate.",
    };
    const said = { ...closed, ...meanings };
    expect(parseBulletin(JSON.parse(JSON.stringify(said)))).toEqual(said);
    expect(parseBulletin(open)).toEqual({ ...open, until: undefined });
  });

  test.each([
    ...[null, undefined, "chiusa", [], {}],
    { ...closed, state: "boh" },
    { ...closed, since: "ieri" },
    { ...closed, issued: undefined },
    { ...closed, text: 3 },
  ])("that is none is left out: %j", (answer) => {
    expect(parseBulletin(answer)).toBeUndefined();
  });

  test("keeps to what it may say: odd meanings are dropped", () => {
    expect(parseBulletin({ ...open, cars: 3, more: "x" })).toEqual({ ...open, until: undefined });
  });
});
