import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { gouges, grain, ribbon, rounded, under } from "../tools/strokes.ts";
import { ellipse, type Point } from "../tools/svg.ts";
import { GRASS, limestone, skyParts } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";

/** The grass of the high plain, worn by flocks into many tracks side by side, sheep grazing where it rises. */
export const tracks: Setting = (scene) => {
  const { random, light } = scene;
  const grass = light.on(mix(GRASS, inks.goldLit, 0.3));
  const hill = mix(grass, light.on(inks.spring), 0.35);
  const worn = light.on(mix(inks.woodLit, inks.paper, 0.45));
  const stones = limestone(light);
  return [
    ...skyParts(random, light, spot(scene, [330, 170]), 380),
    ridge(
      random,
      turned(scene, line("-40,500 260,440 520,480 800,400 1120,470 1400,420 1640,470")),
      640,
      {
        plane: light.far,
        shade: mix(light.far, light.middle, 0.5),
        lit: light.sky,
      },
    ),
    under(
      turned(scene, line("-40,560 260,510 560,530 900,490 1260,540 1640,500")),
      turned(scene, line("1640,800 -40,800")),
      hill,
    ),
    under(
      turned(scene, line("-40,640 300,610 640,560 1000,590 1640,600")),
      turned(scene, line("1640,1010 -40,1010")),
      grass,
    ),
    grain(random, [-20, 640, 1560, 990], { count: 130, length: 40, width: 4, slope: -1.25 }, hill),
    ...trackBands.map((text) => ribbon(turned(scene, band(text)), worn)),
    ...line(
      "150,640 215,660 290,638 345,668 100,690 240,705 420,650 180,735 60,650 1180,640 1260,660 1340,635 1430,665 1520,640 1390,705 1490,720",
    ).map((at, index) => sheep(scene, spot(scene, at), 24 + (index % 3) * 4)),
    boulder(random, spot(scene, [1460, 880]), [200, 76], stones),
    boulder(random, spot(scene, [130, 900]), [240, 90], stones),
    company(
      scene,
      [860, 965, 400],
      band(
        "668,610,90 700,622,96 655,650,120 735,680,150 610,750,205 700,740,200 860,780,235 540,850,280 1060,880,305 640,950,360 1220,980,370",
      ),
      mix(grass, light.on(inks.ink), 0.5),
    ),
  ];
};

/** The tracks, from the horizon to the viewer. */
const trackBands = [
  "668,566,4 640,620,12 560,720,30 380,870,60 200,1010,90",
  "674,566,4 664,620,13 630,720,36 560,870,74 480,1010,110",
  "680,566,4 690,620,13 710,720,40 760,870,84 800,1010,124",
  "688,566,4 720,620,12 800,720,36 960,870,74 1120,1010,110",
  "696,566,4 750,620,11 890,720,30 1160,870,60 1420,1010,90",
];

/** A sheep that grazes, from far: where it is, how large; its fleece, its head to the ground. */
export function sheep({ light, random }: Scene, [x, y]: Point, size: number): string {
  const way = random() < 0.5 ? -1 : 1;
  const fleece = light.on(inks.raised);
  const dark = light.on(inks.wood);
  return (
    gouges(
      [-0.5, -0.2, 0.3, 0.6].map(
        (leg) =>
          [
            [x + leg * size, y - size * 0.4],
            [x + leg * size, y + size * 0.35],
            size * 0.09,
          ] as const,
      ),
      dark,
    ) +
    ellipse([x + way * size * 1.15, y - size * 0.1], size * 0.26, size * 0.4, dark) +
    rounded(
      [
        [x - size, y - size * 0.5],
        [x - size * 0.5, y - size * 1.1],
        [x + size * 0.3, y - size * 1.12],
        [x + size, y - size * 0.6],
        [x + size * 0.8, y - size * 0.05],
        [x - size * 0.7, y],
      ],
      fleece,
    ) +
    gouges(
      [
        [
          [x - size * 0.6, y - size * 0.08],
          [x + size * 0.8, y - size * 0.2],
          size * 0.14,
          -size * 0.2,
        ],
      ],
      mix(fleece, dark, 0.3),
    )
  );
}
