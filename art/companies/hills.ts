import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";

/** Colli: the old country church that bears the name of Canneto too, among the fields of Campolarino. */
export const colli: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, wheat, shade } = soils(light);
  const furrow = mix(wheat, light.on(inks.beech), 0.3);
  return [
    sky(scene, [-300, 170], 360),
    mountains(scene, "far", "-40,440 220,340 500,410 760,320 1060,400 1340,340 1640,410"),
    land(
      scene,
      "-60,520 240,470 600,500 1000,450 1300,430 1660,470",
      mix(grass, light.middle, 0.5),
    ),
    houses(scene, "690,486,42 740,480,44 790,472,46 840,466,46 890,462,44 940,460,42"),
    trees(scene, "-60,550 300,530 700,540 1100,520 1660,520", 660, 24),
    land(scene, "-60,600 500,580 1000,590 1660,580", wheat),
    gouges(
      Array.from({ length: 30 }, (): Cut => {
        const x = -60 + random() * 1300;
        const y = 620 + random() * 110;
        return [spot(scene, [x, y]), spot(scene, [x + 70, y - 8]), 4];
      }),
      furrow,
    ),
    church(scene, [470, 690], 220),
    trees(scene, "150,690 230,660 300,690", 730, 26),
    trees(scene, "800,700 880,660 960,690", 736, 28),
    land(scene, "-60,770 300,724 700,716 1100,720 1660,700", dry),
    turf(scene, [0, 770, 1580, 990], grass, 90),
    way(scene, "460,694,30 540,730,50 660,780,100 800,870,220 860,1010,430"),
    company(
      scene,
      [1130, 965, 350],
      band(
        "500,728,90 560,750,104 540,785,124 640,800,150 720,830,190 660,890,250 860,900,270 940,955,310 620,975,330",
      ),
      shade,
    ),
  ];
};
