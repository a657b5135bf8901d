import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { cross } from "../tools/pilgrims.ts";
import { line } from "../tools/points.ts";
import { gouges, ribbon } from "../tools/strokes.ts";
import { circle, type Point } from "../tools/svg.ts";
import { church, houses } from "./buildings.ts";
import { fist } from "./close.ts";
import { land, mountains, sky, soils, trees } from "./grounds.ts";
import { type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Acquafondata, near: the beads in the hand of one who leads the Rosary; who came home has set the suitcase down, far off is the town. */
export const rosary: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade } = soils(light);
  const side = scene.side === "right" ? 1 : -1;
  return [
    sky(scene, [420, 230], 420),
    mountains(scene, "far", "-40,520 200,420 480,500 760,390 1060,480 1340,400 1660,500"),
    trees(scene, "-60,640 200,610 600,640 1100,620 1660,600", 800, 22),
    land(scene, "-60,690 400,670 900,664 1660,680", mix(grass, light.on(inks.springLit), 0.2)),
    houses(scene, "500,690,52 560,684,54 690,682,54 752,690,52"),
    tower(scene, { at: [600, 690], width: 34, height: 136, top: "bell" }),
    church(scene, [644, 700], 80),
    land(scene, "-60,740 400,724 1000,740 1660,730", dry),
    land(scene, "-60,860 300,840 900,850 1660,840", road),
    suitcase(spot(scene, [230, 985]), 400, {
      front: light.on(mix(inks.beech, inks.wood, 0.2)),
      side: light.on(inks.wood),
      lid: light.on(inks.woodLit),
      cord: light.on(inks.paper),
      behind: dry,
      shadow: shade,
    }),
    beads(scene),
    fist(scene, spot(scene, [960, 330]), {
      size: 400,
      side: side as 1 | -1,
      turn: -10 * side,
      sleeve: light.on(mix(inks.mantle, inks.ink, 0.25)),
      skin: 0.14,
    }),
  ];
};

/** The beads: a loop that hangs from the fist, its decades with a space between them, and the cross below. */
function beads(scene: Scene): string {
  const { light } = scene;
  const wood = light.on(mix(inks.beech, inks.wood, 0.35));
  const lit = light.on(inks.beechLit);
  const cord = light.on(inks.ink);
  const on = (share: number): Point => {
    const angle = Math.PI * (1.5 + 2 * share);
    const width = 190 * (1 - 0.35 * Math.sin(angle));
    return spot(scene, [930 + Math.cos(angle) * width * 0.9, 560 + Math.sin(angle) * 250]);
  };
  const ends = line("930,838 930,866 930,894").map((at) => spot(scene, at));
  const places = Array.from({ length: 55 }, (_, index) => index)
    .filter((index) => index % 11 !== 0)
    .map((index) => on((index + 0.5) / 55));
  const medal = spot(scene, [930, 808]);
  return [
    ribbon(
      Array.from({ length: 33 }, (_, index) => [...on(index / 32), 5] as const),
      cord,
    ),
    ribbon(
      [
        [...medal, 5],
        [...spot(scene, [930, 940]), 5],
      ],
      cord,
    ),
    ...places.concat(ends).map((at) => circle(at, 14.5, wood)),
    gouges(
      places.concat(ends).map(([x, y]) => [[x - 8, y - 1], [x + 1, y - 9], 5, 4] as const),
      lit,
    ),
    circle(medal, 26, light.on(inks.gold)),
    circle([medal[0] - 2, medal[1] - 2], 17, light.on(inks.goldLit)),
    cross(spot(scene, [930, 958]), 62, wood),
  ].join("");
}
