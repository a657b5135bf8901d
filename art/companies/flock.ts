import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import type { Pressed } from "../tools/strokes.ts";
import { rect } from "../tools/svg.ts";
import { sheep } from "./animals.ts";
import { crownsFromAbove, scattered } from "./from-above.ts";
import { soils, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Pescasseroli, from the slope over the pasture: nothing but the flock, and those who wade through it with their banner. */
export const pescasseroli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, trees } = soils(light);
  const flock = grazing(scene);
  const drawn = (from: number, to: number) =>
    flock
      .filter(([, y]) => y >= from && y < to)
      .map(([x, y, size]) => sheep(scene, spot(scene, [x, y]), size));
  return [
    rect(-10, -10, 1620, 1020, mix(dry, grass, 0.4)),
    turf(scene, [0, 0, 1580, 1000], mix(grass, light.on(inks.spring), 0.25), 110),
    crownsFromAbove(scene, scattered(scene, [150, 20], [330, 60], 9, 120), trees, grass),
    crownsFromAbove(scene, scattered(scene, [1450, 10], [230, 60], 7, 120), trees, grass),
    ...drawn(0, 640),
    company(
      scene,
      [960, 640, 280],
      band(
        "1060,420,170 980,450,180 900,400,165 1100,520,200 860,520,205 1010,560,220 780,620,240",
      ),
    ),
    ...drawn(640, 2000),
  ];
};

/** Where the sheep are and how large: everywhere but where the company walks, closer together when they are far. */
function grazing({ random }: Scene): Pressed[] {
  const places: Pressed[] = [];
  for (let attempt = 0; places.length < 46 && attempt < 4000; attempt += 1) {
    const y = 110 + random() * 930;
    const size = 30 + y * 0.055;
    const x = random() * 1640 - 20;
    const isInTheWay = y > 330 && y < 660 && Math.abs(x - 950) < 210;
    const isClose = places.some(
      ([otherX, otherY]) => Math.hypot(otherX - x, (otherY - y) * 1.7) < size * 2.9,
    );
    if (!isInTheWay && !isClose) places.push([x, y, size]);
  }
  return places.sort(([, one], [, other]) => one - other);
}
