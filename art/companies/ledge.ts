import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges, type Pressed } from "../tools/strokes.ts";
import { type Point, polygon, rect } from "../tools/svg.ts";
import { houses, masonry } from "./buildings.ts";
import { sky, soils, trees, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Castelnuovo: over its roofs the rocks of Monte Marrone stand up in the sun, and the company goes across them, small. */
export const castelnuovo: Setting = (scene) => {
  const { light, random } = scene;
  const { road, trees: wood } = soils(light);
  const { roof, roofShade } = masonry(light);
  const warm = light.on(mix(inks.goldLit, inks.paper, 0.5));
  const rosy = light.on(mix(inks.beechLit, inks.paper, 0.62));
  const wall = (points: string, base: number, plane: string) =>
    ridge(random, line(points), base, {
      plane,
      shade: mix(plane, light.on(mix(inks.violet, inks.mantle, 0.6)), 0.5),
      lit: light.on(inks.raised),
    });
  return [
    sky(scene, [-300, 120], 300),
    wall("-60,-40 160,-90 420,-30 640,-100 860,20 1040,40 1240,190 1420,260 1660,420", 620, rosy),
    wall("-60,380 100,330 300,372 520,400 640,360 860,440 1100,470 1300,560 1660,600", 900, warm),
    way(
      scene,
      "-60,470,14 140,462,16 320,480,16 500,520,17 660,520,18 840,560,19 1040,600,20 1240,660,22 1440,690,24 1700,760,28",
      mix(road, inks.raised, 0.5),
    ),
    company(
      scene,
      [530, 524, 104],
      band(
        "620,524,74 678,528,76 734,540,72 790,550,78 850,562,74 912,576,76 974,588,78 1034,602,74 1096,616,78 1158,636,76 1220,654,78 1284,666,76 1350,678,80",
      ),
    ),
    trees(scene, "-60,760 200,730 460,770 760,760 1080,800 1400,790 1660,820", 1010, 24, wood),
    tower(scene, { at: spot(scene, [300, 1000]), width: 110, height: 400, top: "bell" }),
    houses(scene, "110,930,170 520,940,190 940,960,150 1290,950,190 1500,950,180"),
    ...band("-20,1014,330 370,1040,350 770,1012,360 1150,1046,350 1570,1016,370").map((place) =>
      nearRoof(scene, place, roof, roofShade),
    ),
  ];
};

/** A roof close by, over the lower edge: rows of tiles on its lit side, and a chimney. */
function nearRoof(scene: Scene, [x, y, w]: Pressed, roof: string, dark: string): string {
  const [at] = spot(scene, [x, y]);
  const p = (dx: number, dy: number): Point => [at + dx * w, y + dy * w];
  const wall = mix(roof, inks.raised, 0.6);
  return (
    rect(at - w * 0.1, y - w * 0.5, w * 0.12, w * 0.3, wall) +
    rect(at - w * 0.12, y - w * 0.53, w * 0.16, w * 0.05, dark) +
    polygon(
      [p(-0.66, 0), p(-0.4, -0.36), p(0.5, -0.36), p(0.62, 0)],
      mix(roof, inks.goldLit, 0.15),
    ) +
    polygon([p(0.5, -0.36), p(0.62, 0), p(0.74, 0)], dark) +
    gouges(
      Array.from(
        { length: 9 },
        (_, index): Cut => [p(-0.34 + index * 0.1, -0.33), p(-0.52 + index * 0.128, 0), w * 0.016],
      ),
      dark,
    )
  );
}
