import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { rect } from "../tools/svg.ts";
import {
  bellFromAbove,
  crownsFromAbove,
  fieldFromAbove,
  fileFromAbove,
  roofs,
  scattered,
} from "./from-above.ts";
import { land, soils, turf, way } from "./grounds.ts";
import { type Setting, spot } from "./scene.ts";

/** Vallemaio at dawn, from the slope of the Aurunci: the company comes down to the roofs, and mist lies in the plain below. */
export const vallemaio: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade, olive: leaf } = soils(light);
  const mist = mix(light.sky, light.clouds, 0.6);
  const plain = mix(grass, light.middle, 0.45);
  const slope = mix(grass, light.on(inks.spring), 0.25);
  const rows = mix(plain, inks.ink, 0.25);
  return [
    rect(-10, -10, 1620, 1020, plain),
    fieldFromAbove(scene, "-20,40 380,-20 460,90 -20,190", mix(dry, plain, 0.4), rows),
    fieldFromAbove(scene, "620,-20 980,-20 1040,110 640,130", mix(dry, plain, 0.5), rows),
    fieldFromAbove(scene, "1150,60 1640,-20 1640,170 1200,200", mix(dry, plain, 0.4), rows),
    fieldFromAbove(scene, "1000,230 1330,260 1400,380 1080,340", mix(dry, plain, 0.6), rows, 5),
    way(
      scene,
      "1640,330,30 1300,220,28 1080,190,24 760,180,22 480,60,18 300,-30,16",
      mix(light.sky, plain, 0.3),
    ),
    gouges(
      line("-60,250 380,40 700,290 1130,120 1180,400 -40,150 860,210 1330,330").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 460 + (index % 3) * 90, y - 16]),
          22 + (index % 3) * 9,
          8,
        ],
      ),
      mist,
    ),
    land(scene, "-60,330 260,270 560,300 820,420 1060,520 1300,640 1660,700", slope),
    turf(scene, [0, 420, 1500, 990], mix(slope, light.on(inks.spring), 0.4), 90),
    fieldFromAbove(
      scene,
      "880,560 1120,640 1060,760 840,660",
      mix(dry, slope, 0.3),
      mix(dry, inks.wood, 0.3),
      6,
    ),
    roofs(scene, "330,350,66 430,342,68 530,366,68 270,400,68"),
    bellFromAbove(scene, [480, 448], 42),
    roofs(scene, "360,420,72 560,430,70 310,474,74 420,490,76 540,500,76"),
    way(
      scene,
      "1700,960,180 1380,900,150 1120,900,128 940,840,108 980,740,92 820,660,80 660,690,72 560,640,62 520,560,50 470,520,40",
      road,
    ),
    crownsFromAbove(scene, scattered(scene, [140, 560], [200, 130], 12, 92), leaf, slope),
    crownsFromAbove(scene, scattered(scene, [1380, 760], [220, 70], 8, 100), leaf, slope),
    fileFromAbove(
      scene,
      "1080,890,76 1420,930,90 1250,905,82 960,800,68 975,745,64 900,690,60 825,662,57 740,674,54 660,684,51 585,655,47 540,600,43",
      shade,
    ),
    crownsFromAbove(scene, scattered(scene, [420, 880], [400, 120], 15, 130), leaf, slope),
  ];
};
