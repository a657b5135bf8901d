import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon } from "../tools/strokes.ts";
import { circle, ellipse, group, type Point, path, polygon, rect, short } from "../tools/svg.ts";
import { fileFromAbove, roofs } from "./from-above.ts";
import { mountains, sky } from "./grounds.ts";
import { landmarkAt, type Setting } from "./scene.ts";

/** Cassino, one night: up among the bells that ring without a stop; in the street below, small, the company comes. */
export const bells: Setting = (scene) => {
  const { light } = scene;
  const stone = mix(inks.wood, inks.mantle, 0.42);
  const edge = mix(light.far, inks.mantlePale, 0.25);
  const street = mix(light.near, inks.goldLit, 0.58);
  return [
    sky(scene, [890, 300], 420),
    mountains(scene, "far", "-40,560 300,500 620,540 900,500 1240,560 1640,500", 800),
    landmarkAt(scene, [960, 640], 2.2),
    rect(-10, 640, 1620, 380, light.near),
    polygon(line("690,660 850,660 1180,1010 420,1010"), street),
    roofs(
      scene,
      "420,690,90 540,700,96 1000,694,92 1120,704,98 340,790,130 520,800,128 1060,800,130 1230,800,136 300,910,170 1260,920,170",
    ),
    fileFromAbove(
      scene,
      "760,800,60 850,820,58 700,850,66 800,880,70 900,890,68 740,730,44 800,716,42 850,750,46 790,770,50",
      mix(street, inks.night, 0.5),
    ),
    // The opening of the belfry: its sill, and the arch over it.
    path("M-20 -20H1620V1020H-20ZM250 900H1390V420A570 400 0 0 0 250 420Z", stone),
    path("M250 900V420A570 400 0 0 1 820 20A520 372 0 0 0 292 420V900Z", edge),
    polygon(line("250,900 1390,900 1450,950 190,950"), mix(stone, edge, 0.4)),
    gouges(
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row): Cut[] => [
        [[20, 90 + row * 120], [130 + (row % 2) * 60, 92 + row * 120], 7],
        [[1460 - (row % 2) * 40, 70 + row * 124], [1580, 72 + row * 124], 6],
      ]),
      mix(stone, edge, 0.35),
    ),
    polygon(line("-20,92 1620,64 1620,128 -20,160"), mix(inks.wood, inks.night, 0.35)),
    polygon(line("-20,92 1620,64 1620,76 -20,104"), mix(inks.wood, inks.woodLit, 0.3)),
    swinging([650, 130], 5.3, 19),
    swinging([1180, 112], 3.5, -23),
  ];
};

/** A bell of bronze under its yoke, hung at a point and swung out: drawn 100 units tall; cuts tell of its way. */
function swinging([x, y]: Point, scale: number, turn: number): string {
  const bronze = mix(inks.gold, inks.night, 0.08);
  const lit = inks.goldLit;
  const dark = mix(inks.gold, inks.night, 0.56);
  const ring = (down: number, reach: number): Cut => [[-reach, down], [reach, down], 1.6, -3];
  const outward = turn > 0 ? -1 : 1;
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${short(scale)})`,
    gouges(
      [
        [[outward * 60, 66], [outward * 58, 92], 1.6, outward * 3],
        [[outward * 68, 62], [outward * 65, 94], 1.2, outward * 3],
      ],
      mix(inks.mantlePale, inks.night, 0.35),
    ),
    polygon(line("-34,-4 -28,-14 28,-14 34,-4 30,4 -30,4"), mix(inks.wood, inks.night, 0.25)),
    gouges([[[-28, -11], [26, -11], 2]], inks.woodLit),
    gouges(
      band("-14,2,0 0,0,0 14,2,0").map(([at]): Cut => [[at, -12], [at, 12], 4]),
      dark,
    ),
    ellipse([0, 96], 50, 9, mix(inks.night, inks.wood, 0.3)),
    ribbon(band("0,60,3 -5,100,5"), dark),
    circle([-5.5, 104], 6.5, dark),
    path(
      "M-15 8C-21 10-23 16-24 24C-26 54-32 70-44 84L-50 94C-30 88 30 88 50 94L44 84C32 70 26 54 24 24C23 16 21 10 15 8Z",
      bronze,
    ),
    path(
      "M4 8H15C21 10 23 16 24 24C26 54 32 70 44 84L50 94C40 91 30 90 20 89C18 60 12 30 4 8Z",
      dark,
    ),
    path(
      "M-15 8C-21 10-23 16-24 24C-26 54-32 70-44 84L-50 94L-40 91.5C-30 76-24 56-19 24C-18 16-17 12-10 8Z",
      lit,
    ),
    gouges([ring(22, 22), ring(27, 23), ring(76, 34), ring(82, 40)], mix(bronze, lit, 0.7)),
    gouges(
      [
        [[-4, 38], [-4, 62], 3],
        [[-11, 45], [3, 45], 3],
      ],
      lit,
    ),
  );
}
