import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves, trunk } from "../tools/ridges.ts";
import { gouges } from "../tools/strokes.ts";
import { circle, ellipse, path, polygon, rect } from "../tools/svg.ts";
import { land, mountains, sky, soils, trees, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** The coach has come up at first light: those who rode in it take their things and form up behind the banner. */
export const coach: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, road, shade } = soils(light);
  const bark = { plane: light.on(inks.wood), lit: light.on(inks.woodLit) };
  const leaf = light.on(mix(inks.spring, inks.goldLit, 0.1));
  return [
    sky(scene, [1180, 230], 320),
    mountains(scene, "far", "-40,420 240,300 560,380 860,260 1140,360 1400,280 1640,380"),
    mountains(scene, "middle", "-40,520 300,440 640,480 1000,420 1300,470 1640,410"),
    trees(scene, "-60,560 400,530 800,560 1200,520 1660,550", 760, 32),
    land(scene, "-60,680 500,660 1000,664 1660,650", dry),
    turf(scene, [900, 690, 1580, 780], grass, 40),
    trunk(random, spot(scene, [1490, 740]), 800, 76, bark),
    ...line("1420,60 1580,30 1330,10").map((at) =>
      leaves(random, spot(scene, at), [230, 120], 50, 62, leaf),
    ),
    polygon(line("-20,790 1620,770 1620,1010 -20,1010"), road),
    bus(scene),
    gouges(
      line("1100,850 1300,880 1200,960 700,930 420,960 900,980").map(([x, y]) => [
        spot(scene, [x, y]),
        spot(scene, [x + 120, y]),
        4,
      ]),
      mix(road, light.on(inks.beech), 0.35),
    ),
    company(
      scene,
      [1230, 950, 370],
      band("650,880,300 745,900,310 860,890,300 560,925,330 960,930,340 1080,890,310 420,975,370"),
      shade,
    ),
  ];
};

/** The coach from its side, its door open. */
function bus(scene: Scene): string {
  const { light } = scene;
  const body = light.on(inks.paper);
  const dark = light.on(mix(inks.ink, inks.mantle, 0.3));
  const glass = light.on(mix(inks.mantle, inks.mantlePale, 0.35));
  const stripe = light.onCloth(inks.spring);
  const x = (value: number) => spot(scene, [value, 0])[0];
  const box = (from: number, y: number, width: number, height: number, ink: string) =>
    rect(Math.min(x(from), x(from + width)), y, width, height, ink);
  const outline = `M${x(40)} 846V470Q${x(40)} 420 ${x(90)} 416H${x(930)}Q${x(990)} 420 ${x(1000)} 500L${x(1016)} 700V846Z`;
  return [
    ellipse([x(530), 858], 520, 20, light.on(mix(inks.woodLit, inks.ink, 0.4))),
    path(outline, body),
    box(40, 690, 976, 44, stripe),
    box(40, 748, 976, 10, stripe),
    ...[70, 220, 370, 520, 670].map(
      (at) => box(at, 470, 134, 150, glass) + box(at, 470, 134, 14, dark),
    ),
    ...[92, 242, 392, 542, 692].map((at) =>
      gouges([[[x(at + 70), 490], [x(at + 20), 600], 12]], mix(glass, light.sky, 0.6)),
    ),
    box(826, 466, 96, 366, dark),
    box(836, 640, 76, 180, light.on(inks.wood)),
    path(`M${x(940)} 470H${x(978)}L${x(998)} 620H${x(940)}Z`, glass),
    box(40, 820, 976, 30, dark),
    ...[220, 740].map(
      (at) => circle([x(at), 846], 62, dark) + circle([x(at), 846], 28, light.on(inks.hairline)),
    ),
    box(96, 772, 400, 8, mix(body, dark, 0.3)),
  ].join("");
}
