import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { circle, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const wood = mix(inks.wood, inks.beech, 0.35);
const deep = mix(inks.wood, inks.night, 0.6);
const SPINES = [
  inks.beech,
  inks.spring,
  mix(inks.hairline, inks.woodLit, 0.4),
  mix(inks.red, inks.wood, 0.4),
  mix(inks.spring, inks.ink, 0.4),
  mix(inks.gold, inks.wood, 0.25),
  inks.ink,
];

/** Shelves of a library with a ladder: on one of them a row of blue volumes, the light on it. */
export default function draw(): string {
  const random = seeded(1826);
  const shelves = [330, 650, 970, 1290];
  return uprightCanvas(
    deep,
    ...shelves.flatMap((foot, row) => [
      ...books(random, foot, row === 1),
      rect(60, foot, 1080, 40, wood),
      rect(60, foot, 1080, 9, mix(inks.beechLit, wood, 0.3)),
      rect(60, foot + 40, 1080, 22, mix(deep, inks.night, 0.6)),
    ]),
    rect(0, 0, 62, 1500, wood),
    rect(50, 0, 12, 1500, mix(wood, inks.beechLit, 0.5)),
    rect(1138, 0, 62, 1500, mix(wood, inks.night, 0.4)),
    polygon(line("0,1380 1200,1380 1200,1500 0,1500"), mix(wood, inks.night, 0.3)),
    grain(
      random,
      [-40, 1396, 1100, 1490],
      { count: 14, length: 220, width: 4 },
      mix(wood, inks.night, 0.65),
    ),
    ...ladder(),
  );
}

/** Books on a shelf: of many sizes, or ten alike and blue. */
function books(random: () => number, foot: number, isRow: boolean): string[] {
  const drawn: string[] = [];
  let x = 66;
  while (x < 1120) {
    const isBlue = isRow && x > 300 && x < 760;
    const wide = isBlue ? 46 : 34 + random() * 46;
    const high = isBlue ? 214 : 150 + random() * 92;
    if (x + wide > 1136) break;
    const ink = isBlue
      ? inks.mantle
      : mix(SPINES[Math.floor(random() * SPINES.length)] ?? inks.beech, deep, 0.2);
    // A gap, over which the next one leans.
    if (!isBlue && random() < 0.08) x += 40;
    drawn.push(spine(x, foot, wide - 3, high, ink, isBlue));
    x += wide;
  }
  return drawn;
}

function spine(
  x: number,
  foot: number,
  wide: number,
  high: number,
  ink: string,
  isBlue: boolean,
): string {
  const bands: Cut[] = [0.16, 0.22, 0.82].map((share) => [
    [x + 3, foot - high * share],
    [x + wide - 3, foot - high * share],
    5,
  ]);
  return [
    rect(x, foot - high, wide, high, ink),
    rect(
      x,
      foot - high,
      wide * 0.2,
      high,
      mix(ink, isBlue ? inks.mantlePale : inks.raised, isBlue ? 0.5 : 0.22),
    ),
    rect(x + wide * 0.8, foot - high, wide * 0.2, high, mix(ink, inks.night, 0.5)),
    gouges(bands, isBlue ? inks.goldLit : mix(inks.goldLit, ink, 0.35)),
  ].join("");
}

function ladder(): string[] {
  const lit = mix(inks.woodLit, inks.goldLit, 0.4);
  const shade = mix(inks.woodLit, inks.wood, 0.5);
  const rungs = Array.from({ length: 8 }, (_, index) => {
    const share = 0.1 + index * 0.115;
    const y = 60 + 1370 * share;
    return [790 + share * 30, 950 + share * 110, y] as const;
  });
  return [
    ribbon(band("840,90,20 880,760,24 900,1440,26"), mix(deep, inks.night, 0.7)),
    ...rungs.map(([left, right, y]) =>
      ribbon(
        [
          [left, y, 24],
          [right, y + 4, 24],
        ],
        shade,
      ),
    ),
    ...rungs.map(([left, right, y]) =>
      ribbon(
        [
          [left, y - 7, 8],
          [right, y - 3, 8],
        ],
        lit,
      ),
    ),
    ribbon(band("786,60,30 804,760,32 820,1430,36"), lit),
    ribbon(band("797,60,8 816,760,9 832,1430,10"), shade),
    ribbon(band("946,60,30 1002,760,32 1062,1430,36"), shade),
    ribbon(band("937,60,9 992,760,10 1050,1430,11"), lit),
    circle([788, 70], 9, inks.goldLit),
    circle([948, 70], 9, inks.goldLit),
  ];
}
