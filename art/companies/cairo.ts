import { mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { olive } from "./olives.ts";
import { company, type Scene, type Setting, turned } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** The outline of Monte Cairo from the plain, broad and bare. */
export const CAIRO =
  "-40,520 160,420 360,300 560,170 680,110 800,140 960,240 1160,340 1400,430 1640,470";

/**
 * Castrocielo: Monte Asprano rises straight over its village, on the top the ruins of the old castle and the church of the
 * Assumption against the evening; an old olive stands before it.
 */
export const castrocielo: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const slope = mix(light.middle, dry, 0.45);
  return [
    sky(scene, [1500, 470], 420),
    mountains(scene, "far", "700,560 900,500 1100,520 1280,450 1440,500 1660,440"),
    ridge(
      random,
      turned(
        scene,
        line(
          "-60,560 120,470 290,390 430,290 530,205 620,172 860,178 930,260 1030,370 1150,480 1290,560 1440,620",
        ),
      ),
      820,
      { plane: light.middle, shade: light.near, lit: light.far },
    ),
    polygon(
      turned(
        scene,
        line(
          "700,172 620,172 530,205 430,290 290,390 120,470 -60,560 -60,660 560,660 640,520 590,420 690,330 650,250",
        ),
      ),
      mix(light.middle, light.near, 0.5),
    ),
    gouges(
      [
        [[800, 280], [740, 380], 8],
        [[880, 330], [830, 410], 6],
        [[980, 420], [900, 510], 8],
        [[790, 430], [750, 500], 6],
        [[1080, 500], [1010, 560], 6],
      ],
      light.far,
    ),
    ...ruins(scene),
    land(scene, "-60,600 240,560 520,545 820,590 1180,640 1660,650", slope),
    trees(scene, "-60,600 160,575 400,562", 700, 26, mix(slope, light.near, 0.6)),
    trees(
      scene,
      "700,600 860,612 1100,640 1380,652 1660,660",
      760,
      26,
      mix(slope, light.near, 0.6),
    ),
    ...village(scene),
    land(scene, "-60,730 300,705 700,690 1100,700 1660,690", dry),
    townWall(scene, "-60,760 240,744 560,730", 26),
    townWall(scene, "700,728 1040,724 1660,716", 24),
    land(scene, "-60,850 340,800 800,770 1200,770 1660,760", mix(dry, grass, 0.6)),
    way(scene, "600,690,12 640,730,26 640,780,60 740,850,150 840,930,300 850,1010,440"),
    turf(scene, [0, 830, 560, 990], dry, 34),
    turf(scene, [1080, 800, 1580, 990], dry, 34),
    company(
      scene,
      [1130, 965, 340],
      band("640,775,84 680,800,108 640,835,140 760,880,200 900,930,285 610,965,315"),
      shade,
    ),
    olive(scene, [90, 930], 400),
  ];
};

/** What is left of the castle on the top, and beside it the church with its bell. */
function ruins(scene: Scene): string[] {
  return [
    townWall(scene, "560,200 640,176 700,176", 44),
    tower(scene, { at: [556, 206], width: 56, height: 128, top: "broken" }),
    tower(scene, { at: [664, 182], width: 70, height: 166, top: "broken" }),
    tower(scene, { at: [748, 184], width: 32, height: 124, top: "bell" }),
    church(scene, [810, 188], 96),
  ];
}

/** The village under the mountain, one row over the other. */
function village(scene: Scene): string[] {
  return [
    houses(scene, "330,596,84 420,584,88 520,582,88 610,590,84"),
    tower(scene, { at: [470, 600], width: 44, height: 176, top: "bell" }),
    houses(scene, "280,650,96 380,638,98 560,636,98 660,648,92"),
    houses(scene, "340,706,104 450,700,106 570,700,104 680,708,98"),
  ];
}
