import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lens, stamp } from "./tools/marks.ts";
import { withNight } from "./tools/night.ts";
import { band, line } from "./tools/points.ts";
import { seeded } from "./tools/random.ts";
import { heightOn } from "./tools/relief.ts";
import type { Point } from "./tools/svg.ts";
import { beech } from "./valley/beeches.ts";
import { basilica, type Part } from "./valley/church.ts";
import { grass, lightOnGround, lying, soft, stone } from "./valley/ground.ts";
import { rock } from "./valley/rock.ts";
import { wood } from "./valley/wood.ts";

/*
 * The valley of the main page: one drawing whose inks are custom properties, so that other seasons and the night are other
 * inks (app/features/valley/valley.module.css), not other files. What matters stands between 700 and 1700, which is what a
 * phone sees of it.
 */

const WIDTH = 2400;
const HEIGHT = 900;

/** The lines of the ridges against what is behind, from the farthest: Tartari and Meta, the sides of the valley, the woods. */
const CRESTS = {
  massif: line(
    "0,300 120,270 260,230 400,262 520,205 640,190 700,214 800,176 905,150 985,190 1060,176 1130,214 1190,236 1240,206 1330,122 1372,104 1440,150 1560,196 1640,186 1760,232 1880,222 2010,250 2150,214 2290,240 2400,226",
  ),
  head: line("820,600 960,548 1080,528 1200,540 1320,520 1460,536 1600,600"),
  left: line(
    "0,190 160,205 300,262 420,300 560,330 700,402 820,430 940,486 1040,530 1140,584 1180,640",
  ),
  right: line(
    "1330,640 1400,560 1470,500 1560,452 1660,420 1760,380 1880,300 2020,268 2160,200 2300,160 2400,170",
  ),
  leftWood: line("0,430 140,400 300,440 460,470 620,520 760,560 880,604 980,650"),
  rightWood: line("1540,650 1680,590 1800,560 1940,500 2080,470 2240,410 2400,400"),
  leftNear: line("0,640 130,650 260,690 370,750 450,830 520,920"),
  rightNear: line("1860,920 1930,830 2030,750 2140,690 2270,650 2400,640"),
};

/** The highest of some ridges: what is below is not seen. */
const before =
  (...crests: readonly (readonly Point[])[]) =>
  (x: number): number =>
    Math.min(
      660,
      ...crests
        .filter((crest) => x >= (crest[0]?.[0] ?? 0) && x <= (crest.at(-1)?.[0] ?? 0))
        .map((crest) => heightOn(crest, x)),
    );

const massif = rock(
  {
    crest: CRESTS.massif,
    roughness: 24,
    foot: line("0,560 2400,560"),
    spur: 200,
    strength: 105,
    lean: 120,
    seed: 4,
  },
  640,
  0.45,
  before(CRESTS.left, CRESTS.right, CRESTS.head),
);
const head = wood(
  {
    crest: CRESTS.head,
    roughness: 10,
    foot: line("820,680 1600,680"),
    spur: 200,
    strength: 50,
    seed: 5,
  },
  680,
  { sizes: [26, 30], dark: 0.42, count: 5 },
  before(CRESTS.left, CRESTS.right),
);
const left = wood(
  {
    crest: CRESTS.left,
    roughness: 20,
    foot: line("0,680 1180,650"),
    spur: 230,
    strength: 150,
    lean: -60,
    seed: 11,
  },
  660,
  { sizes: [40, 54], dark: 0.47, count: 6 },
  before(CRESTS.leftWood),
);
const right = wood(
  {
    crest: CRESTS.right,
    roughness: 20,
    foot: line("1330,650 2400,680"),
    spur: 230,
    strength: 150,
    lean: 60,
    seed: 8,
  },
  660,
  { sizes: [40, 54], dark: 0.47, count: 6 },
  before(CRESTS.rightWood),
);
const leftWood = wood(
  {
    crest: CRESTS.leftWood,
    roughness: 14,
    foot: line("0,780 980,670"),
    spur: 260,
    strength: 90,
    lean: -30,
    seed: 21,
  },
  740,
  { sizes: [50, 76], dark: 0.46, count: 8 },
  before(CRESTS.leftNear),
);
const rightWood = wood(
  {
    crest: CRESTS.rightWood,
    roughness: 14,
    foot: line("1540,670 2400,780"),
    spur: 260,
    strength: 90,
    lean: 30,
    seed: 22,
  },
  740,
  { sizes: [50, 76], dark: 0.46, count: 8 },
  before(CRESTS.rightNear),
);
const leftNear = wood(
  {
    crest: CRESTS.leftNear,
    roughness: 10,
    foot: line("0,960 520,930"),
    spur: 200,
    strength: 60,
    seed: 31,
  },
  900,
  { sizes: [56, 80], dark: 0.5, count: 8 },
  () => HEIGHT,
);
const rightNear = wood(
  {
    crest: CRESTS.rightNear,
    roughness: 10,
    foot: line("1860,930 2400,960"),
    spur: 200,
    strength: 60,
    seed: 32,
  },
  900,
  { sizes: [56, 80], dark: 0.5, count: 8 },
  () => HEIGHT,
);

