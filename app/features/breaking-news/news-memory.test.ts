import { expect, test } from "vitest";
import type { NewsItem } from "./news-items.ts";
import { isDue } from "./news-memory.ts";

const item: NewsItem = {
  id: 7,
  title: "Avviso",
  content: "",
  foto: [],
  startDate: "2027-01-10",
  endDate: "2027-01-12",
  reappearAfterMinutes: 5,
};
const MINUTES = 60_000;
const CLOSED_AT = 1_800_000_000_000;
const closed = { lastId: 7, closedAt: CLOSED_AT, isSilenced: false };

test.each([
  ["never closed", { ...closed, closedAt: undefined }, CLOSED_AT, true],
  ["just closed", closed, CLOSED_AT, false],
  ["one millisecond before its minutes", closed, CLOSED_AT + 5 * MINUTES - 1, false],
  ["exactly after its minutes", closed, CLOSED_AT + 5 * MINUTES, true],
  ["another than the one closed", { ...closed, lastId: 6 }, CLOSED_AT + 1, true],
  ["closed in a future that a wrong clock stored", closed, CLOSED_AT - 1, true],
  ["another, all being silenced", { ...closed, lastId: 6, isSilenced: true }, CLOSED_AT, false],
])("an item %s is due: %#", (_name, memory, now, expected) => {
  expect(isDue(item, memory, now)).toBe(expected);
});
