import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.paper, inks.woodLit, 0.35);
const frame = mix(inks.raised, inks.hairline, 0.3);
const clay = mix(inks.beech, inks.beechLit, 0.4);

/** Olive branches of Palm Sunday in a jug, on the sill of a window that looks at the mountains. */
export default function draw(): string {
  const random = seeded(404);
  return uprightCanvas(
    wall,
    grain(
      random,
      [-30, 40, 1160, 1180],
      { count: 40, length: 70, width: 4, slope: 0.5 },
      mix(wall, inks.woodLit, 0.6),
    ),
    rect(190, 90, 820, 1080, mix(wall, inks.wood, 0.4)),
    rect(160, 60, 820, 1100, frame),
    rect(204, 104, 732, 1056, mix(inks.mantlePale, inks.paper, 0.55)),
    circle([380, 270], 66, inks.raised),
    grain(random, [230, 140, 760, 560], { count: 14, length: 150, width: 8 }, inks.raised),
    ridge(random, line("204,720 330,560 440,640 600,440 740,600 936,520"), 900, {
      plane: mix(inks.mantlePale, inks.mantle, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.55),
      lit: inks.raised,
    }),
    wood(random, line("214,850 480,820 700,850 926,820"), 1000, 36, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("204,960 936,940 936,1160 204,1160"), mix(inks.spring, inks.goldLit, 0.5)),
    // What stands out of the opening is behind the frame again.
    polygon(line("160,60 204,104 204,1160 160,1160"), inks.raised),
    polygon(line("980,60 936,104 936,1160 980,1160"), mix(frame, inks.wood, 0.28)),
    rect(556, 104, 26, 1056, frame),
    rect(574, 104, 8, 1056, mix(frame, inks.wood, 0.28)),
    rect(204, 500, 732, 24, frame),
    polygon(line("90,1160 1060,1160 1130,1270 30,1270"), inks.raised),
    rect(30, 1270, 1100, 50, mix(frame, inks.wood, 0.25)),
    polygon(line("0,1320 1200,1320 1200,1500 0,1500"), mix(wall, inks.wood, 0.18)),
    polygon(line("640,1200 940,1180 1090,1240 760,1262"), mix(inks.hairline, inks.mantlePale, 0.3)),
    ...branches(random),
    ...jug(),
  );
}

function jug(): string[] {
  return [
    ribbon(band("690,900,22 780,910,24 800,1000,24 730,1090,20"), mix(clay, inks.wood, 0.35)),
    rounded(
      line("500,850 690,850 684,910 740,1010 730,1140 680,1226 510,1226 456,1140 446,1010 504,910"),
      clay,
    ),
    rounded(
      line("640,880 690,850 684,910 740,1010 730,1140 680,1226 620,1226 660,1120 668,1010"),
      mix(clay, inks.wood, 0.42),
    ),
    gouges(
      [
        [[476, 1060], [524, 920], 13, 12],
        [[484, 1140], [480, 1090], 8, 6],
      ],
      mix(inks.beechLit, inks.raised, 0.5),
    ),
    ribbon(band("452,1010,9 590,1036,9 738,1010,9"), inks.raised),
    ribbon(band("452,1040,5 590,1064,5 738,1040,5"), inks.raised),
    ellipse([595, 852], 96, 20, mix(clay, inks.night, 0.5)),
  ];
}

/** The branches: narrow leaves, dark above and silver below. */
function branches(random: () => number): string[] {
  const boughs = [
    "600,860,13 560,640,10 470,430,7 330,270,4",
    "610,860,13 640,600,10 660,380,7 620,170,4",
    "590,860,12 700,680,9 820,560,6 930,400,4",
    "600,860,10 480,720,8 360,650,6 250,600,3",
    "610,860,10 740,780,8 850,740,6 960,700,3",
  ].map(band);
  const cuts = (toLeft: boolean): Cut[] =>
    boughs.flatMap((bough) =>
      Array.from({ length: 19 }, (_, index): Cut => {
        const share = 0.22 + (index / 19) * 0.78;
        const place = share * (bough.length - 1);
        const [from, to] = [bough[Math.floor(place)], bough[Math.ceil(place)]] as [
          Pressed,
          Pressed,
        ];
        const part = place - Math.floor(place);
        const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        const along = Math.atan2(to[1] - from[1], to[0] - from[0]) || -1.5;
        const turn = along + (toLeft ? -0.85 : 0.85) + (random() - 0.5) * 0.3;
        const length = 66 + random() * 26;
        return [[x, y], [x + Math.cos(turn) * length, y + Math.sin(turn) * length], 15];
      }),
    );
  const silver = mix(inks.springLit, inks.raised, 0.35);
  return [
    gouges(cuts(false), mix(inks.spring, inks.ink, 0.25)),
    ...boughs.map((bough) => ribbon(bough, inks.wood)),
    gouges(cuts(true), mix(inks.spring, silver, 0.45)),
    gouges(
      cuts(true).filter((_, index) => index % 3 === 0),
      silver,
    ),
  ];
}
