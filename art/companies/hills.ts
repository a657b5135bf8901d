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
    land(scene, "-60,770 300,724 700,716 1100,720 1660,700", dry),
    turf(scene, [0, 770, 1580, 990], grass, 90),
    church(scene, [330, 800], 500),
    way(scene, "310,800,100 420,830,130 600,870,190 780,930,300 860,1010,430"),
    company(
      scene,
      [1130, 965, 350],
      band(
        "300,815,190 380,830,204 480,850,220 560,840,206 640,880,256 760,890,262 560,930,300 880,930,300 720,975,340",
      ),
      shade,
    ),
  ];
};
