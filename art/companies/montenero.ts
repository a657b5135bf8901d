import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { horse } from "./animals.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";

/** Montenero: the marshy plain of the Zittola with its horses at pasture, the village on the hill beside it. */
export const montenero: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, water, shade } = soils(light);
  return [
    sky(scene, [780, 270], 340),
    mountains(scene, "far", "-40,430 200,350 480,420 760,320 1080,410 1360,340 1640,400"),
    land(
      scene,
      "-60,470 120,410 260,370 420,400 560,470 900,510 1660,480",
      mix(grass, light.middle, 0.5),
    ),
    houses(scene, "150,412,44 196,396,46 244,384,48 294,384,48 344,394,46 392,412,44"),
    tower(scene, { at: [270, 376], width: 30, height: 86, top: "bell" }),
    trees(scene, "-60,500 200,480 420,500 700,520 1100,500 1660,510", 640, 20),
    land(scene, "-60,560 400,540 900,550 1660,540", mix(grass, light.on(inks.springLit), 0.18)),
    way(
      scene,
      "1660,590,10 1300,584,16 1000,600,20 1060,630,26 1240,650,30 1180,690,36 760,700,40 420,730,52 160,800,74 -60,840,100",
      water,
    ),
    horse(scene, [330, 640], 74),
    horse(scene, [470, 610], 52, { isTurned: true, ink: inks.wood }),
    horse(scene, [600, 640], 60, { ink: mix(inks.beech, inks.woodLit, 0.3) }),
    horse(scene, [150, 720], 110, { isTurned: true, ink: inks.beech }),
    horse(scene, [760, 600], 42, { isTurned: true }),
    land(scene, "-60,900 300,830 620,780 1000,750 1660,730", dry),
    turf(scene, [100, 800, 1580, 990], grass, 90),
    way(scene, "1680,700,8 1480,712,20 1280,740,44 1120,790,90 1000,870,190 960,1010,420"),
    company(
      scene,
      [1160, 965, 350],
      line("1440,745 1370,765 1290,780 1190,800 1060,850 1090,890 880,960").map(
        ([x, y], index) => [x, y, 92 + index * 34] as const,
      ),
      shade,
    ),
  ];
};
