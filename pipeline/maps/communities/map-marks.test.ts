import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { type Community, worldAround } from "./communities.ts";
import { globeOf, marksOf, nearMapOf } from "./map-marks.ts";

const content = loadContent();
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

test("names that are far from each other stay at their places", () => {
  const marks = marksOf("sound", [place("Est", 41, -73), place("Ovest", 41, -73.8)]);
  expect(marks.map(({ at, label }) => label[1] - at[1])).toEqual([0, 0]);
});

test("what says no place has no name on the map", () => {
  expect(marksOf("sound", [{ ...place("Qui", 41, -73.4), position: undefined }])).toEqual([]);
});

test("the globe has the countries that say where, and the shrine", () => {
  const { marks, home } = globeOf(worldOf("/app/peru"), content.site.place);
  const countries = worldOf("/app/peru").countries.filter(({ position }) => position);
  expect(countries).toHaveLength(3);
  expect(marks.map(({ title }) => title).sort()).toEqual(
    countries.map(({ title }) => title).sort(),
  );
  expect(home?.[0]).toBeGreaterThan(700);
});

test.each([
  ["/app/canada", "lakes", 2],
  ["/app/canada/toronto", "lakes", 2],
  ["/app/stati-uniti", "sound", 2],
  ["/app/usa/stanford", "sound", 2],
])(
  "the map nearest to %s is that of the %s, with the communities that say where",
  (address, name, count) => {
    const near = nearMapOf(worldOf(address), address);
    expect(near?.name).toBe(name);
    expect(near?.marks).toHaveLength(count);
  },
);

test.each([
  ["a country without communities", "/app/messico"],
  ["a community that says no place", "/app/usa/broks"],
])("of %s the globe is the nearest map", (_, address) => {
  expect(nearMapOf(worldOf(address), address)).toBeUndefined();
});
