import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { MOUNTAINS } from "../../../art/road-map.ts";
import { KILOMETRE } from "../projection.ts";
import { lastRoad } from "./last-road.ts";
import { mapLinks } from "./map-links.ts";
import { ATINA, CANNETO, CASSINO, PICINISCO, SAN_DONATO, SETTEFRATI, SORA } from "./places.ts";
import { roadMap } from "./road-map.ts";

const html = (element: ReturnType<typeof roadMap>) =>
  unified()
    .use(rehypeStringify)
    .stringify({ type: "root", children: [element] });

/** The kilometres on the globe between two places, each given in degrees of latitude and longitude. */
function kilometres(one: [number, number], other: [number, number]): number {
  const [latitude, longitude, otherLatitude, otherLongitude] = [...one, ...other].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const cosine =
    Math.sin(latitude) * Math.sin(otherLatitude) +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.cos(longitude - otherLongitude);
  return 6371 * Math.acos(cosine);
}

test.each([
  ["Sora", SORA, "Cassino", CASSINO, kilometres([41.71829, 13.61356], [41.48581, 13.82835])],
  [
    "Settefrati",
    SETTEFRATI,
    "Canneto",
    CANNETO,
    kilometres([41.67045, 13.8507], [41.6783, 13.9083]),
  ],
  ["Atina", ATINA, "Picinisco", PICINISCO, kilometres([41.62004, 13.79905], [41.64568, 13.86791])],
] as const)("from %s %s to %s %s it is as far as on the globe", (_one, from, _other, to, far) => {
  const drawn = Math.hypot(from[0] - to[0], from[1] - to[1]) / KILOMETRE;
  expect(Math.abs(drawn - far)).toBeLessThan(0.25);
});

test("every place is in the drawing, with room for its name", () => {
  for (const [x, y] of [ATINA, CANNETO, CASSINO, PICINISCO, SAN_DONATO, SETTEFRATI, SORA]) {
    expect(x).toBeGreaterThan(10);
    expect(x).toBeLessThan(290);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(295);
  }
});

test("the scale is five kilometres long, and the caption names the licence of the places", () => {
  expect(html(roadMap())).toContain(`h${5 * KILOMETRE}m`);
  expect(html(roadMap())).toContain("GeoNames, CC BY 4.0");
});

test("no town stands on a mountain of the ground below it", () => {
  const towns = [ATINA, CANNETO, CASSINO, PICINISCO, SAN_DONATO, SETTEFRATI, SORA];
  const found = MOUNTAINS.flatMap(([x, y, breadth]) =>
    towns.filter(([townX, townY]) => {
      const [right, down] = [townX * 4 - x, (townY + 6) * 4 - y];
      return down > 0 && down < breadth * 0.62 && Math.abs(right) < down / 1.24;
    }),
  );
  expect(found).toEqual([]);
});

test("the narrow stretch is as long, beside the whole road, as it is said to be", () => {
  const drawing = html(lastRoad());
  const start = Number(/M(\d+) 44H/.exec(drawing)?.[1]);
  const [narrow = 0, end = 0] = [...drawing.matchAll(/44H([\d.]+)/g)].map(([, x]) => Number(x));
  expect((end - narrow) / (end - start)).toBeCloseTo(0.33, 5);
});

test("links to other maps name whom they ask, and do not say where the visitor comes from", () => {
  const links = html(mapLinks()).match(/<a [^>]*>[^<]*/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toMatch(
      /href="https:\/\/[^"]+" rel="noreferrer">Apri (Google|Mappe di Apple|Open)/,
    );
    expect(link).toContain("41.6783");
  }
});
