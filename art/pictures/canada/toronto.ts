import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, rounded, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";
import { water } from "../../tools/waters.ts";

/** A coach seen from behind on the long straight road along the lake, early on the morning of the feast. */
export default function draw(): string {
  const random = seeded(110);
  const sky = mix(inks.goldLit, inks.paper, 0.55);
  const fields = mix(inks.goldLit, inks.spring, 0.45);
  const sun: Point = [1180, 400];
  return canvas(
    sky,
    circle(sun, 70, inks.raised),
    rays(random, sun, { from: 92, to: 620, count: 52, width: 4 }, inks.raised),
    grain(
      random,
      [0, 60, 900, 330],
      { count: 18, length: 360, width: 10 },
      mix(sky, inks.beechLit, 0.35),
    ),
    water(
      random,
      { top: 440, bottom: 560, left: 0, right: 800 },
      { plane: inks.spring, strokes: [inks.springLit, mix(inks.spring, inks.ink, 0.3)], count: 70 },
    ),
    wood(random, line("760,452 1000,436 1300,445 1660,420"), 560, 13, {
      plane: mix(inks.spring, inks.ink, 0.3),
      lit: inks.springLit,
    }),
    under(
      line("-20,560 300,520 620,478 780,446 1000,452 1620,476"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      fields,
    ),
    ...furrows(fields),
    polygon(line("772,446 800,446 1360,1000 130,1000"), mix(inks.ink, inks.mantle, 0.3)),
    polygon(line("772,446 775,446 215,1000 165,1000"), inks.paper),
    polygon(line("796,446 800,446 1330,1000 1285,1000"), inks.paper),
    ...poles(),
    polygon(line("640,822 960,822 1130,900 760,910"), inks.night),
    ...coach(),
  );
}

function furrows(ground: string): string[] {
  const ink = mix(ground, inks.ink, 0.22);
  return [
    gouges(
      [60, 210, 360, 500, 620].map((x, index) => [
        [780 - index * 8, 452],
        [x - 900 + index * 130, 900 + index * 40],
        7,
      ]),
      ink,
    ),
    gouges(
      [1750, 1950, 2250, 2700].map((x) => [[802, 450], [x, 900], 7]),
      ink,
    ),
  ];
}

/** Poles along the road, smaller and closer towards the end of it. */
function poles(): string[] {
  return [1, 0.56, 0.33, 0.2, 0.12].map((near) => {
    const x = 800 + 640 * near;
    const foot = 446 + 450 * near;
    const height = 640 * near;
    return (
      polygon(
        [
          [x - 9 * near, foot],
          [x + 9 * near, foot],
          [x + 6 * near, foot - height],
          [x - 6 * near, foot - height],
        ],
        inks.wood,
      ) +
      rect(x - 70 * near, foot - height * 0.95, 140 * near, 11 * near, inks.wood) +
      rect(x - 54 * near, foot - height * 0.86, 108 * near, 10 * near, inks.wood) +
      gouges([[[x - 6 * near, foot], [x - 4 * near, foot - height * 0.9], 3 * near]], inks.beechLit)
    );
  });
}

function coach(): string[] {
  const body = inks.raised;
  return [
    rect(650, 800, 70, 44, inks.night) + rect(860, 800, 70, 44, inks.night),
    rounded(
      line("628,470 650,438 790,430 930,438 952,470 960,640 956,800 790,812 624,800 620,640"),
      body,
    ),
    polygon(
      line("790,432 930,438 950,470 958,640 954,800 870,808 880,640 880,470"),
      mix(inks.hairline, inks.mantlePale, 0.4),
    ),
    rounded(
      line("654,500 670,480 790,474 910,480 926,500 924,606 790,614 656,606"),
      mix(inks.mantle, inks.ink, 0.4),
    ),
    polygon(line("672,490 740,484 690,604 662,602"), mix(inks.mantlePale, inks.mantle, 0.3)),
    ...[710, 790, 870].map((x) =>
      rounded(
        [
          [x - 26, 616],
          [x - 22, 566],
          [x, 548],
          [x + 22, 566],
          [x + 26, 616],
        ],
        inks.night,
      ),
    ),
    polygon(line("622,650 958,650 958,700 622,700"), inks.mantle),
    polygon(line("622,706 958,706 958,716 622,716"), inks.goldLit),
    rect(640, 736, 56, 26, inks.beech) +
      rect(884, 736, 56, 26, inks.beech) +
      rect(740, 738, 100, 36, mix(inks.hairline, inks.ink, 0.3)),
    gouges(
      [
        [[632, 478], [628, 790], 6],
        [[660, 446], [780, 437], 4],
      ],
      inks.mantlePale,
    ),
  ];
}
