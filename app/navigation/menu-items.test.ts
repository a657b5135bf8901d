import { expect, test } from "vitest";
import { haveChanged, isGroup, type MenuItem, visibleItems } from "./menu-items.ts";

const link = (label: string, window: { startDate?: string; endDate?: string } = {}) => ({
  label,
  address: `/app/${label}`,
  startDate: window.startDate,
  endDate: window.endDate,
});
const jubilee = link("giubileo", { startDate: "2025-01-06", endDate: "2026-01-13" });
const labels = (items: MenuItem[]) => items.map((item) => item.label);

test.each([
  ["the last millisecond before the window", "2025-01-05T22:59:59.999Z", ["orari"]],
  ["the first instant, midnight in Rome", "2025-01-05T23:00:00Z", ["orari", "giubileo"]],
  ["the last millisecond of 13 January 2026", "2026-01-13T22:59:59.999Z", ["orari", "giubileo"]],
  ["the midnight after", "2026-01-13T23:00:00Z", ["orari"]],
])("GIUBILEO 2025 at %s", (_name, instant, expected) => {
  expect(labels(visibleItems([link("orari"), jubilee], Date.parse(instant)))).toEqual(expected);
});

test.each([
  ["while it is closed", "2024-01-01", "2025-01-05T22:59:59Z", false],
  ["when it opens", "2025-01-05T22:59:59Z", "2025-01-05T23:00:00Z", true],
  ["while it is open", "2025-01-05T23:00:00Z", "2026-01-13T22:59:59Z", false],
  ["when it closes", "2026-01-13T22:59:59Z", "2026-01-13T23:00:00Z", true],
])("a menu with a window has changed %s: from %s to %s %s", (_name, from, to, expected) => {
  for (const items of [[link("orari"), jubilee], [{ label: "MISTO", items: [jubilee] }]]) {
    expect(haveChanged(items, Date.parse(from), Date.parse(to))).toBe(expected);
  }
});

test("a group keeps only its open entries, and goes when none is left", () => {
  const items: MenuItem[] = [
    { label: "MISTO", items: [jubilee, link("sempre")] },
    { label: "CHIUSO", items: [jubilee] },
  ];
  const shown = visibleItems(items, Date.parse("2026-11-20T12:00:00Z"));
  expect(labels(shown)).toEqual(["MISTO"]);
  expect(labels(shown.filter(isGroup).flatMap(({ items }) => items))).toEqual(["sempre"]);
});