const random = seeded(71);

const stars = Array.from({ length: 32 }, () => {
  const size = random() < 0.25 ? 5 : 3;
  return stamp(
    [random() * WIDTH, random() * 250],
    `l${size}-${size} ${size} ${size}-${size} ${size}z`,
  );
}).join("");

/** Long clouds, cut stroke by stroke. */
const clouds = line(
  "120,60 620,130 900,40 1180,110 1560,70 1820,160 2120,90 420,200 1020,180 2300,190 1480,24",
)
  .map(([x, y]) =>
    Array.from({ length: 7 }, () =>
      stamp(
        [x + (random() - 0.5) * 420, y + (random() - 0.5) * 46],
        lens(
          [20 * Math.round(5 + random() * 11), -2 * Math.round(random() * 4)],
          2 + Math.round(random() * 3),
        ),
      ),
    ).join(""),
  )
  .join("");

/** The Melfa, from under the woods to the foreground, and the path to the portico. */
const river = band(
  "985,648,16 1010,664,40 968,684,74 850,706,110 790,732,150 830,762,200 800,800,270 650,850,380 520,920,520",
);
const path = band(
  "1232,640,26 1240,658,30 1290,676,40 1348,696,52 1346,722,70 1330,756,96 1400,806,140 1540,920,220",
);
const widthAt = (way: typeof river, y: number): [middle: number, width: number] => {
  const middle = way.map(([x, at]): Point => [at, x]);
  const width = way.map(([, at, wide]): Point => [at, wide]);
  return [heightOn(middle, y), heightOn(width, y)];
};
const isOn = (way: typeof river, [x, y]: Point, margin: number) => {
  const [middle, width] = widthAt(way, y);
  return Math.abs(x - middle) < width / 2 + margin;
};

/** The lights on the water, that run with it. */
const ripples = (seed: number, count: number): string => {
  const draw = seeded(seed);
  return Array.from({ length: count }, () => {
    const y = 660 + draw() ** 1.2 * 230;
    const [middle, width] = widthAt(river, y);
    const near = (y - 650) / 250;
    const length = 8 * Math.round(3 + near * 12 * (0.5 + draw()));
    const x = middle + (draw() - 0.5) * (width * 0.86 - length) - length / 2;
    return stamp([x, y], lens([length, -2 * Math.round(draw() * 2)], 2 + Math.round(near * 5)));
  }).join("");
};

const stones = [
  [766, 712, 26],
  [742, 720, 16],
  [905, 744, 34],
  [934, 738, 20],
  [1012, 700, 18],
  [628, 786, 46],
  [664, 776, 24],
  [912, 818, 52],
  [856, 852, 30],
  [420, 852, 62],
  [760, 890, 70],
  [1000, 676, 14],
].map(([x = 0, y = 0, width = 0]) => stone([x, y], width));

