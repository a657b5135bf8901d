import { banner, company } from "../tools/figures.ts";
import { inks, mix } from "../tools/inks.ts";
import { crowns, cut, foliage } from "../tools/landscape.ts";
import * as motifs from "../tools/motifs.ts";
import { cleared, glory, hills, niche, type Palette, sea, table } from "../tools/scenes.ts";
import { canvas, circle, ellipse, type Point, path, polygon, rect } from "../tools/svg.ts";
import { valleyView } from "../valley.ts";

const { placed } = motifs;

const GOLD: motifs.Inks = { light: "#e6c65a", shade: "#96701a", accent: "#8c2f2a" };
const LIT: motifs.Inks = { light: "#fff6e0", shade: "#d8c49a", accent: inks.goldLit };
const PAPER: motifs.Inks = { light: "#fffaf0", shade: "#b9a98a", accent: inks.beech };
const WOOD: motifs.Inks = { light: "#a9764a", shade: "#5d3a1e", accent: inks.goldLit };
const BLUE: motifs.Inks = { light: "#4f78bd", shade: inks.mantle, accent: inks.goldLit };

const LIME: Palette = { ground: "#e9dcc0", deep: "#4a3a3a", accent: "#c98a4b" };
const NIGHT: Palette = { ground: "#24365f", deep: inks.night, accent: inks.mantlePale };
const DAWN: Palette = { ground: "#f2c9a0", deep: "#5a3340", accent: inks.beechLit };
const MORNING: Palette = { ground: "#d9e6ea", deep: "#2f5a5a", accent: inks.springLit };
const WOODS: Palette = { ground: "#dfe3c0", deep: "#37512f", accent: "#c9d98a" };
const OCHRE: Palette = { ground: "#e8c777", deep: "#6b4312", accent: "#fff0c4" };
const WINE: Palette = { ground: "#a4554c", deep: "#3f1717", accent: "#e9b49a" };
const SEA: Palette = { ground: "#cfe3ea", deep: "#24506a", accent: "#bfe3df" };
const SNOW: Palette = { ground: "#dfe6ee", deep: "#eef2f6", accent: "#ffffff" };
const STONE: Palette = { ground: "#c9c3b4", deep: "#3f3f48", accent: "#efe8d4" };

/** A small house of stone: gable to the front, the long side in the shade. */
const house = (x: number, ground: number, size: number, roof: string) => [
  polygon(
    [
      [x, ground],
      [x, ground - size * 0.6],
      [x + size * 0.3, ground - size],
      [x + size * 0.6, ground - size * 0.6],
      [x + size * 0.6, ground],
    ],
    "#efe4cb",
  ),
  polygon(
    [
      [x + size * 0.6, ground],
      [x + size * 0.6, ground - size * 0.6],
      [x + size * 1.5, ground - size * 0.6],
      [x + size * 1.5, ground],
    ],
    "#b9a684",
  ),
  polygon(
    [
      [x + size * 0.3, ground - size * 1.04],
      [x + size * 1.22, ground - size * 1.04],
      [x + size * 1.6, ground - size * 0.56],
      [x + size * 0.64, ground - size * 0.56],
    ],
    roof,
  ),
  path(
    `M${x + size * 0.2} ${ground}V${ground - size * 0.26}a${size * 0.1} ${size * 0.1} 0 0 1 ${size * 0.2} 0V${ground}z`,
    "#4a2f22",
  ),
  circle([x + size * 0.3, ground - size * 0.62], size * 0.06, "#4a2f22"),
];

/** An arcade of round arches, lit from the left. */
const arcade = (x: number, ground: number, arches: number, width: number, height: number) => [
  rect(x, ground - height, arches * width, height, "#e6d8b8"),
  rect(x, ground - height, arches * width, 14, "#b49f78"),
  ...Array.from({ length: arches }, (_, index) => {
    const left = x + index * width + width * 0.16;
    const half = width * 0.34;
    return path(
      `M${left} ${ground}V${ground - height * 0.42}a${half} ${half} 0 0 1 ${2 * half} 0V${ground}z`,
      index % 2 ? "#4a3a34" : "#5a473d",
    );
  }),
];

