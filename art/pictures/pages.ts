import { company } from "../tools/figures.ts";
import { inks, mix } from "../tools/inks.ts";
import { crowns, cut, foliage } from "../tools/landscape.ts";
import * as motifs from "../tools/motifs.ts";
import { glory, hills, niche, type Palette, table } from "../tools/scenes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../tools/svg.ts";
import { valleyView } from "../valley.ts";

const { placed } = motifs;

const LIT: motifs.Inks = { light: "#fff6e0", shade: "#d8c49a", accent: inks.goldLit };
const BLUE: motifs.Inks = { light: "#4f78bd", shade: inks.mantle, accent: inks.goldLit };

const LIME: Palette = { ground: "#e9dcc0", deep: "#4a3a3a", accent: "#c98a4b" };
const NIGHT: Palette = { ground: "#24365f", deep: inks.night, accent: inks.mantlePale };
const DAWN: Palette = { ground: "#f2c9a0", deep: "#5a3340", accent: inks.beechLit };
const MORNING: Palette = { ground: "#d9e6ea", deep: "#2f5a5a", accent: inks.springLit };
const WOODS: Palette = { ground: "#dfe3c0", deep: "#37512f", accent: "#c9d98a" };
const OCHRE: Palette = { ground: "#e8c777", deep: "#6b4312", accent: "#fff0c4" };
const WINE: Palette = { ground: "#a4554c", deep: "#3f1717", accent: "#e9b49a" };

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

/** A sheep that grazes. */
const sheep = (x: number, y: number, size: number) => [
  path(foliage([x, y], size, size * 0.66, Math.round(x)), "#f7efdd"),
  ellipse([x + size * 0.9, y - size * 0.2], size * 0.3, size * 0.24, "#5d4a3a"),
  ...[-0.5, -0.1, 0.3, 0.6].map((at) =>
    rect(x + size * at, y + size * 0.4, size * 0.1, size * 0.5, "#5d4a3a"),
  ),
];

const pictures: Record<string, () => string[]> = {
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
