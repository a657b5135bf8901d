import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, under } from "../tools/strokes.ts";
import { ellipse, polygon } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { lights } from "./lights.ts";
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

/** Viticuso: at dusk, past a great oak, towards the village in its saddle among the mountains. */
export const viticuso: Setting = (scene) => {
  const { light, random } = scene;
  const { grass } = soils(light);
  const dark = mix(light.near, inks.night, 0.35);
  const crown = (places: string) =>
    band(places)
      .map(([x, y, reach]) => ellipse(spot(scene, [x, y]), reach, reach * 0.66, dark))
      .join("");
  return [
    sky(scene, [640, 400], 420),
    mountains(scene, "far", "-40,330 240,220 460,360 660,470 900,380 1120,260 1400,350 1640,280"),
    mountains(
      scene,
      "middle",
      "-40,470 200,390 420,520 640,570 860,530 1080,430 1340,480 1640,420",
    ),
    houses(scene, "540,580,42 590,574,44 640,572,44 694,576,44 744,586,42"),
    tower(scene, { at: [664, 574], width: 26, height: 84, top: "bell" }),
    land(scene, "-60,640 300,600 700,590 1100,610 1660,600", light.near),
    lights(scene, "640,650,12 668,668,13 640,690,15 690,712,17"),
    land(scene, "-60,740 300,720 700,735 1100,700 1660,690", mix(grass, light.near, 0.55)),
    way(
      scene,
      "650,620,6 680,660,12 640,700,20 720,760,60 860,850,170 940,1010,420",
      mix(soils(light).road, light.near, 0.3),
    ),
    way(scene, "190,1010,150 200,860,90 230,700,80 220,560,60 250,430,30", dark),
    way(scene, "225,660,50 330,560,34 440,500,12", dark),
    way(scene, "225,600,44 120,500,30 40,430,12", dark),
    crown(
      "30,350,140 150,250,150 300,180,140 430,250,140 520,350,120 300,320,150 390,390,130 220,400,150 80,450,90 500,440,70",
    ),
    gouges(
      Array.from({ length: 26 }, (): Cut => {
        const at = spot(scene, [-40 + random() * 620, 160 + random() * 300]);
        return [at, [at[0] + 22, at[1] - 14], 5, 4];
      }),
      light.middle,
    ),
    company(
      scene,
      [1150, 965, 360],
      band("680,735,90 720,755,106 700,790,130 790,810,160 840,860,215 940,900,270 740,960,320"),
    ),
    lights(scene, "880,850,40 690,790,28"),
  ];
};
