import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { ellipse } from "../tools/svg.ts";
import { rings, water } from "../tools/waters.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Villa Scontrone: across the Sangro from stone to stone; old Scontrone is high on its spur of rock. */
export const villaScontrone: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, rock, water: river } = soils(light);
  const spur = mix(rock, light.middle, 0.3);
  const stone = light.on(mix(inks.hairline, inks.woodLit, 0.2));
  return [
    sky(scene, [1240, 150], 240),
    mountains(scene, "far", "-40,260 300,160 560,330 760,340 980,220 1200,130 1400,240 1640,150"),
    mountains(scene, "middle", "700,460 940,340 1160,260 1340,300 1500,220 1660,180"),
    land(scene, "-60,200 120,212 300,240 440,262 540,310 600,400 660,480 780,520 1660,520", spur),
    gouges(
      line(
        "60,250 150,260 240,280 330,300 420,310 500,350 110,370 220,390 330,400 430,420 540,440",
      ).map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x - 20, y + 70 + (index % 3) * 26]),
          8,
        ],
      ),
      mix(spur, light.on(inks.ink), 0.35),
    ),
    houses(scene, "70,222,52 130,228,54 190,234,54 310,250,54 370,260,52 426,274,50"),
    tower(scene, { at: [250, 240], width: 36, height: 106, top: "bell" }),
    trees(scene, "-60,500 300,490 640,510 1000,490 1300,470 1660,450", 640, 28),
    land(scene, "-60,560 400,540 900,544 1660,530", grass),
    water(
      random,
      { top: 590, bottom: 1000 },
      { plane: river, strokes: [mix(river, light.sky, 0.6), light.on(inks.spring)], count: 110 },
    ),
    land(scene, "1180,1010 1260,930 1400,880 1660,850", grass),
    stones(scene, "150,640,150 1450,650,170 90,930,260 1010,640,90"),
    ...band(
      "600,608,34 640,632,44 690,664,56 740,704,70 800,752,86 870,806,104 950,866,124 1060,934,150",
    ).map(([x, y, reach]) => {
      const at = spot(scene, [x, y]);
      return (
        rings(
          random,
          [at[0], at[1] + reach * 0.2],
          { radius: reach, count: 1 },
          mix(river, light.sky, 0.7),
        ) +
        ellipse(
          [at[0], at[1] + reach * 0.2],
          reach,
          reach * 0.34,
          mix(stone, light.on(inks.ink), 0.45),
        ) +
        ellipse(at, reach, reach * 0.32, stone)
      );
    }),
    company(
      scene,
      [955, 872, 300],
      band(
        "420,590,88 500,594,96 560,600,104 604,610,112 642,636,126 692,668,146 742,708,170 802,756,196 872,812,234 1066,942,330 1280,975,350",
      ),
    ),
  ];
};
