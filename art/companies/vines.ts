import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { circle, group, type Point, polygon, rect } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, sky, soils, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Strangolagalli, under the vines: rows on both sides run to the village on its hill; ripe grapes hang close before the eye. */
export const strangolagalli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade } = soils(light);
  return [
    sky(scene, [640, 160], 330),
    land(
      scene,
      "-60,560 300,540 520,450 760,372 900,372 1120,450 1340,540 1660,560",
      mix(grass, light.middle, 0.35),
    ),
    houses(scene, "700,404,48 756,394,50 900,394,50 956,404,48"),
    tower(scene, { at: [836, 394], width: 34, height: 120, top: "bell" }),
    houses(scene, "670,440,54 732,432,56 796,430,56 862,430,56 928,434,54 986,442,52"),
    rect(-10, 540, 1620, 480, dry),
    turf(scene, [300, 620, 1300, 990], grass, 60),
    polygon(turned(scene, line("806,540 834,540 1100,1020 520,1020")), road),
    company(
      scene,
      [860, 800, 210],
      band(
        "820,580,50 838,590,58 806,600,66 830,616,76 800,640,92 850,664,108 820,700,132 770,750,164",
      ),
      shade,
    ),
    vineRow(scene, -1),
    vineRow(scene, 1),
    polygon(
      turned(scene, line("-20,-20 1620,-20 1620,44 1180,96 800,70 400,110 -20,60")),
      light.on(mix(inks.spring, inks.ink, 0.3)),
    ),
    ribbon(turned(scene, band("-40,90,20 400,40,16 900,70,14 1660,20,20")), light.on(inks.wood)),
    ...band("90,150,1.5 300,110,1.2 520,90,0.8 1060,90,0.9 1290,120,1.25 1530,140,1.6").map(
      ([x, y, size], index) => leaf(scene, [x, y], size, index),
    ),
    ...band("200,190,1.35 420,130,0.9 1180,150,1 1420,200,1.5 30,240,1.1").map(([x, y, size]) =>
      grapes(scene, [x, y], size),
    ),
    ...band("180,70,1.2 430,50,0.9 700,40,0.7 1190,60,1 1420,70,1.3").map(([x, y, size], index) =>
      leaf(scene, [x, y], size, index + 3),
    ),
  ];
};

/** A row of vines along one side of the road, from the viewer to the village: leaves, posts, grapes in its shade. */
function vineRow(scene: Scene, side: -1 | 1): string {
  const { light, random } = scene;
  const green = light.on(mix(inks.spring, inks.ink, side < 0 ? 0.25 : 0.1));
  const bright = light.on(mix(inks.spring, inks.goldLit, 0.45));
  const at = (depth: number, up: number): Point =>
    spot(scene, [820 + (side * 400) / depth, 540 + (330 - up) / depth]);
  const depths = [0.42, 0.56, 0.74, 1, 1.36, 1.9, 2.7, 4, 6, 9, 14];
  const crest = depths.flatMap((depth, index): Point[] => [
    at(depth, 560 + (index % 2) * 40),
    at(depth * 1.12, 600 - (index % 3) * 26),
  ]);
  const marks = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (): Cut => {
      const depth = 0.45 + random() ** 2 * 5;
      const [x, y] = at(depth, low + random() * (high - low));
      const reach = 60 / depth;
      return [
        [x, y],
        [x + (random() - 0.5) * reach, y + reach * (0.4 + random() * 0.5)],
        26 / depth,
      ];
    });
  return (
    polygon(
      [
        ...crest,
        at(14, 120),
        ...depths.toReversed().map((depth, index) => at(depth, 100 + (index % 2) * 30)),
      ],
      green,
    ) +
    depths
      .map((depth) =>
        ribbon(
          [
            [...at(depth, 640), 16 / depth],
            [...at(depth, 0), 18 / depth],
          ],
          light.on(inks.wood),
        ),
      )
      .join("") +
    gouges(marks(90, 140, 560), bright) +
    gouges(marks(50, 160, 560), light.on(mix(inks.spring, inks.night, 0.35))) +
    gouges(marks(26, 120, 300), light.on(mix(inks.violet, inks.night, 0.35)))
  );
}

/** A leaf of the vine, of five lobes: drawn 200 units broad. */
function leaf(scene: Scene, at: Point, size: number, index: number): string {
  const [x, y] = spot(scene, at);
  const ink = scene.light.on(mix(inks.spring, inks.goldLit, 0.15 + (index % 3) * 0.16));
  return group(
    `translate(${x} ${y}) rotate(${-30 + ((index * 47) % 70)}) scale(${size})`,
    polygon(
      line(
        "0,-70 22,-36 60,-64 62,-24 104,-10 74,24 84,66 36,58 0,104 -36,58 -84,66 -74,24 -104,-10 -62,-24 -60,-64 -22,-36",
      ),
      ink,
    ),
    gouges(
      line("0,96 76,58 96,-8 -76,58 -96,-8 54,-56 -54,-56").map((tip): Cut => [[0, -40], tip, 5]),
      mix(ink, inks.raised, 0.35),
    ),
  );
}

/** A bunch of dark grapes on its stalk: drawn 150 units long. */
function grapes(scene: Scene, at: Point, size: number): string {
  const { light } = scene;
  const [x, y] = spot(scene, at);
  const berry = light.on(mix(inks.violet, inks.night, 0.4));
  const berries = line(
    "-44,0 -15,-6 16,-4 45,2 -30,26 0,24 30,28 -46,46 -16,52 16,52 44,50 -30,76 0,78 28,76 -14,104 14,104 0,130",
  );
  return group(
    `translate(${x} ${y}) scale(${size})`,
    ribbon(band("0,-80,6 4,-30,8 0,0,5"), light.on(inks.wood)),
    rounded(
      line("-64,-4 0,-26 64,-4 52,60 24,120 0,150 -24,120 -52,60"),
      mix(berry, inks.night, 0.5),
    ),
    ...berries.map((place) => circle(place, 19, berry)),
    gouges(
      berries.map(([bx, by]): Cut => [[bx - 11, by + 2], [bx, by - 12], 6, 5]),
      mix(berry, light.on(inks.mantlePale), 0.55),
    ),
  );
}
