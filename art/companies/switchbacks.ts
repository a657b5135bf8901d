import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { grain, ribbon, under } from "../tools/strokes.ts";
import { GRASS, limestone, skyParts } from "./light.ts";
import { company, dressed, landmarkAt, type Setting, spot, turned } from "./scene.ts";

/** The climb from below: the road goes up the mountain in bends to the saddle, and the first are at the turns. */
export const switchbacks: Setting = (scene) => {
  const { random, light } = scene;
  const grass = light.on(GRASS);
  const slope = mix(grass, light.middle, 0.35);
  const road = light.on(mix(inks.woodLit, inks.paper, 0.6));
  const stones = limestone(light);
  return [
    ...skyParts(random, light, spot(scene, [560, 120]), 260),
    ridge(
      random,
      turned(
        scene,
        line("-40,330 160,210 330,300 470,260 700,330 900,180 1080,60 1260,190 1420,120 1640,260"),
      ),
      700,
      {
        plane: light.middle,
        shade: light.near,
        lit: light.far,
      },
    ),
    landmarkAt(scene, [850, 400], 1.9),
    under(
      turned(scene, line("-40,420 220,330 420,232 520,246 700,320 1000,400 1300,380 1640,460")),
      turned(scene, line("1640,900 -40,900")),
      slope,
    ),
    grain(
      random,
      [0, 420, 1560, 720],
      { count: 90, length: 60, width: 4, slope: 1.1 },
      mix(slope, light.on(inks.springLit), 0.4),
    ),
    ribbon(
      turned(
        scene,
        band(
          "470,240,6 440,256,8 520,276,10 640,300,12 690,318,14 560,338,15 380,366,18 270,396,22 420,424,24 660,452,28 850,486,34 700,524,38 440,566,44 280,616,54 420,664,62 640,700,76",
        ),
      ),
      road,
    ),
    ...band(
      "640,312,26 560,344,30 330,398,38 350,390,36 600,462,50 640,466,52 780,508,64 740,512,62 400,590,86 360,606,88",
    ).map(([x, y, height], index) =>
      pilgrim({
        at: spot(scene, [x, y]),
        height,
        kind: index % 3 ? "man" : "woman",
        inks: dressed(scene, index),
      }),
    ),
    wood(random, turned(scene, line("-60,610 120,590 240,650")), 800, 34, {
      plane: light.near,
      lit: slope,
    }),
    wood(random, turned(scene, line("900,640 1150,560 1400,520 1660,500")), 900, 38, {
      plane: light.near,
      lit: slope,
    }),
    under(
      turned(scene, line("-20,770 300,730 640,690 900,720 1640,690")),
      turned(scene, line("1640,1010 -20,1010")),
      grass,
    ),
    grain(
      random,
      [0, 760, 1560, 990],
      { count: 80, length: 54, width: 4, slope: -1.2 },
      mix(grass, light.on(inks.spring), 0.6),
    ),
    ribbon(turned(scene, band("600,690,70 680,712,90 770,780,180 840,880,320 850,1010,500")), road),
    boulder(random, spot(scene, [330, 900]), [230, 94], stones),
    boulder(random, spot(scene, [1420, 880]), [280, 104], stones),
    company(
      scene,
      [1130, 970, 390],
      band("660,720,130 720,735,140 690,790,190 790,830,240 750,900,300 620,975,370 940,985,390"),
      light.on(mix(road, inks.ink, 0.5)),
    ),
  ];
};
