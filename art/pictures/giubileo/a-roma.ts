import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { type Banner, banner, crowd } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, polygon, rect } from "../../tools/svg.ts";

const stone = mix(inks.paper, inks.goldLit, 0.2);
const shade = mix(inks.woodLit, inks.hairline, 0.4);
const deep = mix(inks.wood, inks.mantle, 0.3);

/** The companies of Canneto in Rome in June 2025: their banners before the colonnade of the square. */
export default function draw(): string {
  const random = seeded(186);
  const sky = mix(inks.mantlePale, inks.paper, 0.35);
  return canvas(
    sky,
    grain(random, [-60, 40, 1400, 190], { count: 18, length: 340, width: 8 }, inks.raised),
    ...colonnade(),
    polygon(line("-10,760 1610,760 1610,1010 -10,1010"), mix(stone, inks.woodLit, 0.4)),
    ...STANDARDS.map((shape) => banner(shape)),
    crowd(random, { from: -40, to: 1640, y: 800, size: 132, rows: 2 }, PEOPLE),
  );
}

/** A row of columns that bends towards the viewer at both ends, a beam over it, and figures on the beam. */
function colonnade(): string[] {
  const columns = Array.from({ length: 13 }, (_, index) => {
    const across = (index - 6) / 6;
    const near = across * across;
    return { x: 800 + across * 790, top: 330 - near * 110, foot: 760, width: 52 + near * 34 };
  });
  const first = columns.map(({ x, top }) => [x, top] as const);
  const beam = (up: number, down: number) => [
    ...first.map(([x, y]) => [x * 1.06 - 48, y - up] as const),
    ...[...first].reverse().map(([x, y]) => [x * 1.06 - 48, y + down] as const),
  ];
  const flutes = columns.map(
    ({ x, top, foot, width }): Cut => [
      [x - width * 0.2, top + 30],
      [x - width * 0.2, foot],
      width * 0.1,
    ],
  );
  return [
    polygon([...first.map(([x, y]) => [x * 1.06 - 48, y] as const), [1640, 770], [-40, 770]], deep),
    ...columns.flatMap(({ x, top, foot, width }) => [
      rect(x - width / 2, top, width, foot - top, stone),
      rect(x + width * 0.12, top, width * 0.38, foot - top, shade),
      rect(x - width * 0.66, top, width * 1.32, 20, stone),
    ]),
    gouges(flutes, inks.raised),
    polygon(beam(78, 4), stone),
    polygon(beam(14, 4), shade),
    polygon(beam(84, -70), inks.raised),
    ...columns.map(({ x, top, width }) => statue(x * 1.06 - 48, top - 84, width * 1.6)),
  ];
}

/** A figure of stone on the beam, from far: no more than a shape that stands. */
function statue(x: number, foot: number, size: number): string {
  return (
    polygon(
      [
        [x - size * 0.24, foot],
        [x - size * 0.14, foot - size * 0.46],
        [x - size * 0.36, foot - size * 0.78],
        [x - size * 0.3, foot - size * 0.84],
        [x - size * 0.12, foot - size * 0.7],
        [x, foot - size * 0.84],
        [x + size * 0.14, foot - size * 0.72],
        [x + size * 0.24, foot],
      ],
      stone,
    ) +
    polygon(
      [
        [x + size * 0.04, foot],
        [x + size * 0.04, foot - size * 0.84],
        [x + size * 0.14, foot - size * 0.72],
        [x + size * 0.24, foot],
      ],
      shade,
    ) +
    circle([x - size * 0.02, foot - size * 0.91], size * 0.1, stone)
  );
}

const standard = (
  x: number,
  top: number,
  width: number,
  shape: Banner["shape"],
  ink: string,
  emblem: Banner["emblem"],
): Banner => ({
  foot: [x, 980],
  top: [x + 6, top],
  width,
  drop: width * 1.3,
  shape,
  ink,
  shade: mix(ink, inks.night, 0.34),
  trim: inks.goldLit,
  staff: inks.wood,
  emblem,
});

const STANDARDS = [
  standard(520, 470, 130, "point", inks.spring, "waves"),
  standard(1070, 460, 136, "straight", inks.beech, "cross"),
  standard(250, 390, 176, "swallow", "#8c2f2a", "cross"),
  standard(1370, 380, 180, "round", inks.violet, "star"),
  standard(800, 290, 230, "swallow", inks.mantle, "star"),
];

const PEOPLE: FigureInks[] = [
  { coat: inks.raised, lit: "#ffffff", dark: inks.ink, accent: inks.goldLit },
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.raised },
  { coat: inks.spring, lit: inks.springLit, dark: inks.night, accent: inks.goldLit },
  { coat: inks.goldLit, lit: inks.paper, dark: inks.wood, accent: inks.paper },
];
