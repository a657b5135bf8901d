import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { band, line } from "../tools/points.ts";
import { under } from "../tools/strokes.ts";
import { type Point, polygon, rect } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import {
  bellFromAbove,
  crownsFromAbove,
  fieldFromAbove,
  fileFromAbove,
  roofs,
  scattered,
} from "./from-above.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot, turned, walker } from "./scene.ts";
import { tower } from "./towers.ts";

/** Acquafondata: down into the basin, mist still lying in it; with the company those who come home, their suitcases set down. */
export const acquafondata: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, shade } = soils(light);
  const bed = mix(grass, light.on(inks.springLit), 0.22);
  const strips = [
    "-40,660 260,610 420,622 120,700",
    "1180,640 1420,620 1640,690 1360,706",
    "140,720 480,652 560,680 300,770",
    "1080,690 1330,716 1500,780 1160,760",
  ];
  return [
    sky(scene, [300, 200], 330),
    mountains(scene, "far", "-40,350 200,220 460,330 760,180 1020,310 1300,200 1640,340"),
    mountains(
      scene,
      "middle",
      "-40,420 200,360 460,470 720,500 980,480 1220,390 1440,340 1640,390",
    ),
    trees(scene, "-60,490 160,470 380,520 700,530 1000,520 1240,480 1660,450", 660, 29),
    mist(scene, "-60,560 200,520 420,546 640,520 900,540 1180,516 1400,540 1660,520"),
    land(scene, "-60,600 300,580 800,570 1300,576 1660,596", bed),
    ...strips.map((corners, index) =>
      polygon(
        turned(scene, line(corners)),
        index % 2 ? mix(bed, wheat, 0.8) : mix(bed, light.on(inks.spring), 0.4),
      ),
    ),
    houses(scene, "500,566,74 580,556,78 660,550,80 900,550,80 984,556,78 1060,568,74"),
    tower(scene, { at: [742, 560], width: 46, height: 200, top: "bell" }),
    church(scene, [810, 584], 124),
    houses(scene, "548,604,96 646,600,98 982,602,98 1084,608,96"),
    way(scene, "800,586,16 790,626,30 830,670,50 800,730,90 720,810,170 640,900,300 560,1010,470"),
    land(scene, "-60,860 160,800 330,850 420,1010", dry),
    land(scene, "900,1010 1000,860 1240,780 1660,740", dry),
    turf(scene, [0, 850, 300, 990], grass, 16),
    turf(scene, [1060, 830, 1580, 990], grass, 36),
    company(
      scene,
      [1180, 960, 380],
      band("780,712,104 830,730,118 744,776,150 806,806,176 890,890,262 1010,940,300"),
      shade,
    ),
    walker(scene, [330, 990, 450], 5, shade),
    walker(scene, [560, 1000, 440], 6, shade),
    ...band("450,1000,170 700,990,140").map(([x, y, size], index) =>
      suitcase(spot(scene, [x, y]), size, {
        front: light.on(index ? inks.beech : mix(inks.gold, inks.wood, 0.3)),
        side: light.on(inks.wood),
        lid: light.on(inks.woodLit),
        cord: light.on(inks.paper),
        behind: soils(light).road,
        shadow: shade,
      }),
    ),
  ];
};

/** A strip of mist: soft above, flat below. */
function mist(scene: Scene, edge: string): string {
  const { light } = scene;
  return under(
    turned(scene, line(edge)),
    line("1660,640 -60,640"),
    mix(light.sky, light.far, 0.35),
  );
}

/** Viticuso at dusk, from the mountain over it: the lit roofs in their saddle, and the company on the road past them. */
export const viticuso: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade, trees: wood } = soils(light);
  const meadow = mix(grass, light.on(inks.spring), 0.5);
  const rows = mix(meadow, inks.ink, 0.28);
  const crowns = (at: Point, oval: Point, count: number, breadth: number) =>
    crownsFromAbove(scene, scattered(scene, at, oval, count, breadth), wood, meadow);
  return [
    rect(-10, -10, 1620, 1020, meadow),
    fieldFromAbove(scene, "120,300 420,240 500,350 180,420", mix(dry, meadow, 0.4), rows),
    fieldFromAbove(scene, "1120,330 1440,300 1500,420 1180,450", mix(dry, meadow, 0.3), rows),
    fieldFromAbove(scene, "200,470 470,400 560,500 260,590", mix(dry, meadow, 0.6), rows),
    crowns([300, 80], [380, 110], 18, 84),
    crowns([1340, 120], [360, 110], 18, 88),
    way(
      scene,
      "760,-30,30 800,80,36 760,180,42 700,300,52 760,400,64 920,480,78 980,590,92 900,700,108 700,780,124 540,860,142 420,1060,170",
      road,
    ),
    roofs(scene, "880,110,64 960,96,66 640,150,64 880,180,70 980,170,68"),
    bellFromAbove(scene, [840, 260], 42),
    roofs(scene, "590,220,70 900,250,72 1000,240,70 600,292,74 880,322,74 980,316,70"),
    crowns([1300, 640], [260, 170], 16, 124),
    fileFromAbove(
      scene,
      "640,815,78 470,920,92 560,860,86 740,770,72 830,735,68 905,690,64 950,640,60 975,580,57 950,520,54 890,465,50 810,425,47 745,385,44 710,330,41",
      shade,
    ),
    crowns([180, 800], [220, 170], 12, 132),
    crowns([980, 960], [260, 60], 6, 136),
  ];
};
