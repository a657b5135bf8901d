import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";

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
