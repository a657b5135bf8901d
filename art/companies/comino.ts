import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { gouges } from "../tools/strokes.ts";
import { ellipse } from "../tools/svg.ts";
import { sheep } from "./animals.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Picinisco: the castle and the walled town on their spur under the Meta, the road that goes up to them. */
export const picinisco: Setting = (scene) => {
  const { grass, dry, shade } = soils(scene.light);
  return [
    sky(scene, [840, 150], 300),
    mountains(
      scene,
      "far",
      "-40,380 120,250 300,330 470,130 600,230 760,170 960,330 1240,280 1640,400",
    ),
    mountains(scene, "middle", "-40,520 200,430 420,480 900,440 1200,400 1420,450 1640,380"),
    land(
      scene,
      "-60,690 100,620 240,500 380,440 600,430 760,480 880,590 1060,680 1660,640",
      mix(grass, scene.light.middle, 0.45),
    ),
    houses(scene, "330,452,60 620,440,64 680,456,58 250,500,56"),
    tower(scene, { at: [380, 450], width: 44, height: 150, top: "bell" }),
    tower(scene, { at: [452, 440], width: 40, height: 120, top: "merlons" }),
    townWall(scene, "460,440 590,440", 84),
    tower(scene, { at: [520, 440], width: 66, height: 190, top: "merlons" }),
    tower(scene, { at: [596, 444], width: 40, height: 116, top: "merlons" }),
    houses(
      scene,
      "290,520,66 350,500,70 420,490,72 490,484,70 560,484,74 630,490,70 700,506,66 770,540,60",
    ),
    townWall(scene, "230,590 330,566 560,556 720,580 820,620", 54),
    trees(scene, "-60,650 90,620 240,610 420,616 640,620 820,650 980,700", 800, 26),
    land(scene, "-60,760 300,720 700,735 1100,700 1660,690", dry),
    turf(scene, [0, 760, 1580, 990], grass, 90),
    way(scene, "760,600,8 800,650,16 740,690,26 720,740,50 800,820,130 920,1010,420"),
    ...line("200,840 300,870 120,890 1420,830 1520,860 390,830").map((at, index) =>
      sheep(scene, spot(scene, at), 30 + (index % 3) * 5),
    ),
    company(
      scene,
      [1110, 960, 330],
      band(
        "742,700,84 772,735,104 722,770,126 800,800,160 740,850,210 860,900,260 990,965,300 700,975,310",
      ),
      shade,
    ),
  ];
};

/** Campoli: the houses in a ring on the rim of the Tomolo, the square tower over them. */
export const campoli: Setting = (scene) => {
  const { grass, trees: leaf, dry, shade } = soils(scene.light);
  const [x, y] = spot(scene, [560, 600]);
  return [
    sky(scene, [240, 170], 280),
    mountains(scene, "far", "-40,330 180,240 420,330 700,190 960,310 1240,220 1640,330"),
    mountains(scene, "middle", "-40,440 300,380 640,420 1000,370 1340,430 1640,380"),
    land(
      scene,
      "-60,520 240,440 560,420 900,440 1160,520 1660,560",
      mix(grass, scene.light.middle, 0.4),
    ),
    houses(scene, "150,520,70 220,486,72 300,462,74 380,446,76 470,440,74"),
    tower(scene, { at: [548, 440], width: 84, height: 210, top: "broken" }),
    houses(scene, "640,442,76 720,450,74 800,464,72 880,484,74 955,512,70 1020,546,66"),
    ellipse([x, y], 480, 130, mix(grass, scene.light.on(inks.paper), 0.3)),
    ellipse([x, y + 16], 450, 112, mix(leaf, scene.light.near, 0.5)),
    ellipse([x + 90, y + 40], 350, 96, mix(leaf, grass, 0.5)),
    gouges(
      [130, 190, 270, 370, 480, 600, 710, 800, 880, 950].map((at) => {
        const from = spot(scene, [
          at,
          612 - Math.sqrt(Math.max(0, 1 - ((at - 560) / 450) ** 2)) * 92,
        ]);
        return [from, [from[0] + (x - from[0]) * 0.16, from[1] + 62], 9] as const;
      }),
      mix(grass, scene.light.on(inks.paper), 0.1),
    ),
    trees(scene, "180,640 300,656 460,650 620,664 780,648 940,640", 800, 25),
    land(
      scene,
      "-60,590 80,610 180,674 360,718 560,730 760,718 940,676 1050,612 1160,596 1300,600 1660,590",
      dry,
    ),
    turf(scene, [0, 750, 1580, 990], grass, 80),
    way(scene, "1130,604,8 1120,650,22 1040,720,50 960,800,120 1000,1010,440"),
    stones(scene, "230,860,240 1470,900,220"),
    company(
      scene,
      [1190, 965, 340],
      band(
        "1085,690,84 1010,716,104 1040,760,132 960,800,166 1030,850,216 890,905,270 1010,970,320 760,975,320",
      ),
      shade,
    ),
  ];
};

/** Broccostella: what is left of the castle of Brocco on its hill, towers and pieces of wall, the river below. */
export const broccostella: Setting = (scene) => {
  const { grass, dry, water, shade } = soils(scene.light);
  return [
    sky(scene, [860, 250], 340),
    mountains(scene, "far", "-40,420 240,300 520,400 860,280 1200,400 1640,330"),
    land(
      scene,
      "-60,600 120,540 300,380 440,300 560,296 700,370 860,520 1040,590 1660,560",
      mix(grass, scene.light.middle, 0.25),
    ),
    tower(scene, { at: [380, 350], width: 40, height: 80, top: "broken" }),
    tower(scene, { at: [560, 310], width: 46, height: 116, top: "broken" }),
    townWall(scene, "390,346 470,318 560,312", 46),
    tower(scene, { at: [470, 330], width: 44, height: 104, top: "broken" }),
    townWall(scene, "570,322 640,350 690,392", 36),
    tower(scene, { at: [646, 366], width: 40, height: 84, top: "broken" }),
    tower(scene, { at: [706, 410], width: 36, height: 66, top: "broken" }),
    houses(scene, "300,470,60 360,450,64 430,440,66 500,436,64"),
    church(scene, [600, 470], 80),
    trees(scene, "-60,600 120,560 260,500 420,470 640,500 800,560 960,620 1060,690", 720, 28),
    land(scene, "-60,660 400,630 900,640 1300,600 1660,610", grass),
    way(scene, "1660,640,14 1300,650,22 900,680,40 500,720,60 200,780,90 -60,860,130", water),
    land(scene, "-60,930 300,850 700,780 1100,740 1660,700", dry),
    turf(scene, [200, 800, 1580, 990], grass, 70),
    way(scene, "1680,690,8 1500,706,20 1330,740,40 1130,790,80 1010,860,170 960,1010,420"),
    company(
      scene,
      [1130, 965, 330],
      band(
        "1400,735,92 1330,760,112 1260,775,126 1190,800,160 1080,830,190 1100,880,240 980,910,270 860,970,310",
      ),
      shade,
    ),
  ];
};
