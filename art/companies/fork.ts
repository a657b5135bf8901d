import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";

/** Where two roads become one under the mountains: a company from each, banner beside banner. */
export const fork: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const other = {
    ...scene,
    side: scene.side === "right" ? ("left" as const) : ("right" as const),
    cloth: { ink: inks.mantle, trim: inks.goldLit, shape: "swallow", emblem: "star" } as const,
  };
  return [
    sky(scene, [800, 210], 260),
    mountains(
      scene,
      "far",
      "-40,400 180,250 340,340 560,130 800,330 1040,110 1240,310 1420,220 1660,360",
    ),
    mountains(scene, "middle", "-40,500 300,380 620,460 800,500 1000,450 1300,370 1660,470"),
    trees(scene, "-60,520 300,470 640,540 960,540 1300,480 1660,510", 760, 30),
    land(
      scene,
      "-60,640 400,610 800,600 1200,610 1660,640",
      mix(grass, light.on(inks.springLit), 0.15),
    ),
    land(scene, "-60,730 300,700 800,760 1300,700 1660,730", dry),
    turf(scene, [20, 760, 1580, 990], grass, 110),
    way(scene, "800,590,14 790,640,26 812,690,46 800,750,84 800,800,120"),
    way(scene, "800,770,110 640,830,150 380,900,210 -60,1010,330"),
    way(scene, "800,770,110 960,830,150 1220,900,210 1660,1010,330"),
    stones(scene, "800,960,300 640,980,130"),
    company(
      other,
      [1290, 940, 300],
      band("1010,840,190 1110,866,220 1200,880,240 1420,960,310"),
      shade,
    ),
    company(
      scene,
      [1300, 950, 320],
      band(
        "796,640,70 806,670,84 790,700,98 812,730,114 786,762,132 830,790,150 1000,846,196 1100,866,224 1190,890,250 1440,970,320",
      ),
      shade,
    ),
  ];
};
