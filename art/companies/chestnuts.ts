import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { polygon } from "../tools/svg.ts";
import {
  bellFromAbove,
  crownsFromAbove,
  fieldFromAbove,
  fileFromAbove,
  roofs,
  scattered,
} from "./from-above.ts";
import { land, soils, turf, way } from "./grounds.ts";
import type { Setting } from "./scene.ts";

/** Terelle, from a height: the company goes down the road through the chestnuts, and below are the roofs of the village. */
export const terelle: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade, trees } = soils(light);
  const chestnut = mix(trees, light.on(inks.gold), 0.16);
  const crowns = (x: number, y: number, across: number, down: number, count: number, size = 96) =>
    crownsFromAbove(scene, scattered(scene, [x, y], [across, down], count, size), chestnut, grass);
  return [
    polygon(line("-10,-10 1610,-10 1610,1010 -10,1010"), grass),
    land(scene, "-60,250 300,180 760,210 1200,130 1660,160", mix(grass, dry, 0.45)),
    turf(scene, [0, 260, 1600, 980], mix(grass, light.on(inks.spring), 0.4), 90),
    fieldFromAbove(scene, "60,420 330,350 420,470 120,560", dry, mix(dry, inks.beech, 0.3)),
    fieldFromAbove(
      scene,
      "20,600 200,570 260,700 40,760",
      mix(dry, grass, 0.4),
      mix(dry, inks.spring, 0.35),
    ),
    crowns(330, 70, 380, 90, 11, 80),
    crowns(1250, 90, 420, 110, 12, 88),
    way(
      scene,
      "1680,900,150 1380,830,128 1080,800,110 900,700,96 980,570,84 1200,500,74 1190,400,64 980,350,54 760,350,44 560,300,34 420,250,24",
      road,
    ),
    roofs(scene, "470,190,64 560,176,66 650,196,66 740,180,64"),
    bellFromAbove(scene, [640, 270], 40),
    roofs(scene, "440,250,68 530,256,70 720,262,70 800,246,66 600,316,72 690,324,72"),
    crowns(1440, 400, 210, 190, 13, 116),
    fileFromAbove(
      scene,
      "1130,788,60 1360,806,64 1250,826,62 1030,752,58 950,710,56 905,668,54 925,610,52 970,566,50 1040,548,48 1120,520,46 1195,476,44 1200,420,42 1130,388,40 1050,366,38 960,354,36 880,352,34",
      shade,
    ),
    crowns(640, 660, 190, 190, 12, 128),
    crowns(260, 900, 330, 120, 11, 146),
    crowns(830, 950, 240, 70, 6, 140),
  ];
};
