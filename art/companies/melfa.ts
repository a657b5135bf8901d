import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { circle, polygon, rect } from "../tools/svg.ts";
import { houses, masonry, opening } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Arce: the square before the church of Saints Peter and Paul, its twin towers with the clock and the sundial. */
export const arce: Setting = (scene) => {
  const { light } = scene;
  const { lit, shade: shaded, roof, window } = masonry(light);
  const square = light.on(mix(inks.hairline, inks.woodLit, 0.35));
  const [x, y] = spot(scene, [540, 690]);
  const towers = [-250, 130].map((left, index) => {
    const at = x + left;
    return [
      rect(at, y - 470, 76, 470, lit),
      rect(at + 76, y - 470, 44, 470, shaded),
      rect(at - 8, y - 330, 136, 10, shaded),
      polygon(
        [
          [at - 10, y - 470],
          [at + 60, y - 540],
          [at + 130, y - 470],
        ],
        roof,
      ),
      opening(at + 38, y - 350, 40, 84, window),
      index
        ? rect(at + 8, y - 296, 60, 62, light.on(inks.raised))
        : circle([at + 38, y - 264], 32, light.on(inks.raised)),
      gouges(
        index
          ? [-26, -14, 0, 14, 26].map((dx): Cut => [[at + 38, y - 290], [at + 38 + dx, y - 240], 3])
          : [
              [[at + 38, y - 264], [at + 38, y - 290], 5],
              [[at + 38, y - 264], [at + 54, y - 256], 5],
            ],
        light.on(inks.ink),
      ),
      opening(at + 38, y - 60, 44, 120, mix(lit, shaded, 0.6)),
    ].join("");
  });
  return [
    sky(scene, [-300, 260], 420),
    mountains(scene, "far", "-40,420 240,330 700,400 1000,330 1300,420 1640,380"),
    houses(scene, "100,690,150 1010,690,150 1160,694,140 1310,698,150 1470,704,150"),
    rounded(
      [
        [x - 130, y - 360],
        [x - 100, y - 440],
        [x, y - 480],
        [x + 100, y - 440],
        [x + 130, y - 360],
      ],
      mix(roof, light.near, 0.2),
    ),
    rect(x - 134, y - 372, 268, 372, mix(lit, shaded, 0.16)),
    polygon(
      [
        [x - 140, y - 366],
        [x, y - 430],
        [x + 140, y - 366],
      ],
      lit,
    ),
    ...towers,
    opening(x, y, 84, 170, window),
    rect(x - 30, y - 300, 60, 84, window),
    polygon(line("-20,688 1620,688 1620,1010 -20,1010"), square),
    gouges(
      Array.from({ length: 60 }, (): Cut => {
        const down = 720 + scene.random() ** 1.4 * 270;
        const across = scene.random() * 1560;
        const size = (down - 680) * 0.3;
        return [[across, down], [across + size, down], size * 0.06];
      }),
      mix(square, light.on(inks.wood), 0.35),
    ),
    company(
      scene,
      [1150, 965, 370],
      band(
        "520,715,96 566,730,104 610,760,124 540,780,140 700,790,160 620,840,200 800,860,230 700,930,300 900,950,330",
      ),
      mix(square, light.on(inks.ink), 0.5),
    ),
  ];
};

/** Santopadre: the walled hill with its round towers beyond the gorge of the Melfa. */
export const santopadre: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, rock, water, shade } = soils(light);
  const cliff = broken(random, turned(scene, line("440,760 520,790 580,850 610,920 640,1010")));
  return [
    sky(scene, [-300, 150], 320),
    mountains(scene, "far", "-40,390 200,310 480,370 800,290 1100,370 1400,310 1640,380"),
    land(
      scene,
      "-60,560 160,500 360,390 520,330 680,330 840,400 1000,500 1180,560 1660,540",
      mix(grass, light.middle, 0.35),
    ),
    houses(scene, "430,360,54 490,340,56 552,332,58 680,338,56 744,360,54"),
    tower(scene, { at: [618, 334], width: 40, height: 120, top: "bell" }),
    houses(scene, "400,410,60 470,392,62 540,384,64 612,382,64 684,390,62 756,410,60"),
    townWall(scene, "350,452 480,426 620,420 740,430 830,462", 46),
    ...line("362,470 500,444 640,440 760,452 836,476").map((at) =>
      tower(scene, { at, width: 50, height: 92, top: "round" }),
    ),
    trees(scene, "-60,560 160,520 340,500 600,480 860,500 1040,560 1300,580 1660,560", 700, 24),
    land(
      scene,
      "-60,640 240,600 440,610 600,680 800,690 960,640 1200,620 1660,620",
      mix(grass, light.middle, 0.15),
    ),
    polygon(
      turned(scene, line("560,640 760,660 880,640 840,760 800,1010 560,1010")),
      mix(rock, light.near, 0.5),
    ),
    way(scene, "740,680,14 720,760,30 760,850,60 720,940,90 740,1010,120", water),
    polygon([...cliff, ...turned(scene, line("-60,1010 -60,770 200,750"))], rock),
    gouges(
      line("60,830 160,820 260,830 360,830 450,840 520,880 120,900 300,900 420,910").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x - 10, y + 90 + (index % 3) * 30]),
          9,
        ],
      ),
      mix(rock, light.on(inks.ink), 0.35),
    ),

    trees(scene, "-60,730 120,700 280,690 420,720 470,760", 790, 26),
    land(scene, "760,1010 800,900 880,800 960,730 1120,680 1360,650 1660,640", dry),
    turf(scene, [960, 720, 1580, 990], grass, 70),
    way(scene, "1680,640,8 1480,664,20 1280,700,40 1140,750,80 1080,830,160 1080,1010,360"),
    stones(scene, "940,800,90 870,940,140 1530,830,170"),
    company(
      scene,
      [1280, 965, 350],
      band(
        "1480,674,84 1400,690,98 1310,706,112 1230,730,128 1160,765,156 1090,815,195 1170,860,240 1060,930,300",
      ),
      shade,
    ),
  ];
};
