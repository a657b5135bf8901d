import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { type Point, rect } from "../tools/svg.ts";
import { crownsFromAbove, fileFromAbove, roofs, scattered } from "./from-above.ts";
import { soils, turf, way } from "./grounds.ts";
import { type Setting, spot, turned } from "./scene.ts";

/** Cardito, from the mountain: the lake fills its bowl, sky and clouds in it, and the company goes along its shore. */
export const cardito: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, road, shade, trees } = soils(light);
  const lake = light.on(mix(inks.springLit, inks.mantlePale, 0.55));
  const deep = mix(lake, light.on(inks.mantle), 0.42);
  const shore = (by: number) =>
    turned(
      scene,
      line(
        "90,330 330,170 640,120 960,150 1250,120 1480,250 1550,440 1440,620 1180,720 860,700 600,780 330,740 140,560",
      ).map(([x, y]): Point => [820 + (x - 820) * by, 440 + (y - 440) * by]),
    );
  const crowns = (at: Point, oval: Point, count: number, breadth: number) =>
    crownsFromAbove(scene, scattered(scene, at, oval, count, breadth), trees, grass);
  return [
    rect(-10, -10, 1620, 1020, grass),
    turf(scene, [0, 760, 1580, 1000], mix(grass, light.on(inks.spring), 0.4), 60),
    rounded(shore(1.07), dry),
    rounded(shore(1.015), mix(lake, light.on(inks.raised), 0.5)),
    rounded(shore(0.985), lake),
    rounded(shore(0.84), mix(lake, deep, 0.5)),
    // The mountains and the clouds in the water.
    rounded(
      turned(
        scene,
        line(
          "300,210 620,170 960,190 1300,180 1440,300 1300,420 1180,330 1040,480 900,350 760,520 620,340 480,430 340,330",
        ),
      ),
      deep,
    ),
    rounded(
      turned(scene, line("520,600 640,560 780,580 900,556 960,590 840,622 660,626")),
      mix(lake, light.on(inks.raised), 0.7),
    ),
    rounded(
      turned(scene, line("1080,580 1180,552 1290,566 1330,596 1200,616")),
      mix(lake, light.on(inks.raised), 0.6),
    ),
    gouges(
      Array.from({ length: 40 }, (_, index): Cut => {
        const [x, y] = spot(scene, [260 + random() * 1100, 210 + (index / 40) * 480]);
        return [[x, y], [x + 60 + random() * 70, y + 2], 6];
      }),
      mix(lake, light.on(inks.raised), 0.75),
    ),
    crowns([120, 90], [240, 130], 13, 110),
    crowns([820, 30], [420, 50], 14, 96),
    crowns([1500, 90], [200, 110], 10, 110),
    crowns([40, 640], [90, 150], 6, 120),
    roofs(scene, "1130,70,58 1200,60,60 1090,104,62 1166,108,62 1240,98,62"),
    way(
      scene,
      "1660,660,46 1500,740,56 1240,830,72 920,830,86 640,900,104 340,890,120 -60,960,150",
      road,
    ),
    fileFromAbove(
      scene,
      "1010,820,92 1090,836,84 1160,826,80 1225,824,76 1290,800,72 1350,780,68 1405,770,64 1455,748,60 1505,730,58 1550,706,54 1590,694,50",
      shade,
    ),
    crowns([1480, 960], [180, 70], 6, 150),
    crowns([160, 1010], [150, 50], 4, 150),
  ];
};
