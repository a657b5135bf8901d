import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band } from "../tools/points.ts";
import { ribbon } from "../tools/strokes.ts";
import { horse } from "./animals.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, way } from "./grounds.ts";
import { company, dressed, type Setting, spot } from "./scene.ts";

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
