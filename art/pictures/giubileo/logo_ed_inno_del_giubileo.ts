import type { FigureInks } from "../../tools/figure-inks.ts";
import type { Head } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, path, polygon, rect } from "../../tools/svg.ts";

/** A choir seen from behind, books open, before the pipes of an organ where the light falls. */
export default function draw(): string {
  const random = seeded(481);
  const wall = mix(inks.spring, inks.night, 0.5);
  return canvas(
    wall,
    polygon(line("0,0 300,0 1000,1010 0,1010"), mix(wall, inks.spring, 0.4)),
    grain(
      random,
      [-80, 20, 1560, 640],
      { count: 60, length: 120, width: 4, slope: 0.3 },
      mix(wall, inks.night, 0.4),
    ),
    ...towers.map(([middle, tallest, count, width]) => tower(middle, tallest, count, width)),
    ...posts.map(([x, top]) => post(x, top)),
    chest(),
    ...choir.map(([x, y, size, kind], index) => singer(x, y, size, kind, index)),
  );
}

/** The three groups of pipes: middle, top of the tallest, how many, and how wide each. */
const towers: [number, number, number, number][] = [
  [296, 210, 7, 50],
  [1304, 210, 7, 50],
  [800, 70, 9, 58],
];

/** A group of pipes, the tallest in the middle, the mouths in a bent line. */
function tower(middle: number, tallest: number, count: number, width: number): string {
  const foot = 640;
  const half = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const away = Math.abs(index - half);
    const x = middle + (index - half) * width;
    const top = tallest + away * width * 0.62;
    const mouth = foot - 120 + away * 16;
    return pipe(x, top, mouth, foot, width * 0.86);
  }).join("");
}

/** The wooden posts between the groups: how far to the right, and how high. */
const posts: [number, number][] = [
  [80, 330],
  [488, 250],
  [1076, 250],
  [1484, 330],
];

function post(x: number, top: number): string {
  return [
    rect(x, top, 36, 640 - top, mix(inks.beech, inks.wood, 0.4)),
    rect(x + 22, top, 14, 640 - top, inks.wood),
    rect(x - 8, top - 18, 52, 20, inks.goldLit),
    rect(x + 20, top - 18, 24, 20, inks.gold),
    gouges([[[x + 7, top + 10], [x + 7, 630], 4]], inks.beechLit),
  ].join("");
}

function pipe(x: number, top: number, mouth: number, foot: number, width: number): string {
  const left = x - width / 2;
  return [
    rect(left, top, width, mouth - top + 20, inks.gold),
    rect(left, top, width * 0.56, mouth - top + 20, inks.goldLit),
    rect(left + width * 0.14, top, width * 0.16, mouth - top + 20, inks.raised),
    polygon(
      [
        [left, mouth + 16],
        [left + width, mouth + 16],
        [x + width * 0.14, foot],
        [x - width * 0.14, foot],
      ],
      inks.gold,
    ),
    polygon(
      [
        [left, mouth + 16],
        [x, mouth + 16],
        [x, foot],
        [x - width * 0.14, foot],
      ],
      inks.goldLit,
    ),
    path(
      `M${left + width * 0.16} ${mouth + 12}V${mouth - 6}Q${x} ${mouth - 46} ${left + width * 0.84} ${mouth - 6}V${mouth + 12}Z`,
      mix(inks.wood, inks.night, 0.4),
    ),
  ].join("");
}

/** The case under the pipes. */
function chest(): string {
  const plane = mix(inks.beech, inks.wood, 0.5);
  return [
    rect(70, 632, 1460, 380, plane),
    rect(70, 632, 1460, 16, inks.goldLit),
    rect(110, 648, 1380, 10, inks.wood),
    ...[160, 420, 1020, 1280].map(
      (x) =>
        rect(x, 690, 170, 260, inks.wood) +
        rect(x + 10, 700, 160, 250, mix(plane, inks.beechLit, 0.16)),
    ),
  ].join("");
}

const wear: FigureInks[] = [
  {
    coat: inks.mantle,
    lit: inks.mantlePale,
    dark: inks.night,
    accent: mix(inks.mantlePale, inks.paper, 0.3),
    hair: mix(inks.wood, inks.night, 0.4),
  },
  {
    coat: mix(inks.beech, inks.wood, 0.3),
    lit: inks.beechLit,
    dark: inks.night,
    accent: mix(inks.springLit, inks.spring, 0.3),
    hair: mix(inks.hairline, inks.ink, 0.2),
  },
  {
    coat: inks.ink,
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.goldLit,
    hair: mix(inks.wood, inks.beech, 0.4),
  },
  {
    coat: inks.spring,
    lit: inks.springLit,
    dark: inks.night,
    accent: mix(inks.goldLit, inks.paper, 0.2),
    hair: mix(inks.night, inks.wood, 0.5),
  },
];

/** Those who sing: place, breadth of the shoulders, and what is on their heads. */
const choir: [number, number, number, Head][] = [
  [300, 700, 176, "short"],
  [560, 690, 170, "bun"],
  [1040, 690, 172, "short"],
  [1300, 700, 176, "kerchief"],
  [150, 850, 236, "kerchief"],
  [460, 836, 232, "short"],
  [800, 820, 236, "bun"],
  [1130, 838, 232, "short"],
  [1450, 850, 238, "scarf"],
];

/** One who sings, the open book seen beyond the shoulder. */
function singer(x: number, y: number, size: number, kind: Head, index: number): string {
  const inksOf = wear[index % wear.length];
  if (!inksOf) return "";
  const p = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
  const lines: Cut[] = [0.06, 0.13, 0.2].map(
    (down): Cut => [p(0.5, down + 0.02), p(0.76, down - 0.02), size * 0.014],
  );
  return [
    polygon([p(-0.78, 0), p(-0.3, 0.06), p(-0.3, 0.5), p(-0.74, 0.4)], inks.raised),
    polygon([p(0.3, 0.06), p(0.82, -0.02), p(0.78, 0.42), p(0.3, 0.5)], inks.hairline),
    gouges(lines, inks.woodLit),
    gouges(
      [0.08, 0.15, 0.22].map((down): Cut => [p(-0.72, down), p(-0.46, down + 0.03), size * 0.014]),
      inks.woodLit,
    ),
    bust([x, y], size, inksOf, kind),
  ].join("");
}
