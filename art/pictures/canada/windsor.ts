import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

/** The wide river at nightfall, low lights on the other bank, a lantern on the near one. */
export default function draw(): string {
  const random = seeded(99);
  const sky = mix(inks.mantle, inks.mantlePale, 0.3);
  const river = mix(inks.mantle, inks.night, 0.35);
  const bank = inks.night;
  const lights = Array.from(
    { length: 17 },
    (_, index): Point => [60 + index * 96 + random() * 40, 468 - random() * 26],
  );
  return canvas(
    sky,
    polygon(line("0,300 1600,260 1600,500 0,500"), mix(inks.beechLit, sky, 0.5)),
    polygon(line("0,395 1600,370 1600,500 0,500"), mix(inks.beechLit, inks.paper, 0.12)),
    grain(
      random,
      [-80, 50, 1500, 380],
      { count: 44, length: 420, width: 9 },
      mix(sky, inks.beechLit, 0.45),
    ),
    under(
      line("-20,452 200,446 480,458 800,448 1150,456 1620,444"),
      [
        [1620, 520],
        [-20, 520],
      ],
      mix(inks.ink, inks.mantle, 0.4),
    ),
    ...blocks.map(([x, width, height]) =>
      rect(x, 470 - height, width, height, mix(inks.ink, inks.mantle, 0.4)),
    ),
    water(
      random,
      { top: 484, bottom: 1000 },
      {
        plane: river,
        strokes: [
          mix(river, inks.mantlePale, 0.35),
          mix(river, inks.night, 0.55),
          mix(river, inks.beechLit, 0.4),
        ],
        count: 190,
      },
    ),
    ...lights.map(
      ([x, y]) =>
        circle([x, y], 4.5, inks.goldLit) +
        glitter(random, [x, 486], 560 + random() * 120, [8, 26], inks.goldLit),
    ),
    under(
      line("-20,830 260,800 620,850 980,900 1300,880 1620,930"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      bank,
    ),
    gouges(reeds(random), bank),
    ...lantern(random),
    grain(
      random,
      [40, 870, 1500, 980],
      { count: 26, length: 70, width: 4, slope: 0.1 },
      mix(bank, inks.gold, 0.35),
    ),
  );
}

/** Plain blocks far away: how high the houses of the other bank stand, and no more. */
const blocks = [
  [610, 40, 34],
  [656, 30, 60],
  [690, 46, 44],
  [748, 26, 76],
  [782, 40, 52],
  [830, 34, 36],
  [1010, 30, 40],
  [1046, 40, 28],
  [240, 50, 24],
] as const;

function reeds(random: () => number): Cut[] {
  return Array.from({ length: 46 }, (_, index): Cut => {
    const x = 1120 + (index % 23) * 21 + random() * 16;
    const height = 150 + random() * 260;
    const lean = (random() - 0.35) * 90;
    return [[x, 960], [x + lean, 930 - height], 7, lean * 0.35];
  });
}

function lantern(random: () => number): string[] {
  const light: Point = [420, 706];
  const frame = inks.night;
  return [
    circle(light, 168, mix(inks.night, inks.gold, 0.42)),
    rays(random, light, { from: 176, to: 330, count: 40, width: 4 }, inks.gold),
    circle(light, 104, mix(inks.gold, inks.goldLit, 0.25)),
    polygon(line("352,640 488,640 476,800 364,800"), mix(inks.goldLit, inks.raised, 0.25)),
    flame([420, 786], 92, inks.beechLit, inks.raised),
    ribbon(band("356,636,10 366,804,12"), frame) + ribbon(band("484,636,10 474,804,12"), frame),
    polygon(line("336,646 504,646 452,584 388,584"), frame),
    polygon(line("342,798 498,798 510,840 330,840"), frame),
    ribbon(band("392,588,8 378,548,8 420,522,8 462,548,8 448,588,8"), frame),
    gouges(
      [
        [[352, 640], [394, 590], 5],
        [[346, 806], [336, 836], 5],
        [[384, 552], [416, 528], 2.5, 4],
      ],
      inks.goldLit,
    ),
  ];
}
