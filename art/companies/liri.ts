import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { ellipse, polygon } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { olive } from "./olives.ts";
import { poplar } from "./plain.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Sant'Apollinare: the low mound of the village in the plain, the Liri in its bends between poplars. */
export const santApollinare: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, water, shade } = soils(light);
  return [
    sky(scene, [330, 170], 340),
    mountains(scene, "far", "-40,440 240,330 460,400 720,280 980,380 1260,300 1640,390"),
    land(
      scene,
      "-60,540 200,530 420,490 620,470 820,490 1000,540 1660,540",
      mix(grass, light.middle, 0.4),
    ),
    houses(scene, "470,490,50 530,480,52 650,476,52 710,482,50 766,494,48 820,510,46"),
    church(scene, [590, 486], 66),
    tower(scene, { at: [634, 482], width: 28, height: 104, top: "bell" }),
    houses(scene, "430,520,54 500,516,56 570,514,56 640,514,56 710,518,54"),
    trees(scene, "-60,560 300,544 700,548 1100,550 1660,548", 640, 20),
    land(scene, "-60,580 600,570 1660,576", wheat),
    way(
      scene,
      "1660,640,22 1300,630,20 1000,600,16 800,612,24 560,650,44 640,720,60 420,770,84 160,830,110 -60,930,170",
      water,
    ),
    gouges(
      line("620,646 640,716 470,756 280,800 120,860").map(
        ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x + 66, y - 8]), 5],
      ),
      mix(water, light.sky, 0.6),
    ),
    ...band("330,700,260 250,720,330 130,760,430 480,640,170 420,652,200").map(([x, y, height]) =>
      poplar(scene, spot(scene, [x, y]), height),
    ),
    land(scene, "-60,1000 340,900 640,800 900,720 1200,670 1660,660", dry),
    turf(scene, [500, 800, 1580, 990], grass, 70),
    way(scene, "1340,664,8 1260,690,20 1080,730,40 930,800,110 900,880,210 940,1010,400"),
    company(
      scene,
      [1200, 965, 350],
      band(
        "1270,695,84 1190,714,98 1120,735,118 1040,760,140 1000,815,180 900,860,220 1010,900,270 800,965,320",
      ),
      shade,
    ),
  ];
};

/** Vallemaio: from the slope of the Aurunci the road looks over the plain of the Liri, in mist, to the far mountains. */
export const vallemaio: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const mist = mix(light.sky, light.clouds, 0.6);
  return [
    sky(scene, [900, 230], 300),
    mountains(
      scene,
      "far",
      "-40,370 160,300 320,340 500,230 640,290 800,220 1000,320 1240,260 1640,340",
    ),
    mountains(scene, "middle", "-40,440 260,400 600,430 900,390 1200,420 1640,390", 700),
    polygon(line("-20,470 1620,440 1620,700 -20,700"), mix(grass, light.middle, 0.5)),
    ...band("300,500,300 820,480,360 1250,520,330 620,560,420 1060,590,300").map(([x, y, reach]) =>
      ellipse(spot(scene, [x, y]), reach, 17, mist),
    ),
    land(
      scene,
      "-60,450 120,470 300,520 470,590 640,660 900,710 1660,720",
      mix(grass, light.on(inks.spring), 0.25),
    ),
    houses(scene, "70,490,78 160,500,80 250,524,80 330,556,78"),
    tower(scene, { at: [206, 510], width: 44, height: 150, top: "bell" }),
    houses(scene, "110,560,88 210,576,88 310,600,84 400,630,78"),
    trees(scene, "-60,620 120,610 300,640 460,670 620,700", 800, 26),
    land(scene, "-60,740 300,710 700,724 1100,720 1660,700", dry),
    turf(scene, [0, 760, 1580, 990], grass, 80),
    way(scene, "430,650,10 540,690,24 640,720,44 740,780,100 850,880,230 880,1010,430"),
    olive(scene, [150, 900], 320),
    company(
      scene,
      [1140, 965, 350],
      band(
        "560,706,84 620,728,100 690,752,120 660,795,150 780,815,180 820,870,230 720,920,280 920,935,300",
      ),
      shade,
    ),
  ];
};
