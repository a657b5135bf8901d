import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SUMMITS } from "../../../pipeline/maps/road-profile.ts";
import { RoadMap } from "./road-map.server.tsx";

const html = renderToStaticMarkup(<RoadMap />);

test("the known altitudes are to scale among themselves, said in words, and with their source", () => {
  const [start, pass, end] = SUMMITS.map(({ at: [, y] }) => y) as [number, number, number];
  expect((start - pass) / (end - pass)).toBeCloseTo((1147 - 780) / (1147 - 1020), 0);
  expect(html).toMatch(/aria-label="[^".]* a 780 metri[^".]* 1147 [^".]* 1020-1030 di Canneto\."/);
  expect(html).toContain("GeoNames");
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
