import type { FigureInks } from "../../tools/figure-inks.ts";
import { head, SKIN } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, rounded, under } from "../../tools/strokes.ts";
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

/** The coach: its tyres on the road, the body over them, the heads of those who sit in the last row. */
function coach(): string[] {
  const body = inks.raised;
  const shade = mix(inks.hairline, inks.mantlePale, 0.4);
  const rubber = mix(inks.night, inks.ink, 0.4);
  const tyre = (x: number) =>
    rounded(
      [
        [x, 770],
        [x + 74, 770],
        [x + 76, 868],
        [x + 62, 880],
        [x + 12, 880],
        [x - 2, 868],
      ],
      rubber,
    ) +
    gouges(
      [16, 34, 52].map((dx): Cut => [[x + dx, 812], [x + dx, 872], 5]),
      mix(rubber, inks.hairline, 0.35),
    );
  return [
    polygon(line("650,868 950,862 1150,900 780,930 640,900"), inks.night),
    tyre(650) + tyre(854),
    rect(720, 800, 140, 34, inks.night),
    polygon(line("600,480 634,470 634,482 612,490 612,560 594,560"), inks.night),
    polygon(line("980,480 946,470 946,482 968,490 968,560 986,560"), inks.night),
    rounded(
      line("628,470 650,438 790,430 930,438 952,470 960,640 956,796 790,806 624,796 620,640"),
      body,
    ),
    polygon(line("800,431 930,438 950,470 958,640 954,796 870,803 884,640 884,470"), shade),
    rounded(
      line("654,500 670,480 790,474 910,480 926,500 924,612 790,620 656,612"),
      mix(inks.mantle, inks.ink, 0.4),
    ),
    polygon(line("672,490 740,484 690,608 662,606"), mix(inks.mantlePale, inks.mantle, 0.3)),
    head([718, 606], 120, traveller(inks.beechLit), "kerchief", true),
    head([796, 606], 120, traveller(inks.wood), "short", true),
    head([872, 606], 120, traveller(inks.goldLit), "hat", true),
    polygon(line("656,590 924,590 924,614 790,622 656,614"), mix(inks.mantle, inks.night, 0.6)),
    gouges([[[660, 590], [920, 590], 4]], inks.mantlePale),
    polygon(line("621,650 959,650 959,694 621,694"), inks.mantle),
    polygon(line("621,702 959,702 959,712 621,712"), inks.goldLit),
    gouges(
      [732, 746, 760].map((y): Cut => [[740, y], [842, y], 5]),
      mix(inks.hairline, inks.ink, 0.45),
    ),
    ...[640, 918].flatMap((x) => [
      rect(x, 722, 24, 44, mix(inks.red, inks.beech, 0.3)),
      rect(x, 722, 24, 14, inks.goldLit),
    ]),
    polygon(line("616,776 964,776 958,806 622,806"), mix(inks.hairline, inks.mantle, 0.3)),
    polygon(line("616,776 964,776 963,784 617,784"), inks.raised),
    rect(748, 780, 86, 22, inks.paper),
    gouges(
      [
        [[632, 478], [628, 770], 6],
        [[660, 446], [780, 437], 4],
      ],
      inks.mantlePale,
    ),
  ];
}

/** Somebody behind the rear window, in the shade of the coach. */
function traveller(accent: string): FigureInks {
  const dim = (ink: string) => mix(ink, inks.night, 0.25);
  return {
    coat: mix(inks.beech, inks.night, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: dim(accent),
    skin: dim(SKIN),
    hair: mix(inks.wood, inks.night, 0.5),
  };
}
