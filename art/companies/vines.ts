import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
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
import { land, soils, way } from "./grounds.ts";
import { type Scene, type Setting, turned } from "./scene.ts";

/** Strangolagalli, from a height: rows of vines on both sides of the road, which comes from the village on its hill. */
export const strangolagalli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, road, shade, olive } = soils(light);
  const furrow = mix(dry, inks.beech, 0.35);
  return [
    polygon(line("-10,-10 1610,-10 1610,1010 -10,1010"), grass),
    fieldFromAbove(scene, "-20,-20 420,-20 360,130 -20,170", wheat, mix(wheat, inks.beech, 0.3)),
    fieldFromAbove(
      scene,
      "1180,-20 1640,-20 1640,150 1260,130",
      wheat,
      mix(wheat, inks.beech, 0.3),
    ),
    land(scene, "-60,330 340,190 640,110 1000,100 1300,190 1660,300", mix(grass, dry, 0.4)),
    ...vineyard(scene, "-40,420 520,300 640,560 -40,800", 8),
    ...vineyard(scene, "900,330 1640,420 1640,700 1000,560", 8),
    ...vineyard(scene, "800,720 1640,900 1640,1040 640,1040", 5),
    fieldFromAbove(scene, "-40,850 300,760 420,1040 -40,1040", dry, furrow, 5),
    way(
      scene,
      "440,1080,170 520,900,138 680,720,112 800,600,92 800,480,76 700,390,62 720,300,50 800,240,40",
      road,
    ),
    crownsFromAbove(scene, scattered(scene, [1180, 250], [150, 60], 7, 60), olive, grass),
    crownsFromAbove(scene, scattered(scene, [420, 240], [150, 50], 6, 60), olive, grass),
    roofs(scene, "700,120,62 790,104,64 880,116,62 640,176,66 740,170,68 960,170,64"),
    bellFromAbove(scene, [836, 220], 42),
    roofs(scene, "680,236,70 920,230,70 880,286,72 970,262,66"),
    fileFromAbove(
      scene,
      "640,770,68 520,930,76 590,850,72 700,690,62 770,630,58 805,560,54 800,500,50 770,446,46 712,404,43 706,350,40 740,296,37",
      shade,
    ),
    crownsFromAbove(scene, scattered(scene, [130, 960], [170, 60], 4, 120), olive, dry),
  ];
};

/** Rows of vines along the first edge of a plot, their leaves cut one by one, with the grapes' ink between them. */
function vineyard(scene: Scene, corners: string, count: number): string[] {
  const { light, random } = scene;
  const { grass, dry, trees } = soils(light);
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = turned(scene, line(corners));
  const soil = mix(dry, light.on(inks.woodLit), 0.5);
  const marks: Record<"shade" | "leaf" | "lit" | "grape", Cut[]> = {
    shade: [],
    leaf: [],
    lit: [],
    grape: [],
  };
  for (let row = 0; row < count; row += 1) {
    const down = (row + 0.5) / count;
    const [fromX, fromY] = [a[0] + (d[0] - a[0]) * down, a[1] + (d[1] - a[1]) * down];
    const [toX, toY] = [b[0] + (c[0] - b[0]) * down, b[1] + (c[1] - b[1]) * down];
    const steps = Math.round(Math.hypot(toX - fromX, toY - fromY) / 42);
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const x = fromX + (toX - fromX) * share;
      const y = fromY + (toY - fromY) * share;
      const size = 36 + random() * 16;
      marks.shade.push([[x - 8, y + 14], [x + size + 14, y + 24], size * 0.5]);
      marks.leaf.push([[x - size * 0.7, y + 4], [x + size * 0.7, y - 4], size * 0.62]);
      marks.lit.push([[x - size * 0.5, y - 6], [x + size * 0.3, y - 11], size * 0.22]);
      if (random() < 0.4) marks.grape.push([[x, y + 4], [x + 3, y + 18], 9]);
    }
  }
  return [
    polygon([a, b, c, d], soil),
    gouges(marks.shade, mix(soil, inks.ink, 0.34)),
    gouges(marks.leaf, trees),
    gouges(marks.lit, mix(grass, inks.raised, 0.15)),
    gouges(marks.grape, light.on(inks.violet)),
  ];
}
