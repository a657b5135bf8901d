import { expect, test } from "vitest";
import { GLOBE_RADIUS, onGlobe, onMap } from "./map-views.ts";

const WINDSOR = { latitude: 42.3001, longitude: -83.0165 };
const STAMFORD = { latitude: 41.0534, longitude: -73.5387 };
const CANNETO = { latitude: 41.6783, longitude: 13.9083 };
const INDIA = { latitude: 22.8, longitude: 79.5 };

const fromMiddle = ([x, y]: readonly [number, number]) => Math.hypot(x - 500, y - 500);

test("on the globe the shrine is east of America, and within the horizon", () => {
  expect(onGlobe(CANNETO)[0]).toBeGreaterThan(onGlobe(STAMFORD)[0]);
  expect(onGlobe(STAMFORD)[0]).toBeGreaterThan(onGlobe(WINDSOR)[0]);
  expect(fromMiddle(onGlobe(CANNETO))).toBeLessThan(GLOBE_RADIUS);
});

test("what lies beyond the horizon stands on it, in its direction", () => {
  const [x, y] = onGlobe(INDIA);
  expect(fromMiddle([x, y])).toBeCloseTo(GLOBE_RADIUS, 6);
  expect(x).toBeGreaterThan(500);
  expect(y).toBeLessThan(500);
});

test("a map of the coast knows what it does not reach", () => {
  expect(onMap("sound", STAMFORD)).toBeDefined();
  expect(onMap("sound", WINDSOR)).toBeUndefined();
  expect(onMap("lakes", WINDSOR)).toBeDefined();
});
