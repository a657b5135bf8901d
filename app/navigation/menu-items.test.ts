import { expect, test } from "vitest";
import type { MenuItem } from "../../pipeline/schemas/navigation.ts";
import { isGroup, linksOf, visibleItems } from "./menu-items.ts";

const link = (label: string, window: { startDate?: string; endDate?: string } = {}) => ({
  label,
  path: `/app/${label}`,
  startDate: window.startDate,
  endDate: window.endDate,
});
const group = (label: string, ...subItems: (ReturnType<typeof link> | { divider: true })[]) => ({
  label,
  path: undefined,
  startDate: undefined,
  endDate: undefined,
  subItems,
});
const divider = { divider: true } as const;
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

const now = Date.parse("2026-11-20T12:00:00Z");
const subLabels = (items: MenuItem[]) =>
  visibleItems(items, now)
    .filter(isGroup)
    .flatMap(({ subItems }) => subItems.map((sub) => ("divider" in sub ? "—" : sub.label)));

test("a group keeps only its open entries, and goes when none is left", () => {
  const items = [group("MISTO", jubilee, link("sempre")), group("CHIUSO", jubilee, divider)];
  expect(labels(visibleItems(items, now))).toEqual(["MISTO"]);
  expect(subLabels(items)).toEqual(["sempre"]);
});

test("a group that has a window of its own is there in it alone", () => {
  const open = { ...group("CHIUSO", link("sempre")), endDate: "2026-01-13" };
  expect(visibleItems([open], now)).toEqual([]);
});

test("the page of a group is the first of its entries", () => {
  const items = [{ ...group("MISTO", link("altra")), path: "/app/misto" }];
  expect(subLabels(items)).toEqual(["MISTO", "altra"]);
  expect(linksOf(items).map(({ path }) => path)).toEqual(["/app/misto", "/app/altra"]);
});

test("a divider stands between two links, or not at all", () => {
  const items = [group("MISTO", divider, link("a"), divider, jubilee, divider, link("b"), divider)];
  expect(subLabels(items)).toEqual(["a", "—", "b"]);
});
