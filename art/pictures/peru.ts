import { inks, mix } from "../tools/inks.ts";
import { NIGHT_SKY } from "../tools/night.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../tools/strokes.ts";
import { canvasWithNight, circle, type Point, polygon, rect } from "../tools/svg.ts";

const wall = mix(inks.beech, inks.wood, 0.45);
const floor = mix(inks.beech, inks.woodLit, 0.25);

/** A chair kept free before an open door; outside, high snowy mountains. */
export default function draw(): string {
  const random = seeded(198);
  const light = mix(inks.beechLit, inks.paper, 0.45);
  const sky = mix(inks.mantlePale, inks.paper, 0.3);
  return canvasWithNight(
    wall,
    { [sky]: NIGHT_SKY },
    grain(
      random,
      [-80, 30, 1560, 700],
      { count: 46, length: 130, width: 5, slope: 0.3 },
      mix(wall, inks.night, 0.22),
    ),
    rect(560, 110, 520, 640, sky),
    ridge(random, line("560,400 640,330 700,380 820,190 900,300 970,250 1080,390"), 660, {
      plane: inks.raised,
      shade: mix(inks.mantlePale, inks.mantle, 0.2),
      lit: inks.mantlePale,
    }),
    ridge(random, line("560,520 680,450 800,530 930,440 1080,530"), 760, {
      plane: mix(inks.mantle, inks.mantlePale, 0.45),
      shade: mix(inks.mantle, inks.ink, 0.1),
    }),
    polygon(
      line("560,620 760,580 940,600 1080,570 1080,750 560,750"),
      mix(inks.goldLit, inks.spring, 0.4),
    ),
    ...terraces(),
    polygon(line("0,750 1600,750 1600,1000 0,1000"), floor),
    polygon(line("560,750 1080,750 1440,1000 700,1000"), light),
    gouges(boards(), mix(floor, inks.wood, 0.5)),
    polygon(line("520,70 560,110 560,750 520,750"), inks.woodLit),
    polygon(line("520,70 1120,70 1080,110 560,110"), mix(inks.wood, inks.night, 0.3)),
    polygon(line("1120,70 1080,110 1080,750 1120,750"), inks.wood),
    door(),
    chair(),
  );
}

/** Steps of field on the slope outside, as bent cuts. */
function terraces(): string[] {
  const cuts = [612, 636, 662, 690, 720].map(
    (y, index): Cut => [[580 - index * 4, y], [1060, y - 18 + index * 2], 4 + index, 14],
  );
  return [gouges(cuts, mix(inks.spring, inks.ink, 0.15))];
}

/** The point in which all that goes away from the viewer meets. */
const EYE: Point = [820, 430];

/** A point brought nearer to the eye's: at 1 it stays where it is. */
const away = ([x, y]: Point, share: number): Point => [
  EYE[0] + (x - EYE[0]) * share,
  EYE[1] + (y - EYE[1]) * share,
];

/** The joints of the floor boards. */
function boards(): Cut[] {
  return [-700, -260, 120, 460, 800, 1140, 1500, 1900, 2400].map((x): Cut => {
    const near: Point = [x, 1010];
    return [near, away(near, 320 / 580), 5];
  });
}

/** The leaf of the door, opened inwards on the right, towards the viewer. */
function door(): string {
  const plane = mix(inks.spring, inks.ink, 0.45);
  const leaf = (point: Point, share: number): Point => away(point, share);
  const [top, bottom]: [Point, Point] = [
    [1100, 92],
    [1100, 752],
  ];
  const panel = (from: number, to: number) => {
    const corner = (y: number, share: number) => leaf([1100, y], share);
    return (
      polygon(
        [corner(from, 1.12), corner(from, 1.52), corner(to, 1.52), corner(to, 1.12)],
        mix(inks.spring, inks.ink, 0.22),
      ) +
      gouges(
        [
          [corner(from, 1.13), corner(to, 1.13), 5],
          [corner(from, 1.13), corner(from, 1.5), 4],
        ],
        inks.springLit,
      )
    );
  };
  return (
    polygon([top, leaf(top, 1.66), leaf(bottom, 1.66), bottom], plane) +
    polygon([top, leaf(top, 1.05), leaf(bottom, 1.05), bottom], inks.springLit) +
    panel(170, 400) +
    panel(470, 670) +
    circle(leaf([1100, 440], 1.59), 13, inks.goldLit)
  );
}

/** A plain chair with a straw seat, seen from the front; its shadow falls towards the viewer. */
function chair(): string {
  const back = 0.8785;
  const leg = (foot: Point, top: number, width: number): string =>
    ribbon(
      [
        [foot[0], foot[1], width],
        [foot[0], top, width],
      ],
      inks.wood,
    ) + gouges([[[foot[0] - 5, foot[1] - 8], [foot[0] - 5, top + 8], 5]], inks.beechLit);
  const [left, right]: [Point, Point] = [
    [640, 945],
    [880, 945],
  ];
  const [farLeft, farRight] = [away(left, back), away(right, back)];
  const seat = [
    away([630, 765], back),
    away([890, 765], back),
    [894, 765],
    [626, 765],
  ] as const satisfies readonly Point[];
  return [
    polygon(line("650,895 872,895 1010,1010 690,1010"), mix(inks.beech, inks.ink, 0.4)),
    leg(farLeft, 400, 20) + leg(farRight, 400, 20),
    ...[430, 505, 580].map(
      (y) =>
        polygon(
          [
            [farLeft[0], y],
            [767, y - 9],
            [farRight[0], y],
            [farRight[0], y + 38],
            [farLeft[0], y + 38],
          ],
          inks.wood,
        ) + gouges([[[farLeft[0] + 8, y + 4], [farRight[0] - 12, y + 2], 5, 8]], inks.goldLit),
    ),
    polygon(seat, inks.goldLit),
    ...[736, 745, 755].map((y) => gouges([[[650, y], [872, y], 4]], inks.gold)),
    gouges(
      [
        [[664, 730], [756, 762], 4],
        [[872, 730], [764, 762], 4],
      ],
      mix(inks.gold, inks.wood, 0.4),
    ),
    rect(626, 765, 268, 22, mix(inks.gold, inks.wood, 0.3)),
    leg(left, 780, 24) + leg(right, 780, 24),
    ribbon(band("640,870,12 880,870,12"), inks.wood),
    gouges([[[650, 867], [870, 867], 3]], inks.beechLit),
  ].join("");
}
