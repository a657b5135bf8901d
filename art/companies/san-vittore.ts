import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { path, polygon, rect } from "../tools/svg.ts";
import { houses, masonry } from "./buildings.ts";
import { mountains, sky } from "./grounds.ts";
import { type Setting, spot, walker } from "./scene.ts";

/**
 * San Vittore: the old gate, a great tower with a pointed arch; through it the street, over it the plain's evening. Nobody
 * carries a banner, because no company walks from there.
 */
export const sanVittore: Setting = (scene) => {
  const { light, random } = scene;
  const { lit, shade, roof, dark, window } = masonry(light);
  const square = light.on(mix(inks.hairline, inks.woodLit, 0.35));
  const [x, y] = spot(scene, [560, 720]);
  return [
    sky(scene, [860, 330], 420),
    mountains(scene, "far", "-40,470 300,400 700,450 1000,380 1300,440 1640,390"),
    mountains(scene, "middle", "800,560 1040,490 1260,530 1640,470"),
    houses(scene, "150,720,220 330,720,190 860,720,190 1010,716,150 1130,712,120"),
    rect(x - 150, y - 520, 180, 520, lit),
    rect(x + 30, y - 520, 120, 520, shade),
    ...[-150, -82, -14, 54, 112].map((dx) => rect(x + dx, y - 556, 38, 40, dx > 20 ? shade : lit)),
    rect(x - 166, y - 524, 332, 16, mix(lit, shade, 0.5)),
    path(
      `M${x - 92} ${y}V${y - 150}Q${x - 86} ${y - 250} ${x} ${y - 310}Q${x + 86} ${y - 250} ${x + 92} ${y - 150}V${y}Z`,
      mix(lit, shade, 0.7),
    ),
    path(
      `M${x - 70} ${y}V${y - 146}Q${x - 64} ${y - 230} ${x} ${y - 280}Q${x + 64} ${y - 230} ${x + 70} ${y - 146}V${y}Z`,
      dark,
    ),
    path(
      `M${x - 44} ${y}V${y - 96}Q${x - 40} ${y - 150} ${x} ${y - 180}Q${x + 40} ${y - 150} ${x + 44} ${y - 96}V${y}Z`,
      mix(window, light.clouds, 0.3),
    ),
    rect(x - 14, y - 420, 20, 52, dark),
    gouges(
      Array.from({ length: 40 }, (): Cut => {
        const across = x - 140 + random() * 250;
        const up = y - 40 - random() * 460;
        return [[across, up], [across + 30, up], 3];
      }),
      mix(lit, shade, 0.5),
    ),
    polygon(
      [
        [x - 240, y - 150],
        [x - 150, y - 190],
        [x - 150, y - 170],
      ],
      roof,
    ),
    polygon(line("-20,716 1620,710 1620,1010 -20,1010"), square),
    gouges(
      Array.from({ length: 70 }, (): Cut => {
        const down = 740 + random() ** 1.3 * 250;
        const across = random() * 1580;
        const size = (down - 690) * 0.3;
        return [[across, down], [across + size, down], size * 0.07];
      }),
      mix(square, light.on(inks.wood), 0.4),
    ),
    ...band(
      "545,735,120 585,750,130 560,775,146 650,790,166 580,820,190 740,850,230 660,890,270 840,900,290 960,930,310 1110,965,370",
    ).map((at, index) => walker(scene, at, index, mix(square, light.on(inks.ink), 0.5))),
  ];
};
