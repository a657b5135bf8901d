import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ellipse, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { olive } from "./olives.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Vallemaio: from the slope of the Aurunci the road looks over the plain of the Liri, in mist, to the far mountains. */
export const vallemaio: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const mist = mix(light.sky, light.clouds, 0.6);
  return [
    sky(scene, [900, 230], 300),
    mountains(
      scene,
      "far",
      "-40,370 160,300 320,340 500,230 640,290 800,220 1000,320 1240,260 1640,340",
    ),
    mountains(scene, "middle", "-40,440 260,400 600,430 900,390 1200,420 1640,390", 700),
    polygon(line("-20,470 1620,440 1620,700 -20,700"), mix(grass, light.middle, 0.5)),
    ...band("300,500,300 820,480,360 1250,520,330 620,560,420 1060,590,300").map(([x, y, reach]) =>
      ellipse(spot(scene, [x, y]), reach, 17, mist),
    ),
    land(
      scene,
      "-60,450 120,470 300,520 470,590 640,660 900,710 1660,720",
      mix(grass, light.on(inks.spring), 0.25),
    ),
    houses(scene, "70,490,78 160,500,80 250,524,80 330,556,78"),
    tower(scene, { at: [206, 510], width: 44, height: 150, top: "bell" }),
    houses(scene, "110,560,88 210,576,88 310,600,84 400,630,78"),
    trees(scene, "-60,620 120,610 300,640 460,670 620,700", 800, 26),
    land(scene, "-60,740 300,710 700,724 1100,720 1660,700", dry),
    turf(scene, [0, 760, 1580, 990], grass, 80),
    way(scene, "430,650,10 540,690,24 640,720,44 740,780,100 850,880,230 880,1010,430"),
    olive(scene, [150, 900], 320),
    company(
      scene,
      [1140, 965, 350],
      band(
        "560,706,84 620,728,100 690,752,120 660,795,150 780,815,180 820,870,230 720,920,280 920,935,300",
      ),
      shade,
    ),
  ];
};
