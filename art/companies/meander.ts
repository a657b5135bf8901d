import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { type Point, polygon, rect } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, way } from "./grounds.ts";
import { GRASS } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Sant'Apollinare from above: the bends of the Liri among the fields, and the company small on the road along it. */
export const santApollinare: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, water, road, shade } = soils(light);
  return [
    sky(scene, [420, 90], 130),
    mountains(scene, "far", "-40,220 240,110 460,180 720,70 980,170 1260,90 1640,180", 400),
    land(scene, "-60,270 400,240 800,236 1200,250 1660,240", mix(grass, light.middle, 0.45)),
    houses(scene, "1010,262,40 1060,254,42 1180,254,42 1230,262,40"),
    church(scene, [1116, 262], 56),
    tower(scene, { at: [1150, 260], width: 24, height: 84, top: "bell" }),
    houses(scene, "990,284,44 1050,282,46 1112,284,46 1176,284,46 1240,286,42"),
    trees(scene, "-60,300 400,280 800,286 1200,300 1660,280", 380, 15),
    land(scene, "-60,320 800,306 1660,312", wheat),
    ...fields(scene, [grass, dry, mix(wheat, inks.beechLit, 0.25)]),
    way(
      scene,
      "1680,350,22 1380,350,26 1080,390,40 960,450,60 1080,520,84 1300,580,108 1340,690,140 1080,780,176 700,830,200 420,900,220 380,1020,260",
      water,
    ),
    gouges(
      line("1000,410 1010,490 1180,550 1310,620 1260,740 1000,800 760,830 500,880 420,960").map(
        ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x + 76, y - 8]), 6],
      ),
      mix(water, light.sky, 0.6),
    ),
    way(
      scene,
      "1000,300,6 900,340,14 780,420,28 800,520,48 900,600,66 820,680,84 500,740,104 200,820,130 -60,950,170",
      road,
    ),
    ...band(
      "690,470,150 660,540,180 1480,470,150 1520,560,190 1560,670,240 330,690,270 180,730,320",
    ).map(([x, y, height]) => poplar(scene, spot(scene, [x, y]), height)),
    company(
      scene,
      [560, 745, 178],
      band(
        "850,370,50 800,410,58 775,450,66 790,500,76 830,550,88 880,590,98 890,640,110 830,690,126 740,712,138 660,735,150 400,800,180 280,830,196",
      ),
      shade,
    ),
  ];
};

/** Fields beside the river: planes of different inks with their furrows. */
function fields(scene: Scene, plots: readonly [string, string, string]): string[] {
  const { light } = scene;
  const shapes = [
    ["-60,340 300,330 420,420 -60,470", 0],
    ["330,330 700,322 720,400 480,420", 1],
    ["-60,500 440,440 600,540 -60,640", 2],
    ["1140,420 1660,380 1660,520 1360,540", 1],
    ["640,560 760,560 800,620 420,690", 0],
    ["-60,670 380,600 300,720 -60,800", 1],
    ["1440,580 1660,550 1660,780 1420,720", 0],
    ["1120,840 1440,740 1660,820 1660,1010 760,1010 700,930", 2],
    ["-60,980 160,900 260,1010 -60,1010", 0],
  ] as const;
  return shapes
    .map(
      ([corners, plot]) =>
        polygon(turned(scene, line(corners)), plots[plot]) + furrows(scene, corners),
    )
    .concat(
      gouges(
        line("1150,900 1300,850 1440,830 1180,960 1360,930 1520,900").map(
          ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x + 110, y - 22]), 5],
        ),
        mix(plots[2], light.on(inks.beech), 0.4),
      ),
    );
}

/** Three cuts along the first edge of a field. */
function furrows(scene: Scene, corners: string): string {
  const [from = [0, 0], to = [0, 0], , below = [0, 0]] = line(corners);
  return gouges(
    [0.3, 0.55, 0.8].map((down): Cut => {
      const drop = (below[1] - from[1]) * down;
      return [
        spot(scene, [from[0] + (to[0] - from[0]) * 0.2, from[1] + drop]),
        spot(scene, [from[0] + (to[0] - from[0]) * 0.7, to[1] + drop * 0.8]),
        4,
      ];
    }),
    mix(scene.light.on(inks.beech), soils(scene.light).wheat, 0.55),
  );
}

/** A poplar: where it stands, how tall. */
function poplar({ light, random }: Scene, [x, y]: Point, height: number): string {
  const leaf = light.on(mix(inks.spring, GRASS, 0.55));
  const w = height * 0.085;
  const cuts = Array.from({ length: 16 }, (): Cut => {
    const up = 0.2 + random() * 0.65;
    const from: Point = [x + (random() - 0.9) * w * 0.9, y - height * up];
    return [from, [from[0] + w * 0.3, from[1] - height * 0.09], height * 0.008 + 1];
  });
  return (
    rect(x - w * 0.12, y - height * 0.2, w * 0.24, height * 0.2, light.on(inks.wood)) +
    rounded(
      [
        [x, y - height],
        [x + w * 0.8, y - height * 0.62],
        [x + w, y - height * 0.25],
        [x, y - height * 0.1],
        [x - w, y - height * 0.25],
        [x - w * 0.8, y - height * 0.62],
      ],
      leaf,
    ) +
    gouges(cuts, mix(leaf, light.on(inks.springLit), 0.65))
  );
}
