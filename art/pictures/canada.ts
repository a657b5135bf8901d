import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { gouges, grain, ribbon, rounded } from "../tools/strokes.ts";
import { canvas, circle, polygon, rect } from "../tools/svg.ts";
import { water } from "../tools/waters.ts";

const hull = mix(inks.ink, inks.mantle, 0.25);

/** A suitcase left on the quay, and the steamer that is leaving. */
export default function draw(): string {
  const random = seeded(88);
  const sky = mix(inks.paper, inks.mantlePale, 0.25);
  const sea = mix(inks.spring, inks.mantle, 0.35);
  const stone = mix(inks.hairline, inks.woodLit, 0.35);
  return canvas(
    sky,
    grain(
      random,
      [0, 50, 1400, 460],
      { count: 40, length: 360, width: 9 },
      mix(sky, inks.mantlePale, 0.55),
    ),
    ...smoke(mix(inks.hairline, inks.wood, 0.22), mix(inks.hairline, inks.raised, 0.5)),
    water(
      random,
      { top: 560, bottom: 860 },
      {
        plane: sea,
        strokes: [mix(sea, inks.springLit, 0.55), mix(sea, inks.night, 0.4)],
        count: 120,
      },
    ),
    steamer(),
    gouges(
      [
        [[880, 668], [1380, 662], 9],
        [[560, 690], [1180, 684], 8, 6],
        [[480, 716], [900, 712], 6],
      ],
      inks.raised,
    ),
    polygon(line("0,800 1600,770 1600,1000 0,1000"), stone),
    polygon(line("0,800 1600,770 1600,800 0,836"), inks.paper),
    ...[870, 930].map((y) =>
      ribbon(
        [
          [-10, y, 4],
          [1610, y - 34, 4],
        ],
        mix(stone, inks.wood, 0.4),
      ),
    ),
    ...(
      [
        [300, 836, 868],
        [800, 826, 856],
        [1260, 812, 842],
        [120, 872, 930],
        [620, 862, 918],
        [1080, 850, 905],
        [1480, 840, 890],
      ] as const
    ).map(([x, from, to]) =>
      ribbon(
        [
          [x, from, 4],
          [x + 14, to, 4],
        ],
        mix(stone, inks.wood, 0.4),
      ),
    ),
    grain(random, [20, 850, 1560, 980], { count: 40, length: 50, width: 3 }, inks.paper),
    bollard(),
    suitcase([470, 930], 400, {
      front: inks.beech,
      side: mix(inks.wood, inks.beech, 0.25),
      lid: inks.beechLit,
      cord: inks.paper,
      behind: sea,
      shadow: mix(stone, inks.ink, 0.5),
    }),
  );
}

/** Smoke that the wind lays down to the left, in rounded planes with a light upper side. */
function smoke(plane: string, lit: string): string[] {
  return (
    [
      [1108, 268, 30],
      [1060, 236, 44],
      [985, 214, 56],
      [890, 200, 62],
      [780, 196, 58],
      [672, 204, 48],
      [580, 214, 36],
      [505, 224, 24],
    ] as const
  ).flatMap(([x, y, radius]) => [
    circle([x, y], radius * 1.15, plane),
    circle([x - radius * 0.95, y + radius * 0.3], radius * 0.8, plane),
    gouges(
      [
        [
          [x - radius * 0.8, y + radius * 0.1],
          [x + radius * 0.3, y - radius * 0.78],
          radius * 0.16,
          radius * 0.5,
        ],
      ],
      lit,
    ),
  ]);
}

/** The ship seen from the quay, its bow to the right. */
function steamer(): string {
  const windows = Array.from({ length: 14 }, (_, index) =>
    circle([850 + index * 36, 588 - index * 1.2], 6, inks.goldLit),
  );
  return [
    rect(1088, 290, 62, 150, inks.beech) +
      rect(1088, 290, 18, 150, inks.beechLit) +
      rect(1084, 284, 70, 26, hull),
    ribbon(band("900,470,8 906,270,5"), hull) + ribbon(band("1330,480,8 1338,250,5"), hull),
    ribbon(band("905,275,2 1110,285,2"), hull) +
      ribbon(band("1336,255,2 1130,288,2"), hull) +
      ribbon(band("1338,256,2 1490,500,2"), hull),
    polygon(line("860,430 1290,424 1310,480 850,486"), inks.raised),
    polygon(line("1180,426 1290,424 1310,480 1190,481"), mix(inks.hairline, inks.mantlePale, 0.5)),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(880 + index * 44, 448, 20, 18, mix(inks.mantle, inks.ink, 0.3)),
    ),
    polygon(line("790,486 1400,478 1420,520 780,530"), inks.raised),
    polygon(line("1290,480 1400,478 1420,520 1300,522"), mix(inks.hairline, inks.mantlePale, 0.5)),
    rounded(
      line("740,528 1100,522 1460,506 1530,500 1500,590 1462,660 1100,668 800,672 752,620"),
      hull,
    ),
    polygon(line("770,630 1474,618 1460,664 806,674"), inks.beech),
    gouges([[[750, 545], [1500, 524], 5]], inks.mantlePale),
    gouges([[[1400, 540], [1440, 640], 8, -6]], mix(hull, inks.mantlePale, 0.4)),
    ...windows,
  ].join("");
}

function bollard(): string {
  return (
    polygon(line("1250,930 1370,924 1480,952 1330,962"), mix(inks.hairline, inks.ink, 0.5)) +
    polygon(line("1240,800 1350,800 1366,936 1224,936"), inks.night) +
    rounded(line("1215,782 1296,760 1376,782 1370,812 1296,822 1220,812"), inks.night) +
    gouges(
      [
        [[1228, 786], [1320, 768], 7, 6],
        [[1248, 826], [1240, 920], 7],
      ],
      mix(inks.ink, inks.mantlePale, 0.45),
    ) +
    ribbon(band("1244,850,22 1150,868,22 1000,850,22 880,818,20 800,786,12"), inks.woodLit) +
    gouges(
      [
        [[1232, 846], [1010, 846], 5, -8],
        [[1000, 843], [840, 806], 4],
      ],
      inks.paper,
    )
  );
}
