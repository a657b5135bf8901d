import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beech, below, crowns, cut, foliage, plane, rough } from "./tools/landscape.ts";
import { withNight } from "./tools/night.ts";
import { seeded } from "./tools/random.ts";
import type { Point } from "./tools/svg.ts";

/*
 * The valley of the main page: one drawing whose inks are custom properties, so that other seasons and the night are other
 * inks (app/features/valley/valley.module.css), not other files. What matters stands between 700 and 1700, which is what a
 * phone sees of it.
 */

const WIDTH = 2400;
const HEIGHT = 900;

/** A part: its ink, and its planes. */
type Part = [ink: string, ...planes: string[]];

/** The Meta massif, far off: seen from the floor of the valley. */
const massif: Point[] = [
  [0, 420],
  [180, 350],
  [330, 300],
  [470, 350],
  [620, 250],
  [760, 170],
  [850, 215],
  [960, 285],
  [1090, 240],
  [1210, 320],
  [1330, 300],
  [1480, 200],
  [1590, 130],
  [1700, 205],
  [1830, 290],
  [1990, 240],
  [2150, 330],
  [2400, 300],
];

const far = rough(massif, 0.16, 2, 3);

/** The side in shade of a peak: from its top down to the right. */
const shade = (x: number, y: number, width: number, height: number, seed: number) =>
  plane([
    [x, y],
    ...rough(
      [
        [x, y],
        [x + width, y + height],
      ],
      0.2,
      2,
      seed,
    ).slice(1),
    [x + width * 0.45, y + height],
    [x + width * 0.28, y + height * 0.66],
    [x + width * 0.1, y + height * 0.5],
  ]);

/** Snow on a peak: broad above, in uneven tongues below, where it lies in the gullies. */
function snow(x: number, y: number, size: number, seed: number): string {
  const edge: Point[] = [
    [x, y],
    [x + size * 0.62, y + size * 0.5],
    [x + size * 0.5, y + size * 0.62],
    [x + size * 0.56, y + size * 0.98],
    [x + size * 0.3, y + size * 0.66],
    [x + size * 0.14, y + size * 0.8],
    [x + size * 0.1, y + size * 1.18],
    [x - size * 0.06, y + size * 0.7],
    [x - size * 0.22, y + size * 0.62],
    [x - size * 0.34, y + size * 0.92],
    [x - size * 0.4, y + size * 0.58],
    [x - size * 0.66, y + size * 0.56],
    [x, y],
  ];
  return plane(rough(edge, 0.22, 1, seed).slice(0, -1));
}

const middle = rough(
  [
    [0, 480],
    [240, 400],
    [520, 440],
    [760, 500],
    [980, 470],
    [1180, 520],
    [1400, 480],
    [1640, 430],
    [1900, 470],
    [2150, 390],
    [2400, 440],
  ],
  0.1,
  2,
  9,
);

/** Cuts along a slope: short, all from the light, as the gouge leaves them. */
function slopeCuts(
  count: number,
  [x, y]: Point,
  width: number,
  height: number,
  length: number,
  seed: number,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const atX = x + random() * width;
    const atY = y + random() * height;
    const size = length * (0.6 + random() * 0.7);
    return cut([atX, atY], [atX + size, atY + size * 0.35], 3.4);
  }).join("");
}

