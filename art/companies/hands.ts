import { inks, mix } from "../tools/inks.ts";
import { fist, nearCloth, nearStaff } from "./close.ts";
import { land, mountains, sky, soils, trees } from "./grounds.ts";
import { landmarkAt, type Setting, spot } from "./scene.ts";

/** Near: two pilgrims hold the pole of their banner, whose cloth falls behind it; the land is far away. */
export const hands: Setting = (scene) => {
  const { light } = scene;
  const { grass, wheat } = soils(light);
  const side = scene.side === "right" ? 1 : -1;
  return [
    sky(scene, [240, 190], 420),
    mountains(scene, "far", "-40,520 200,470 520,500 800,440 1100,500 1400,430 1660,480"),
    landmarkAt(scene, [330, 560], 1.5),
    trees(scene, "-60,650 400,630 900,640 1660,620", 800, 20),
    land(scene, "-60,700 500,670 1100,690 1660,660", wheat),
    land(scene, "-60,840 600,800 1200,830 1660,800", grass),
    nearCloth(
      scene,
      [560, 1450],
      "600,560 700,610 800,540 900,640 1010,660 1130,640 1220,550 1320,620 1420,560",
    ),
    nearStaff(scene, "1008,-20,54 1004,500,58 996,1020,62"),
    fist(scene, spot(scene, [1000, 760]), {
      size: 250,
      side: (-1 * side) as 1 | -1,
      turn: 4 * side,
      sleeve: light.on(inks.beech),
      skin: 0.12,
    }),
    fist(scene, spot(scene, [1004, 500]), {
      size: 240,
      side: side as 1 | -1,
      turn: -6 * side,
      sleeve: light.on(mix(inks.mantle, inks.ink, 0.2)),
    }),
  ];
};
