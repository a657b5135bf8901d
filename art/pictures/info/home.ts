import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon } from "../../tools/svg.ts";

/** At a fork of the path, an old man and a child before a signpost, its arms left blank; the ridges behind. */
export default function draw(): string {
  const random = seeded(275);
  const sky = mix(inks.springLit, inks.paper, 0.62);
  const far = mix(inks.springLit, inks.mantlePale, 0.45);
  const ground = mix(inks.goldLit, inks.spring, 0.3);
  const path = mix(inks.paper, inks.woodLit, 0.4);
  return canvas(
    sky,
    grain(random, [-60, 50, 1400, 300], { count: 24, length: 340, width: 10 }, inks.raised),
    ridge(random, line("-40,460 230,350 430,440 760,300 960,430 1180,340 1390,430 1650,310"), 700, {
      plane: far,
      shade: mix(far, inks.spring, 0.4),
      lit: inks.raised,
    }),
    wood(random, line("-60,560 300,520 700,600 1080,540 1660,500"), 760, 26, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(
      line("-20,700 420,660 860,650 1260,680 1620,660"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      ground,
    ),
    rounded(
      line(
        "-60,682 160,698 420,738 640,798 790,814 930,798 1120,744 1350,700 1660,676 1660,694 1380,726 1180,780 1040,866 1000,950 1020,1080 540,1080 590,960 560,876 420,792 160,724 -60,702",
      ),
      path,
    ),
    grain(
      random,
      [40, 780, 420, 980],
      { count: 40, length: 70, width: 5, slope: -1.2 },
      mix(ground, inks.spring, 0.6),
    ),
    grain(
      random,
      [1060, 840, 1560, 980],
      { count: 40, length: 70, width: 5, slope: -1.2 },
      mix(ground, inks.spring, 0.6),
    ),
    group("translate(230 0)", post(ground)),
    ...readers(ground),
  );
}

/** The post with its three arms, and the stone that holds it. */
function post(ground: string): string {
  return [
    polygon(line("770,806 836,800 1360,910 1340,936"), mix(ground, inks.ink, 0.45)),
    polygon(line("770,130 846,150 838,812 762,812"), inks.wood),
    polygon(line("770,130 796,137 788,812 762,812"), inks.woodLit),
    gouges(
      [
        [[812, 180], [806, 780], 6],
        [[828, 230], [822, 560], 4],
      ],
      mix(inks.wood, inks.night, 0.5),
    ),
    arm(line("830,210 1180,190 1256,246 1184,300 830,306"), inks.beech),
    arm(line("800,330 440,342 356,392 442,446 800,430"), mix(inks.woodLit, inks.beech, 0.2)),
    arm(line("826,470 1080,474 1140,518 1080,560 826,552"), mix(inks.gold, inks.wood, 0.2)),
    rounded(
      line("660,840 700,786 770,770 850,790 890,846 780,866"),
      mix(inks.ink, inks.woodLit, 0.35),
    ),
    rounded(line("770,774 850,790 890,846 800,862 830,820"), mix(inks.ink, inks.night, 0.3)),
    gouges(
      [
        [[672, 830], [760, 776], 8, 12],
        [[720, 846], [790, 800], 5, 8],
      ],
      inks.paper,
    ),
  ].join("");
}

/** An old man with his staff, and the child who has seen the right arm first. */
function readers(ground: string): string[] {
  const shade = mix(ground, inks.ink, 0.45);
  const child: FigureInks = {
    coat: inks.red,
    lit: inks.beechLit,
    dark: inks.mantle,
    accent: inks.paper,
    hair: inks.wood,
  };
  return [
    castShadow([420, 950], 240, 90, shade),
    castShadow([580, 952], 150, 60, shade),
    pilgrim({
      at: [420, 956],
      height: 480,
      kind: "man",
      staff: true,
      mirrored: true,
      hat: true,
      load: "pack",
      hands: [],
      inks: {
        coat: mix(inks.mantle, inks.ink, 0.3),
        lit: inks.mantlePale,
        dark: inks.night,
        accent: inks.goldLit,
        hair: inks.hairline,
      },
    }),
    pilgrim({ at: [584, 958], height: 460, kind: "child", hands: [-1], inks: child }),
    ribbon(band("616,752,32 654,712,28 690,676,22"), child.coat),
    circle([697, 668], 12, mix(inks.beechLit, inks.woodLit, 0.35)),
  ];
}

/** A pointed board with the light on its upper edge and the grain of its wood. */
function arm(points: readonly Point[], ink: string): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return (
    polygon(
      points.map(([x, y]) => [x + 7, y + 12]),
      inks.wood,
    ) +
    polygon(points, ink) +
    gouges(
      [
        [[left + 60, top + 16], [right - 90, top + 12], 4],
        [[left + 90, (top + bottom) / 2 + 8], [right - 120, (top + bottom) / 2], 3, 5],
        [[left + 70, bottom - 16], [right - 110, bottom - 20], 3],
      ],
      mix(ink, inks.raised, 0.55),
    )
  );
}
