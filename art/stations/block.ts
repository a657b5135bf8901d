import { inks, mix } from "../tools/inks.ts";
import { withNight } from "../tools/night.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { path, rect } from "../tools/svg.ts";

const WIDTH = 800;
const HEIGHT = 1000;

/** The four inks of all stations; what is darker than ochre is printed over it. */
export const ochre = mix(inks.goldLit, inks.beechLit, 0.35);
export const red = mix(inks.red, inks.night, 0.28);
export const night = mix(inks.night, inks.mantle, 0.16);
export const paper = inks.paper;
export const blue = mix(inks.mantle, inks.night, 0.1);
export const wine = mix(red, night, 0.5);
export const wood = mix(inks.beech, inks.wood, 0.35);

/** Of a plane, the side away from the light. */
export const shadeOf = (ink: string): string =>
  ink === paper ? mix(ochre, red, 0.12) : mix(ink, ink === blue ? night : wine, 0.5);

/** The day goes down, station by station, to the ninth hour; at the last one it dawns. */
const GROUNDS = [
  mix(ochre, paper, 0.25),
  ochre,
  mix(ochre, red, 0.18),
  mix(ochre, red, 0.36),
  mix(ochre, red, 0.52),
  mix(ochre, red, 0.7),
  mix(ochre, red, 0.85),
  red,
  mix(red, night, 0.22),
  mix(red, night, 0.42),
  mix(red, night, 0.62),
  night,
  mix(night, blue, 0.45),
  mix(blue, night, 0.35),
];

/** Where the knife left the edge of the block. */
const EDGE =
  "M0 0H800V1000H0ZM26 22L24 410 29 706 23 977 318 973 560 979 777 974 772 640 778 318 771 25 468 29 214 23Z";

/** A station: its number from 1, and what is cut over a sky whose light comes from the upper left. */
export function block(number: number, ...parts: string[]): string {
  const ground = GROUNDS[number - 1] ?? night;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, ground),
    beams(number, mix(ground, number < 9 ? paper : ochre, number === 12 ? 0.12 : 0.34)),
    ...parts,
    `<path fill-rule="evenodd" d="${EDGE}" fill="${night}"/>`,
    "</svg>\n",
  ].join("\n");
  // By night the same print under a lamp: only the sky is darker, and white not as white.
  const kept = Object.fromEntries(
    [...drawing.matchAll(/#[0-9a-f]{6}/g)].map(([ink]) => [ink, ink]),
  );
  return withNight(drawing, {
    ...kept,
    [ground]: number < 11 ? mix(ground, wine, 0.45) : ground,
    [paper]: mix(paper, ochre, 0.3),
  });
}

/** Light as long cuts that fan out from the upper left corner, fewer as it grows dark. */
function beams(number: number, ink: string): string {
  const random = seeded(700 + number);
  const count = 30 - number;
  return gouges(
    Array.from({ length: count }, (_, index): Cut => {
      const angle = ((index + 0.2 + random() * 0.6) / count) * (Math.PI / 2);
      const [from, to] = [120 + random() * 420, 560 + random() * 620];
      return [
        [Math.cos(angle) * from - 40, Math.sin(angle) * from - 40],
        [Math.cos(angle) * to - 40, Math.sin(angle) * to - 40],
        5 + random() * 7,
      ];
    }),
    ink,
  );
}

/** A beam of the cross between two points, as wide as given: its upper left edge lit, its grain cut. */
export function beam(
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  width: number,
  dark = false,
): string {
  const length = Math.hypot(toX - x, toY - y);
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  // The side that looks up or to the left is lit.
  const lit = Math.abs(turn) > 90 || turn > 80 ? 1 : -1;
  const plane = dark ? mix(wood, night, 0.55) : wood;
  const half = width / 2;
  const band = (from: number, to: number) =>
    `M0 ${Math.round(lit * from)}H${Math.round(length)}V${Math.round(lit * to)}H0Z`;
  const grain: Cut[] = [0.18, 0.42, 0.66].map((share, index) => [
    [length * share, lit * half * (0.3 - index * 0.3)],
    [length * (share + 0.24), lit * half * (0.34 - index * 0.32)],
    width * 0.03,
  ]);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})">` +
    path(band(-half, half), plane) +
    path(band(-half, -half * 0.55), mix(plane, night, 0.6)) +
    gouges(
      [[[0, lit * half * 0.86], [length, lit * half * 0.86], width * 0.07], ...grain],
      dark ? mix(ochre, wood, 0.3) : ochre,
    ) +
    "</g>"
  );
}
