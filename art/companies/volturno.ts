import { band } from "../tools/points.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";
import { arcade, townWall } from "./walls.ts";

/** Rocchetta: the arcade of San Vincenzo al Volturno in the meadow; above, the old village and its castle in ruins. */
export const rocchetta: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [250, 190], 320),
    mountains(scene, "far", "-40,400 160,280 340,360 560,200 760,330 980,230 1240,340 1640,300"),
    mountains(
      scene,
      "middle",
      "-40,520 260,440 600,500 660,400 760,320 880,350 1020,450 1300,480 1640,440",
    ),
    tower(scene, { at: [756, 338], width: 40, height: 90, top: "broken" }),
    townWall(scene, "760,338 836,350", 46),
    tower(scene, { at: [846, 360], width: 34, height: 62, top: "broken" }),
    houses(scene, "690,424,48 744,410,50 798,406,50 852,412,50 906,428,48"),
    trees(scene, "-60,560 300,530 700,560 1000,520 1300,500 1660,540", 720, 28),
    land(scene, "-60,650 400,620 800,640 1200,610 1660,620", grass),
    church(scene, [250, 690], 130),
    arcade(scene, [470, 700], 7, 78, 120),
    land(scene, "-60,720 400,690 800,704 1200,690 1660,700", dry),
    turf(scene, [0, 730, 1580, 990], grass, 100),
    way(scene, "560,704,20 640,730,40 760,790,100 860,880,230 900,1010,420"),
    stones(scene, "200,900,260 1480,880,220 330,800,90"),
    company(
      scene,
      [1250, 965, 350],
      band(
        "600,730,88 650,745,100 700,765,124 640,800,160 800,820,180 730,880,240 900,910,270 640,975,330 960,975,330",
      ),
      shade,
    ),
  ];
};