/** The shade of the beeches on the grass. */
const shade = [
  soft(
    line(
      "-40,700 150,690 420,706 560,690 700,726 640,752 900,770 1000,800 1120,812 1080,840 1290,852 1230,884 1420,905 1300,960 -40,960",
    ),
  ),
  soft(
    line(
      "2440,700 2240,690 2040,706 1900,690 1740,716 1800,744 1600,760 1660,790 1480,808 1520,840 1380,860 1420,905 1500,960 2440,960",
    ),
  ),
];

const trees = [
  beech(3, [150, 900], { width: 84, height: 1000, side: 1, boughs: 5, lean: 40 }),
  beech(5, [452, 880], { width: 42, height: 860, side: 1, boughs: 4, lean: -56 }),
  beech(7, [2262, 900], { width: 84, height: 1000, side: -1, boughs: 5, lean: -30 }),
  beech(9, [1984, 870], { width: 40, height: 850, side: -1, boughs: 4, lean: 70 }),
];
const all = (part: keyof (typeof trees)[number]) => trees.map((tree) => tree[part]).join("");

const parts: Part[] = [
  ["sky", `M0 0H${WIDTH}V${HEIGHT}H0z`],
  ["sky-low", clouds],
  ["disc", "M1010 96a44 44 0 1 0 88 0a44 44 0 1 0-88 0z"],
  ["stars", stars],
  ["far", massif.plane],
  ["snow", massif.snow],
  ["far-shade", massif.shade],
  ["far", massif.lit],
  ["middle", head.plane],
  ["middle-lit", head.lit],
  ["middle", left.plane],
  ["middle", right.plane],
  ["middle-lit", left.lit, right.lit],
  ["wood-far", leftWood.plane],
  ["wood-far", rightWood.plane],
  ["wood-far-lit", leftWood.lit, rightWood.lit],
  ["meadow", "M0 690C400 652 900 640 1250 640C1700 640 2100 656 2400 690V900H0z"],
  ["near-lit", ...shade],
  [
    "meadow-lit",
    soft(
      line(
        "1000,664 1180,650 1500,650 1900,660 2060,676 1800,690 1500,684 1560,704 1420,716 1380,690 1260,672 1130,690 1180,716 1040,740 960,716 1060,690",
      ),
    ),
  ],
  [
    "meadow-lit",
    lightOnGround(41, {
      top: 660,
      bottom: 890,
      count: 110,
      isFree: (at) => !isOn(river, [at[0] + 30, at[1]], 60) && !isOn(path, [at[0] + 30, at[1]], 50),
    }),
  ],
  [
    "near-lit",
    lightOnGround(42, {
      top: 664,
      bottom: 860,
      count: 80,
      isFree: (at) => !isOn(river, [at[0] + 30, at[1]], 60) && !isOn(path, [at[0] + 30, at[1]], 50),
    }),
  ],
  ...basilica([1232, 642]),
  ["path", lying(path)],
  ["wood-near", lying(river.map(([x, y, width]) => [x + 4, y - 3, width * 1.08 + 6]))],
  ["water", lying(river)],
  ["water-lit", ripples(61, 38)],
  ["wood-near", ...stones.map(([plane]) => plane)],
  ["path", ...stones.map(([, lit]) => lit)],
  ["wood-near", leftNear.plane],
  ["wood-near", rightNear.plane],
  ["wood-near-lit", leftNear.lit, rightNear.lit],
  ["twig", all("twigs")],
  ["trunk", all("wood")],
  ["trunk-lit", all("bark")],
  ["leaf", all("leaves")],
  ["leaf-lit", all("lit")],
  [
    "wood-near",
    grass(51, line("0,905 300,896 520,905"), 52),
    grass(52, line("1880,905 2100,892 2400,900"), 52),
  ],
];

