import { inks } from "../tools/inks.ts";
import { cut } from "../tools/landscape.ts";
import * as motifs from "../tools/motifs.ts";
import { glory, hills, type Palette, table } from "../tools/scenes.ts";
import { canvas, circle, path, polygon, rect } from "../tools/svg.ts";
import { valleyView } from "../valley.ts";

const { placed } = motifs;

const BLUE: motifs.Inks = { light: "#4f78bd", shade: inks.mantle, accent: inks.goldLit };

const LIME: Palette = { ground: "#e9dcc0", deep: "#4a3a3a", accent: "#c98a4b" };
const MORNING: Palette = { ground: "#d9e6ea", deep: "#2f5a5a", accent: inks.springLit };

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
