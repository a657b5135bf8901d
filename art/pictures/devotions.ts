import { inks } from "../tools/inks.ts";
import * as motifs from "../tools/motifs.ts";
import { glory, hills, type Palette, table } from "../tools/scenes.ts";
import { canvas, circle, path } from "../tools/svg.ts";

const { placed } = motifs;

const LIT: motifs.Inks = { light: "#fff6e0", shade: "#d8c49a", accent: inks.goldLit };
const ROSE: motifs.Inks = { light: "#d98aa5", shade: "#a8425f", accent: "#8c2f2a" };

const NIGHT: Palette = { ground: "#24365f", deep: inks.night, accent: inks.mantlePale };
const DAWN: Palette = { ground: "#f2c9a0", deep: "#5a3340", accent: inks.beechLit };
const CLAY: Palette = { ground: "#dba27c", deep: "#6a2f28", accent: "#f2d3a8" };
const SAGE: Palette = { ground: "#cfd8b8", deep: "#3a5636", accent: "#e3e6b0" };
const WINE: Palette = { ground: "#a4554c", deep: "#3f1717", accent: "#e9b49a" };
const BLUES: Palette = { ground: "#9db8ee", deep: inks.mantle, accent: "#dfe8fb" };

const pictures: Record<string, () => string[]> = {
  // Prayers.
  "prayers/gloria-al-padre": () => [
    ...hills(DAWN, 4, 640),
    circle([800, 420], 120, "#fff3d8"),
    glory([800, 420], 150, 420, 40, "#fff3d8"),
  ],
  "prayers/eterno-riposo": () => [
    ...hills(NIGHT, 20, 620),
    ...[430, 620, 980, 1170].map((x, index) =>
      placed(motifs.candle, { ...LIT, accent: "#f2c464" }, x, 780, 0.5 + (index % 2) * 0.12),
    ),
    placed(motifs.cross, { light: "#8da0cc", shade: "#4f628f", accent: "" }, 800, 560, 0.85),
  ],
  "prayers/preghiera-a-santanna": () => [
    ...table(SAGE, 21),
    placed(motifs.book, LIT, 680, 600, 1.2),
    placed(motifs.lily, LIT, 1130, 500, 0.9),
  ],
  "prayers/veni-creator": () => [
    ...hills(WINE, 23, 700),
    glory([800, 360], 260, 520, 32, "#f0c48a"),
    placed(motifs.dove, LIT, 800, 380, 1.15),
  ],
  // Hymns.
  "hymns/noi-vogliam-dio": () => [
    ...hills(BLUES, 36, 620),
    placed(motifs.cross, LIT, 800, 380, 1.2),
    glory([800, 360], 240, 430, 30, "#dfe8fb"),
  ],
  "hymns/salve-mater-misericordiae": () => [
    ...table(CLAY, 39),
    path("M680 740L650 560H950L920 740z", "#4f78bd"),
    path("M820 560H950L920 740H830z", inks.mantle),
    placed(motifs.rose, ROSE, 700, 440, 0.62, -14),
    placed(motifs.rose, { ...ROSE, light: "#f0c9d4" }, 820, 390, 0.7, 2),
    placed(motifs.rose, ROSE, 930, 450, 0.6, 16),
  ],
};

/** Prayers and hymns: a thing of devotion for each, in a niche, on a table, over hills or water. */
export default function draw(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, compose]) => [name, canvas("#ffffff", ...compose())]),
  );
}
