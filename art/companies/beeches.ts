import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves, trunk, wood } from "../tools/ridges.ts";
import { grain, ribbon } from "../tools/strokes.ts";
import { polygon, rect } from "../tools/svg.ts";
import { company, type Setting, spot, turned } from "./scene.ts";

/** A beech wood: tall trunks in three depths, the light falling between them on the path. */
export const beeches: Setting = (scene) => {
  const { random, light } = scene;
  const haze = mix(light.sky, light.on(inks.springLit), 0.45);
  const shaft = mix(haze, light.disc, 0.5);
  const leaf = light.on(mix(inks.spring, inks.goldLit, 0.22));
  const floor = light.on(mix(inks.beech, inks.woodLit, 0.25));
  const path = light.on(mix(inks.woodLit, inks.paper, 0.3));
  const bark = light.on(mix(inks.wood, inks.spring, 0.45));
  const stems = (text: string, ink: string, lit: string) =>
    band(text).map(([x, foot, width]) =>
      trunk(random, spot(scene, [x, foot]), foot + 40, width, { plane: ink, lit }),
    );
  return [
    rect(0, 0, 1600, 1000, haze),
    wood(random, turned(scene, line("-40,560 400,520 800,560 1200,530 1640,570")), 720, 58, {
      plane: mix(haze, leaf, 0.4),
      lit: shaft,
    }),
    ...stems(
      "60,660,16 190,660,20 330,655,16 520,650,15 760,650,16 900,655,18 1040,660,16 1250,655,20 1480,660,19",
      mix(haze, bark, 0.42),
      haze,
    ),
    polygon(line("150,0 290,0 640,690 440,690"), shaft),
    polygon(line("480,0 560,0 930,690 800,690"), shaft),
    polygon(line("800,0 960,0 1400,690 1190,690"), shaft),
    polygon(
      turned(scene, line("-40,655 400,640 800,646 1200,640 1640,660")).concat(
        line("1640,1000 -40,1000"),
      ),
      floor,
    ),
    polygon(line("428,652 622,652 740,790 480,790"), mix(floor, shaft, 0.4)),
    polygon(line("1172,652 1376,652 1530,800 1290,800"), mix(floor, shaft, 0.4)),
    grain(
      random,
      [-20, 670, 1560, 990],
      { count: 20, length: 70, width: 4, slope: 0.15 },
      mix(floor, light.on(inks.beechLit), 0.55),
    ),
    ribbon(
      turned(scene, band("640,646,14 600,668,34 660,710,80 760,790,190 840,900,340 850,1010,480")),
      path,
    ),
    ...stems(
      "240,770,44 1330,760,40 420,715,30 1130,720,28",
      mix(haze, bark, 0.75),
      mix(bark, shaft, 0.7),
    ),
    company(
      scene,
      [1010, 955, 390],
      band("605,685,105 650,712,120 610,745,150 740,775,195 800,860,270 700,935,350"),
      mix(path, light.on(inks.ink), 0.5),
    ),
    ...stems("70,960,92 1490,960,104", bark, mix(bark, shaft, 0.6)),
    ...line("60,40 300,-10 1540,60 1360,0 180,150 1600,220").map((at) =>
      leaves(random, spot(scene, at), [220, 110], 22, 90, leaf),
    ),
    ...line("20,120 240,50 1480,110 1590,20").map((at) =>
      leaves(random, spot(scene, at), [190, 92], 9, 84, mix(leaf, light.on(inks.goldLit), 0.5)),
    ),
  ];
};
