import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { mapOfCompanies } from "./company-map.ts";
import { labelBox, overlap } from "./label-places.ts";
import { FRAME, farPlace, GOAL, isOnMap, MIDDLE } from "./map-frame.ts";
import { townMap, viewOf } from "./town-map.ts";

const content = loadContent();

/** The content with the first company somewhere else. */
const withFirstAt = (position: { latitude: number; longitude: number } | undefined) => {
  const [first, ...others] = content.companies;
  if (!first) throw new Error("There are no companies.");
  return { companies: [{ ...first, fields: { ...first.fields, position } }, ...others] };
};

test("every company with a position is on the map or at its edge, once", () => {
  const { towns, far } = mapOfCompanies(content);
  const shown = [...towns, ...far].map(({ title }) => title).sort();
  const placed = content.companies.filter(({ fields }) => fields.position);
  expect(shown).toEqual(placed.map(({ fields }) => fields.title).sort());
  expect(towns.every(({ at }) => isOnMap(at))).toBe(true);
});

test("a company without a position is on no map", () => {
  const moved = withFirstAt(undefined);
  const { towns, far } = mapOfCompanies(moved);
  const title = moved.companies[0]?.fields.title;
  expect([...towns, ...far].map((shown) => shown.title)).not.toContain(title);
  expect(townMap(moved.companies[0] as never, moved.companies)).toBeUndefined();
});

test.each([
  ["Rome, to the north-west", { latitude: 41.9, longitude: 12.5 }, 282, 120],
  ["Palma Campania, to the south-east", { latitude: 40.8661, longitude: 14.5517 }, 149, 105],
])("%s: pointed at from the edge, with how far it is", (_, position, bearing, kilometres) => {
  const far = farPlace("Un paese", position);
  expect(
    Math.abs(far.bearing < 0 ? far.bearing + 360 - bearing : far.bearing - bearing),
  ).toBeLessThan(2);
  expect(Math.abs(far.kilometres - kilometres)).toBeLessThan(2);
  expect(far.label.lines).toEqual(["Un paese,", `a ${far.kilometres} km`]);
  const [x, y] = far.at;
  expect(x).toBeGreaterThan(MIDDLE.from);
  expect(x).toBeLessThan(MIDDLE.to);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(FRAME.height);
});

test("a town's map holds the town and Canneto, and leaves the land nowhere", () => {
  for (const company of content.companies) {
    const map = townMap(company, content.companies);
    if (!map) continue;
    const [x, y, width, height] = map.view;
    expect(
      x >= 0 && y >= 0 && x + width <= FRAME.width && y + height <= FRAME.height,
      company.slug,
    ).toBe(true);
    for (const [px, py] of [map.goal, map.far?.at ?? map.places[0]?.at ?? map.goal]) {
      expect(px > x && px < x + width && py > y && py < y + height, company.slug).toBe(true);
    }
  }
});

test("what is seen of the land is never too near", () => {
  expect(viewOf([GOAL, [GOAL[0] + 5, GOAL[1]]])[2]).toBe(260);
});

test("on a phone the names of one day stand beside each other, whole", () => {
  const { towns } = mapOfCompanies(content);
  for (const day of new Set(towns.flatMap((town) => town.day ?? []))) {
    const boxes = towns.flatMap(({ at, label, labelOnPhones = label, ...town }) =>
      town.day === day && labelOnPhones ? [labelBox(at, labelOnPhones, 27)] : [],
    );
    expect(boxes.length).toBeGreaterThan(0);
    for (const [index, box] of boxes.entries()) {
      expect(box[0]).toBeGreaterThanOrEqual(MIDDLE.from);
      expect(box[2]).toBeLessThanOrEqual(MIDDLE.to);
      expect(boxes.filter((other, at) => at !== index && overlap(box, other))).toEqual([]);
    }
  }
});
