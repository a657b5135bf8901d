import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import type { Pressed } from "../tools/strokes.ts";
import { sheep } from "./animals.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Pescasseroli: through a flock on the pasture above the town, with Castel Mancino in ruins on its hill. */
export const pescasseroli: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry } = soils(light);
  const flock = Array.from({ length: 24 }, (_, index): Pressed => {
    const near = (index + random()) / 24;
    const y = 660 + near * 350;
    return [-20 + ((index * 617 + random() * 180) % 1640), y, 34 + near * 66];
  });
  const behind = flock.filter(([, y]) => y < 900);
  const before = flock.filter(([, y]) => y >= 900);
  return [
    sky(scene, [1000, 130], 260),
    mountains(scene, "far", "-40,300 200,200 440,280 700,180 960,270 1220,170 1640,290"),
    land(
      scene,
      "-60,420 80,330 220,240 330,220 450,270 620,370 900,420 1200,390 1660,350",
      mix(grass, light.middle, 0.6),
    ),
    tower(scene, { at: [216, 242], width: 38, height: 84, top: "broken" }),
    townWall(scene, "226,240 300,224 350,226", 34),
    tower(scene, { at: [352, 234], width: 34, height: 66, top: "broken" }),
    trees(scene, "-60,470 100,390 240,330 400,340 560,410 800,460 1100,430 1660,410", 660, 26),
    land(
      scene,
      "-60,540 300,520 700,510 1000,520 1660,500",
      mix(grass, light.on(inks.springLit), 0.1),
    ),
    houses(scene, "330,530,56 400,524,58 640,520,58 710,524,56 780,532,54"),
    church(scene, [560, 536], 96),
    tower(scene, { at: [494, 536], width: 48, height: 150, top: "bell" }),
    houses(scene, "300,560,62 376,556,64 450,554,62 660,552,64 740,556,62"),
    trees(scene, "-60,590 200,580 460,590 800,590 1200,570 1660,560", 700, 18),
    land(scene, "-60,630 500,610 1100,620 1660,600", dry),
    turf(scene, [0, 640, 1580, 990], grass, 90),
    ...behind.map(([x, y, size]) => sheep(scene, spot(scene, [x, y]), size)),
    company(
      scene,
      [1180, 930, 370],
      band(
        "560,700,130 700,740,170 500,780,190 860,800,240 380,880,290 660,900,330 960,930,370 250,960,380",
      ),
    ),
    ...before.map(([x, y, size]) => sheep(scene, spot(scene, [x, y]), size)),
  ];
};
