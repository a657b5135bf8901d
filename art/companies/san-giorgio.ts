import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { ellipse, type Point } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** San Giorgio: the little lake of spring water among the trees, the white Madonna on its bed, the bell tower behind. */
export const sanGiorgio: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const water = light.on(mix(inks.springLit, inks.mantlePale, 0.4));
  const deep = light.on(mix(inks.spring, inks.mantle, 0.3));
  const [x, y] = spot(scene, [470, 800]);
  return [
    sky(scene, [-300, 200], 340),
    mountains(
      scene,
      "middle",
      "-40,420 160,330 380,390 620,270 860,370 1100,310 1340,390 1640,330",
    ),
    land(scene, "-60,520 400,480 900,500 1660,490", mix(grass, light.middle, 0.3)),
    houses(scene, "250,590,80 350,580,84 450,576,84 760,580,84 860,586,82 960,596,80"),
    tower(scene, { at: [640, 580], width: 66, height: 260, top: "bell" }),
    church(scene, [560, 596], 110),
    trees(
      scene,
      "-60,560 100,540 240,600 420,620 600,622 800,616 980,600 1140,540 1660,520",
      740,
      34,
    ),
    land(scene, "-60,650 300,640 700,636 1100,640 1660,650", grass),
    rounded(lake(x, y, 1), mix(grass, light.on(inks.ink), 0.35)),
    rounded(lake(x, y + 8, 0.95), water),
    rounded(lake(x + 20, y + 34, 0.62), mix(water, deep, 0.5)),
    sunkenMadonna(scene, [x + 20, y + 40], mix(water, deep, 0.5)),
    gouges(
      Array.from({ length: 20 }, (_, index): Cut => {
        const across = (random() - 0.5) * 820 + (index % 2 ? 200 : -200);
        const down = -70 + random() * 160;
        return [
          [x + across, y + down],
          [x + across + 50 + (index % 4) * 20, y + down],
          3 + (index % 3),
        ];
      }),
      mix(water, light.on(inks.raised), 0.7),
    ),
    land(scene, "-60,960 300,950 640,938 900,880 1010,800 1080,720 1300,690 1660,690", dry),
    turf(scene, [960, 760, 1580, 990], grass, 60),
    way(scene, "1120,660,10 1160,700,30 1120,770,80 1060,870,180 1040,1010,380"),
    stones(scene, "880,930,100 1010,800,60"),
    company(
      scene,
      [1250, 965, 350],
      band(
        "1140,700,92 1170,735,116 1120,770,140 1190,810,175 1080,850,215 1120,910,270 980,970,320",
      ),
      shade,
    ),
  ];
};

/** The shore of the little lake: its middle, and how large it is. */
const lake = (x: number, y: number, size: number): Point[] =>
  line(
    "-560,10 -470,-70 -300,-96 -120,-84 60,-112 260,-92 420,-60 520,10 470,80 280,120 60,112 -140,140 -360,116 -500,76",
  ).map(([dx, dy]) => [x + dx * size, y + dy * size]);

/** The white Madonna that stands on the bed, seen through the water that moves over her. */
function sunkenMadonna({ light }: Scene, [x, y]: Point, water: string): string {
  const white = mix(light.on(inks.raised), water, 0.42);
  return (
    rounded(
      [
        [x - 24, y + 44],
        [x - 22, y],
        [x - 14, y - 26],
        [x - 9, y - 44],
        [x, y - 50],
        [x + 9, y - 44],
        [x + 14, y - 26],
        [x + 22, y],
        [x + 24, y + 44],
      ],
      white,
    ) +
    ellipse([x, y - 34], 6, 8, mix(white, water, 0.45)) +
    gouges(
      [
        [[x - 4, y - 14], [x - 10, y + 40], 3],
        [[x + 6, y - 10], [x + 10, y + 38], 4],
        [[x - 52, y + 26], [x + 34, y + 25], 7],
        [[x - 30, y + 6], [x + 46, y + 5], 5],
        [[x - 40, y - 22], [x + 24, y - 23], 4],
      ],
      water,
    )
  );
}
