import { inks, mix } from "../tools/inks.ts";
import type { Pressed } from "../tools/strokes.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** The bends of the road, from far to near: where, and how tall somebody is there. */
const ROAD: readonly Pressed[] = [
  [980, 470, 26],
  [1120, 500, 34],
  [1230, 540, 44],
  [1180, 590, 58],
  [960, 630, 72],
  [700, 680, 92],
  [560, 740, 120],
  [640, 810, 158],
  [900, 870, 206],
  [1130, 960, 290],
];

/** Broccostella: a long company, bend after bend of the road, past the castle of Brocco towards the mountains. */
export const broccostella: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [1010, 230], 300),
    mountains(scene, "far", "-40,400 240,270 520,360 860,220 1060,330 1300,200 1640,320"),
    mountains(scene, "middle", "640,470 880,390 1060,450 1300,340 1660,410"),
    land(
      scene,
      "-60,470 120,420 260,300 380,240 480,240 600,330 720,430 900,470 1660,440",
      mix(grass, light.middle, 0.3),
    ),
    tower(scene, { at: [330, 290], width: 36, height: 72, top: "broken" }),
    townWall(scene, "336,286 410,254 480,250", 40),
    tower(scene, { at: [412, 262], width: 40, height: 96, top: "broken" }),
    tower(scene, { at: [486, 250], width: 42, height: 108, top: "broken" }),
    townWall(scene, "494,258 560,300", 32),
    tower(scene, { at: [566, 308], width: 34, height: 66, top: "broken" }),
    houses(scene, "270,390,50 330,376,54 400,370,54 470,370,54 540,386,50"),
    trees(scene, "-60,500 200,440 420,420 660,470 900,480", 640, 24),
    land(
      scene,
      "-60,600 300,560 600,520 900,470 1200,452 1660,460",
      mix(grass, light.on(inks.springLit), 0.12),
    ),
    trees(scene, "1300,500 1440,490 1660,470", 560, 22),
    land(scene, "-60,720 300,670 700,640 1100,600 1660,560", dry),
    turf(scene, [0, 700, 1580, 990], grass, 110),
    way(
      scene,
      "970,462,8 1120,494,14 1250,536,22 1190,588,34 960,628,46 690,680,66 530,746,96 640,820,140 920,880,200 1180,1010,360",
    ),
    company(scene, [1190, 965, 300], file(ROAD), shade),
  ];
};

/** Everybody on the road: one behind the other, closer where they are smaller. */
function file(road: readonly Pressed[]): Pressed[] {
  return road.slice(0, -1).flatMap((from, bend) => {
    const to = road[bend + 1] ?? from;
    const count = bend < 6 ? 3 : 4;
    return Array.from({ length: count }, (_, index): Pressed => {
      const share = (index + (index % 2) * 0.3) / count;
      const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
      return [at(0) + (index % 2 ? 0.18 : -0.12) * at(2), at(1), at(2)];
    });
  });
}
