import { mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Belmonte: the village on the top of its hill in the narrow valley, its tall tower, the road that passes below. */
export const belmonte: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [820, 140], 240),
    mountains(scene, "far", "380,420 560,330 760,390 960,300 1200,420"),
    mountains(scene, "middle", "-40,90 100,140 260,250 420,360 560,470 700,560", 800),
    mountains(scene, "near", "1000,560 1120,460 1260,330 1400,200 1520,120 1660,60", 800),
    land(
      scene,
      "-60,700 300,660 480,560 600,430 690,370 760,370 860,440 980,560 1140,660 1660,690",
      mix(grass, light.middle, 0.2),
    ),
    houses(scene, "626,404,46 678,384,48 730,380,46 800,396,46"),
    tower(scene, { at: [762, 378], width: 46, height: 170, top: "broken" }),
    townWall(scene, "560,480 640,440 760,430 840,450 900,500", 34),
    houses(
      scene,
      "600,470,54 666,450,56 736,446,56 806,458,54 560,520,56 630,506,58 704,500,60 780,504,58 850,516,54",
    ),
    trees(
      scene,
      "-60,640 200,620 380,610 520,560 700,550 880,560 1040,620 1300,640 1660,620",
      780,
      26,
    ),
    land(scene, "-60,740 400,690 800,700 1200,690 1660,710", dry),
    turf(scene, [0, 750, 1580, 990], grass, 70),
    way(
      scene,
      "-60,720,40 200,725,60 480,735,80 700,760,100 900,820,170 1000,900,260 1040,1010,400",
    ),
    stones(scene, "260,900,240 1490,850,180"),
    company(
      scene,
      [1230, 965, 350],
      band(
        "130,738,120 215,736,124 300,744,128 400,748,134 500,758,142 590,764,146 690,780,160 790,806,186 890,850,226 1010,905,280",
      ),
      shade,
    ),
  ];
};
