import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { rect } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees } from "./grounds.ts";
import { leaningBanner, type Scene, type Setting, walker } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** The banners of other companies, that spend the night here too. */
const OTHERS: readonly Scene["cloth"][] = [
  { ink: inks.mantle, trim: inks.goldLit, shape: "swallow", emblem: "star" },
  { ink: inks.spring, trim: inks.goldLit, shape: "round", emblem: "waves" },
  { ink: "#f2e6c8", trim: inks.mantle, shape: "straight", emblem: "cross" },
  { ink: inks.violet, trim: inks.goldLit, shape: "round", emblem: "star" },
];

/** Picinisco, the evening all companies meet there: banner beside banner along the wall, the lit town above. */
export const picinisco: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, road } = soils(light);
  const stone = light.on(mix(inks.hairline, inks.woodLit, 0.3));
  return [
    sky(scene, [1180, 170], 260),
    mountains(
      scene,
      "far",
      "-40,330 120,210 300,290 470,110 600,200 760,140 960,290 1240,230 1640,350",
    ),
    mountains(scene, "middle", "-40,470 200,390 420,440 900,400 1200,350 1420,400 1640,340"),
    land(
      scene,
      "-60,640 100,560 240,440 380,370 600,360 760,410 880,520 1060,600 1660,570",
      mix(grass, light.middle, 0.45),
    ),
    houses(scene, "330,382,60 620,370,64 680,386,58"),
    tower(scene, { at: [380, 380], width: 44, height: 150, top: "bell" }),
    tower(scene, { at: [452, 370], width: 40, height: 120, top: "merlons" }),
    townWall(scene, "460,370 590,370", 84),
    tower(scene, { at: [520, 370], width: 66, height: 190, top: "merlons" }),
    tower(scene, { at: [596, 374], width: 40, height: 116, top: "merlons" }),
    houses(
      scene,
      "290,450,66 350,430,70 420,420,72 490,414,70 560,414,74 630,420,70 700,436,66 770,470,60",
    ),
    houses(scene, "240,520,78 330,510,80 420,504,82 510,502,82 600,504,82 690,512,80 780,530,76"),
    trees(scene, "-60,620 200,590 500,580 900,600 1300,580 1660,590", 760, 26),
    rect(0, 640, 1600, 190, stone),
    gouges(courses(random), mix(stone, light.on(inks.wood), 0.45)),
    rect(0, 624, 1600, 22, light.on(inks.paper)),
    rect(0, 826, 1600, 180, road),
    gouges(
      line("80,870 360,900 700,880 1000,920 1300,890 240,960 880,970 1400,970").map(
        ([x, y]): Cut => [[x, y], [x + 110, y], 5],
      ),
      mix(road, light.on(inks.beech), 0.4),
    ),
    ...OTHERS.map((cloth, index) =>
      leaningBanner(
        scene,
        [170 + index * 250, 850],
        [196 + index * 250, 330 + (index % 2) * 40],
        150,
        cloth,
      ),
    ),
    leaningBanner(scene, [1390, 860], [1340, 170], 220),
    ...band("300,900,300 560,890,290 660,900,300 940,890,290 1200,900,310 1290,905,300").map(
      (at, index) => walker(scene, at, index),
    ),
    ...band("440,985,390 800,990,400 1080,985,390 1490,985,400").map((at, index) =>
      walker(scene, at, index + 3),
    ),
    ...band("860,985,380 180,985,360").map((at, index) => walker(scene, at, index + 5)),
  ];
};

/** The joints of the wall. */
function courses(random: () => number): Cut[] {
  return Array.from({ length: 64 }, (_, index): Cut => {
    const [x, y] = [random() * 1560, 674 + (index % 4) * 38];
    return index % 3 ? [[x, y], [x + 50 + random() * 50, y], 3] : [[x, y], [x, y + 36], 3];
  });
}
