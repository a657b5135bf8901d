import { inks, mix } from "../tools/inks.ts";
import { castShadow } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded, roundOutline } from "../tools/strokes.ts";
import { ellipse, group, type Point, path, polygon, rect, short } from "../tools/svg.ts";
import { masonry } from "./buildings.ts";
import { soils } from "./grounds.ts";
import { dressed, leaningBanner, type Scene, spot, turned } from "./scene.ts";

/** A company seen from a height, each of it given by the feet and the breadth of the shoulders: the first carries the banner. */
export function fileFromAbove(scene: Scene, places: string, shade: string): string {
  const [first, ...others] = band(places);
  return [
    ...others.map((place, index) => ({
      y: place[1],
      svg: personFromAbove(scene, place, index, shade),
    })),
    { y: first?.[1] ?? 0, svg: first ? bearerFromAbove(scene, first, shade) : "" },
  ]
    .sort((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join("");
}

/** One person: shoulders, and over them a hat, a scarf or hair; every third one has a pack. */
function personFromAbove(scene: Scene, place: Pressed, index: number, shade: string): string {
  const [x, y] = spot(scene, [place[0], place[1]]);
  const { coat, lit, dark, accent, skin = coat, hair = dark } = dressed(scene, index * 5 + 1);
  const worn = [hair, inks.goldLit, accent, hair, inks.woodLit][index % 5] ?? hair;
  const covers =
    index % 5 === 1 || index % 5 === 4 ? ellipse([0, -62], 40, 27, mix(worn, inks.wood, 0.14)) : "";
  return (
    castShadow([x, y], place[2] * 2, place[2] * 0.7, shade) +
    group(
      `translate(${short(x)} ${short(y)}) scale(${short(place[2] / 10)}) scale(.1)`,
      polygon(line("-22,10 22,10 20,40 6,42 0,24 -8,38 -20,36"), dark),
      rounded(line("-44,4 -40,-36 -22,-52 0,-56 22,-52 40,-36 44,4 26,24 0,28 -26,24"), coat),
      rounded(line("-44,4 -40,-36 -20,-52 -14,-30 -22,0 -26,22"), lit),
      index % 3 === 1 ? rounded(line("-20,-36 20,-36 24,2 0,8 -24,2"), accent) : "",
      ellipse([-1, -62], 19, 22, skin),
      covers,
      ellipse([0, -68], 22, 21, worn),
      covers ? gouges([[[-18, -76], [4, -86], 6, 5]], mix(worn, inks.raised, 0.5)) : "",
    )
  );
}

function bearerFromAbove(scene: Scene, [x, y, size]: Pressed, shade: string): string {
  const [atX, atY] = spot(scene, [x, y]);
  const [hand, top]: [Point, Point] = [
    [x + size * 0.5, y],
    [x + size * 0.62, y - size * 3],
  ];
  return (
    ribbon(
      [
        [atX, atY, size * 0.1],
        [atX + size * 3.4, atY + size * 1.1, size * 0.1],
      ],
      shade,
    ) +
    polygon(
      [
        [atX + size * 1.7, atY + size * 0.1],
        [atX + size * 3.1, atY + size * 0.5],
        [atX + size * 3.2, atY + size * 1.7],
        [atX + size * 2.4, atY + size * 1.1],
        [atX + size * 1.5, atY + size * 1.2],
      ],
      shade,
    ) +
    personFromAbove(scene, [x, y, size], 2, shade) +
    leaningBanner(scene, hand, top, size * 1.5)
  );
}

/** Roofs of a town seen from a height: the middle of the eaves of each and its breadth; ridges go both ways by turns. */
export function roofs(scene: Scene, places: string): string {
  const { lit, shade, roof, roofShade, window } = masonry(scene.light);
  const bright = mix(roof, lit, 0.3);
  return band(places)
    .map(([x, y, w], index) => {
      const [at] = spot(scene, [x, y]);
      const p = (dx: number, dy: number): Point => [at + dx * w, y + dy * w];
      const across = index % 2 === 0;
      return (
        polygon(
          [p(0.4, 0.3), p(0.5, -0.5), p(0.96, -0.2), p(0.86, 0.44)],
          mix(shade, roofShade, 0.5),
        ) +
        (across
          ? rect(at - w * 0.5, y, w, w * 0.34, lit) +
            polygon([p(-0.5, -0.62), p(0.5, -0.62), p(0.5, -0.3), p(-0.5, -0.3)], bright) +
            polygon([p(-0.56, 0.04), p(0.56, 0.04), p(0.5, -0.32), p(-0.5, -0.32)], roof)
          : polygon([p(-0.4, 0.34), p(-0.4, 0), p(0, -0.26), p(0.4, 0), p(0.4, 0.34)], lit) +
            polygon([p(-0.5, 0.04), p(0, -0.3), p(0, -0.84), p(-0.5, -0.56)], bright) +
            polygon([p(0.5, 0.04), p(0, -0.3), p(0, -0.84), p(0.5, -0.56)], roofShade)) +
        gouges(
          [-0.24, 0.2].map((dx): Cut => [p(dx, 0.1), p(dx, 0.26), w * 0.07]),
          window,
        )
      );
    })
    .join("");
}

/** A bell tower seen from a height: the middle of its foot and its breadth. */
export function bellFromAbove(scene: Scene, at: Point, w: number): string {
  const { lit, shade, roof, roofShade, dark } = masonry(scene.light);
  const [x, y] = spot(scene, at);
  const p = (dx: number, dy: number): Point => [x + dx * w, y + dy * w];
  return (
    polygon([p(0.4, 0), p(0.5, -1), p(3, 0), p(2.6, 0.7)], mix(shade, roofShade, 0.5)) +
    polygon([p(-0.5, 0), p(-0.5, -2.1), p(0.2, -2.1), p(0.2, 0)], lit) +
    polygon([p(0.2, 0), p(0.2, -2.1), p(0.5, -2.2), p(0.5, -0.14)], shade) +
    polygon([p(-0.6, -2.06), p(0, -2.8), p(0.24, -2.06)], mix(roof, lit, 0.25)) +
    polygon([p(0.24, -2.06), p(0, -2.8), p(0.62, -2.2)], roofShade) +
    ellipse(p(-0.15, -1.6), w * 0.16, w * 0.3, dark)
  );
}

/** Crowns of trees seen from a height, the middle and the breadth of each: their shadows, their planes, their light. */
export function crownsFromAbove(
  scene: Scene,
  places: readonly Pressed[],
  ink: string,
  ground: string,
): string {
  const { random } = scene;
  const blob = ([x, y]: Point, r: number): string =>
    roundOutline(
      Array.from({ length: 6 }, (_, index): Point => {
        const angle = (index / 6) * Math.PI * 2 + random();
        const reach = r * (0.86 + random() * 0.28);
        return [
          Math.round(x + Math.cos(angle) * reach),
          Math.round(y + Math.sin(angle) * reach * 0.86),
        ];
      }),
    );
  const crowns = places.map(([x, y, w]) => ({ at: spot(scene, [x, y]), r: w / 2 }));
  const cuts = crowns.flatMap(({ at: [x, y], r }) =>
    [-2.7, -2.1, -1.5].map((angle): Cut => {
      const from: Point = [x + Math.cos(angle) * r * 0.75, y + Math.sin(angle) * r * 0.62];
      return [from, [from[0] + r * 0.3, from[1] + r * 0.24], r * 0.12];
    }),
  );
  return (
    path(
      crowns.map(({ at: [x, y], r }) => blob([x + r * 0.7, y + r * 0.5], r)).join(""),
      mix(ground, inks.ink, 0.34),
    ) +
    path(crowns.map(({ at, r }) => blob(at, r)).join(""), ink) +
    path(
      crowns.map(({ at: [x, y], r }) => blob([x - r * 0.22, y - r * 0.24], r * 0.62)).join(""),
      mix(ink, soils(scene.light).grass, 0.42),
    ) +
    gouges(cuts, mix(ink, inks.raised, 0.42))
  );
}

/** A field seen from a height, with rows along its first edge. */
export function fieldFromAbove(
  scene: Scene,
  corners: string,
  ink: string,
  rows: string,
  count = 7,
): string {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = turned(scene, line(corners));
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const cuts = Array.from({ length: count }, (_, index): Cut => {
    const share = (index + 0.7) / (count + 0.4);
    return [
      between(between(a, d, share), between(b, c, share), 0.05),
      between(between(a, d, share), between(b, c, share), 0.95),
      5,
    ];
  });
  return polygon([a, b, c, d], ink) + gouges(cuts, rows);
}

/** Crowns scattered in an oval, not closer than their own breadth. */
export function scattered(
  { random }: Scene,
  [x, y]: Point,
  [across, down]: readonly [number, number],
  count: number,
  breadth: number,
): Pressed[] {
  const placed: Pressed[] = [];
  for (let attempt = 0; placed.length < count && attempt < count * 20; attempt += 1) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const at: Pressed = [
      x + Math.cos(angle) * far * across,
      y + Math.sin(angle) * far * down,
      breadth * (0.75 + random() * 0.5),
    ];
    if (placed.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) > breadth * 0.72))
      placed.push(at);
  }
  return placed.sort((one, other) => one[1] - other[1]);
}
