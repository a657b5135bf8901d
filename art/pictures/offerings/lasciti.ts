import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, type Point, polygon } from "../../tools/svg.ts";

/** An old beech and beside it a young one, in the light; behind them the strips of the fields. */
export default function draw(): string {
  const random = seeded(407);
  const sky = mix(inks.goldLit, inks.paper, 0.62);
  const grass = mix(inks.spring, inks.goldLit, 0.38);
  return canvas(
    sky,
    grain(random, [300, 50, 1500, 260], { count: 18, length: 320, width: 9 }, inks.raised),
    ridge(random, line("-40,380 300,300 560,370 860,240 1080,350 1330,270 1650,360"), 620, {
      plane: mix(inks.mantlePale, inks.goldLit, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.35),
      lit: inks.raised,
    }),
    polygon(line("0,500 1600,500 1600,900 0,900"), mix(inks.spring, inks.goldLit, 0.55)),
    ...fields(),
    under(
      line("-20,800 400,740 820,760 1240,820 1620,790"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      grass,
    ),
    polygon(line("330,880 520,850 1130,985 1000,1010 560,1010"), mix(grass, inks.ink, 0.45)),
    polygon(line("1068,872 1080,866 1330,910 1310,924"), mix(grass, inks.ink, 0.45)),
    grain(
      random,
      [20, 850, 1560, 985],
      { count: 70, length: 60, width: 4, slope: -1.2 },
      mix(grass, inks.raised, 0.35),
    ),
    trunk(random, [400, 910], 920, 190, {
      plane: mix(inks.ink, inks.wood, 0.5),
      lit: mix(inks.hairline, inks.woodLit, 0.4),
    }),
    leaves(random, [380, 110], [560, 190], 130, 84, mix(inks.beech, inks.wood, 0.35)),
    leaves(random, [330, 80], [520, 150], 70, 76, inks.beech),
    leaves(random, [260, 60], [430, 110], 34, 66, inks.beechLit),
    ...sapling(random),
  );
}

/** Strips of land on the slope, each with its own tone, furrows cut along it. */
function fields(): string[] {
  const tones = [
    inks.goldLit,
    inks.spring,
    inks.beechLit,
    inks.gold,
    inks.springLit,
    inks.woodLit,
    inks.spring,
    inks.goldLit,
  ];
  return tones.flatMap((tone, index) => {
    const top = (x: number): Point => [x, 470 + Math.abs(x - 900) * 0.06];
    const left = -120 + index * 230;
    const a = top(left * 0.55 + 420);
    const b = top((left + 230) * 0.55 + 420);
    const low: [Point, Point] = [
      [left + 230 - 60, 860],
      [left - 60, 860],
    ];
    const ink = mix(tone, inks.paper, 0.35);
    const cuts = [0.2, 0.4, 0.6, 0.8].map(
      (share): Cut => [
        [a[0] + (b[0] - a[0]) * share, a[1] + 12],
        [low[1][0] + (low[0][0] - low[1][0]) * share, 830],
        4,
      ],
    );
    return [
      polygon([a, b, ...low], ink),
      gouges(cuts, mix(ink, inks.wood, 0.28)),
      ribbon(
        [
          [a[0], a[1], 3],
          [low[1][0], low[1][1], 9],
        ],
        mix(inks.spring, inks.ink, 0.3),
      ),
    ];
  });
}

/** The young tree, tied to its stake. */
function sapling(random: () => number): string[] {
  return [
    ribbon(band("1050,880,12 1054,640,10"), inks.woodLit),
    ribbon(band("1074,872,13 1078,700,10 1072,520,6 1078,440,3"), inks.wood),
    ...(
      [
        [1077, 640, -60, -90],
        [1077, 600, 70, -100],
        [1074, 540, -50, -80],
        [1074, 520, 54, -70],
      ] as const
    ).map(([x, y, dx, dy]) =>
      ribbon(
        [
          [x, y, 6],
          [x + dx, y + dy, 2],
        ],
        inks.wood,
      ),
    ),
    ribbon(band("1046,690,7 1084,700,7"), inks.beech),
    leaves(random, [1068, 500], [110, 130], 46, 50, inks.spring),
    leaves(random, [1050, 470], [90, 100], 30, 46, mix(inks.springLit, inks.goldLit, 0.4)),
    leaves(random, [1040, 440], [70, 70], 12, 40, inks.raised),
  ];
}
