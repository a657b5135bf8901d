import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { leaves } from "../tools/ridges.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import type { Point } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { CAIRO } from "./cairo.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Terelle: the old chestnuts below the village, trunks as broad as a room, the road between them. */
export const terelle: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, shade } = soils(light);
  const floor = mix(grass, light.on(inks.woodLit), 0.35);
  return [
    sky(scene, [-300, 200], 300),
    mountains(scene, "far", CAIRO),
    mountains(scene, "middle", "-40,540 300,470 640,520 900,440 1200,500 1640,470"),
    houses(scene, "700,500,44 750,486,46 802,480,48 856,486,46 906,500,44"),
    trees(scene, "-60,580 300,550 700,560 1100,540 1660,570", 740, 26),
    land(scene, "-60,680 400,650 900,655 1300,650 1660,670", floor),
    turf(scene, [0, 690, 1580, 990], mix(grass, light.on(inks.spring), 0.4), 40),
    way(scene, "760,650,14 700,680,26 760,730,60 830,820,160 830,1010,460"),
    ...band("500,700,150 1330,720,170").map((tree) => chestnut(scene, tree)),
    company(
      scene,
      [1060, 960, 350],
      band("724,690,86 770,715,104 716,750,126 800,790,165 840,850,215 740,900,270 900,930,310"),
      shade,
    ),
    chestnut(scene, [190, 930, 300], true),
    gouges(
      Array.from({ length: 14 }, (): Cut => {
        const [x, y] = spot(scene, [random() * 1500, 900 + random() * 90]);
        return [[x, y], [x + 26, y - 8], 6];
      }),
      light.on(mix(inks.goldLit, inks.beech, 0.4)),
    ),
  ];
};

/** An old chestnut: where it stands, how broad its trunk is, and whether it is hollow; twisted, its boughs low. */
function chestnut(scene: Scene, [x, foot, w]: Pressed, isHollow = false): string {
  const { light, random } = scene;
  const [at, y] = spot(scene, [x, foot]);
  const bark = light.on(mix(inks.wood, inks.woodLit, 0.22));
  const leaf = light.on(mix(inks.spring, inks.goldLit, 0.28));
  const p = (dx: number, dy: number): Point => [at + dx * w, y - dy * w];
  const lobe = (dx: number, dy: number, size: number): string =>
    rounded(
      [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
        const turn = (step / 8) * Math.PI * 2;
        const reach = size * (0.85 + random() * 0.3);
        return p(dx + Math.cos(turn) * reach, dy + Math.sin(turn) * reach * 0.66);
      }),
      leaf,
    );
  /** The long leaves of a bough, and on their upper left those in the light. */
  const bough = (dx: number, dy: number, size: number): string => {
    const [middleX, middleY] = p(dx, dy);
    const reach: Point = [size * w * 1.12, size * w * 0.76];
    return (
      leaves(random, [middleX, middleY], reach, 12, w * 0.38, mix(leaf, light.on(inks.ink), 0.2)) +
      leaves(
        random,
        [middleX - reach[0] * 0.25, middleY - reach[1] * 0.3],
        [reach[0] * 0.7, reach[1] * 0.6],
        7,
        w * 0.28,
        mix(leaf, light.on(inks.goldLit), 0.4),
      )
    );
  };
  const boughs = [
    [0, 1.75, 0.6],
    [-1, 2.05, 0.7],
    [0.95, 2.1, 0.8],
    [-0.1, 2.5, 0.95],
  ] as const;
  return [
    ribbon(
      [
        [...p(0, -0.06), w * 1.35],
        [...p(0.02, 0.3), w * 0.9],
        [...p(-0.04, 0.9), w * 0.8],
        [...p(0, 1.5), w * 0.66],
      ],
      bark,
    ),
    ribbon(
      [
        [...p(-0.2, 1.1), w * 0.4],
        [...p(-0.7, 1.6), w * 0.26],
        [...p(-1.2, 2), w * 0.12],
      ],
      bark,
    ),
    ribbon(
      [
        [...p(0.2, 1.2), w * 0.38],
        [...p(0.8, 1.6), w * 0.24],
        [...p(1.3, 2.1), w * 0.1],
      ],
      bark,
    ),
    gouges(
      [-0.34, -0.22, -0.08, 0.1, 0.24].map(
        (dx, index): Cut => [
          p(dx * 1.3, 0.02),
          p(dx * 0.8, 0.8 + (index % 3) * 0.3),
          w * 0.04,
          w * 0.06,
        ],
      ),
      light.on(inks.woodLit),
    ),
    isHollow
      ? rounded(
          [p(0.08, 0.1), p(0.02, 0.5), p(0.12, 0.72), p(0.24, 0.46), p(0.24, 0.1)],
          light.on(mix(inks.wood, inks.night, 0.5)),
        )
      : "",
    ...boughs.map(([dx, dy, size]) => lobe(dx, dy, size)),
    ...boughs.map(([dx, dy, size]) => bough(dx, dy, size)),
  ].join("");
}
