import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { ribbon } from "../tools/strokes.ts";
import { horse } from "./animals.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, dressed, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Pozzilli: the old village on its hill inside a ring of towers, the plain of the Volturno below. */
export const pozzilli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, water, shade } = soils(light);
  return [
    sky(scene, [800, 190], 320),
    mountains(scene, "far", "-40,380 180,290 400,340 640,240 900,340 1180,300 1640,370"),
    land(
      scene,
      "-60,440 140,330 330,270 520,330 700,430 1000,520 1660,500",
      mix(grass, light.middle, 0.6),
    ),
    land(
      scene,
      "-60,640 140,560 280,480 460,440 640,450 780,520 920,600 1660,590",
      mix(grass, light.middle, 0.2),
    ),
    houses(scene, "400,452,56 460,436,58 520,430,60 584,436,58 640,452,56"),
    tower(scene, { at: [556, 428], width: 36, height: 110, top: "bell" }),
    houses(scene, "350,490,64 420,480,68 490,474,70 562,474,70 634,482,68 704,500,62"),
    townWall(scene, "282,540 360,520 480,508 600,510 700,526 790,556", 44),
    ...line("286,562 384,540 484,526 590,524 692,540 782,572").map((at) =>
      tower(scene, { at, width: 46, height: 104, top: "merlons" }),
    ),
    trees(scene, "-60,630 120,590 300,580 560,556 800,590 960,620", 740, 26),
    land(scene, "-60,660 400,650 900,640 1660,640", wheat),
    way(scene, "1660,664,10 1360,668,16 1140,690,26 1280,720,40 1560,760,60 1680,790,70", water),
    land(scene, "-60,760 400,720 900,715 1200,740 1660,800", dry),
    turf(scene, [0, 760, 1580, 990], grass, 80),
    way(scene, "640,716,20 690,740,50 780,820,140 860,1010,420"),
    company(
      scene,
      [1080, 965, 340],
      band(
        "652,690,80 680,720,98 720,752,122 690,800,160 800,850,210 740,900,260 920,930,290 600,975,320",
      ),
      shade,
    ),
  ];
};

/** Conca Casale: by night, some on horseback, out of the hollow where the lights of the village are. */
export const concaCasale: Setting = (scene) => {
  const { light } = scene;
  const { grass } = soils(light);
  const rider = spot(scene, [330, 812]);
  return [
    sky(scene, [740, 190], 360),
    mountains(scene, "far", "-40,360 180,250 420,380 640,440 860,360 1100,270 1360,340 1640,220"),
    mountains(
      scene,
      "middle",
      "-40,440 140,400 360,520 620,560 880,520 1140,430 1400,480 1640,380",
    ),
    land(scene, "-60,640 300,600 700,590 1100,600 1660,620", mix(grass, light.middle, 0.6)),
    houses(scene, "420,606,54 480,590,56 620,586,56 700,592,56 770,604,54"),
    church(scene, [550, 606], 64),
    houses(scene, "440,646,62 510,640,64 660,640,64 730,642,62"),
    trees(scene, "-60,680 240,650 420,664 700,668 960,650 1300,640 1660,650", 800, 28),
    land(scene, "-60,760 400,730 900,735 1300,710 1660,700", mix(grass, light.near, 0.3)),
    way(scene, "660,650,8 700,700,20 640,750,50 740,830,140 860,1010,420"),
    pilgrim({
      at: [rider[0] + 14, rider[1] + 20],
      height: 250,
      kind: "man",
      hat: true,
      hands: [],
      inks: dressed(scene, 4),
    }),
    horse(scene, [330, 940], 190, {
      isGrazing: false,
      isTurned: scene.side === "right",
      ink: mix(inks.beech, inks.woodLit, 0.2),
    }),
    ribbon(
      [
        [rider[0] + 8, rider[1] - 44, 34],
        [rider[0] - 14, rider[1] + 10, 26],
        [rider[0] - 8, rider[1] + 70, 18],
        [rider[0] - 26, rider[1] + 82, 12],
      ],
      dressed(scene, 4).dark,
    ),
    company(
      scene,
      [1130, 965, 350],
      band("690,735,96 660,770,126 740,810,164 830,860,210 930,900,270 790,970,320"),
    ),
  ];
};