/** A bridge of hanging cables between two towers. */
const bridge = (y: number, ink: string, far: string) => [
  rect(0, y, 1600, 22, ink),
  ...[420, 1180].flatMap((x) => [
    rect(x - 16, y - 300, 32, 520, ink),
    rect(x - 36, y + 120, 72, 180, far),
  ]),
  path(
    `M0 ${y - 60}Q240 ${y - 40} 420 ${y - 290}L420 ${y - 280}Q240 ${y - 26} 0 ${y - 48}zM420 ${y - 290}Q800 ${y + 150} 1180 ${y - 290}L1180 ${y - 278}Q800 ${y + 164} 420 ${y - 278}zM1180 ${y - 290}Q1360 ${y - 40} 1600 ${y - 60}L1600 ${y - 48}Q1360 ${y - 26} 1180 ${y - 280}z`,
    ink,
  ),
  ...Array.from({ length: 15 }, (_, index) => {
    const x = 470 + index * 47;
    const share = (x - 420) / 760;
    const sag = y - 290 + 4 * 220 * share * (1 - share);
    return rect(x, sag, 4, Math.max(0, y - sag), ink);
  }),
];

const pine = (x: number, ground: number, height: number, ink: string) =>
  path(
    [0, 1, 2]
      .map(
        (step) =>
          `M${x} ${ground - height + step * height * 0.2}L${x + height * (0.14 + step * 0.06)} ${ground - height * (0.6 - step * 0.24)}H${x - height * (0.14 + step * 0.06)}z`,
      )
      .join(""),
    ink,
  ) + rect(x - height * 0.03, ground - height * 0.16, height * 0.06, height * 0.16, "#4a2f22");

const sheep = (x: number, y: number, size: number) => [
  path(foliage([x, y], size, size * 0.66, Math.round(x)), "#f7efdd"),
  ellipse([x + size * 0.9, y - size * 0.2], size * 0.3, size * 0.24, "#5d4a3a"),
  ...[-0.5, -0.1, 0.3, 0.6].map((at) =>
    rect(x + size * at, y + size * 0.4, size * 0.1, size * 0.5, "#5d4a3a"),
  ),
];

/** A jar of clay, as those who came to the spring brought them. */
const jar = (x: number, ground: number, size: number, ink: string) => [
  path(
    `M${x - size * 0.2} ${ground - size}H${x + size * 0.2}L${x + size * 0.14} ${ground - size * 0.8}C${x + size * 0.5} ${ground - size * 0.6} ${x + size * 0.4} ${ground - size * 0.1} ${x + size * 0.16} ${ground}H${x - size * 0.16}C${x - size * 0.4} ${ground - size * 0.1} ${x - size * 0.5} ${ground - size * 0.6} ${x - size * 0.14} ${ground - size * 0.8}z`,
    ink,
  ),
  path(
    `M${x + size * 0.05} ${ground - size}H${x + size * 0.2}L${x + size * 0.14} ${ground - size * 0.8}C${x + size * 0.5} ${ground - size * 0.6} ${x + size * 0.4} ${ground - size * 0.1} ${x + size * 0.16} ${ground}H${x + size * 0.02}C${x + size * 0.2} ${ground - size * 0.3} ${x + size * 0.16} ${ground - size * 0.7} ${x + size * 0.05} ${ground - size}z`,
    mix(ink, "#000000", 0.3),
  ),
];