/** Summer by day. */
const SUMMER: Record<string, string> = {
  sky: "#f3e3c3",
  "sky-low": "#f9f0dc",
  disc: "transparent",
  stars: "transparent",
  far: "#b9bfd6",
  "far-shade": "#7d8bb4",
  snow: "transparent",
  middle: "#4f7a84",
  "middle-lit": "#8fb3ac",
  "wood-far": "#245449",
  "wood-far-lit": "#6fa06c",
  meadow: "#a9bb5c",
  "meadow-lit": "#d5d98a",
  "wood-near": "#15352f",
  "wood-near-lit": "#4f8256",
  roof: "#a2502c",
  wall: "#f6ecd4",
  "wall-shade": "#c9b48c",
  door: "#3b2a2a",
  lamp: "#6b4a34",
  water: "#2f7585",
  "water-lit": "#cfe8df",
  path: "#f0e0ba",
  "near-lit": "#809a45",
  twig: "transparent",
  trunk: "#1b2628",
  "trunk-lit": "#7d8a80",
  leaf: "#1b4638",
  "leaf-lit": "#5b944f",
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
    const start = styles.indexOf(`\n${selector} {`);
    if (start === -1) continue;
    const block = styles.slice(start, styles.indexOf("}", start));
    for (const [, name = "", ink = ""] of block.matchAll(/--([\w-]+): ([^;]+);/g)) inks[name] = ink;
  }
  return inks;
}

/** What of many marks begins in a view, or near enough to reach into it: each is no larger than a spray of leaves. */
function seenFrom(marks: string, [left, top]: Point, width: number): string {
  const REACH = 110;
  return marks.replace(/M(-?\d+)[ ]?(-?\d+)[^M]+/g, (mark, x, y) => {
    const isNear =
      Math.abs(x - left - width / 2) < width / 2 + REACH &&
      Math.abs(y - top - width * 0.3125) < width * 0.3125 + REACH;
    return isNear ? mark : "";
  });
}

/** The inks of what is nothing but marks. */
const MARKS = /^(leaf|twig|.+-lit$)/;

/** A view of the valley as a picture of its own: 16 by 10, from a corner of the drawing and so wide. By day it has the inks of night too. */
export function valleyView(season: Season, isNight: boolean, [x, y]: Point, width: number): string {
  const inks = inksOf(season, isNight);
  const planes = parts
    .filter(([ink]) => inks[ink] !== "transparent")
    .map(([ink, ...outlines]) => {
      const outline = outlines.join("");
      const seen = MARKS.test(ink) ? seenFrom(outline, [x, y], width) : outline;
      return `<path fill="${inks[ink]}" d="${seen}"/>`;
    });
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
  [6, "M250 446C330 500 450 462 530 516S660 566 740 588S1010 658 1214 652"],
  [9, "M1240 660C1290 690 1340 700 1334 736"],
  [12, "M1330 750C1340 800 1420 820 1500 900"],
]
  .map(
    ([width = 0, way]) =>
      `<path fill="none" stroke="var(--pilgrims,transparent)" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${Number(width) * 2.2}" d="${way}"/>`,
  )
  .join("");

/** Two sets of lights on the water: one is seen while the other fades. */
const glints = [ripples(63, 7), ripples(64, 7)];

/**
 * The drawing as a file that the page refers to: <use href="valley.svg#valley">, and over it #glint1 and #glint2, which
 * move.
 */
export function drawValley(): string {
  const planes = parts.map(([ink, ...outlines]) => inked(ink, outlines));
  const moving = glints.map(
    (cuts, index) => `<g id="glint${index + 1}">${inked("water-lit", [cuts])}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="valley">${planes.join("")}${procession}</g>${moving.join("")}</svg>\n`;
}

const inked = (ink: string, outlines: readonly string[]) =>
  `<path fill="${inkOf(ink)}" d="${outlines.join("")}"/>`;

/** What the page's styles give an ink, and without them summer by day. */
const inkOf = (ink: string) => `var(--${ink},${SUMMER[ink]})`;
