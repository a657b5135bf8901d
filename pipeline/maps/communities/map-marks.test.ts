import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { type Community, worldAround } from "./communities.ts";
import { globeOf, marksOf, nearMapOf } from "./map-marks.ts";
import { GLOBE_RADIUS, onGlobe } from "./map-views.ts";

const content = structuredClone(loadContent());
/** Where they are on the day of the test; what is not named says no place. */
const PLACES: Record<string, [latitude: number, longitude: number]> = {
  "canada/windsor": [42.3, -83],
  "canada/toronto": [43.7, -79.4],
  "usa/stanford": [41.05, -73.5],
  "usa/new-canaan": [41.15, -73.5],
  messico: [19.4, -99.1],
};
for (const { slug, fields } of content.pages) {
  const [latitude, longitude] = PLACES[slug] ?? [];
  fields.position =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function worldOf(address: string) {
  const world = worldAround(content, address);
  if (!world) throw new Error(`Nothing around ${address}.`);
  return world;
}

const place = (title: string, latitude: number, longitude: number): Community => ({
  ...{ title, address: `/app/usa/${title}`, feast: undefined },
  position: { latitude, longitude },
});

test("a name stands on the left of its place where there is room, otherwise on the right", () => {
  const marks = marksOf("sound", [place("Roma", 41, -73.4), place("Un nome lungo", 40.9, -74)]);
  expect(marks.map(({ isOnLeft }) => isOnLeft)).toEqual([true, false]);
});

test("names that would meet stand one below the other", () => {
  const marks = marksOf("sound", [place("Sotto", 41, -73.4), place("Sopra", 41.005, -73.4)]);
  expect(marks.map(({ title }) => title)).toEqual(["Sopra", "Sotto"]);
  const [above, below] = marks.map(({ label }) => label[1]);
  expect((below ?? 0) - (above ?? 0)).toBeGreaterThanOrEqual(50);
});

test("what lies beyond the horizon stands on it, in its direction", () => {
  const [x, y] = onGlobe({ latitude: 22.8, longitude: 79.5 });
  expect(Math.hypot(x - 500, y - 500)).toBeCloseTo(GLOBE_RADIUS, 6);
  expect([x > 500, y < 500]).toEqual([true, true]);
});

test("the globe has the countries that say where, and the shrine", () => {
  const world = worldOf("/app/peru");
  const { marks, home } = globeOf(world, content.site.place);
  const placed = world.countries.filter(({ position }) => position);
  expect(marks.map(({ title }) => title).sort()).toEqual(placed.map(({ title }) => title).sort());
  expect(home?.[0]).toBeGreaterThan(700);
});

test.each([
  ["/app/canada", "lakes"],
  ["/app/canada/toronto", "lakes"],
  ["/app/stati-uniti", "sound"],
  ["/app/usa/stanford", "sound"],
  ["/app/messico", undefined],
])("the map nearest to %s, besides the globe, is that of the %s", (address, name) => {
  expect(nearMapOf(worldOf(address), address)?.name).toBe(name);
});

test("a community belongs to the country before it, wherever its file is", () => {
  expect(worldAround(content, "/app/usa/stanford")?.country.address).toBe("/app/stati-uniti");
});

test("a country that does not say where it is stands in the middle of its communities", () => {
  const canada = worldAround(content, "/app/canada")?.country;
  const north = canada?.communities.flatMap(({ position }) => position?.latitude ?? []) ?? [];
  expect(canada?.position?.latitude).toBeGreaterThan(Math.min(...north));
  expect(canada?.position?.latitude).toBeLessThan(Math.max(...north));
});

test("a page of no section has no world around it", () => {
  expect(worldAround(content, "/app/cile")).toBeUndefined();
});