/** The water of a spring that breaks from a rock and runs to the foreground. */
const spring = (x: number, y: number) => [
  path(
    `M${x - 210} ${y + 30}L${x - 150} ${y - 150}L${x - 20} ${y - 210}L${x + 130} ${y - 130}L${x + 210} ${y + 40}z`,
    "#8d8a84",
  ),
  path(`M${x - 20} ${y - 210}L${x + 130} ${y - 130}L${x + 210} ${y + 40}H${x + 60}z`, "#5f5d5c"),
  path(
    `M${x - 30} ${y - 60}C${x - 50} ${y + 30} ${x - 190} ${y + 60} ${x - 260} ${y + 170}C${x - 320} ${y + 260} ${x - 220} ${y + 380} ${x - 280} 1000H${x + 260}C${x + 180} ${y + 330} ${x + 140} ${y + 220} ${x + 60} ${y + 130}C${x + 20} ${y + 70} ${x + 30} ${y} ${x + 20} ${y - 60}z`,
    "#4f93a0",
  ),
  path(
    `${cut([x - 10, y - 40], [x - 20, y + 90], 6)}${cut([x - 120, y + 150], [x + 20, y + 160], 7)}${cut([x - 180, y + 250], [x + 60, y + 256], 8)}${cut([x - 120, y + 340], [x + 140, y + 330], 8)}`,
    "#cfeae6",
  ),
];

/** A doorway with an arch, its leaves open on the light. */
const doorway = (light: string, leaf: string, stone: string) => [
  path("M470 940V420a330 330 0 0 1 660 0V940z", stone),
  path("M540 940V420a260 260 0 0 1 520 0V940z", light),
  path("M540 940V420C540 320 600 230 680 190L700 260V980z", leaf),
  path("M1060 940V420C1060 320 1000 230 920 190L900 260V980z", mix(leaf, "#000000", 0.35)),
  path("M640 940H960L1120 1000H480z", mix(light, "#ffffff", 0.3)),
];

const candles = (count: number, ground: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const x = 80 + (index * 1440) / (count - 1) + (index % 3) * 14;
    const y = ground + (index % 4) * 38;
    return (
      circle([x, y - 26], 24, "#6b5230") +
      path(
        `M${x} ${y - 44}C${x + 12} ${y - 28} ${x + 9} ${y - 14} ${x} ${y - 14}C${x - 9} ${y - 14} ${x - 12} ${y - 28} ${x} ${y - 44}z`,
        "#ffe9ad",
      ) +
      rect(x - 5, y - 14, 10, 44, "#efe4cb")
    );
  });

const clock = (x: number, y: number, r: number) => [
  circle([x, y], r, "#8a7a5c"),
  circle([x, y], r * 0.9, "#fff6e0"),
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return path(
      cut(
        [x + r * 0.7 * Math.cos(angle), y + r * 0.7 * Math.sin(angle)],
        [x + r * 0.84 * Math.cos(angle), y + r * 0.84 * Math.sin(angle)],
        index % 3 ? 4 : 8,
      ),
      "#4a2f22",
    );
  }),
  path(
    `${cut([x, y], [x - r * 0.36, y - r * 0.3], 8)}${cut([x, y], [x + r * 0.2, y - r * 0.62], 6)}`,
    "#1f2433",
  ),
  circle([x, y], 14, "#8c2f2a"),
];

const road: Point[] = [
  [1180, 1000],
  [420, 850],
  [1160, 740],
  [560, 650],
  [1020, 580],
  [720, 530],
  [880, 500],
];

/** The hairpins of a mountain road, narrower as they climb. */
const hairpins = (ink: string) =>
  path(
    road
      .slice(0, -1)
      .map(([x, y], index) => {
        const [nextX, nextY] = road[index + 1] ?? [x, y];
        const width = 44 - index * 6;
        return `M${x} ${y - width}L${nextX} ${nextY - width * 0.7}a${width * 0.8} ${width * 0.7} 0 0 ${nextX < x ? 0 : 1} 0 ${width * 1.4}L${x} ${y + width}z`;
      })
      .join(""),
    ink,
  );

const heart = (x: number, y: number, size: number, ink: string, shade: string) => [
  path(
    `M${x} ${y + size}C${x - size * 1.4} ${y + size * 0.1} ${x - size * 1.1} ${y - size * 0.9} ${x - size * 0.5} ${y - size * 0.8}C${x - size * 0.2} ${y - size * 0.76} ${x - size * 0.06} ${y - size * 0.6} ${x} ${y - size * 0.4}C${x + size * 0.06} ${y - size * 0.6} ${x + size * 0.2} ${y - size * 0.76} ${x + size * 0.5} ${y - size * 0.8}C${x + size * 1.1} ${y - size * 0.9} ${x + size * 1.4} ${y + size * 0.1} ${x} ${y + size}z`,
    ink,
  ),
  path(
    `M${x} ${y + size}C${x + size * 0.5} ${y + size * 0.3} ${x + size * 0.6} ${y - size * 0.3} ${x + size * 0.5} ${y - size * 0.8}C${x + size * 1.1} ${y - size * 0.9} ${x + size * 1.4} ${y + size * 0.1} ${x} ${y + size}z`,
    shade,
  ),
];

