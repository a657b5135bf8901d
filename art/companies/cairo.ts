import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { lantern, lights } from "./lights.ts";
import { olive } from "./olives.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** The outline of Monte Cairo from the plain, broad and bare. */
export const CAIRO =
  "-40,520 160,420 360,300 560,170 680,110 800,140 960,240 1160,340 1400,430 1640,470";

/** Castrocielo: on Monte Asprano the ruins of the old castle and the church of the Assumption, the village at its foot. */
export const castrocielo: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [770, 250], 320),
    mountains(scene, "far", "700,420 900,380 1100,420 1300,370 1660,420"),
    mountains(
      scene,
      "middle",
      "-60,330 80,250 200,200 340,130 470,110 600,170 720,280 900,390 1120,470 1660,520",
      800,
    ),
    tower(scene, { at: [330, 142], width: 34, height: 76, top: "broken" }),
    townWall(scene, "340,146 400,124 440,118", 30),
    tower(scene, { at: [430, 122], width: 40, height: 92, top: "broken" }),
    church(scene, [545, 152], 56),
    tower(scene, { at: [508, 148], width: 18, height: 66, top: "bell" }),
    land(
      scene,
      "-60,560 200,500 500,470 800,520 1100,590 1660,600",
      mix(grass, light.middle, 0.35),
    ),
    houses(
      scene,
      "300,556,60 370,540,64 440,532,66 510,530,66 580,536,64 650,550,62 400,590,70 480,586,72 560,588,70 640,602,66",
    ),
    land(scene, "-60,660 300,620 700,625 1100,650 1660,640", dry),
    ...band("90,700,150 260,660,110 900,670,110 1480,700,160").map(([x, y, size]) =>
      olive(scene, [x, y], size),
    ),
    land(scene, "-60,790 400,740 900,730 1300,710 1660,720", mix(dry, light.on(inks.woodLit), 0.3)),
    turf(scene, [0, 790, 1580, 990], grass, 70),
    way(scene, "640,612,8 690,660,18 660,710,34 730,770,90 830,870,220 850,1010,430"),
    olive(scene, [120, 880], 330),
    company(
      scene,
      [1130, 965, 340],
      band(
        "682,690,78 660,720,94 712,750,120 740,795,155 830,850,210 740,900,260 900,930,300 620,975,330",
      ),
      shade,
    ),
  ];
};

/** Villa Santa Lucia: its church with the bell tower, the plain below, Monte Cairo above everything. */
export const villaSantaLucia: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [-300, 250], 380),
    mountains(scene, "far", "900,470 1100,420 1300,450 1660,390"),
    mountains(scene, "middle", CAIRO, 780),
    land(scene, "-60,570 200,520 520,500 800,540 1060,610 1660,660", mix(grass, light.middle, 0.5)),
    houses(scene, "110,566,66 190,548,70 270,536,72 700,552,70 780,570,66"),
    church(scene, [500, 590], 150),
    tower(scene, { at: [400, 592], width: 62, height: 240, top: "bell" }),
    houses(scene, "210,606,84 304,600,80 770,620,84 870,640,74"),
    trees(scene, "-60,650 140,630 360,640 600,640 860,660 1040,680", 800, 26),
    land(scene, "-60,730 400,690 800,690 1100,700 1660,690", dry),
    turf(scene, [0, 750, 1580, 990], grass, 90),
    way(scene, "600,688,14 650,712,34 740,780,100 860,880,230 900,1010,430"),
    townWall(scene, "-40,870 200,850 440,830 600,822", 44),
    company(
      scene,
      [1150, 965, 350],
      band(
        "648,690,86 690,720,104 650,755,126 730,790,160 800,840,205 720,890,260 900,920,300 620,975,330",
      ),
      shade,
    ),
  ];
};

/** Piedimonte: by night under the hill of the old town and the walls of its castle, lanterns along the road. */
export const piedimonte: Setting = (scene) => {
  const { light } = scene;
  const { grass } = soils(light);
  return [
    sky(scene, [1000, 150], 420),
    mountains(scene, "far", CAIRO, 800),
    land(
      scene,
      "-60,640 140,600 300,500 460,430 620,440 760,520 900,600 1100,640 1660,650",
      light.middle,
    ),
    houses(scene, "330,500,52 390,476,54 620,476,54 690,506,52 750,540,50"),
    townWall(scene, "420,450 480,436 560,436 620,450", 62),
    tower(scene, { at: [424, 452], width: 44, height: 96, top: "broken" }),
    tower(scene, { at: [616, 452], width: 44, height: 84, top: "broken" }),
    tower(scene, { at: [516, 440], width: 56, height: 118, top: "broken" }),
    houses(scene, "360,540,60 430,528,62 500,522,62 570,524,62 640,540,60"),
    trees(scene, "-60,640 200,600 420,580 640,590 860,630 1100,660 1660,650", 780, 26),
    houses(scene, "160,690,64 232,700,60 1010,690,60 1080,700,62 1290,694,60"),
    land(scene, "-60,720 400,700 900,706 1660,710", mix(grass, light.near, 0.4)),
    way(scene, "600,700,8 580,716,18 640,745,40 760,800,130 860,1010,430"),
    company(
      scene,
      [1130, 965, 360],
      band("590,730,76 640,750,100 610,780,124 720,800,160 760,850,210 860,890,260 690,960,330"),
    ),
    lights(scene, "566,706,12 600,712,14 664,730,18 640,756,20 640,740,16"),
    ...band("775,865,210 905,905,260 745,975,330 650,788,124").map(([x, y, height]) =>
      lantern(scene, [x, y], height),
    ),
  ];
};
