import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { sheep } from "./animals.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { ruinedHouse, townWall } from "./walls.ts";

/** Villa San Michele among its woods and pastures: in front the stone houses of old Pagliarone, in ruins. */
export const villaSanMichele: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const meadow = mix(grass, light.on(inks.springLit), 0.15);
  return [
    sky(scene, [420, 210], 340),
    mountains(scene, "far", "-40,430 240,350 560,400 860,300 1140,390 1400,330 1640,400"),
    land(
      scene,
      "-60,500 200,440 420,400 640,390 860,430 1100,500 1660,520",
      mix(grass, light.middle, 0.6),
    ),
    trees(scene, "-60,520 180,460 420,420 640,412 880,450 1100,510 1400,530 1660,520", 700, 26),
    land(scene, "-60,610 300,590 700,580 1100,590 1660,600", meadow),
    houses(scene, "820,584,46 880,580,46 940,580,46 1060,584,46 1120,590,44"),
    tower(scene, { at: [1000, 582], width: 30, height: 92, top: "bell" }),
    ...line("640,640 700,660 580,668 760,640 520,640 820,672").map((at, index) =>
      sheep(scene, spot(scene, at), 17 + (index % 3) * 3),
    ),
    land(scene, "-60,720 300,690 700,710 1100,690 1660,680", dry),
    ruinedHouse(scene, [390, 790], 130, dry),
    ruinedHouse(scene, [160, 830], 200, dry),
    townWall(scene, "300,860 420,864 540,850", 30),
    trees(scene, "-20,880 30,840 90,880", 900, 22),
    turf(scene, [0, 760, 1580, 990], grass, 90),
    stones(scene, "580,860,70 260,900,110"),
    way(scene, "960,600,6 930,650,14 880,710,34 830,790,110 850,880,230 880,1010,430"),
    company(
      scene,
      [1140, 965, 350],
      [
        [915, 676, 80],
        [870, 706, 98],
        [890, 745, 120],
        [820, 790, 156],
        [900, 840, 205],
        [760, 890, 250],
        [960, 930, 300],
        [660, 970, 330],
      ],
      shade,
    ),
  ];
};
