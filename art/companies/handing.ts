import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { polygon, rect } from "../tools/svg.ts";
import { fist, nearCloth, nearStaff } from "./close.ts";
import { soils } from "./grounds.ts";
import { type Setting, spot, turned } from "./scene.ts";

/** Villa San Michele, near: before the stones of a wall, one hands the pilgrim's staff to another; behind, the banner. */
export const handing: Setting = (scene) => {
  const { light } = scene;
  const { road } = soils(light);
  const side = scene.side === "right" ? 1 : -1;
  const wall = mix(road, light.on(inks.hairline), 0.5);
  const joint = mix(wall, light.on(inks.wood), 0.3);
  return [
    rect(-10, -10, 1620, 1020, wall),
    gouges(
      [120, 290, 450, 640, 820].flatMap((y, row): Cut[] => [
        [[-10, y], [1610, y + (row % 2) * 6], 8],
        ...[0, 1, 2, 3, 4].map((stone): Cut => {
          const x = 140 + stone * 340 + (row % 2) * 160;
          return [[x, y + 6], [x + 4, y + 150], 7];
        }),
      ]),
      joint,
    ),
    nearCloth(
      scene,
      [1010, 1560],
      "1040,500 1120,560 1210,480 1310,590 1400,490 1480,550 1570,470",
    ),
    polygon(
      turned(scene, line("560,1010 720,480 800,-20 860,-20 800,500 680,1010")),
      mix(wall, light.on(inks.ink), 0.22),
    ),
    nearStaff(scene, "900,-20,50 800,420,56 690,1020,64", mix(inks.beech, inks.wood, 0.5)),
    // A kerchief tied to the staff.
    rounded(
      turned(scene, line("830,150 900,160 930,220 1000,330 930,300 900,360 860,250 800,240")),
      light.on(inks.red),
    ),
    ribbon(
      turned(scene, band("808,196,44 870,206,52 916,214,40")),
      light.on(mix(inks.red, inks.night, 0.3)),
    ),
    fist(scene, spot(scene, [806, 430]), {
      size: 236,
      side: side as 1 | -1,
      turn: 12 * side,
      sleeve: light.on(mix(inks.spring, inks.ink, 0.25)),
    }),
    fist(scene, spot(scene, [738, 720]), {
      size: 250,
      side: (-1 * side) as 1 | -1,
      turn: 13 * side,
      sleeve: light.on(inks.gold),
      skin: 0.16,
    }),
  ];
};
