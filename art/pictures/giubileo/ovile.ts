import { sheep } from "../../companies/animals.ts";
import { lightOf } from "../../companies/light.ts";
import type { Scene } from "../../companies/scene.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon } from "../../tools/svg.ts";

const stone = mix(inks.hairline, inks.paper, 0.35);
const stoneShade = mix(inks.hairline, inks.wood, 0.45);
const meadow = mix(inks.spring, inks.goldLit, 0.5);

/** «Io sono la porta» (John 10,9): the opening of a fold of dry stone, the sheep that go out to pasture, and their shepherd. */
export default function draw(): string {
  const random = seeded(109);
  const sky = mix(inks.goldLit, inks.paper, 0.62);
  return canvas(
    sky,
    rays(random, [800, 312], { from: 116, to: 700, count: 34, width: 7 }, inks.raised),
    circle([800, 312], 86, inks.raised),
    ridge(
      random,
      line("-40,470 180,330 360,430 560,380 800,470 1040,360 1260,250 1460,390 1650,330"),
      700,
      {
        plane: mix(inks.springLit, inks.mantlePale, 0.5),
        shade: mix(inks.spring, inks.mantlePale, 0.5),
        lit: inks.raised,
      },
    ),
    under(
      line("-20,560 400,520 800,500 1200,520 1620,560"),
      line("1620,1010 -20,1010"),
      mix(meadow, inks.springLit, 0.35),
    ),
    ribbon(
      band("800,498,10 790,540,40 806,610,110 800,720,230"),
      mix(inks.woodLit, inks.paper, 0.6),
    ),
    ...flock(random, "700,566,26 880,572,28 640,600,32 940,622,36 760,640,40 850,668,44"),
    ...wall(random),
    under(
      line("-20,800 500,770 640,764 960,764 1100,770 1620,800"),
      line("1620,1010 -20,1010"),
      meadow,
    ),
    ribbon(
      band("800,720,236 806,800,300 780,900,430 800,1010,560"),
      mix(inks.woodLit, inks.paper, 0.6),
    ),
    grain(
      random,
      [0, 830, 480, 990],
      { count: 30, length: 50, width: 5, slope: -1.2 },
      mix(inks.spring, meadow, 0.5),
    ),
    grain(
      random,
      [1120, 830, 1580, 990],
      { count: 30, length: 50, width: 5, slope: -1.2 },
      mix(inks.spring, meadow, 0.5),
    ),
    ...flock(random, "720,780,62 880,800,66 640,862,78 800,880,84 930,930,92"),
    pilgrim({
      at: [1090, 900],
      height: 330,
      kind: "man",
      hat: true,
      staff: true,
      inks: { coat: inks.beech, lit: inks.goldLit, dark: inks.wood, accent: inks.woodLit },
    }),
  );
}

/** Sheep: where each is, and how large. */
function flock(random: () => number, places: string): string[] {
  const scene: Scene = {
    random,
    light: lightOf("noon"),
    side: "right",
    cloth: { ink: inks.mantle, trim: inks.goldLit, shape: "point", emblem: "cross" },
  };
  return band(places).map(([x, y, size]) => sheep(scene, [x, y], size));
}

/** The wall of the fold with its opening in the middle, between two tall stones. */
function wall(random: () => number): string[] {
  const left = line("-20,610 200,590 420,600 620,580 620,790 -20,830");
  const right = line("980,580 1180,600 1400,590 1620,610 1620,830 980,790");
  return [
    polygon(left, stone),
    polygon(right, mix(stone, stoneShade, 0.3)),
    gouges([...joints(random, -20, 600), ...joints(random, 1000, 1600)], stoneShade),
    polygon(line("596,520 620,486 664,494 676,792 604,796"), mix(stone, inks.raised, 0.5)),
    polygon(line("646,490 664,494 676,792 650,794"), stoneShade),
    polygon(line("934,500 968,478 1004,512 996,796 926,792"), stone),
    polygon(line("976,486 1004,512 996,796 966,795"), stoneShade),
  ];
}

/** The joints of a dry wall between two places. */
function joints(random: () => number, from: number, to: number): Cut[] {
  return [632, 672, 712, 752].flatMap((y, row) =>
    Array.from({ length: 7 }, (_, index): readonly Cut[] => {
      const x = from + ((index + (row % 2) / 2) / 7) * (to - from);
      const end: Point = [x + 66 + random() * 14, y + (random() - 0.5) * 10];
      return [
        [[x, y], end, 5],
        [end, [end[0] + (random() - 0.5) * 8, y + 34], 5],
      ];
    }).flat(),
  );
}
