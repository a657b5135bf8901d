import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import {
  type Cut,
  gouges,
  grain,
  type Pressed,
  rays,
  ribbon,
  rounded,
} from "../../tools/strokes.ts";
import { canvasWithNight, circle, group, polygon } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

/** A great anchor stands fast in the sand with its rope, the sun coming up out of the sea behind it. */
export default function draw(): string {
  const random = seeded(171);
  const sky = mix(inks.springLit, inks.paper, 0.5);
  const glow = mix(inks.goldLit, inks.paper, 0.4);
  const haze = mix(sky, glow, 0.5);
  const sand = mix(inks.woodLit, inks.paper, 0.35);
  return canvasWithNight(
    sky,
    {
      [sky]: NIGHT_SKY,
      [glow]: mix(NIGHT_SKY, inks.mantlePale, 0.26),
      [haze]: mix(NIGHT_SKY, inks.mantlePale, 0.13),
    },
    polygon(line("-10,300 1610,300 1610,560 -10,560"), haze),
    polygon(line("-10,410 1610,410 1610,560 -10,560"), glow),
    grain(random, [-100, 40, 1500, 460], { count: 40, length: 380, width: 10 }, inks.raised),
    rays(random, [380, 520], { from: 150, to: 560, count: 60, width: 5 }, inks.raised),
    circle([380, 520], 122, inks.raised),
    ridge(random, line("980,552 1120,500 1260,520 1420,460 1650,430"), 600, {
      plane: mix(inks.springLit, inks.mantle, 0.4),
      shade: mix(inks.spring, inks.mantle, 0.5),
      lit: glow,
    }),
    water(
      random,
      { top: 546, bottom: 800 },
      {
        plane: mix(inks.spring, inks.mantle, 0.2),
        strokes: [inks.springLit, mix(inks.spring, inks.night, 0.35)],
        count: 110,
      },
    ),
    glitter(random, [380, 548], 780, [70, 260], inks.raised),
    rounded(
      line("-80,800 160,776 420,800 700,760 1000,790 1300,740 1700,760 1700,1100 -80,1100"),
      inks.raised,
    ),
    rounded(
      line("-80,822 160,800 420,824 700,784 1000,814 1300,764 1700,784 1700,1100 -80,1100"),
      sand,
    ),
    grain(
      random,
      [-60, 840, 1560, 985],
      { count: 60, length: 130, width: 5, slope: -0.02 },
      mix(sand, inks.wood, 0.28),
    ),
    polygon(line("790,890 900,870 1560,960 1520,1000 1180,980"), mix(sand, inks.wood, 0.45)),
    group("translate(850 520) rotate(14)", anchor()),
    rounded(line("560,950 680,880 800,868 960,880 1080,940 1100,1000 560,1000"), sand),
    gouges(
      [
        [[580, 950], [720, 878], 8, 12],
        [[820, 872], [960, 886], 6, 5],
      ],
      inks.raised,
    ),
    rope(),
    ...shells.map(([x, y]) => shell(x, y)),
  );
}

/** The anchor about the middle of its shank, some 800 units tall: ring, stock, shank, arms. */
function anchor(): string {
  const iron = mix(inks.mantle, inks.night, 0.45);
  const dark = mix(inks.night, inks.ink, 0.5);
  const lit = mix(inks.mantlePale, inks.goldLit, 0.3);
  const ring = Array.from({ length: 25 }, (_, index): Pressed => {
    const angle = (index / 24) * Math.PI * 2;
    return [Math.cos(angle) * 58, -420 + Math.sin(angle) * 58, 24];
  });
  const arms: Pressed[] = [
    [-270, 180, 30],
    [-230, 270, 50],
    [-120, 350, 66],
    [0, 384, 76],
    [120, 350, 66],
    [230, 270, 50],
    [270, 180, 30],
  ];
  return [
    ribbon(ring, iron),
    gouges([[[-66, -412], [-10, -484], 7, 18]], lit),
    ribbon(
      [
        [0, -370, 46],
        [0, 0, 56],
        [0, 380, 74],
      ],
      iron,
    ),
    ribbon(
      [
        [16, -360, 16],
        [18, 0, 20],
        [22, 380, 28],
      ],
      dark,
    ),
    ribbon(arms, iron),
    ribbon(
      arms.slice(3).map(([x, y, width]): Pressed => [x + 4, y + width * 0.22, width * 0.5]),
      dark,
    ),
    polygon(line("-270,110 -190,220 -236,214 -300,262"), iron),
    polygon(line("270,110 300,262 236,214 190,220"), dark),
    ribbon(
      [
        [-250, -282, 30],
        [0, -300, 46],
        [250, -282, 30],
      ],
      mix(inks.wood, inks.beech, 0.3),
    ),
    ribbon(
      [
        [-240, -272, 10],
        [0, -288, 14],
        [240, -272, 10],
      ],
      inks.wood,
    ),
    circle([-252, -282], 22, mix(inks.wood, inks.beech, 0.3)),
    circle([252, -282], 22, inks.wood),
    gouges(
      [
        [[-18, -250], [-20, 330], 9],
        [[-236, -292], [-30, -310], 6, 4],
        [[-286, 190], [-180, 310], 8, -16],
        [[-160, 300], [-40, 356], 6, -6],
      ],
      lit,
    ),
  ].join("");
}

/** The rope from the ring, down over the sand and out of the picture. */
function rope(): string {
  const lay: Pressed[] = [
    [958, 96, 20],
    [1060, 130, 24],
    [1130, 300, 24],
    [1120, 520, 26],
    [1180, 740, 28],
    [1330, 850, 32],
    [1440, 930, 36],
    [1620, 930, 40],
  ];
  const twists = lay.flatMap(([x, y, width], index): Cut[] => {
    const next = lay[index + 1];
    if (!next) return [];
    const length = Math.hypot(next[0] - x, next[1] - y);
    const count = Math.round(length / 34);
    const across = [-(next[1] - y) / length, (next[0] - x) / length] as const;
    return Array.from({ length: count }, (_, step): Cut => {
      const share = (step + 0.5) / count;
      const [cx, cy] = [x + (next[0] - x) * share, y + (next[1] - y) * share];
      const half = width * 0.42;
      const slip = 9;
      return [
        [cx - across[0] * half - across[1] * slip, cy - across[1] * half + across[0] * slip],
        [cx + across[0] * half + across[1] * slip, cy + across[1] * half - across[0] * slip],
        3,
      ];
    });
  });
  return (
    ribbon(lay, mix(inks.goldLit, inks.woodLit, 0.4)) +
    gouges(twists, mix(inks.wood, inks.gold, 0.3))
  );
}

const shells: [number, number][] = [
  [240, 900],
  [440, 960],
  [1360, 980],
];

/** A shell in the sand. */
function shell(x: number, y: number): string {
  const ribs: Cut[] = [-24, -12, 0, 12, 24].map(
    (dx): Cut => [[x, y + 14], [x + dx, y - 20 + Math.abs(dx) * 0.4], 2.4],
  );
  return (
    rounded(
      [
        [x, y + 18],
        [x - 34, y - 4],
        [x - 20, y - 24],
        [x, y - 28],
        [x + 20, y - 24],
        [x + 34, y - 4],
      ],
      mix(inks.beechLit, inks.paper, 0.5),
    ) + gouges(ribs, inks.beechLit)
  );
}
