import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, way } from "./grounds.ts";
import { company, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Castelnuovo, from high on the path along the rocks of Monte Marrone: the houses are small in the valley below. */
export const castelnuovo: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, rock, road, shade } = soils(light);
  const dark = mix(rock, light.on(inks.ink), 0.42);
  const side = scene.side === "right" ? -20 : 1620;
  return [
    sky(scene, [1250, 150], 240),
    mountains(scene, "far", "380,420 620,260 800,350 1060,190 1280,300 1460,220 1660,280"),
    mountains(scene, "middle", "380,520 700,400 1000,450 1300,370 1660,420"),
    land(scene, "-60,560 600,540 1100,510 1660,530", mix(grass, light.middle, 0.5)),
    trees(scene, "500,590 900,560 1300,570 1660,540", 760, 15),
    land(scene, "300,640 900,620 1660,600", mix(grass, light.middle, 0.25)),
    houses(scene, "890,650,36 940,644,38 1036,640,40 1088,642,38"),
    tower(scene, { at: [990, 644], width: 24, height: 78, top: "bell" }),
    houses(scene, "870,678,40 926,674,42 984,672,42 1044,672,42 1100,676,40"),
    trees(scene, "700,740 1000,720 1300,716 1660,690", 960, 20),
    polygon(
      [
        ...broken(
          random,
          turned(scene, line("-20,-20 620,-20 590,120 500,190 540,330 450,420 480,560 560,700")),
          0.12,
        ),
        [side, 760],
        [side, -20],
      ],
      rock,
    ),
    polygon(
      broken(
        random,
        turned(
          scene,
          line("340,-20 620,-20 590,120 500,190 540,330 450,420 480,560 400,420 430,200"),
        ),
        0.12,
      ),
      dark,
    ),
    gouges(
      line("60,60 150,120 250,60 40,240 130,300 230,240 310,330 70,400 190,420 330,150").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x - 26, y + 110 + (index % 3) * 30]),
          9,
        ],
      ),
      mix(rock, dark, 0.6),
    ),
    polygon(
      [
        ...broken(
          random,
          turned(scene, line("-20,520 260,596 540,676 880,784 1240,900 1660,1010")),
          0.08,
        ),
        [side, 1010],
      ],
      dark,
    ),
    way(
      scene,
      "-20,486,26 250,556,38 540,640,54 880,746,80 1240,872,116 1680,1010,170",
      mix(road, rock, 0.4),
    ),
    gouges(
      line("80,640 200,720 330,720 480,800 620,830 780,900 150,840 320,900 560,940 950,950").map(
        ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x - 30, y + 100]), 10],
      ),
      mix(rock, dark, 0.4),
    ),
    company(
      scene,
      [1250, 886, 300],
      band(
        "50,508,92 130,528,104 205,550,116 300,574,132 400,604,150 510,636,170 640,676,192 770,716,214 1440,950,350",
      ),
      shade,
    ),
  ];
};
