import { headOf } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust, type FigureInks } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";

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

/** A film of the valley on a sheet between two beeches, on a summer night; people sit before it. */
export default function draw(): string {
  const random = seeded(2010);
  return canvas(
    night,
    ...stars(random),
    ridge(random, line("-40,420 220,260 420,390 700,200 980,380 1240,240 1440,360 1650,300"), 760, {
      plane: mix(night, inks.mantle, 0.5),
      shade: mix(night, inks.mantle, 0.2),
      lit: mix(inks.mantle, inks.mantlePale, 0.25),
    }),
    wood(random, line("-60,560 400,520 900,560 1660,500"), 1000, 30, {
      plane: mix(night, inks.spring, 0.25),
      lit: mix(night, inks.springLit, 0.3),
    }),
    under(
      line("-20,780 400,760 900,770 1620,750"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      mix(inks.night, inks.spring, 0.3),
    ),
    trunk(random, [270, 830], 900, 74, {
      plane: inks.night,
      lit: mix(inks.goldLit, inks.night, 0.5),
    }),
    trunk(random, [1330, 830], 900, 84, {
      plane: inks.night,
      lit: mix(night, inks.mantlePale, 0.2),
    }),
    ropes(),
    screen(random),
    leaves(random, [230, 20], [360, 130], 110, 62, inks.night),
    leaves(random, [1380, 10], [360, 130], 110, 62, inks.night),
    polygon(line("420,716 1200,716 1420,860 180,860"), mix(inks.night, inks.goldLit, 0.24)),
    grain(
      random,
      [240, 740, 1360, 850],
      { count: 44, length: 70, width: 4, slope: -1.2 },
      mix(inks.gold, inks.night, 0.3),
    ),
    ...audience(random),
  );
}

function stars(random: () => number): string[] {
  return Array.from({ length: 46 }, () =>
    circle([random() * 1600, random() * 360], 1.6 + random() * 2, mix(inks.mantlePale, night, 0.2)),
  );
}

function ropes(): string {
  return gouges(
    [
      [[262, 170], [412, 226], 4],
      [[272, 700], [412, 676], 4],
      [[1336, 160], [1198, 224], 4],
      [[1326, 700], [1198, 678], 4],
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
      if (inksOf) seats.push(bust(at, size * (0.86 + random() * 0.2), inksOf, headOf(random())));
    }
    return seats;
  });
}
