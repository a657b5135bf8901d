import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, leaves, ridge } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { type Cut, gouges, grain } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { stream } from "../tools/waters.ts";
import { limestone, skyParts } from "./light.ts";
import { lantern } from "./lights.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A river gorge: the road cut into one wall, the water far below between stones. */
export const gorge: Setting = (scene) => {
  const { random, light } = scene;
  const warm = light.on(mix(inks.woodLit, inks.paper, 0.4));
  const cold = light.on(mix(inks.woodLit, inks.mantle, 0.35));
  const road = light.on(mix(inks.hairline, inks.raised, 0.4));
  const river = {
    plane: light.on(mix(inks.spring, inks.springLit, 0.4)),
    lit: light.on(inks.raised),
  };
  const green = light.on(mix(inks.spring, inks.goldLit, 0.2));
  const stones = limestone(light);
  return [
    ...skyParts(random, light, spot(scene, [760, 160]), 300),
    ridge(random, turned(scene, line("400,480 600,350 760,440 960,320 1160,470")), 700, {
      plane: light.far,
      shade: light.middle,
      lit: light.sky,
    }),
    landmarkAt(scene, [620, 585], 2.6),
    cliff(scene, LEFT_WALL, { plane: warm, shade: mix(warm, cold, 0.55) }),
    cliff(scene, RIGHT_WALL, { plane: cold, shade: mix(cold, inks.night, 0.22) }),
    polygon(
      turned(scene, line("540,570 660,600 800,612 840,650 700,1010 420,1010")),
      mix(warm, cold, 0.4),
    ),
    stream(
      random,
      turned(scene, band("730,620,14 690,660,34 610,720,80 520,800,130 430,900,210 330,1010,320")),
      river,
    ),
    boulder(random, spot(scene, [600, 790]), [110, 60], stones),
    boulder(random, spot(scene, [330, 860]), [150, 80], stones),
    boulder(random, spot(scene, [470, 960]), [190, 100], stones),
    polygon(
      turned(scene, line("795,640 830,640 1040,770 1470,1010 620,1010 700,860 770,720")),
      road,
    ),
    polygon(
      turned(scene, line("795,636 770,716 700,850 610,1010 650,1010 726,860 786,730 802,640")),
      mix(road, light.on(inks.ink), 0.45),
    ),
    ...[
      "776,700 762,690 744,770 758,780",
      "726,800 706,790 684,870 706,880",
      "672,900 648,888 612,1000 640,1010",
    ].map((text) => polygon(turned(scene, line(text)), light.on(inks.paper))),
    grain(
      random,
      scene.side === "right" ? [860, 760, 1400, 990] : [200, 760, 740, 990],
      { count: 20, length: 90, width: 4, slope: 0.3 },
      mix(road, light.on(inks.beech), 0.3),
    ),
    ...line("330,130 420,300 200,420 520,500 1150,160 1080,320 960,470 1380,420").map((at, index) =>
      leaves(
        random,
        spot(scene, at),
        [70, 36],
        22,
        34,
        index % 2 ? green : mix(green, light.on(inks.ink), 0.3),
      ),
    ),
    company(
      scene,
      [1130, 965, 390],
      band("815,665,90 835,690,105 825,735,150 880,775,190 905,850,260 820,940,340 960,985,380"),
      mix(road, light.on(inks.ink), 0.5),
    ),
    ...(light.hour === "night"
      ? band("1000,990,350 764,948,300").map(([x, y, height]) => lantern(scene, [x, y], height))
      : []),
  ];
};

interface Wall {
  /** Its edge against the sky, from the top down, and the corners that close it. */
  edge: string;
  corners: string;
  /** The planes that look away from the light. */
  facets: readonly string[];
  /** Which way the rock goes on from the edge: -1 to the left. */
  inward: -1 | 1;
}

const LEFT_WALL: Wall = {
  edge: "-40,-20 330,-20 300,140 420,260 390,380 520,470 560,580 700,640",
  corners: "640,1010 -40,1010",
  facets: [
    "330,-20 300,140 200,230 150,90 210,-20",
    "420,260 390,380 270,470 240,330 320,250",
    "520,470 560,580 700,640 600,720 420,640 340,540",
    "-40,300 120,380 160,560 60,690 -40,640",
  ],
  inward: -1,
};

const RIGHT_WALL: Wall = {
  edge: "1640,-20 1150,-20 1180,110 1060,230 1090,350 960,450 930,540 800,610",
  corners: "830,640 1040,770 1470,1010 1640,1010",
  facets: [
    "1150,-20 1180,110 1290,210 1350,60 1290,-20",
    "1060,230 1090,350 1230,430 1250,290 1160,200",
    "960,450 930,540 800,610 830,640 1080,640 1130,490 1040,430",
    "1640,260 1480,340 1440,540 1540,660 1640,620",
  ],
  inward: 1,
};

/** One wall of the gorge: its edge, the planes it is broken into, the beds of the stone. */
function cliff(
  scene: Scene,
  { edge, corners, facets, inward }: Wall,
  { plane, shade }: { plane: string; shade: string },
): string {
  const { random, side } = scene;
  const outline = broken(random, turned(scene, line(edge)), 0.1, 2);
  const way = side === "right" ? inward : -inward;
  const beds = Array.from({ length: 3 }, () =>
    outline.map(([x, y]): Cut => {
      const from: Point = [x + way * (50 + random() * 330), y + 20 + random() * 40];
      return [from, [from[0] + way * (50 + random() * 70), from[1] + 8 + random() * 16], 4];
    }),
  ).flat();
  return [
    polygon([...outline, ...turned(scene, line(corners))], plane),
    ...facets.map((facet) => polygon(broken(random, turned(scene, line(facet)), 0.12, 1), shade)),
    gouges(beds, mix(shade, inks.night, 0.15)),
  ].join("");
}
