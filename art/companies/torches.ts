import { inks, mix } from "../tools/inks.ts";
import { flame } from "../tools/pilgrims.ts";
import { band } from "../tools/points.ts";
import { leaves, trunk } from "../tools/ridges.ts";
import type { Pressed } from "../tools/strokes.ts";
import { circle, group, rect } from "../tools/svg.ts";
import { bearers, whiteMadonna } from "../tools/white-madonna.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot, walker } from "./scene.ts";
import { tower } from "./towers.ts";

/** Campoli: on the evening of the 22nd the company carries the white Madonna home on its shoulders, among torches. */
export const campoli: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, road } = soils(light);
  const bark = { plane: inks.night, lit: mix(light.near, inks.goldLit, 0.35) };
  const ground = mix(grass, light.near, 0.45);
  const torches = band(
    "420,930,300 1110,900,280 560,790,190 1010,800,190 330,800,200 1230,810,210",
  );
  return [
    sky(scene, [330, 150], 380),
    mountains(scene, "far", "-40,380 200,250 420,360 680,210 940,340 1220,230 1640,360"),
    mountains(scene, "middle", "-40,470 260,430 560,380 800,330 1060,390 1340,470 1640,450"),
    houses(scene, "650,392,44 704,376,46 812,366,46 866,374,46 920,390,44"),
    tower(scene, { at: [758, 370], width: 30, height: 100, top: "bell" }),
    houses(scene, "620,424,50 684,410,52 748,402,52 812,402,52 876,410,50 940,426,48"),
    trees(scene, "-60,540 300,500 640,480 960,480 1300,510 1660,530", 760, 28),
    land(scene, "-60,700 400,680 900,680 1660,690", ground),
    way(scene, "800,670,30 790,720,90 800,800,220 800,1010,560", mix(road, inks.goldLit, 0.15)),
    trunk(random, [110, 1000], 1080, 110, bark),
    trunk(random, [1500, 1000], 1080, 104, bark),
    leaves(random, [200, 20], [330, 120], 70, 74, inks.night),
    leaves(random, [1420, 20], [330, 120], 70, 74, inks.night),
    ...torches.map((at) => halo(scene, at, ground)),
    ...band("660,740,130 720,750,136 880,752,136 940,745,130 590,790,180 1040,800,190").map(
      (at, index) => walker(scene, at, index),
    ),
    ...[686, 880].map(
      (x) => rect(x - 8, 850, 22, 84, inks.night) + rect(x + 24, 850, 22, 78, inks.night),
    ),
    group("translate(264 152) scale(.67)", whiteMadonna(), bearers()),
    company(
      scene,
      [1270, 965, 330],
      band("400,830,230 1170,840,240 300,900,300 470,960,340 1130,960,330 210,985,380"),
    ),
    ...torches.map((at) => torch(scene, at)),
  ];
};

/** The air that a torch lights: where the feet of who carries it are, and how tall. */
function halo(scene: Scene, [x, foot, height]: Pressed, ground: string): string {
  const [across] = spot(scene, [x, foot]);
  return circle([across, foot - height * 1.1], height * 0.3, mix(ground, inks.goldLit, 0.3));
}

/** A torch held high. */
function torch(scene: Scene, [x, foot, height]: Pressed): string {
  const [across] = spot(scene, [x, foot]);
  const top = foot - height;
  return (
    rect(across - height * 0.016, top, height * 0.032, height * 0.42, scene.light.on(inks.wood)) +
    flame([across, top + 4], height * 0.2, inks.goldLit, "#ffe9a8")
  );
}
