import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GOAL } from "../../../pipeline/maps/company-map/map-frame.ts";
import { SUMMITS } from "../../../pipeline/maps/road-profile.ts";
import { RoadMap } from "./road-map.server.tsx";

const html = renderToStaticMarkup(<RoadMap />);

/** The places of the map by their names, in its units. */
const places = new Map(
  [...html.matchAll(/translate\((\d+) (\d+)\)"><circle[^>]*><\/circle><text[^>]*>([^<]+)/g)].map(
    ([, x, y, name]) => [name, [Number(x), Number(y)] as const],
  ),
);

test.each([
  ["Settefrati", GOAL, 4.9],
  ["Picinisco", places.get("Atina"), 6.4],
  ["San Donato", places.get("Alvito"), 5.7],
])("%s is where it is on the globe", (name, other = GOAL, kilometres) => {
  const [x, y] = places.get(name) ?? GOAL;
  expect(Math.hypot(x - other[0], y - other[1]) / 10).toBeCloseTo(kilometres, 0);
});

test("every town has its road or path, and is within the drawing with its name", () => {
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([\d ]+)" role/.exec(html)?.[1]?.split(" ").map(Number) ?? [];
  expect(places.size).toBe(6);
  for (const [x, y] of places.values()) {
    expect(html).toMatch(new RegExp(`<path d="[^"]*${x} ${y}`));
    expect(x > left + 15 && x < left + width - 45 && y > top + 20 && y < top + height - 15).toBe(
      true,
    );
  }
});

test("the known altitudes are to scale among themselves, and said in words", () => {
  const [start, pass, end] = SUMMITS.map(({ at: [, y] }) => y) as [number, number, number];
  expect((start - pass) / (end - pass)).toBeCloseTo((1147 - 780) / (1147 - 1020), 0);
  expect(html).toMatch(/aria-label="[^".]* a 780 metri[^".]* 1147 [^".]* 1020-1030 di Canneto\."/);
});

test("links to other maps name whom they ask, and do not say where the visitor comes from", () => {
  const links = html.match(/<a [^>]*>[^<]*/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toMatch(
      /href="https:\/\/[^"]+41\.6783[^"]+" rel="noreferrer">Apri (Google|Mappe di Apple|Open)/,
    );
  }
});
