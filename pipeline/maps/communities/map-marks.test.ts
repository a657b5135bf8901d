import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { type Community, worldAround } from "./communities.ts";
import { globeOf, marksOf, nearMapOf } from "./map-marks.ts";
import { GLOBE_RADIUS, onGlobe } from "./map-views.ts";

const content = loadContent();

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
  const { marks, home } = globeOf(worldOf("/app/peru"), content.site.place);
  expect(marks.map(({ title }) => title).sort()).toEqual(["Canada", "Messico", "Stati Uniti"]);
  expect(home?.[0]).toBeGreaterThan(700);
});

test.each([
  ["/app/canada", "lakes", 3],
  ["/app/canada/toronto", "lakes", 3],
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
