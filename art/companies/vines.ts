import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, type Point, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils } from "./grounds.ts";
import { company, type Scene, type Setting, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Strangolagalli: along the lane between two rows of vines; at its end the village in rings round its hill. */
export const strangolagalli: Setting = (scene) => {
  const { light } = scene;
  const { grass, road, shade } = soils(light);
  return [
    sky(scene, [420, 180], 300),
    mountains(scene, "far", "-40,450 240,370 560,430 900,350 1200,420 1640,370"),
    land(
      scene,
      "-60,580 300,560 480,500 620,400 760,350 880,350 1020,400 1150,500 1320,560 1660,580",
      mix(grass, light.middle, 0.25),
    ),
    tower(scene, { at: [818, 330], width: 34, height: 104, top: "bell" }),
    houses(
      scene,
      "740,350,54 790,336,56 850,334,56 904,350,54 690,392,58 752,382,60 814,378,60 876,382,60 938,394,58 650,440,60 716,430,62 782,424,64 848,424,64 914,430,62 980,444,58",
    ),
    land(
      scene,
      "-60,600 500,560 800,540 1100,560 1660,600",
      mix(grass, light.on(inks.springLit), 0.1),
    ),
    polygon(turned(scene, line("770,548 830,548 1240,1010 400,1010")), road),
    row(scene, -1),
    row(scene, 1),
    company(
      scene,
      [970, 965, 350],
      band(
        "800,580,64 776,610,84 824,620,92 792,670,130 840,700,150 760,750,190 850,810,235 720,860,270 830,920,310 640,965,340",
      ),
      shade,
    ),
  ];
};

/** A row of vines beside the lane, from its far end to us: a wall of leaves, posts and grapes; -1 is the left one. */
function row(scene: Scene, hand: -1 | 1): string {
  const { light, random } = scene;
  const leaf = light.on(mix(inks.spring, inks.goldLit, 0.12));
  const lit = mix(leaf, light.on(inks.goldLit), 0.5);
  const dark = mix(leaf, light.on(inks.ink), 0.4);
  const at = (share: number, up: number): Point => {
    const far = share * share;
    return [800 + hand * (50 + far * 640), 556 + far * 440 - up * (34 + far * 560)];
  };
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.15];
  const wall = [
    ...shares.map((share, index) => at(share, 0.96 + (index % 2) * 0.08)),
    ...shares.map((share) => at(share, 0.16)).reverse(),
  ];
  const foliage = (count: number, size: number): Cut[] =>
    Array.from({ length: count }, (): Cut => {
      const share = 0.15 + random() * 0.95;
      const [x, y] = at(share, 0.2 + random() * 0.76);
      const length = size * (0.25 + share * share);
      return [[x, y], [x + length * 0.8, y + length * 0.7], length * 0.5];
    });
  return [
    gouges(
      [0.3, 0.5, 0.68, 0.84, 1].map(
        (share): Cut => [at(share, 1.12), at(share, -0.02), 6 + share * 24],
      ),
      light.on(inks.wood),
    ),
    polygon(wall, leaf),
    gouges(foliage(60, 70), dark),
    gouges(foliage(44, 60), lit),
    ...Array.from({ length: 12 }, () => {
      const share = 0.35 + random() * 0.6;
      const [x, y] = at(share, 0.22 + random() * 0.4);
      const size = 16 * share * share;
      return [-1, 0, 1, -0.5, 0.5, 0]
        .map((across, grape) =>
          circle(
            [x + across * size, y + (grape < 3 ? 0 : grape < 5 ? size : size * 2)],
            size * 0.7,
            light.on(inks.violet),
          ),
        )
        .join("");
    }),
  ].join("");
}