/** The front of the basilica: of hewn stone, with a portico of three arches, five windows and a pediment. */
function basilica(x: number, ground: number): Part[] {
  const arch = (middleX: number, half: number, height: number) =>
    `M${middleX - half} ${ground}V${ground - height}a${half} ${half} 0 0 1 ${2 * half} 0V${ground}z`;
  const left = x - 92;
  const right = x + 92;
  return [
    // The nave of the years after 1978, behind: a broad roof.
    [
      "nave",
      plane([
        [x - 30, ground - 118],
        [x + 250, ground - 118],
        [x + 262, ground],
        [x, ground],
      ]),
    ],
    [
      "roof",
      plane([
        [x - 60, ground - 116],
        [x + 20, ground - 172],
        [x + 214, ground - 172],
        [x + 282, ground - 114],
      ]),
    ],
    [
      "nave-window",
      ...[130, 165, 200, 235].map((at) =>
        plane([
          [x + at, ground - 84],
          [x + at + 14, ground - 84],
          [x + at + 14, ground - 34],
          [x + at, ground - 34],
        ]),
      ),
    ],
    // The front.
    [
      "wall",
      plane([
        [left, ground],
        [left, ground - 136],
        [x, ground - 190],
        [right, ground - 136],
        [right, ground],
      ]),
    ],
    [
      "wall-shade",
      plane([
        [x + 46, ground],
        [x + 46, ground - 163],
        [right, ground - 136],
        [right, ground],
      ]),
    ],
    [
      "eaves",
      plane([
        [left - 10, ground - 132],
        [x, ground - 196],
        [right + 10, ground - 132],
        [right + 10, ground - 142],
        [x, ground - 207],
        [left - 10, ground - 142],
      ]),
      plane([
        [left - 8, ground - 128],
        [right + 8, ground - 128],
        [right + 8, ground - 134],
        [left - 8, ground - 134],
      ]),
    ],
    [
      "window",
      ...[-68, -36, -6, 24, 56].map((at) =>
        plane([
          [x + at, ground - 116],
          [x + at + 13, ground - 116],
          [x + at + 13, ground - 88],
          [x + at, ground - 88],
        ]),
      ),
    ],
    // The portico.
    [
      "wall",
      plane([
        [left - 12, ground + 6],
        [left - 12, ground - 70],
        [right + 12, ground - 70],
        [right + 12, ground + 6],
      ]),
    ],
    [
      "wall-shade",
      plane([
        [x + 56, ground + 6],
        [x + 56, ground - 70],
        [right + 12, ground - 70],
        [right + 12, ground + 6],
      ]),
    ],
    [
      "eaves",
      plane([
        [left - 18, ground - 68],
        [right + 18, ground - 68],
        [right + 18, ground - 77],
        [left - 18, ground - 77],
      ]),
    ],
    ["door", arch(x - 62, 20, 32), arch(x + 62, 20, 32)],
    ["lamp", arch(x, 24, 34)],
    [
      "door",
      plane([
        [x - 9, ground],
        [x - 9, ground - 34],
        [x + 9, ground - 34],
        [x + 9, ground],
      ]),
    ],
  ];
}

const random = seeded(71);
const stars = Array.from({ length: 34 }, () => {
  const x = Math.round(random() * WIDTH);
  const y = Math.round(random() * 230);
  const size = random() < 0.25 ? 5 : 3;
  return `M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}L${x} ${y + size}z`;
}).join("");

/** Leaves of a beech: planes of shade, and smaller ones in the light on their upper left. */
function leaves(
  at: readonly Point[],
  radiusX: number,
  radiusY: number,
  seed: number,
): [shaded: string, lit: string] {
  return [
    at.map((point, index) => foliage(point, radiusX, radiusY, seed + index)).join(""),
    at
      .map(([x, y], index) =>
        foliage(
          [x - radiusX * 0.2, y - radiusY * 0.26],
          radiusX * 0.66,
          radiusY * 0.58,
          seed + 40 + index,
        ),
      )
      .join(""),
  ];
}

const leftTree = leaves(
  [
    [110, 110],
    [320, 60],
    [520, 150],
    [250, 250],
    [70, 330],
    [420, 310],
    [640, 60],
  ],
  170,
  104,
  5,
);
const rightTree = leaves(
  [
    [2330, 90],
    [2120, 50],
    [1930, 120],
    [2200, 230],
    [2370, 300],
    [2030, 270],
    [1800, 50],
  ],
  170,
  100,
  25,
);

/** Boughs and twigs of the four trees, seen when the leaves have fallen: each thinner one grows from the one before. */
const twigs = [
  [245, 120, 1],
  [230, 300, -1],
  [255, 420, 1],
  [505, 200, 1],
  [512, 330, -1],
  [520, 470, 1],
  [2165, 130, -1],
  [2176, 300, 1],
  [2185, 440, -1],
  [1965, 230, -1],
  [1960, 360, 1],
  [1956, 480, -1],
]
  .map(([x = 0, y = 0, side = 1]) => {
    const tip: Point = [x + side * 150, y - 150];
    const fork: Point = [x + side * 74, y - 84];
    return [
      cut([x, y], tip, 6),
      cut(fork, [fork[0] + side * 96, fork[1] - 20], 4),
      cut(fork, [fork[0] + side * 14, fork[1] - 104], 3.4),
      cut([x + side * 110, y - 116], [x + side * 170, y - 108], 3),
    ].join("");
  })
  .join("");

/** The Melfa: from the springs beside the church to the foreground, wider as it comes. */
const river =
  "M1580 640C1700 652 1660 690 1560 706C1420 728 1400 752 1500 790C1640 840 1560 900 1480 900H1960C2010 870 1960 820 1760 778C1660 756 1690 738 1760 720C1850 696 1810 650 1660 634z";

