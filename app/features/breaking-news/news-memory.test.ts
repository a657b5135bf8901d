import { describe, expect, test } from "vitest";
import type { NewsItem } from "./news-items.ts";
import { isDue, isFromAnotherSite } from "./news-memory.ts";

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

describe("an item is due", () => {
  test.each([
    ["never closed", { ...closed, closedAt: undefined }, CLOSED_AT, true],
    ["just closed", closed, CLOSED_AT, false],
    ["one millisecond before its minutes", closed, CLOSED_AT + 5 * MINUTES - 1, false],
    ["exactly after its minutes", closed, CLOSED_AT + 5 * MINUTES, true],
    ["another than the one closed", { ...closed, lastId: 6 }, CLOSED_AT + 1, true],
    ["closed in a future that a wrong clock stored", closed, CLOSED_AT - 1, true],
    ["another, all being silenced", { ...closed, lastId: 6, isSilenced: true }, CLOSED_AT, false],
  ])("%s: %#", (_name, memory, now, expected) => {
    expect(isDue(item, memory, now)).toBe(expected);
  });
});

describe("a visitor arrives from another site", () => {
  const origin = "https://santuariodicanneto.example";
  test.each([
    ["by a link of another site", "https://altrove.example/pagina", "navigate", true],
    ["by a link of the same host on another port", `${origin}:8443/`, "navigate", true],
    ["by an own link", `${origin}/app/orari`, "navigate", false],
    ["by typing the address", "", "navigate", false],
    ["by reloading a page reached from another site", "https://altrove.example/", "reload", false],
    ["by going back", "https://altrove.example/", "back_forward", false],
    ["in a browser that does not say how", "https://altrove.example/", undefined, true],
    ["with a referrer that is rubbish", "altrove", "navigate", false],
  ])("%s", (_name, referrer, navigationType, expected) => {
    expect(isFromAnotherSite({ referrer, origin, navigationType })).toBe(expected);
  });
});
