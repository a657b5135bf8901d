import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { circle, ellipse, type Point, polygon, rect } from "../tools/svg.ts";
import { GRASS, skyParts } from "./light.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** The plain: a straight road among mown wheat, poplars along it, the mountains still far. */
export const plain: Setting = (scene) => {
  const { random, light } = scene;
  const stubble = light.on(mix(inks.goldLit, inks.paper, 0.15));
  const road = light.on(mix(inks.woodLit, inks.paper, 0.55));
  return [
    ...skyParts(random, light, [340, 190], 380),
    ridge(
      random,
      turned(scene, line("-40,520 180,430 380,490 640,390 860,470 1130,410 1360,480 1640,440")),
      600,
      { plane: light.far, shade: mix(light.far, light.middle, 0.5), lit: light.sky },
    ),
    landmarkAt(scene, [1450, 548], 2.2),
    rect(0, 540, 1600, 460, stubble),
    polygon(line("0,536 1600,536 1600,566 0,560"), light.middle),
    rows(scene, mix(stubble, light.on(inks.beech), 0.35)),
    polygon(turned(scene, line("560,552 590,552 1330,1000 520,1000")), road),
    gouges(
      [
        [spot(scene, [680, 700]), spot(scene, [640, 1000]), 4],
        [spot(scene, [720, 700]), spot(scene, [860, 1000]), 5],
        [spot(scene, [660, 620]), spot(scene, [690, 760]), 3],
      ],
      mix(road, light.on(inks.beech), 0.25),
    ),
    ...line("1250,610 1480,640 1110,580").map((at, index) =>
      bale(scene, spot(scene, at), 46 - index * 9),
    ),
    ...band("500,572,150 455,590,200 390,622,290 290,668,420 130,745,640").map(([x, y, height]) =>
      poplar(scene, spot(scene, [x, y]), height),
    ),
    company(
      scene,
      [990, 960, 390],
      band(
        "600,610,80 640,640,110 705,655,125 655,740,195 780,760,215 690,870,290 860,860,280 1210,980,380",
      ),
      mix(road, light.on(inks.ink), 0.5),
    ),
  ];
};

/** The furrows, that run to one point on the horizon. */
function rows(scene: Scene, ink: string): string {
  const cuts = Array.from({ length: 46 }, (_, index): Cut => {
    const foot = -1500 + index * 100;
    const start = 0.12 + scene.random() * 0.5;
    const end = start + 0.12 + scene.random() * 0.3;
    const along = (share: number) =>
      spot(scene, [575 + (foot - 575) * share ** 1.4, 552 + 470 * share ** 1.4]);
    return [along(start), along(end), 3 + start * 5];
  });
  return gouges(cuts, ink);
}

/** A poplar: where it stands, how tall. */
export function poplar({ light, random }: Scene, [x, y]: Point, height: number): string {
  const leaf = light.on(mix(inks.spring, GRASS, 0.55));
  const w = height * 0.085;
  const cuts = Array.from({ length: 16 }, (): Cut => {
    const up = 0.2 + random() * 0.65;
    const from: Point = [x + (random() - 0.9) * w * 0.9, y - height * up];
    return [from, [from[0] + w * 0.3, from[1] - height * 0.09], height * 0.008 + 1];
  });
  return (
    rect(x - w * 0.12, y - height * 0.2, w * 0.24, height * 0.2, light.on(inks.wood)) +
    rounded(
      [
        [x, y - height],
        [x + w * 0.8, y - height * 0.62],
        [x + w, y - height * 0.25],
        [x, y - height * 0.1],
        [x - w, y - height * 0.25],
        [x - w * 0.8, y - height * 0.62],
      ],
      leaf,
    ) +
    gouges(cuts, mix(leaf, light.on(inks.springLit), 0.65))
  );
}

/** A round bale of straw. */
function bale({ light }: Scene, [x, y]: Point, size: number): string {
  const straw = light.on(mix(inks.gold, inks.goldLit, 0.6));
  return (
    polygon(
      [
        [x, y - size * 2],
        [x + size * 1.9, y - size * 1.9],
        [x + size * 2.3, y - size],
        [x + size * 1.9, y],
        [x, y],
      ],
      light.on(mix(inks.gold, inks.beech, 0.35)),
    ) +
    circle([x, y - size], size, straw) +
    ellipse([x, y - size], size * 0.55, size * 0.55, mix(straw, light.on(inks.gold), 0.5)) +
    circle([x, y - size], size * 0.28, straw)
  );
}
