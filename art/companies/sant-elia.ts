import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves } from "../tools/ridges.ts";
import { gouges, ribbon } from "../tools/strokes.ts";
import { ellipse, type Point } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Sant'Elia: a great olive as in the story of Olivella; behind it the town in its walls over the Rapido. */
export const santElia: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, water, shade } = soils(light);
  return [
    sky(scene, [-300, 180], 320),
    mountains(scene, "far", "-40,390 180,270 420,350 640,230 900,340 1160,260 1640,380"),
    mountains(scene, "middle", "-40,500 200,420 460,470 700,400 1000,460 1300,430 1640,470"),
    land(
      scene,
      "-60,600 300,560 560,520 900,510 1160,560 1660,600",
      mix(grass, light.middle, 0.25),
    ),
    houses(scene, "620,516,56 684,506,58 750,500,60 880,504,58 944,514,56"),
    tower(scene, { at: [816, 500], width: 46, height: 150, top: "bell" }),
    houses(scene, "560,560,64 636,550,66 712,546,68 790,546,68 868,550,66 944,560,64"),
    townWall(scene, "500,602 640,588 800,584 960,590 1040,606", 40),
    ...line("520,610 700,600 880,600 1030,618").map((at) =>
      tower(scene, { at, width: 44, height: 76, top: "merlons" }),
    ),
    trees(scene, "-60,620 240,600 500,610 760,608 1000,620 1300,600 1660,610", 740, 22),
    land(scene, "-60,680 500,650 1000,660 1660,650", grass),
    way(scene, "1660,660,10 1260,668,16 900,690,30 620,690,36 300,730,52 -60,790,84", water),
    land(scene, "-60,830 300,770 700,740 1100,730 1660,710", dry),
    turf(scene, [300, 780, 1580, 990], grass, 80),
    way(scene, "1680,690,8 1440,712,20 1220,745,42 1060,800,90 980,880,200 960,1010,410"),
    ...oldOlive(scene, spot(scene, [290, 940])),

    company(
      scene,
      [1180, 965, 350],
      band(
        "1400,730,90 1320,742,102 1240,760,120 1150,785,144 1060,820,180 960,870,230 1060,900,260 880,950,310",
      ),
      shade,
    ),
  ];
};

/** An old olive near by: a trunk twisted and split, crowns of small leaves one beside the other. */
function oldOlive({ light, random }: Scene, [x, y]: Point): string[] {
  const bark = light.on(mix(inks.wood, inks.woodLit, 0.2));
  const leaf = light.on(mix(inks.spring, inks.paper, 0.22));
  const crowns = band(
    "-190,-330,130 170,-350,140 -30,-450,150 -240,-430,100 230,-450,100 0,-340,120",
  );
  const scattered = (count: number, size: number, ink: string) =>
    crowns.map(([dx, dy, r]) =>
      leaves(random, [x + dx, y + dy], [r * 1.1, r * 0.8], count, size, ink),
    );
  return [
    ribbon(
      [
        [x, y, 170],
        [x - 10, y - 60, 110],
        [x + 10, y - 160, 100],
        [x - 20, y - 260, 60],
      ],
      bark,
    ),
    ribbon(
      [
        [x - 10, y - 160, 60],
        [x - 90, y - 250, 40],
        [x - 180, y - 320, 16],
      ],
      bark,
    ),
    ribbon(
      [
        [x + 20, y - 150, 56],
        [x + 90, y - 250, 38],
        [x + 170, y - 340, 16],
      ],
      bark,
    ),
    gouges(
      [
        [[x - 46, y - 10], [x - 20, y - 150], 9, 10],
        [[x - 14, y - 20], [x + 2, y - 190], 8, -12],
        [[x + 24, y - 20], [x + 34, y - 130], 8, 8],
        [[x - 100, y - 262], [x - 40, y - 196], 6],
      ],
      light.on(inks.woodLit),
    ),
    ...crowns.map(([dx, dy, r]) => ellipse([x + dx, y + dy], r * 1.1, r * 0.8, leaf)),
    ...scattered(12, 34, light.on(mix(inks.springLit, inks.paper, 0.4))),
    ...scattered(7, 32, light.on(mix(inks.spring, inks.ink, 0.35))),
  ];
}
