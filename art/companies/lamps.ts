import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { leaves, trunk } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../tools/strokes.ts";
import { circle, ellipse, type Point, polygon, rect } from "../tools/svg.ts";
import { land } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Cerro, towards five: into the wood of Valle Fiorita, where only the pocket lamps cut trunks and leaves out of the dark. */
export const lamps: Setting = (scene) => {
  const { random, light } = scene;
  const dark = mix(inks.night, light.near, 0.35);
  const floor = mix(dark, inks.beech, 0.2);
  const lit = mix(inks.goldLit, inks.raised, 0.35);
  const stems = (text: string, plane: string, edge: string) =>
    band(text).map(([x, foot, width]) =>
      trunk(random, spot(scene, [x, foot]), foot + 40, width, { plane, lit: edge }),
    );
  const far = mix(dark, light.middle, 0.5);
  return [
    rect(0, 0, 1600, 1000, mix(dark, light.middle, 0.22)),
    ...stems(
      "90,640,20 240,650,24 380,640,18 980,640,18 1120,650,24 1250,640,20 1400,650,26 1530,640,20",
      far,
      mix(far, light.far, 0.4),
    ),
    beam(scene, [770, 700], [760, 300], 300, 0.24),
    beam(scene, [600, 740], [330, 420], 190, 0.3),
    beam(scene, [960, 730], [1180, 430], 180, 0.3),
    land(scene, "-60,690 400,660 900,656 1660,690", floor),
    ellipse(spot(scene, [770, 690]), 330, 36, mix(floor, lit, 0.3)),
    // Trunks in the light of the lamps, and those that stand before it.
    ...stems("690,664,22 830,660,20 760,656,14", mix(lit, inks.woodLit, 0.35), inks.raised),
    ...stems("410,690,34 1120,690,36", mix(lit, inks.wood, 0.35), lit),
    ...stems("540,700,30 930,690,28", dark, far),
    leaves(random, spot(scene, [760, 300]), [300, 130], 46, 64, mix(inks.spring, lit, 0.5)),
    leaves(random, spot(scene, [340, 380]), [150, 80], 15, 54, mix(inks.gold, lit, 0.5)),
    leaves(random, spot(scene, [1190, 390]), [150, 80], 15, 54, mix(inks.gold, lit, 0.4)),
    ribbon(
      band("770,664,20 780,720,70 790,800,180 800,900,340 800,1010,560").map(([x, y, w]) => {
        const [at] = spot(scene, [x, y]);
        return [at, y, w] as const;
      }),
      mix(floor, lit, 0.16),
    ),
    grain(
      random,
      [60, 720, 1540, 990],
      { count: 60, length: 46, width: 7, slope: 0.3 },
      mix(floor, inks.beechLit, 0.3),
    ),
    company(
      scene,
      [900, 900, 330],
      band("770,706,110 600,750,150 960,740,150 830,770,160 700,820,230 560,900,310 1110,880,290"),
    ),
    ...band("620,672,14 990,664,14 748,640,11").map(([x, y, r]) => torch(scene, [x, y], r)),
    ...stems("60,1010,120 1480,1010,140 270,960,70", inks.night, far),
    leaves(random, spot(scene, [120, 70]), [300, 130], 34, 110, inks.night),
    leaves(random, spot(scene, [1460, 50]), [300, 130], 34, 110, inks.night),
  ];
};

/** What a lamp lights of the air: from where it is to the middle of where it falls, so broad there. */
function beam(scene: Scene, from: Point, to: Point, width: number, share: number): string {
  const { light } = scene;
  const [[x, y], [endX, endY]] = [spot(scene, from), spot(scene, to)];
  const length = Math.hypot(endX - x, endY - y);
  const [acrossX, acrossY] = [(endY - y) / length, (x - endX) / length];
  return [1, 0.62]
    .map((part, index) =>
      polygon(
        [
          [x, y],
          [endX + (acrossX * width * part) / 1.4, endY + (acrossY * width * part) / 1.4],
          [endX + ((endX - x) / length) * width * 0.4, endY + ((endY - y) / length) * width * 0.4],
          [endX - (acrossX * width * part) / 1.4, endY - (acrossY * width * part) / 1.4],
        ],
        mix(light.near, inks.goldLit, share * (1 + index * 0.7)),
      ),
    )
    .join("");
}

/** A lamp that is switched on, as a small light with a few rays. */
function torch(scene: Scene, at: Point, r: number): string {
  const [x, y] = spot(scene, at);
  return (
    gouges(
      [0, 1, 2, 3, 4, 5].map((ray): Cut => {
        const angle = (ray / 6) * Math.PI * 2;
        return [
          [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
          [x + Math.cos(angle) * r * 2.4, y + Math.sin(angle) * r * 2.4],
          r * 0.4,
        ];
      }),
      inks.goldLit,
    ) + circle([x, y], r, "#ffe9a8")
  );
}
