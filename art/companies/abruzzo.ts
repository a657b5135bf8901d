import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { sheep } from "./animals.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Pescasseroli: the town round its church in the high valley, the ruins of Castel Mancino on the hill above. */
export const pescasseroli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [1000, 150], 300),
    mountains(scene, "far", "-40,340 200,240 440,320 700,220 960,310 1220,210 1640,330"),
    land(
      scene,
      "-60,470 80,380 220,290 330,270 450,320 620,420 900,470 1200,440 1660,400",
      mix(grass, light.middle, 0.6),
    ),
    tower(scene, { at: [216, 292], width: 38, height: 84, top: "broken" }),
    townWall(scene, "226,290 300,274 350,276", 34),
    tower(scene, { at: [352, 284], width: 34, height: 66, top: "broken" }),
    trees(scene, "-60,520 100,440 240,380 400,390 560,460 800,510 1100,480 1660,460", 720, 26),
    land(
      scene,
      "-60,620 300,590 700,580 1000,590 1660,570",
      mix(grass, light.on(inks.springLit), 0.1),
    ),
    houses(scene, "250,600,72 330,590,74 410,584,76 690,584,76 770,590,74 850,600,72 930,612,68"),
    church(scene, [590, 600], 120),
    tower(scene, { at: [512, 600], width: 64, height: 200, top: "bell" }),
    houses(scene, "200,636,82 296,630,84 396,626,84 470,630,80 720,626,84 816,632,82 904,644,76"),
    land(scene, "-60,700 300,660 700,664 1100,650 1660,640", dry),
    turf(scene, [0, 700, 1580, 990], grass, 110),
    way(scene, "610,640,14 690,680,26 660,720,44 740,790,110 850,880,230 880,1010,430"),
    ...line("150,790 240,810 330,780 90,850 210,880 330,860 1420,820 1510,850 1450,890").map(
      (at, index) => sheep(scene, spot(scene, at), 28 + (index % 3) * 5),
    ),
    company(
      scene,
      [1140, 965, 350],
      band(
        "676,694,88 650,722,104 700,752,126 760,790,160 690,840,200 830,870,240 900,925,300 620,965,330",
      ),
      shade,
    ),
  ];
};

/** Villa Scontrone: the Sangro in its meadows where it leaves the gorge, old Scontrone high on its spur of rock. */
export const villaScontrone: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, rock, water, shade } = soils(light);
  const spur = mix(rock, light.middle, 0.3);
  return [
    sky(scene, [-300, 150], 300),
    mountains(
      scene,
      "far",
      "-40,300 200,200 420,290 560,400 760,420 980,300 1200,220 1400,290 1640,180",
    ),
    mountains(scene, "middle", "760,560 940,430 1120,340 1300,300 1480,240 1660,200"),
    land(scene, "-60,250 120,262 300,290 440,312 520,350 580,440 640,540 760,600 1660,610", spur),
    gouges(
      line(
        "60,300 150,310 240,330 330,350 420,360 500,400 110,420 220,440 330,450 430,470 540,500",
      ).map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x - 20, y + 80 + (index % 3) * 30]),
          8,
        ],
      ),
      mix(spur, light.on(inks.ink), 0.35),
    ),
    houses(scene, "70,270,52 130,276,54 190,282,54 310,298,54 370,308,52 426,322,50"),
    tower(scene, { at: [250, 288], width: 36, height: 110, top: "bell" }),
    trees(scene, "-60,560 200,560 460,580 700,590 1000,580 1300,540 1660,520", 720, 26),
    land(scene, "-60,650 400,630 900,630 1660,620", grass),
    way(
      scene,
      "700,600,8 760,626,16 640,660,30 420,690,46 500,740,64 300,800,90 -60,880,140",
      water,
    ),
    gouges(
      line("640,660 450,700 440,740 260,800 80,850").map(
        ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x + 60, y - 6]), 5],
      ),
      mix(water, light.sky, 0.6),
    ),
    trees(scene, "140,700 220,670 300,700", 740, 24),
    land(scene, "-60,960 300,890 620,810 900,730 1200,690 1660,680", dry),
    turf(scene, [300, 800, 1580, 990], grass, 90),
    way(scene, "1680,660,6 1460,680,18 1220,710,34 1060,760,70 960,850,180 940,1010,420"),
    stones(scene, "430,950,220 620,850,90 1500,840,180"),
    company(
      scene,
      [1170, 965, 350],
      band(
        "1420,704,88 1340,718,98 1260,730,112 1180,750,128 1090,780,156 1030,830,195 1100,880,245 920,910,270 820,975,330",
      ),
      shade,
    ),
  ];
};

/** Civitella: the tower and the houses over the lake of Barrea, the broken peaks of the Camosciara beyond. */
export const civitella: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const lake = light.on(mix(inks.spring, inks.mantlePale, 0.6));
  return [
    sky(scene, [-300, 150], 280),
    mountains(
      scene,
      "far",
      "-40,380 60,290 120,330 180,200 230,260 300,120 350,220 410,150 470,270 540,190 610,300 690,210 760,330 860,280 980,370 1200,320 1640,400",
    ),
    mountains(scene, "middle", "-40,480 200,440 460,480 800,430 1100,380 1340,300 1640,240"),
    trees(scene, "-60,520 300,490 700,520 1000,500 1300,440 1660,400", 640, 26),
    polygon(line("-20,570 1620,570 1620,760 -20,760"), lake),
    gouges(
      Array.from({ length: 40 }, (): Cut => {
        const y = 586 + random() ** 1.2 * 150;
        const x = random() * 1560;
        return [[x, y], [x + (y - 520) * 0.5, y], 2 + (y - 570) * 0.02];
      }),
      mix(lake, light.on(inks.raised), 0.6),
    ),
    land(
      scene,
      "-60,640 120,590 280,560 420,580 560,650 720,740 900,790 1660,800",
      mix(grass, light.middle, 0.2),
    ),
    houses(scene, "60,590,70 140,568,72 220,552,74 380,566,72"),
    tower(scene, { at: [300, 560], width: 64, height: 210, top: "merlons" }),
    houses(scene, "20,640,80 110,622,82 200,610,84 290,606,84 380,616,82 460,640,78"),
    trees(scene, "-60,680 140,660 360,660 520,690 640,740", 820, 26),
    land(scene, "-60,800 300,760 660,780 1000,760 1300,720 1660,700", dry),
    turf(scene, [0, 800, 1580, 990], grass, 90),
    way(scene, "1680,690,8 1480,712,20 1260,740,44 1080,790,96 960,870,200 920,1010,420"),
    company(
      scene,
      [1170, 965, 350],
      band(
        "1440,728,90 1360,738,104 1280,756,120 1180,780,146 1080,815,176 960,870,230 1040,900,260 850,950,310",
      ),
      shade,
    ),
  ];
};
