import { mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { olive } from "./olives.ts";
import { company, type Setting, turned } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Valvori: the hamlet over the gorge of the Rapido, olives down the slopes. */
export const valvori: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, rock, water, shade } = soils(light);
  return [
    sky(scene, [1010, 300], 320),
    mountains(scene, "far", "-40,390 200,300 460,370 700,280 960,360 1240,290 1640,370"),
    land(scene, "-60,560 500,540 800,520 1100,500 1660,520", mix(grass, light.middle, 0.75)),
    trees(
      scene,
      "380,560 600,600 760,620 900,600 1120,560",
      900,
      22,
      mix(soils(light).trees, light.middle, 0.4),
    ),
    land(
      scene,
      "-60,420 200,430 420,480 600,560 700,660 760,760 1660,800",
      mix(grass, light.middle, 0.4),
    ),
    houses(
      scene,
      "120,440,60 190,440,62 262,446,62 334,456,60 160,490,66 240,494,66 320,506,64 400,520,60",
    ),
    land(scene, "760,900 860,700 960,600 1120,540 1360,510 1660,500", mix(grass, light.near, 0.3)),
    polygon(turned(scene, line("600,580 660,650 710,730 740,820 620,820 600,700")), rock),
    polygon(
      turned(scene, line("960,600 880,680 820,800 900,820 980,720")),
      mix(rock, light.near, 0.4),
    ),
    way(scene, "790,660,18 766,710,28 788,760,44 760,840,80", water),
    ...band(
      "140,570,90 260,590,94 380,610,90 480,650,88 80,660,110 220,690,114 360,710,112 1150,600,90 1300,580,88 1240,660,110 1400,650,104 1530,600,96",
    ).map(([x, y, size]) => olive(scene, [x, y], size)),
    land(scene, "-60,820 300,780 640,800 1000,770 1300,730 1660,720", dry),
    turf(scene, [0, 820, 1580, 990], grass, 80),
    way(scene, "1680,700,8 1460,730,20 1250,760,46 1080,810,100 980,880,200 960,1010,410"),
    company(
      scene,
      [1180, 965, 350],
      band(
        "1440,745,92 1360,756,104 1280,772,120 1190,800,146 1090,830,180 980,880,235 1060,905,265 880,960,315",
      ),
      shade,
    ),
  ];
};

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
