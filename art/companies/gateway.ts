import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, grain } from "../tools/strokes.ts";
import { ellipse, type Point, path, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { CAIRO } from "./cairo.ts";
import { land, mountains, sky, soils } from "./grounds.ts";
import { lantern } from "./lights.ts";
import { company, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Villa Santa Lucia: out of an archway into the night, lanterns in hand; outside the bell tower and Monte Cairo. */
export const villaSantaLucia: Setting = (scene) => {
  const { light, random } = scene;
  const { grass } = soils(light);
  const wall = mix(inks.wood, inks.night, 0.62);
  const edge = mix(inks.wood, inks.goldLit, 0.3);
  const street = mix(light.on(inks.woodLit), inks.goldLit, 0.12);
  const hands = band("700,860,250 930,905,300 560,975,380");
  return [
    sky(scene, [690, 190], 420),
    mountains(scene, "far", CAIRO, 780),
    land(scene, "-60,620 300,600 800,590 1300,610 1660,600", mix(grass, light.near, 0.4)),
    houses(scene, "420,640,84 520,630,88 720,630,84 1110,640,92 1200,650,90"),
    tower(scene, { at: [620, 640], width: 66, height: 250, top: "bell" }),
    houses(scene, "460,690,96 900,680,92 1010,690,96"),
    polygon(line("300,690 1300,690 1620,1010 -20,1010"), street),
    ...hands.map(([x, y, height]) =>
      ellipse(spot(scene, [x, y]), height * 0.5, height * 0.1, mix(street, inks.goldLit, 0.35)),
    ),
    grain(
      random,
      [320, 740, 1260, 980],
      { count: 40, length: 60, width: 5 },
      mix(street, light.near, 0.6),
    ),
    path("M-20-20H1620V1020H1270V420A470 400 0 0 0 330 420V1020H-20Z", wall),
    path("M1270 1020V420A470 400 0 0 0 330 420V1020H372V424A428 362 0 0 1 1228 424V1020Z", edge),
    gouges(voussoirs(), wall),
    gouges(
      line(
        "40,120 160,220 60,340 180,470 40,600 170,720 60,860 1340,140 1450,260 1330,400 1460,520 1340,660 1470,780 1350,900",
      ).map(([x, y]): Cut => [[x, y], [x + 110, y + 2], 5]),
      mix(wall, inks.wood, 0.6),
    ),
    company(
      scene,
      [1010, 930, 330],
      band(
        "640,760,150 720,780,164 800,800,190 690,850,250 860,850,250 780,900,290 920,895,300 560,965,370",
      ),
    ),
    ...hands.map(([x, y, height]) => lantern(scene, [x + 40, y], height)),
  ];
};

/** The joints between the stones of the arch. */
function voussoirs(): Cut[] {
  const around = (share: number, reach: readonly [number, number]): Point => {
    const angle = Math.PI * (1 + share);
    return [800 + Math.cos(angle) * reach[0], 422 + Math.sin(angle) * reach[1]];
  };
  const arch = Array.from({ length: 13 }, (_, index): Cut => {
    const share = (index + 0.5) / 13;
    return [around(share, [428, 362]), around(share, [472, 402]), 5];
  });
  const jambs = [520, 640, 760, 880].flatMap((y): Cut[] => [
    [[330, y], [374, y], 5],
    [[1226, y], [1270, y], 5],
  ]);
  return [...arch, ...jambs];
}