const parts: Part[] = [
  ["sky", `M0 0H${WIDTH}V${HEIGHT}H0z`],
  ["sky-low", "M0 250C300 214 600 262 900 236C1300 204 1700 258 2400 214V900H0z"],
  ["disc", "M900 128a64 64 0 1 0 128 0a64 64 0 1 0 -128 0z"],
  ["stars", stars],
  ["far", below(far, 620)],
  [
    "far-shade",
    shade(760, 170, 230, 230, 4),
    shade(1590, 130, 260, 260, 8),
    shade(330, 300, 180, 170, 6),
    shade(1090, 240, 150, 180, 7),
    shade(1990, 240, 190, 190, 2),
  ],
  [
    "snow",
    snow(760, 170, 130, 1),
    snow(1590, 130, 150, 2),
    snow(1090, 240, 66, 3),
    snow(1990, 240, 84, 4),
  ],
  ["middle", below(middle, 700)],
  [
    "middle-lit",
    slopeCuts(26, [120, 440], 900, 90, 90, 12),
    slopeCuts(26, [1380, 450], 900, 70, 90, 13),
  ],
  [
    "wood-far",
    crowns(
      [
        [0, 470],
        [260, 500],
        [560, 570],
        [820, 620],
        [1010, 640],
      ],
      34,
      740,
      21,
    ),
    crowns(
      [
        [1500, 640],
        [1700, 590],
        [1950, 540],
        [2200, 480],
        [2400, 450],
      ],
      34,
      740,
      22,
    ),
  ],
  [
    "wood-far-lit",
    slopeCuts(40, [20, 520], 700, 100, 26, 31),
    slopeCuts(40, [1720, 540], 660, 90, 26, 32),
  ],
  ["meadow", "M0 660C400 628 900 622 1250 626C1700 630 2100 630 2400 654V900H0z"],
  [
    "meadow-lit",
    "M300 668C700 640 1000 640 1290 640C1100 664 700 684 300 668z",
    slopeCuts(16, [880, 672], 500, 120, 60, 41),
  ],
  [
    "wood-near",
    crowns(
      [
        [0, 560],
        [180, 590],
        [360, 640],
        [520, 668],
      ],
      52,
      860,
      23,
    ),
    crowns(
      [
        [1880, 668],
        [2060, 630],
        [2240, 590],
        [2400, 570],
      ],
      52,
      860,
      24,
    ),
  ],
  [
    "wood-near-lit",
    slopeCuts(24, [10, 590], 320, 60, 40, 33),
    slopeCuts(24, [2080, 610], 300, 50, 40, 34),
  ],
  ...basilica(1230, 648),
  ["water", river],
  [
    "water-lit",
    cut([1600, 660], [1700, 650], 5),
    cut([1470, 736], [1600, 716], 6),
    cut([1520, 780], [1700, 800], 7),
    cut([1560, 850], [1760, 832], 8),
    cut([1640, 880], [1860, 870], 8),
    cut([1500, 752], [1640, 748], 5),
  ],
  [
    "path",
    "M1206 654C1200 690 1120 700 1050 724C920 768 960 820 820 900H1090C1120 830 1090 790 1150 750C1210 712 1254 700 1258 654z",
  ],
  [
    "path-shade",
    "M1236 700C1180 730 1120 760 1110 810C1104 850 1100 880 1090 900H1050C1070 850 1050 800 1100 756C1140 724 1200 716 1236 700z",
  ],
  [
    "trunk",
    beech([200, 900], 900, 46, 0.05),
    beech([530, 880], 780, 28, -0.03),
    beech([2210, 900], 900, 44, -0.05),
    beech([1950, 880], 760, 26, 0.02),
    twigs,
  ],
  [
    "trunk-lit",
    cut([172, 830], [214, 90], 7),
    cut([520, 800], [508, 160], 4),
    cut([2188, 830], [2160, 80], 7),
    cut([1940, 800], [1950, 190], 4),
  ],
  [
    "near",
    "M0 760C200 730 380 760 560 800C640 830 700 860 740 900H0z",
    "M2400 770C2240 744 2080 780 1990 830C1960 856 1950 880 1944 900H2400z",
  ],
  [
    "near-lit",
    slopeCuts(20, [40, 790], 460, 80, 50, 51),
    slopeCuts(18, [2060, 800], 320, 80, 50, 52),
  ],
  ["leaf", leftTree[0], rightTree[0]],
  ["leaf-lit", leftTree[1], rightTree[1]],
];