const pictures: Record<string, () => string[]> = {
  orari: () => [
    rect(0, 0, 1600, 1000, "#d9c9a6"),
    cleared(1, "#efe4cb", [0, 0], 1600, 1000, 120, 0.04),
    path("M1080 0H1600V1000H700z", "#c4b18a"),
    ...clock(800, 470, 300),
  ],
  offerte: () => [
    ...table(OCHRE, 2),
    placed(motifs.chalice, GOLD, 640, 560, 1.15),
    placed(motifs.wheat, GOLD, 1080, 560, 1.1, 12),
  ],
  "inni-preghiere": () => [
    ...table(MORNING, 3),
    placed(motifs.book, PAPER, 740, 620, 1.35),
    placed(
      motifs.beads,
      { light: "#f2e1b0", shade: "#5d3a1e", accent: "#8a4526" },
      1240,
      640,
      0.7,
      24,
    ),
  ],
  "inni/home": () => [
    ...niche(WOODS, 4),
    placed(motifs.book, PAPER, 800, 700, 1),
    placed(
      motifs.oliveBranch,
      { light: "#7f9a48", shade: "#4d6b33", accent: "#3a2a4a" },
      800,
      420,
      0.9,
    ),
  ],
  "preghiere/home": () => [
    ...niche(STONE, 5),
    placed(motifs.candle, { ...LIT, accent: "#f0a24a" }, 680, 660, 0.95),
    placed(motifs.beads, { light: "#f2e1b0", shade: "#5d3a1e", accent: "#8a4526" }, 920, 560, 0.72),
  ],
  "pellegrinaggio/home": () => [
    ...hills(DAWN, 6, 440),
    path(
      "M560 1000C700 880 1020 830 960 740C910 670 760 660 820 590L846 592C810 660 980 670 1040 740C1110 830 860 890 800 1000z",
      "#f0dcb8",
    ),
    company(720, 970, 7, 300, "#2f1a22", 6),
  ],
  "pellegrinaggio/feste": () => [
    ...hills(NIGHT, 7, 520),
    placed(motifs.star, LIT, 1240, 190, 0.6),
    company(800, 820, 12, 170, "#060b14", 7),
    ...candles(22, 830),
  ],
  "pellegrinaggio/compagnie": () => [
    ...hills(WOODS, 8, 500),
    banner(420, 900, 620, "swallowtail", "#8c2f2a", inks.goldLit, "star"),
    banner(820, 930, 760, "round", inks.mantle, inks.goldLit, "wave"),
    banner(1220, 900, 640, "pointed", "#6a3d8f", inks.goldLit, "cross"),
    company(800, 985, 8, 190, "#1f2b1a", 8),
  ],
  "info/home": () => [
    ...hills(MORNING, 9, 500),
    rect(784, 300, 32, 640, "#5d3a1e"),
    ...[
      [420, 330, -1],
      [830, 430, 1],
      [470, 540, -1],
    ].map(([x = 0, y = 0, side = 1]) =>
      polygon(
        side > 0
          ? [
              [x, y],
              [x + 300, y],
              [x + 370, y + 46],
              [x + 300, y + 92],
              [x, y + 92],
            ]
          : [
              [x + 340, y],
              [x + 60, y],
              [x - 10, y + 46],
              [x + 60, y + 92],
              [x + 340, y + 92],
            ],
        "#efe4cb",
      ),
    ),
  ],
  "info/telefono_ed_idirizzo": () => [
    ...table(LIME, 10),
    placed(
      motifs.telephone,
      { light: "#4f78bd", shade: inks.mantle, accent: "#f2e6c8" },
      800,
      610,
      1.5,
    ),
  ],
  "info/posta_elettronica": () => [
    ...table(WINE, 11),
    placed(motifs.letter, { ...PAPER, accent: "#8c2f2a" }, 800, 560, 1.25, -6),
    placed(motifs.letter, { ...PAPER, light: "#efe4cb", accent: inks.gold }, 980, 680, 0.8, 9),
  ],
  "info/come_raggiumgerci": () => [
    ...hills(SNOW, 12, 420),
    hairpins("#8fa0b5"),
    hairpins("#a9b7c7"),
    ...[180, 320, 1330, 1460, 250, 1400].map((x, index) =>
      pine(x, 720 + (index % 3) * 70, 190, "#3f5560"),
    ),
  ],
  "info/link_esterni": () => [
    ...hills(SEA, 13, 560),
    placed(motifs.dove, LIT, 620, 330, 1),
    placed(motifs.dove, LIT, 1080, 220, 0.6, -8),
    placed(motifs.dove, LIT, 1220, 460, 0.42, 6),
  ],
  "editoria/home": () => [
    ...table(STONE, 14),
    placed(motifs.newspaper, PAPER, 620, 600, 1.05),
    placed(motifs.notebook, { ...PAPER, accent: inks.spring }, 1080, 590, 0.9, 6),
  ],
  "editoria/bollettino": () => [
    ...table(OCHRE, 15),
    placed(motifs.newspaper, PAPER, 800, 580, 1.5),
  ],
  "editoria/quaderni": () => [
    ...table(MORNING, 16),
    placed(motifs.notebook, { ...PAPER, accent: inks.mantle }, 640, 560, 1.1, -10),
    placed(motifs.notebook, { ...PAPER, accent: "#8c2f2a" }, 980, 590, 1.1, 10),
  ],
  "editoria/calendari": () => [
    ...niche(DAWN, 17),
    placed(motifs.calendarLeaf, { ...PAPER, accent: "#8c2f2a" }, 800, 600, 1.05),
  ],
  "editoria/testi": () => [
    ...table(WOODS, 18),
    placed(motifs.book, PAPER, 800, 600, 1.6),
    path(cut([1120, 260], [900, 560], 9), "#5d3a1e"),
    path(foliage([1150, 220], 90, 40, 3), "#efe4cb"),
  ],
  canada: () => [
    ...sea(MORNING, 19, 600),
    placed(motifs.ship, { light: "#f2e6c8", shade: "#2f2a33", accent: "#8c2f2a" }, 800, 520, 1.6),
  ],
  "canada/windsor": () => [...sea(DAWN, 20, 600), ...bridge(470, "#4a2330", "#6b3a44")],
  "canada/montreal": () => [
    ...sea(OCHRE, 21, 660),
    path("M120 660C380 440 620 380 860 420C1120 470 1300 600 1500 660z", "#6b4312"),
    path("M600 400C760 380 900 400 1040 470L820 660H700z", "#85571c"),
    cleared(22, "#a87a33", [400, 470], 700, 160, 30, 0.4),
  ],
  "canada/toronto": () => [
    ...sea(SEA, 23, 560),
    path("M760 640V250C900 360 960 480 970 600H760z", "#fff6e0"),
    path("M740 640V330C660 420 620 520 610 610H740z", "#e0d2b0"),
    path("M560 640H1020L950 720H630z", "#8a4526"),
    rect(742, 230, 12, 420, "#4a2f22"),
  ],
  "canada/sainte-marguerite-du-lac-masson": () => [
    ...sea(WOODS, 24, 600),
    path(
      crowns(
        [
          [0, 560],
          [500, 520],
          [1000, 560],
          [1600, 500],
        ],
        60,
        604,
        5,
      ),
      "#4d6b33",
    ),
    ...[90, 230, 360, 1210, 1350, 1490].map((x, index) =>
      pine(x, 940 - (index % 2) * 60, 430, index % 2 ? "#2f4a2a" : "#37512f"),
    ),
  ],
  "stati-uniti": () => [
    ...table(DAWN, 25),
    placed(
      motifs.suitcase,
      { light: "#b5763f", shade: "#5d3a1e", accent: "#e8c777" },
      800,
      600,
      1.5,
    ),
  ],
  "usa/broks": () => [
    ...hills(WINE, 26, 560),
    placed(motifs.lantern, { ...WOOD, accent: "#f2c464" }, 800, 560, 1.5),
  ],
  "usa/milford": () => [
    ...sea(MORNING, 27, 520),
    placed(motifs.anchor, { light: "#8a4526", shade: "#4a2f22", accent: "" }, 1020, 700, 1, 18),
    path("M0 860C300 820 600 900 900 870C1200 840 1400 880 1600 850V1000H0z", "#e6d6b2"),
  ],
  "usa/new-canaan": () => [
    ...hills(OCHRE, 28, 520),
    banner(980, 920, 700, "straight", inks.spring, inks.goldLit, "star"),
    company(700, 960, 6, 230, "#33210a", 28),
  ],
  "usa/stanford": () => [
    ...sea(NIGHT, 29, 600),
    placed(motifs.star, LIT, 420, 230, 0.7),
    placed(motifs.ship, { light: "#8da0cc", shade: "#0b1222", accent: "#f2c464" }, 1000, 530, 1.1),
    cleared(30, "#f2c464", [860, 690], 240, 220, 16, 0),
  ],
  "usa/whitestone": () => [...sea(STONE, 31, 660), ...bridge(560, "#3f3f48", "#5f5f68")],
  india: () => [
    ...niche(OCHRE, 32),
    placed(motifs.lamp, { ...GOLD, accent: "#f0a24a" }, 800, 640, 1.2),
    ...[620, 980].map((x) =>
      placed(motifs.rose, { light: "#f2b04a", shade: "#c9742a", accent: "#8c2f2a" }, x, 800, 0.4),
    ),
  ],
  messico: () => [
    ...sea(DAWN, 33, 620),
    path("M0 700C300 600 560 560 800 560C1100 560 1400 640 1600 720V1000H0z", "#6b3a2c"),
    cleared(34, "#a4603f", [200, 620], 1200, 340, 60, 0.14),
    placed(motifs.cross, LIT, 800, 380, 1.3),
  ],
  peru: () => [
    ...hills({ ground: "#cfe0ea", deep: "#4a3a4a", accent: "#e9b49a" }, 35, 600),
    polygon(
      [
        [300, 640],
        [620, 180],
        [900, 640],
      ],
      "#8f98b8",
    ),
    polygon(
      [
        [620, 180],
        [900, 640],
        [700, 640],
      ],
      "#6d7598",
    ),
    polygon(
      [
        [620, 180],
        [700, 294],
        [640, 280],
        [600, 320],
        [560, 272],
      ],
      "#ffffff",
    ),
    polygon(
      [
        [760, 640],
        [1080, 120],
        [1420, 640],
      ],
      "#a3abc8",
    ),
    polygon(
      [
        [1080, 120],
        [1420, 640],
        [1180, 640],
      ],
      "#7a82a6",
    ),
    polygon(
      [
        [1080, 120],
        [1170, 262],
        [1110, 240],
        [1070, 300],
        [1010, 236],
      ],
      "#ffffff",
    ),
    path(
      crowns(
        [
          [0, 700],
          [500, 660],
          [1100, 690],
          [1600, 660],
        ],
        50,
        1000,
        9,
      ),
      "#5a4a3a",
    ),
    cleared(36, "#8a6f52", [0, 740], 1600, 220, 60, 0.16),
  ],
  "storia/cenni-storici": () => [
    ...table(LIME, 38),
    placed(
      motifs.scroll,
      { light: "#f2e6c8", shade: "#8a6a3a", accent: "#8c2f2a" },
      800,
      560,
      1.5,
      -4,
    ),
  ],
  "storia/culto-mariano": () => [
    ...hills(MORNING, 39, 500),
    ...spring(420, 700),
    placed(motifs.mantle, BLUE, 1080, 600, 1.25),
    glory([1080, 420], 300, 430, 28, "#ffffff"),
  ],
  "storia/culto-pagano": () => [
    ...hills(WOODS, 40, 480),
    ...spring(760, 640),
    ...jar(330, 930, 240, "#b5653a"),
    ...jar(520, 960, 160, "#c98a4b"),
    ...jar(1240, 940, 210, "#a4522f"),
    ...jar(1400, 970, 130, "#d09a5c"),
  ],
  "storia/pia-leggenda": () => [
    ...hills(DAWN, 41, 500),
    ...spring(560, 660),
    placed(
      motifs.mantle,
      { light: "#c98a5a", shade: "#8a4526", accent: "#f0d9b0" },
      1080,
      760,
      0.62,
    ),
    rect(1220, 560, 10, 350, "#4a2f22"),
    ...sheep(1330, 850, 60),
    ...sheep(1450, 800, 46),
    ...sheep(930, 930, 54),
    placed(motifs.star, LIT, 560, 210, 0.5),
  ],
  "storia/documentario": () => [
    rect(0, 0, 1600, 1000, "#1f2433"),
    polygon(
      [
        [330, 470],
        [1560, 120],
        [1560, 880],
        [330, 540],
      ],
      "#3a4560",
    ),
    rect(1080, 240, 480, 520, "#efe4cb"),
    path("M1080 700C1180 600 1260 640 1330 560C1400 500 1480 600 1560 580V760H1080z", "#7d97a0"),
    circle([1420, 350], 40, "#fff6e0"),
    circle([230, 380], 130, "#8a7a5c"),
    circle([230, 380], 40, "#1f2433"),
    circle([400, 640], 110, "#6b5f4a"),
    circle([400, 640], 34, "#1f2433"),
    rect(120, 440, 280, 160, "#4a4032"),
    rect(380, 470, 80, 70, "#2a2a33"),
  ],
  "chiesa/dal-719-al-xix-secolo": () => [
    ...hills(WOODS, 42, 480),
    path(
      crowns(
        [
          [0, 620],
          [400, 600],
          [820, 640],
        ],
        70,
        900,
        3,
      ),
      "#2f4a2a",
    ),
    ...house(680, 860, 300, "#6d6a70"),
    path("M780 1000C800 930 760 900 760 862H800C810 900 900 940 940 1000z", "#e6d6b2"),
  ],
  "chiesa/casa-pellegrino": () => [
    ...hills(OCHRE, 43, 460),
    rect(330, 460, 940, 420, "#efe0bd"),
    path("M290 470L420 350H1180L1310 470z", "#8a4526"),
    rect(860, 460, 410, 420, "#d9c596"),
    ...arcade(330, 880, 6, 156.6, 220),
    ...[0, 1, 2, 3, 4, 5].map((index) => rect(380 + index * 156, 520, 60, 90, "#5d4a3a")),
    company(560, 965, 4, 150, "#33210a", 43),
  ],
  "chiesa/ombrello-basilicale": () => [
    ...niche(WINE, 44),
    placed(
      motifs.umbrella,
      { light: "#e6c65a", shade: "#5a1f1c", accent: "#b3261e" },
      800,
      580,
      1.1,
    ),
  ],
  "chiesa/tabernacolo": () => [
    ...niche(NIGHT, 45),
    path("M640 850V470L800 350L960 470V850z", "#d9c9a6"),
    path("M800 350L960 470V850H830z", "#a8956c"),
    path("M710 850V560a90 90 0 0 1 180 0V850z", "#96701a"),
    path("M710 850V560a90 90 0 0 1 90 -90V850z", "#dcb863"),
    rect(792, 600, 16, 120, "#5d3a1e"),
    rect(764, 636, 72, 14, "#5d3a1e"),
    placed(motifs.lamp, { light: "#8c2f2a", shade: "#5a1f1c", accent: "#f2c464" }, 1300, 420, 0.75),
  ],
  "giubileo/home": () => [
    rect(0, 0, 1600, 1000, "#c9b48a"),
    cleared(46, "#dccba4", [0, 0], 1600, 1000, 130, 0.05),
    ...doorway("#fff3cf", "#7a4f2b", "#efe4cb"),
  ],
  "giubileo/significato_di_giubileo": () => [
    ...hills(DAWN, 47, 620),
    path(
      "M430 620C620 640 900 560 1060 380C1140 290 1180 230 1250 190L1290 260C1230 330 1220 390 1160 500C1040 680 740 760 440 680z",
      "#e6d3a8",
    ),
    path(
      "M1250 190L1290 260C1230 330 1220 390 1160 500C1040 680 740 760 440 680L436 652C760 700 1010 620 1120 440C1170 350 1200 270 1262 212z",
      "#96764a",
    ),
    ellipse([1272, 224], 30, 46, "#5d3a1e"),
  ],
  "giubileo/logo_ed_inno_del_giubileo": () => [
    ...niche(SEA, 48),
    placed(motifs.book, PAPER, 800, 690, 1.05),
    placed(motifs.bell, GOLD, 800, 380, 0.7),
  ],
  "giubileo/canneto_basilica_giubilare": () => [
    rect(0, 0, 1600, 1000, "#31456e"),
    cleared(49, "#3f5687", [0, 0], 1600, 1000, 120, 0.05),
    ...doorway("#f2c464", "#3a2a24", "#8a93ad"),
    company(800, 985, 6, 200, "#0b1222", 49),
  ],
  "giubileo/indulgenza_plenaria": () => [
    ...niche(LIME, 50),
    placed(motifs.scroll, { light: "#fff3d8", shade: "#8a6a3a", accent: "#8c2f2a" }, 800, 610, 1),
  ],
  "offerings/sostenere-il-santuario": () => [
    ...hills(DAWN, 51, 520),
    ...house(560, 880, 340, "#8a4526"),
    ...[0, 1, 2, 3].map((index) =>
      rect(
        420 + (index % 2) * 70,
        840 - Math.floor(index / 2) * 46,
        64,
        40,
        index % 2 ? "#b9a684" : "#e6d8b8",
      ),
    ),
    path(cut([1180, 880], [1120, 420], 10), "#5d3a1e"),
    path(cut([1260, 880], [1200, 420], 10), "#5d3a1e"),
    path(
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          cut([1170 - index * 8, 820 - index * 68], [1250 - index * 8, 816 - index * 68], 6),
        )
        .join(""),
      "#5d3a1e",
    ),
  ],
  "offerings/intenzioni-di-messe": () => [
    ...niche(OCHRE, 52),
    placed(motifs.chalice, GOLD, 800, 640, 1.1),
  ],
  "offerings/ex-voto": () => [
    ...niche(STONE, 53),
    glory([800, 570], 190, 290, 26, "#dcb863"),
    ...heart(800, 560, 150, "#d9b44a", "#96701a"),
    ...[
      [560, 300],
      [1040, 300],
    ].flatMap(([x = 0, y = 0]) => heart(x, y, 46, "#e6d8b8", "#a8956c")),
  ],
  "offerings/lasciti": () => [
    ...hills(WOODS, 54, 620),
    path(
      "M760 900C790 700 780 560 770 420L830 420C824 560 830 700 860 900C900 930 960 940 1000 960H620C670 940 730 930 760 900z",
      "#6c6a66",
    ),
    path("M800 900C812 700 806 560 806 420L830 420C824 560 830 700 860 900z", "#4d4b49"),
    path(
      [
        [620, 330],
        [800, 230],
        [980, 330],
        [700, 430],
        [900, 430],
        [800, 340],
      ]
        .map(([x = 0, y = 0], index) => foliage([x, y], 170, 120, index))
        .join(""),
      "#3f6b3c",
    ),
    path(
      [
        [590, 300],
        [770, 200],
        [940, 300],
        [690, 400],
      ]
        .map(([x = 0, y = 0], index) => foliage([x, y], 100, 66, 20 + index))
        .join(""),
      "#6f9a4e",
    ),
  ],
};

/** The pages of text: each its own subject, as the page's facts give it. */
export default function draw(): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(pictures).map(([name, compose]) => [name, canvas("#ffffff", ...compose())]),
    ),
    "chiesa/xx-secolo": valleyView("summer", false, [1030, 420], 420),
    "chiesa/xxi-secolo": valleyView("spring", false, [920, 300], 760),
  };
}
