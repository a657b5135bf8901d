import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import {
  bellFromAbove,
  crownsFromAbove,
  fieldFromAbove,
  fileFromAbove,
  roofs,
  scattered,
} from "./from-above.ts";
import { soils, turf, way } from "./grounds.ts";
import { type Setting, spot, turned } from "./scene.ts";

/** Castelnuovo, from the rocks of Monte Marrone: the path goes along their rim, and the roofs are far below. */
export const castelnuovo: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, rock, road, shade, trees } = soils(light);
  const far = mix(grass, light.middle, 0.28);
  const dark = mix(rock, light.on(inks.ink), 0.5);
  const face = mix(rock, light.on(inks.ink), 0.24);
  const rim = "-20,430 150,470 330,540 500,560 660,640 800,760 930,820 1060,1010";
  return [
    polygon(line("-10,-10 1610,-10 1610,1010 -10,1010"), far),
    fieldFromAbove(
      scene,
      "820,-20 1180,-20 1220,90 860,120",
      mix(dry, far, 0.4),
      mix(far, inks.ink, 0.2),
    ),
    fieldFromAbove(
      scene,
      "1250,20 1640,-20 1640,130 1300,150",
      mix(dry, far, 0.3),
      mix(far, inks.ink, 0.2),
    ),
    fieldFromAbove(
      scene,
      "1330,330 1640,290 1640,430 1380,470",
      mix(dry, far, 0.3),
      mix(far, inks.ink, 0.2),
    ),
    crownsFromAbove(
      scene,
      scattered(scene, [330, 90], [420, 120], 15, 66),
      mix(trees, far, 0.3),
      far,
    ),
    crownsFromAbove(
      scene,
      scattered(scene, [1440, 650], [240, 130], 10, 72),
      mix(trees, far, 0.25),
      far,
    ),
    crownsFromAbove(
      scene,
      [
        ...scattered(scene, [560, 330], [170, 90], 7, 66),
        ...scattered(scene, [960, 480], [200, 80], 8, 74),
        ...scattered(scene, [1130, 760], [160, 170], 10, 92),
      ],
      mix(trees, far, 0.15),
      far,
    ),
    fieldFromAbove(
      scene,
      "1200,520 1420,490 1500,560 1250,600",
      mix(dry, far, 0.2),
      mix(far, inks.ink, 0.2),
      5,
    ),
    fieldFromAbove(
      scene,
      "620,60 780,20 800,130 660,160",
      mix(dry, far, 0.45),
      mix(far, inks.ink, 0.2),
      5,
    ),
    way(
      scene,
      "1680,250,14 1500,240,16 1300,250,18 1100,300,18 900,290,14 700,310,12",
      mix(road, far, 0.3),
    ),
    roofs(scene, "930,190,46 1010,180,48 1090,176,48 1170,190,46"),
    bellFromAbove(scene, [1056, 246], 30),
    roofs(
      scene,
      "900,236,50 984,236,50 1130,236,52 1212,238,50 940,282,54 1100,286,54 1180,284,54",
    ),
    polygon(
      [
        ...broken(
          random,
          turned(
            scene,
            line("-20,330 190,420 400,470 560,500 740,590 880,680 1010,740 1150,860 1230,1010"),
          ),
          0.14,
        ),
        spot(scene, [-20, 1010]),
      ],
      dark,
    ),
    gouges(
      line("120,410 300,470 470,520 640,580 760,640 860,720 980,790 1080,880").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 34, y + 66 + (index % 3) * 22]),
          13,
        ],
      ),
      face,
    ),
    polygon([...broken(random, turned(scene, line(rim)), 0.1), spot(scene, [-20, 1010])], rock),
    turf(scene, [0, 760, 700, 1000], mix(grass, rock, 0.3), 70),
    turf(scene, [0, 640, 300, 800], mix(grass, rock, 0.3), 26),
    way(
      scene,
      "-40,500,50 150,545,62 330,615,74 480,650,84 600,720,96 740,850,112 860,960,126 930,1080,140",
      mix(road, rock, 0.25),
    ),
    gouges(
      line("60,640 170,700 300,760 120,800 420,820 250,880 520,900 380,960 90,920 600,960").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 50 + (index % 3) * 18, y + 26]),
          10,
        ],
      ),
      mix(rock, dark, 0.5),
    ),
    fileFromAbove(
      scene,
      "660,780,84 810,930,92 745,850,88 590,725,76 520,680,72 450,650,68 380,632,64 310,610,60 240,585,57 170,560,54 100,540,50 30,522,48",
      shade,
    ),
  ];
};
