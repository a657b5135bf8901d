import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, turned } from "./scene.ts";
import { tower } from "./towers.ts";
import { arcade, townWall } from "./walls.ts";

/** Castelnuovo: the houses at the foot of Monte Marrone, whose wall of rock goes up behind them. */
export const castelnuovo: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, rock, shade } = soils(light);
  return [
    sky(scene, [-300, 170], 300),
    mountains(scene, "far", "800,420 1000,330 1240,390 1440,300 1660,380"),
    ridge(
      random,
      turned(
        scene,
        line(
          "-60,420 80,300 170,330 330,110 400,150 520,50 640,170 760,80 900,240 1000,210 1200,400 1400,470 1660,540",
        ),
      ),
      800,
      { plane: rock, shade: mix(rock, light.on(inks.ink), 0.4), lit: light.on(inks.raised) },
    ),
    trees(scene, "-60,520 200,450 420,430 700,420 960,450 1240,520 1660,560", 720, 26),
    land(
      scene,
      "-60,640 260,600 600,590 940,600 1300,620 1660,640",
      mix(grass, light.middle, 0.25),
    ),
    houses(scene, "330,590,64 400,576,70 480,572,72 640,568,72 720,574,70 800,590,64"),
    tower(scene, { at: [560, 580], width: 46, height: 150, top: "bell" }),
    houses(scene, "280,626,76 370,616,80 460,610,84 560,606,86 660,608,84 760,618,80 850,634,70"),
    trees(scene, "-60,680 160,650 300,660 520,670 800,664 980,690", 780, 24),
    land(scene, "-60,740 400,700 900,710 1300,690 1660,680", dry),
    turf(scene, [0, 760, 1580, 990], grass, 90),
    way(scene, "820,650,12 900,690,26 860,740,60 880,830,150 930,1010,420"),
    stones(scene, "240,880,260 1490,850,220"),
    company(
      scene,
      [1120, 965, 350],
      band(
        "880,702,90 850,735,110 905,770,136 830,800,170 900,850,220 770,900,270 960,940,310 680,975,330",
      ),
      shade,
    ),
  ];
};

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
