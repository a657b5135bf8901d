import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges, grain, type Pressed } from "../tools/strokes.ts";
import { circle, rect } from "../tools/svg.ts";
import { glitter } from "../tools/waters.ts";
import { mountains, sky, stones, way } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";

/** Where the water begins. */
const WATER = 740;

/** Arce, by night in the gorge of the Tracciolino: along the rock a string of lamps, and under each its light in the water. */
export const arce: Setting = (scene) => {
  const { light, random } = scene;
  const rock = mix(light.far, inks.violet, 0.22);
  const lamp = "#ffe9a8";
  const wall = (points: string, base: number, plane: string) =>
    ridge(random, line(points), base, {
      plane,
      shade: mix(plane, inks.night, 0.42),
      lit: mix(plane, light.disc, 0.22),
    });
  const bearer: Pressed = [1270, 590, 170];
  const near = band(
    "1530,640,166 1430,614,160 1130,574,136 1040,564,124 960,560,112 884,560,100 816,564,90 756,572,80 704,582,72",
  );
  const far = band("640,560,52 596,552,46 556,546,42 518,542,38 482,542,34 448,545,31 416,550,28");
  const lamps = [bearer, ...near, ...far].map(([x, y, h]): Pressed => {
    const [at] = spot(scene, [x - h * 0.3, y]);
    return [at, y - h * 0.36, h];
  });
  return [
    sky(scene, [420, 150], 420),
    mountains(scene, "far", "-40,420 160,330 340,400 520,340 700,420", 700),
    wall("240,690 330,470 460,330 600,270 760,330 900,420", 760, mix(rock, light.sky, 0.35)),
    wall("610,760 670,520 760,330 900,170 1080,60 1300,-20 1660,-80", 860, rock),
    rect(-10, WATER, 1620, 280, mix(light.near, inks.spring, 0.22)),
    glitter(random, spot(scene, [420, WATER + 4]), 1000, [40, 150], light.disc),
    ...lamps.map(([x, y, h]) => circle([x, y], h * 0.62, mix(rock, inks.goldLit, 0.2))),
    ...lamps.map(([x, y, h]) => circle([x, y], h * 0.4, mix(rock, inks.goldLit, 0.5))),
    way(
      scene,
      "1700,668,54 1530,640,48 1400,612,42 1270,592,38 1130,576,33 1000,563,29 884,562,25 780,572,20 690,590,15",
      mix(rock, inks.goldLit, 0.5),
    ),
    way(scene, "690,572,9 610,555,9 518,544,7 400,554,5", mix(rock, inks.goldLit, 0.5)),
    company(scene, bearer, near),
    gouges(
      far.map(([x, y, h]): Cut => [spot(scene, [x, y]), spot(scene, [x, y - h]), h * 0.16]),
      inks.night,
    ),
    // The low wall between the road and the river.
    way(
      scene,
      "1700,712,40 1530,676,34 1400,644,29 1270,620,25 1130,600,20 1000,584,17 884,580,14 780,588,11 690,602,8",
      mix(rock, inks.night, 0.35),
    ),
    gouges(
      line("1600,690 1500,668 1420,650 1340,634 1270,620 1200,610 1130,600 1060,591 1000,585").map(
        (at): Cut => [spot(scene, [at[0], at[1] - 12]), spot(scene, [at[0] + 3, at[1] + 12]), 5],
      ),
      mix(rock, light.disc, 0.3),
    ),
    ...lamps.map(([x, y, h]) => circle([x, y], Math.max(6, h * 0.085), lamp)),
    gouges(
      lamps.flatMap(([x, y, h]) =>
        [0, 1, 2, 3, 4, 5].map((step): Cut => {
          const down = 2 * WATER - y - 90 + step * h * 0.2;
          const reach = h * (0.3 - step * 0.035);
          const slip = (random() - 0.5) * h * 0.3;
          return [[x + slip - reach, down], [x + slip + reach, down], 3 + h * 0.03];
        }),
      ),
      inks.goldLit,
    ),
    grain(
      random,
      [-40, WATER + 20, 1560, 990],
      { count: 40, length: 150, width: 6 },
      mix(light.far, light.disc, 0.1),
    ),
    wall("-60,330 60,420 150,600 230,720 330,860 420,1010", 1010, light.near),
    stones(scene, "560,990,150 690,1010,110 1500,1010,190"),
  ];
};