/** Summer by day. */
const SUMMER: Record<string, string> = {
  sky: "#f3e3c3",
  "sky-low": "#f7ecd6",
  disc: "#fbf6e4",
  stars: "transparent",
  far: "#b3b9cf",
  "far-shade": "#979fbc",
  snow: "transparent",
  middle: "#7d97a0",
  "middle-lit": "#93abae",
  "wood-far": "#47695a",
  "wood-far-lit": "#5f8068",
  meadow: "#8fae5d",
  "meadow-lit": "#b3c777",
  "wood-near": "#2f5443",
  "wood-near-lit": "#4a7352",
  nave: "#cdbd9c",
  "nave-window": "#6d6a70",
  roof: "#8a4526",
  wall: "#efe4cb",
  "wall-shade": "#cfbf9e",
  eaves: "#b49f78",
  window: "#4c5468",
  door: "#4a2f22",
  lamp: "#6b4a34",
  water: "#4f93a0",
  "water-lit": "#bfe3df",
  path: "#e6d6b2",
  "path-shade": "#cbb68a",
  near: "#4f7a48",
  "near-lit": "#7a9f58",
  trunk: "#6c6a66",
  "trunk-lit": "#b3aea2",
  leaf: "#2f5a3c",
  "leaf-lit": "#4f8248",
};

const STYLES = join(import.meta.dirname, "../app/features/valley/valley.module.css");

export type Season = "spring" | "summer" | "autumn" | "winter";

/** The inks of a season, by day or by night: those of summer by day, but for what the page's own styles say. */
function inksOf(season: Season, isNight: boolean): Record<string, string> {
  const styles = readFileSync(STYLES, "utf8");
  const selectors = [
    `:global(html[data-season="${season}"]) .valley`,
    ...(isNight
      ? [
          ":global(body.dark-mode) .valley:nth-child(n)",
          `:global(html[data-season="${season}"] body.dark-mode) .valley:nth-child(n)`,
        ]
      : []),
  ];
  const inks = { ...SUMMER };
  for (const selector of selectors) {
    const start = styles.indexOf(`  ${selector} {`);
    if (start === -1) continue;
    const block = styles.slice(start, styles.indexOf("}", start));
    for (const [, name = "", ink = ""] of block.matchAll(/--([\w-]+): ([^;]+);/g)) inks[name] = ink;
  }
  return inks;
}

/** A view of the valley as a picture of its own: 16 by 10, from a corner of the drawing and so wide. By day it has the inks of night too. */
export function valleyView(season: Season, isNight: boolean, [x, y]: Point, width: number): string {
  const inks = inksOf(season, isNight);
  const planes = parts
    .filter(([ink]) => inks[ink] !== "transparent")
    .map(([ink, ...outlines]) => `<path fill="${inks[ink]}" d="${outlines.join("")}"/>`);
  const view = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${width * 0.625}" width="1600" height="1000">${planes.join("\n")}</svg>\n`;
  if (isNight) return view;
  const night = inksOf(season, true);
  return withNight(
    view,
    Object.fromEntries(Object.entries(inks).map(([name, ink]) => [ink, night[name] ?? ink])),
  );
}

/**
 * The companies on their way, at the feast alone: down the wood from the pass, and up the path, to the door of the
 * church. Who walks there is a dot of a dotted line, larger towards the foreground.
 */
const procession = [
  [6, "M420 470C520 476 560 500 620 536C780 630 1000 650 1206 656"],
  [9, "M1228 668C1206 716 1150 716 1112 742"],
  [12, "M1100 752C1060 792 1062 840 1000 900"],
]
  .map(
    ([width = 0, way]) =>
      `<path fill="none" stroke="var(--pilgrims,transparent)" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${Number(width) * 2.2}" d="${way}"/>`,
  )
  .join("");

/** Two sets of lights on the water: one is seen while the other fades. */
const glints = [
  [
    cut([1610, 668], [1700, 664], 5),
    cut([1480, 766], [1600, 770], 7),
    cut([1650, 816], [1800, 826], 8),
  ],
  [
    cut([1560, 726], [1680, 722], 6),
    cut([1590, 790], [1720, 796], 7),
    cut([1690, 856], [1860, 850], 8),
  ],
];

/**
 * The drawing as a file that the page refers to: <use href="valley.svg#valley">, and over it #glint1 and #glint2, which
 * move.
 */
export function drawValley(): string {
  const planes = parts.map(([ink, ...outlines]) => inked(ink, outlines));
  const moving = glints.map(
    (cuts, index) => `<g id="glint${index + 1}">${inked("water-lit", cuts)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="valley">${planes.join("")}${procession}</g>${moving.join("")}</svg>\n`;
}

const inked = (ink: string, outlines: readonly string[]) =>
  `<path fill="${inkOf(ink)}" d="${outlines.join("")}"/>`;

/** What the page's styles give an ink, and without them summer by day. */
const inkOf = (ink: string) => `var(--${ink},${SUMMER[ink]})`;
