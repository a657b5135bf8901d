import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves } from "../tools/ridges.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { church, houses } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** The outline of Monte Cairo from the plain, broad and bare. */
export const CAIRO =
  "-40,520 160,420 360,300 560,170 680,110 800,140 960,240 1160,340 1400,430 1640,470";

/**
 * Castrocielo: out of the shade of an old olive, up to Monte Asprano and what stands on its top; those who go by on the road
 * below are small.
 */
export const castrocielo: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const slope = mix(light.middle, dry, 0.45);
  return [
    sky(scene, [1290, 470], 420),
    mountains(scene, "far", "700,600 900,560 1120,580 1300,520 1460,560 1660,510"),
    mountains(
      scene,
      "middle",
      "-60,620 120,560 290,500 430,410 560,300 640,262 860,268 930,340 1030,440 1150,530 1290,610 1440,670",
      820,
    ),
    townWall(scene, "600,290 680,266 730,266", 34),
    tower(scene, { at: [600, 292], width: 42, height: 96, top: "broken" }),
    tower(scene, { at: [690, 272], width: 52, height: 124, top: "broken" }),
    tower(scene, { at: [762, 274], width: 26, height: 98, top: "bell" }),
    church(scene, [810, 276], 76),
    land(scene, "-60,700 240,660 520,650 820,680 1180,700 1660,700", slope),
    houses(scene, "690,676,52 750,668,54 880,668,54 940,674,52"),
    tower(scene, { at: [812, 680], width: 30, height: 116, top: "bell" }),
    houses(scene, "720,712,58 784,706,60 850,704,60 916,708,58"),
    trees(scene, "-60,700 400,690 640,716 1000,716 1660,700", 780, 18),
    land(scene, "-60,790 400,770 1000,780 1660,760", dry),
    way(scene, "-60,850,20 300,830,24 640,836,30 1000,820,36 1300,800,30 1660,790,24"),
    company(
      scene,
      [860, 840, 116],
      band("920,832,100 970,828,98 800,844,104 740,842,102 690,840,98 640,844,100 590,838,98"),
      mix(dry, shade, 0.8),
    ),
    land(scene, "-60,900 400,880 900,910 1660,880", mix(grass, light.near, 0.45)),
    turf(scene, [0, 890, 1580, 1000], mix(grass, light.near, 0.15), 50),
    ...oldOlive(scene),
  ];
};

/** The olive under which the viewer stands: its hollow, twisted trunk, and its boughs along the top of the picture. */
function oldOlive(scene: Scene): string[] {
  const { light, random } = scene;
  const bark = mix(light.on(inks.wood), light.near, 0.4);
  const lit = mix(bark, light.disc, 0.32);
  const bough = (course: string) => ribbon(turned(scene, band(course)), bark);
  const sprays = (places: string, count: number, ink: string) =>
    line(places).map((at) => leaves(random, spot(scene, at), [190, 74], count, 92, ink));
  return [
    ...sprays(
      "330,150 620,30 960,60 1260,60 1530,120 60,120 480,40 1110,20",
      15,
      mix(light.on(inks.spring), light.near, 0.5),
    ),
    bough("250,420,130 330,260,74 520,150,46 800,66,30 1120,70,18 1330,130,6"),
    bough("200,400,120 180,220,80 90,90,56 40,-40,44"),
    bough("280,330,64 420,130,40 640,20,24 900,-30,12"),
    rounded(
      turned(
        scene,
        line(
          "60,1040 120,900 110,760 150,620 120,480 170,360 300,330 330,450 290,560 340,690 320,820 380,930 500,1040",
        ),
      ),
      bark,
    ),
    gouges(
      line("150,880 190,700 160,540 250,860 300,720 240,520 340,940 220,420 270,640").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y + 60]),
          spot(scene, [x + (index % 2 ? 26 : -18), y - 110]),
          15,
          index % 2 ? 26 : -22,
        ],
      ),
      lit,
    ),
    rounded(
      turned(scene, line("200,700 240,640 262,720 250,820 214,840 196,780")),
      mix(bark, inks.night, 0.55),
    ),
    ...sprays(
      "240,90 520,60 860,40 1180,130 1440,50 120,30 740,0 1060,120",
      13,
      light.on(mix(inks.springLit, inks.paper, 0.3)),
    ),
    ...sprays(
      "380,60 700,30 1060,50 1360,110 1560,30",
      9,
      mix(light.on(inks.spring), light.disc, 0.3),
    ),
  ];
}
