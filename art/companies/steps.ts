import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { rounded } from "../tools/strokes.ts";
import { circle, type Point, polygon, rect } from "../tools/svg.ts";
import { masonry, opening } from "./buildings.ts";
import { sky, soils } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";

const STEPS = 17;

/** Where a step is in the picture: how high, and half its breadth there. */
const at = (step: number): Point => {
  const share = (step / STEPS) ** 1.55;
  return [316 + share * 720, 210 + share * 640];
};

/** Cervaro: the steps of the sanctuary of the Madonna de' Piternis from their foot; they fill the picture up to its door. */
export const steps: Setting = (scene) => {
  const { light } = scene;
  const { trees: wood } = soils(light);
  const { lit, shade, dark, roof, window } = masonry(light);
  const tread = mix(lit, light.disc, 0.3);
  const riser = mix(shade, light.near, 0.25);
  const cliff = (edge: string, ink: string) => polygon(broken(scene.random, line(edge), 0.1), ink);
  return [
    sky(scene, [1180, 110], 260),
    cliff(
      "-20,1010 -20,40 160,90 330,60 470,170 560,330 560,1010",
      mix(light.middle, light.near, 0.5),
    ),
    cliff(
      "1040,1010 1040,330 1120,190 1270,110 1440,150 1620,60 1620,1010",
      mix(light.near, inks.night, 0.2),
    ),
    rect(600, 120, 400, 220, lit),
    rect(860, 120, 140, 220, shade),
    polygon(line("570,126 800,20 1030,126"), roof),
    polygon(line("620,126 800,46 980,126"), mix(lit, shade, 0.3)),
    circle([800, 96], 18, dark),
    opening(800, 330, 110, 176, window),
    polygon(line("590,316 1010,316 1650,1036 -50,1036"), riser),
    ...Array.from({ length: STEPS }, (_, step) => {
      const [[y, half], [next, below]] = [at(step), at(step + 1)];
      const edge = y + (next - y) * 0.56;
      const middle = half + (below - half) * 0.56;
      return polygon(
        [
          [800 - half, y],
          [800 + half, y],
          [800 + middle, edge],
          [800 - middle, edge],
        ],
        mix(tread, riser, (step % 3) * 0.07),
      );
    }),
    // The walls along the steps, with bushes behind them.
    ...band("500,350,90 380,450,130 190,590,190 1100,350,100 1240,440,130 1440,590,200").map(
      ([x, y, w]) =>
        rounded(
          line("-0.5,0.2 -0.4,-0.3 0,-0.5 0.4,-0.3 0.5,0.2 0,0.4").map(
            ([dx, dy]): Point => [x + dx * w, y + dy * w],
          ),
          x < 800 ? wood : mix(wood, inks.night, 0.3),
        ),
    ),
    polygon(line("580,300 612,300 -30,1036 -60,1036 -60,850"), shade),
    polygon(line("580,300 600,300 -60,900 -60,850"), lit),
    polygon(line("988,300 1020,300 1660,850 1660,1036 1630,1036"), mix(shade, light.near, 0.3)),
    company(
      scene,
      [850, 760, 320],
      band(
        "760,352,64 830,372,70 780,404,84 860,436,98 740,470,114 820,520,140 700,570,166 860,620,190 640,690,230 700,800,290",
      ),
      mix(tread, light.near, 0.5),
    ),
  ];
};
