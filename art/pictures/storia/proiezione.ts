import type { FigureInks } from "../../tools/figure-inks.ts";
import { headOf } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, path, polygon, rect } from "../../tools/svg.ts";

const night = mix(inks.night, inks.mantle, 0.25);
const people: readonly FigureInks[] = [
  {
    coat: inks.night,
    lit: mix(inks.goldLit, inks.night, 0.35),
    dark: inks.night,
    accent: mix(inks.wood, inks.night, 0.3),
  },
  {
    coat: mix(inks.night, inks.mantle, 0.2),
    lit: mix(inks.goldLit, inks.night, 0.35),
    dark: inks.night,
    accent: mix(inks.beech, inks.night, 0.5),
  },
];

/** A film of the valley, seen in a church in the evening: a sheet hangs before the apse, people sit before it. */
export default function draw(): string {
  const random = seeded(2014);
  return canvas(
    night,
    path("M330 800V300A470 400 0 0 1 1270 300V800Z", mix(night, inks.mantle, 0.32)),
    path("M390 800V310A410 350 0 0 1 1210 310V800Z", mix(inks.night, inks.mantle, 0.12)),
    gouges(voussoirs(), night),
    rect(0, 776, 1600, 224, mix(inks.night, inks.wood, 0.3)),
    column(120, mix(inks.goldLit, inks.night, 0.55)),
    column(1330, mix(night, inks.mantlePale, 0.2)),
    ropes(),
    screen(random),
    polygon(line("420,716 1200,716 1420,880 180,880"), mix(inks.night, inks.goldLit, 0.24)),
    grain(
      random,
      [260, 730, 1340, 860],
      { count: 30, length: 120, width: 4 },
      mix(inks.gold, inks.night, 0.3),
    ),
    ...audience(random),
  );
}

/** The joints between the stones of the arch. */
function voussoirs(): Cut[] {
  return Array.from({ length: 11 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 11);
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    return [[800 + across * 410, 310 + up * 350], [800 + across * 470, 300 + up * 400], 5];
  });
}

/** A column of the nave, the light of the film along its left side. */
function column(x: number, lit: string): string {
  const plane = mix(night, inks.mantle, 0.55);
  return [
    rect(x, 0, 150, 800, plane),
    rect(x + 96, 0, 54, 800, mix(plane, inks.night, 0.5)),
    polygon(
      [
        [x - 26, 830],
        [x + 176, 830],
        [x + 158, 786],
        [x - 8, 786],
      ],
      plane,
    ),
    gouges([[[x + 12, 40], [x + 14, 770], 7]], lit),
  ].join("");
}

function ropes(): string {
  return gouges(
    [
      [[262, 150], [412, 226], 4],
      [[1336, 150], [1198, 224], 4],
    ],
    inks.woodLit,
  );
}

/** The sheet, and on it the film: ridges, a wood, a river, in the brown of old reels. */
function screen(random: () => number): string {
  const light = mix(inks.goldLit, inks.raised, 0.55);
  return [
    polygon(line("400,216 1212,214 1206,690 408,688"), mix(inks.goldLit, inks.raised, 0.75)),
    rect(430, 242, 752, 420, light),
    circle([620, 330], 44, inks.raised),
    ridge(random, line("430,480 560,390 660,470 850,290 1000,430 1090,370 1182,440"), 662, {
      plane: mix(inks.goldLit, inks.beechLit, 0.5),
      shade: mix(inks.beech, inks.beechLit, 0.5),
      lit: inks.raised,
    }),
    wood(random, line("428,520 620,500 860,545 1186,500"), 662, 20, {
      plane: mix(inks.beech, inks.wood, 0.3),
      lit: inks.goldLit,
    }),
    polygon(line("430,600 760,572 1182,590 1182,662 430,662"), mix(inks.goldLit, inks.beech, 0.3)),
    ribbon(band("770,572,6 800,584,12 770,600,22 740,622,38 770,664,70"), light),
    rect(390, 216, 40, 470, light),
    rect(1182, 216, 34, 472, light),
    rect(404, 660, 804, 30, light),
    gouges(
      [
        [[1120, 250], [1122, 650], 2.5],
        [[540, 260], [540, 420], 2],
        [[980, 246], [981, 330], 2],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[414, 230], [420, 670], 5, 8],
        [[1196, 230], [1192, 676], 5, -8],
      ],
      mix(inks.goldLit, inks.wood, 0.3),
    ),
  ].join("");
}

/** Heads and shoulders before the screen, the nearest the largest. */
function audience(random: () => number): string[] {
  const rows = [
    { y: 770, size: 74, from: 330, to: 1290 },
    { y: 860, size: 112, from: 120, to: 1520 },
  ];
  return rows.flatMap(({ y, size, from, to }) => {
    const seats: string[] = [];
    for (let x = from; x < to; x += size * (1.15 + random() * 0.75)) {
      const inksOf = people[Math.floor(random() * people.length)];
      const at: Point = [x, y + (random() - 0.5) * size * 0.2];
      if (inksOf)
        seats.push(bust(at, size * (0.86 + random() * 0.2), inksOf, headOf(random() * 0.74)));
    }
    return seats;
  });
}
