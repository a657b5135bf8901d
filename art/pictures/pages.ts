import { company } from "../tools/figures.ts";
import { inks, mix } from "../tools/inks.ts";
import { cut } from "../tools/landscape.ts";
import * as motifs from "../tools/motifs.ts";
import { cleared, glory, hills, niche, type Palette, table } from "../tools/scenes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../tools/svg.ts";
import { valleyView } from "../valley.ts";

const { placed } = motifs;

const GOLD: motifs.Inks = { light: "#e6c65a", shade: "#96701a", accent: "#8c2f2a" };
const PAPER: motifs.Inks = { light: "#fffaf0", shade: "#b9a98a", accent: inks.beech };
const BLUE: motifs.Inks = { light: "#4f78bd", shade: inks.mantle, accent: inks.goldLit };

const LIME: Palette = { ground: "#e9dcc0", deep: "#4a3a3a", accent: "#c98a4b" };
const DAWN: Palette = { ground: "#f2c9a0", deep: "#5a3340", accent: inks.beechLit };
const MORNING: Palette = { ground: "#d9e6ea", deep: "#2f5a5a", accent: inks.springLit };
const SEA: Palette = { ground: "#cfe3ea", deep: "#24506a", accent: "#bfe3df" };

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
