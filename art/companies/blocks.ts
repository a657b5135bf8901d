import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Castel Romano, from within the Samnite wall: its blocks fill the picture; in the gap, small, are the road and the town. */
export const blocks: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [700, 190], 360),
    mountains(scene, "far", "300,520 520,450 760,500 1000,430 1240,500 1640,470"),
    land(
      scene,
      "300,620 480,560 640,470 800,420 960,470 1120,570 1300,640",
      mix(grass, light.middle, 0.45),
    ),
    gouges(
      line("660,500 600,560 700,540").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 260 - index * 30, y - 6]),
          9,
          22,
        ],
      ),
      mix(grass, light.sky, 0.55),
    ),
    trees(scene, "300,640 600,620 900,626 1300,630", 740, 20),
    houses(scene, "640,660,48 694,654,50 800,652,50 856,658,48"),
    tower(scene, { at: [746, 656], width: 32, height: 112, top: "bell" }),
    houses(scene, "610,684,52 668,680,54 724,680,54 782,680,54 840,682,52"),
    land(scene, "200,700 700,690 1400,700", dry),
    way(scene, "780,700,10 760,730,26 820,770,54 800,840,120 740,920,230 740,1010,360"),
    turf(scene, [420, 760, 1180, 990], grass, 40),
    company(
      scene,
      [850, 860, 220],
      band(
        "770,716,44 790,722,46 760,738,58 800,752,66 830,772,80 800,790,98 760,820,130 700,860,170",
      ),
      mix(dry, shade, 0.8),
    ),
    ...wall(scene),
  ];
};

/** The stones, course by course: the corners of each. They fit without mortar; two lie over the gap, as over a gate. */
const STONES = [
  "-40,-40 250,-40 300,90 140,190 -40,150",
  "270,-40 640,-40 660,70 500,150 320,90",
  "660,-40 1010,-40 1040,110 860,130 680,72",
  "1030,-40 1330,-40 1350,120 1200,190 1060,110",
  "1350,-40 1640,-40 1640,150 1480,200 1370,120",
  "-40,170 130,206 190,390 60,450 -40,420",
  "150,206 310,108 490,168 480,300 400,400 210,390",
  "1190,208 1356,140 1470,216 1440,390 1240,420 1140,330",
  "1490,218 1640,170 1640,440 1560,460 1460,390",
  "-40,440 56,472 210,410 400,420 420,560 300,660 90,640 -40,690",
  "-40,710 86,660 290,680 350,800 250,1040 -40,1040",
  "370,800 316,676 428,574 470,700 520,860 500,1040 270,1040",
  "1130,350 1232,440 1290,600 1180,690 1090,640",
  "1250,440 1436,412 1550,480 1530,640 1400,700 1310,604",
  "1570,482 1640,462 1640,720 1560,700 1550,640",
  "1080,660 1176,712 1290,620 1390,722 1420,860 1250,900 1080,830",
  "1410,722 1546,664 1640,742 1640,1040 1480,1040 1440,860",
  "1070,850 1240,922 1424,882 1460,1040 1040,1040",
] as const;

function wall(scene: Scene): string[] {
  const { light, random } = scene;
  const joint = mix(light.near, inks.night, 0.6);
  const stone = mix(light.on(mix(inks.hairline, inks.wood, 0.42)), light.near, 0.34);
  const bright = light.on(mix(inks.hairline, inks.paper, 0.4));
  const outlines = STONES.map((corners) => turned(scene, line(corners)));
  const edges = outlines.map((corners) =>
    broken(random, corners.concat(corners.slice(0, 1)), 0.07, 2),
  );
  const middle = (corners: readonly Point[]): Point => [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  const towards = (points: readonly Point[], [mx, my]: Point, share: number) =>
    points.map(([x, y]): Point => [x + (mx - x) * share, y + (my - y) * share]);
  return [
    // The thickness of the wall around the gap, and the joints: the same stones, a little farther in and a little larger.
    ...edges.map((edge) => polygon(towards(edge, spot(scene, [760, 560]), 0.09), bright)),
    ...edges.map((edge, index) =>
      polygon(towards(edge, middle(outlines[index] ?? []), -0.09), joint),
    ),
    ...edges.map((edge, index) => polygon(edge, mix(stone, joint, (index % 3) * 0.12))),
    gouges(
      outlines.flatMap((corners): Cut[] => {
        const inner = towards(corners, middle(corners), 0.12);
        const [a, b, c] = scene.side === "right" ? inner : inner.toReversed();
        return a && b && c
          ? [
              [a, b, 9, -6],
              [b, c, 5, -4],
            ]
          : [];
      }),
      mix(stone, bright, 0.55),
    ),
    gouges(
      outlines.flatMap((corners): Cut[] => {
        const [mx, my] = middle(corners);
        return band("-60,-20,7 20,30,6 -10,64,6 50,-50,5").map(
          ([dx, dy, width]): Cut => [[mx + dx, my + dy], [mx + dx + 54, my + dy + 16], width],
        );
      }),
      mix(stone, joint, 0.55),
    ),
  ];
}
