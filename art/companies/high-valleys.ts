import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { ellipse, polygon } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { lights } from "./lights.ts";
import { company, leaningBanner, type Setting, spot, turned, walker } from "./scene.ts";
import { tower } from "./towers.ts";

/** Acquafondata, from the edge of its basin, where a lake was once: fields in strips, the village at the far end. */
export const acquafondata: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat } = soils(light);
  const bed = mix(grass, light.on(inks.springLit), 0.22);
  const strips = [
    "140,640 420,600 520,610 220,690",
    "560,600 760,596 780,640 520,660",
    "860,600 1060,604 1180,660 900,650",
    "260,720 620,680 600,740 160,790",
    "1240,640 1420,640 1560,720 1330,700",
  ];
  return [
    sky(scene, [400, 190], 330),
    mountains(scene, "far", "-40,370 220,250 480,350 760,230 1020,340 1300,240 1640,360"),
    mountains(
      scene,
      "middle",
      "-40,440 200,380 460,500 700,520 960,510 1200,420 1420,360 1640,400",
    ),
    trees(scene, "-60,500 160,480 380,530 700,544 1000,536 1240,490 1660,460", 660, 24),
    land(scene, "-60,590 300,570 800,564 1300,570 1660,590", bed),
    houses(scene, "700,572,50 760,568,52 880,568,52 940,570,52 1000,574,50"),
    church(scene, [830, 576], 70),
    houses(scene, "660,592,56 730,590,58 900,592,56 968,596,54"),
    ...strips.map((corners, index) =>
      polygon(
        turned(scene, line(corners)),
        index % 2 ? mix(bed, wheat, 0.8) : mix(bed, light.on(inks.spring), 0.4),
      ),
    ),
    ...band("300,566,300 1330,570,240 60,600,200").map(([x, y, reach]) =>
      ellipse(spot(scene, [x, y]), reach, 13, mix(light.sky, bed, 0.35)),
    ),
    way(scene, "820,596,8 790,630,14 840,680,22 780,740,36 820,800,56"),
    land(scene, "-60,830 300,780 640,800 1000,800 1300,760 1660,740", dry),
    turf(scene, [0, 820, 1580, 990], grass, 90),
    way(scene, "830,800,60 860,860,130 960,930,260 1000,1010,420"),
    leaningBanner(scene, [1330, 1010], [1322, 190], 230),
    ...band("300,1250,600 520,1270,640 760,1220,560 1140,1260,640 1460,1250,600").map((at, index) =>
      walker(scene, at, index + 4),
    ),
  ];
};

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
