import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, turf, way } from "./grounds.ts";
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
