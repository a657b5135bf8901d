import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import type { Point } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Colli: the old country church that bears the name of Canneto too, among the fields of Campolarino. */
export const colli: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, wheat, shade } = soils(light);
  const furrow = mix(wheat, light.on(inks.beech), 0.3);
  return [
    sky(scene, [-300, 170], 360),
    mountains(scene, "far", "-40,440 220,340 500,410 760,320 1060,400 1340,340 1640,410"),
    land(
      scene,
      "-60,520 240,470 600,500 1000,450 1300,430 1660,470",
      mix(grass, light.middle, 0.5),
    ),
    houses(scene, "690,486,42 740,480,44 790,472,46 840,466,46 890,462,44 940,460,42"),
    trees(scene, "-60,550 300,530 700,540 1100,520 1660,520", 660, 24),
    land(scene, "-60,600 500,580 1000,590 1660,580", wheat),
    gouges(
      Array.from({ length: 30 }, (): Cut => {
        const x = -60 + random() * 1300;
        const y = 620 + random() * 110;
        return [spot(scene, [x, y]), spot(scene, [x + 70, y - 8]), 4];
      }),
      furrow,
    ),
    church(scene, [470, 690], 220),
    trees(scene, "150,690 230,660 300,690", 730, 26),
    trees(scene, "800,700 880,660 960,690", 736, 28),
    land(scene, "-60,770 300,724 700,716 1100,720 1660,700", dry),
    turf(scene, [0, 770, 1580, 990], grass, 90),
    way(scene, "460,694,30 540,730,50 660,780,100 800,870,220 860,1010,430"),
    company(
      scene,
      [1130, 965, 350],
      band(
        "500,728,90 560,750,104 540,785,124 640,800,150 720,830,190 660,890,250 860,900,270 940,955,310 620,975,330",
      ),
      shade,
    ),
  ];
};

/** Strangolagalli: the village in rings round the top of its hill, vineyards on the others. */
export const strangolagalli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, olive: leaf, shade } = soils(light);
  const hill = mix(grass, light.middle, 0.2);
  return [
    sky(scene, [760, 200], 340),
    mountains(scene, "far", "-40,430 240,350 560,420 900,340 1200,400 1640,350"),
    land(
      scene,
      "-60,520 300,480 700,520 1000,460 1280,430 1660,490",
      mix(grass, light.middle, 0.5),
    ),
    land(scene, "-60,640 100,590 260,490 420,430 560,430 700,490 860,590 1060,640 1660,620", hill),
    tower(scene, { at: [498, 400], width: 36, height: 110, top: "bell" }),
    houses(
      scene,
      "420,420,56 470,404,58 530,402,58 584,418,56 370,462,60 430,450,62 492,446,62 554,450,62 616,464,60 330,506,62 396,496,64 462,490,66 528,490,66 594,496,64 660,508,62",
    ),
    vines(scene, [200, 560], [760, 640], leaf),
    land(
      scene,
      "-60,690 240,660 600,670 900,640 1200,600 1660,580",
      mix(grass, light.on(inks.springLit), 0.12),
    ),
    vines(scene, [960, 650], [1600, 720], leaf),
    vines(scene, [-40, 710], [420, 780], leaf),
    land(scene, "-60,800 400,760 900,730 1300,720 1660,740", dry),
    turf(scene, [0, 800, 1580, 990], grass, 80),
    way(scene, "650,690,14 668,724,34 730,784,90 830,880,220 860,1010,430"),
    company(
      scene,
      [1130, 965, 350],
      band(
        "690,690,80 650,722,98 690,755,120 730,795,155 800,845,205 720,895,260 900,925,300 600,975,330",
      ),
      shade,
    ),
  ];
};

/** Rows of a vineyard between two corners, falling to the right as the hill does. */
function vines(scene: Scene, [left, top]: Point, [right, bottom]: Point, ink: string): string {
  const cuts = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: Math.round((right - left) / 46) }, (_, index): Cut => {
      const x = left + index * 46 + row * 12;
      const y = top + ((bottom - top) * row) / 3.4 + Math.sin(index / 3) * 6;
      return [spot(scene, [x, y]), spot(scene, [x + 34, y]), 9 + row * 2, 4];
    }),
  ).flat();
  return gouges(cuts, mix(ink, scene.light.on(inks.spring), 0.5));
}
