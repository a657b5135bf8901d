import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { bust, cross, pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon } from "../tools/strokes.ts";
import { circle, type Point, path, polygon, rect } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { mountains, sky, trees } from "./grounds.ts";
import { dressed, leaningBanner, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";

/** Acquafondata: who came home from far has set the suitcase down and opened the balcony; below, the Rosary goes by. */
export const balcony: Setting = (scene) => {
  const { light } = scene;
  const wall = light.on(mix(inks.beech, inks.wood, 0.55));
  const floor = light.on(mix(inks.beech, inks.woodLit, 0.3));
  const bright = mix(floor, light.sky, 0.62);
  const iron = light.on(mix(inks.ink, inks.night, 0.4));
  return [
    sky(scene, [640, 190], 330),
    mountains(scene, "far", "300,430 480,330 640,400 820,300 1000,390 1240,330", 620),
    trees(scene, "380,520 640,490 900,510 1240,486", 640, 18),
    houses(scene, "500,640,120 610,630,110 1130,640,124 720,650,120"),
    tower(scene, { at: [830, 650], width: 62, height: 300, top: "bell" }),
    houses(scene, "930,664,130 470,680,130 1040,676,120"),
    rect(400, 640, 800, 240, mix(light.middle, light.sky, 0.35)),
    ...band("470,700,66 560,690,62 640,704,66 730,692,62 1040,690,66 1120,704,64").map(
      ([x, y, size], index) =>
        bust(
          spot(scene, [x, y]),
          size,
          dressed(scene, index),
          HEADS[index % HEADS.length] ?? "hat",
        ),
    ),
    leaningBanner(scene, [1010, 900], [990, 190], 250),
    ...band("520,770,84 640,760,80 760,772,84 930,764,82 1070,770,86").map(([x, y, size], index) =>
      bust(
        spot(scene, [x, y]),
        size,
        dressed(scene, index + 4),
        HEADS[(index + 2) % HEADS.length] ?? "hat",
      ),
    ),
    // The rail of the balcony.
    ...Array.from({ length: 13 }, (_, index) => rect(438 + index * 60, 650, 8, 230, iron)),
    ribbon(band("400,650,20 1200,650,20"), iron),
    // The room: its wall around the opening, the floor, and the light on it.
    path("M-20-20H1620V1020H-20ZM420 876H1180V70H420Z", wall),
    polygon(line("-20,876 1620,876 1620,1020 -20,1020"), floor),
    polygon(line("420,876 1180,876 1420,1020 520,1020"), bright),
    gouges(
      line("60,905 700,905 1200,905 260,950 900,950 1400,950 20,990 620,990 1240,990").map(
        ([x, y]): Cut => [[x, y], [x + 330, y], 5],
      ),
      mix(floor, inks.wood, 0.4),
    ),
    gouges(
      line("60,120 150,300 40,520 190,700 1440,150 1530,360 1410,600 1500,760").map(
        ([x, y]): Cut => [[x, y], [x + 90, y - 8], 9],
      ),
      mix(wall, floor, 0.35),
    ),
    leaf(scene, 420, 260),
    leaf(scene, 1180, 1340),
    polygon(line("404,56 1196,56 1180,76 420,76"), mix(wall, inks.night, 0.4)),
    suitcase([236, 996], 330, {
      front: light.on(mix(inks.beech, inks.gold, 0.4)),
      side: light.on(inks.wood),
      lid: light.on(inks.woodLit),
      cord: light.on(inks.paper),
      behind: wall,
      shadow: mix(floor, inks.wood, 0.6),
    }),
    polygon(line("650,986 760,986 1000,1020 760,1020"), mix(bright, inks.wood, 0.5)),
    pilgrim({
      at: [700, 990],
      height: 690,
      kind: "man",
      hat: true,
      inks: { ...dressed(scene, 2), accent: light.on(inks.woodLit) },
    }),
    pilgrim({ at: [545, 990], height: 640, kind: "child", inks: dressed(scene, 3) }),
    beads(scene, [798, 780]),
  ];
};

const HEADS = ["kerchief", "short", "scarf", "hat", "bun"] as const;

/** One leaf of the door, opened into the room: its panes bright with the sky. */
function leaf({ light }: Scene, hinge: number, edge: number): string {
  const frame = light.on(mix(inks.spring, inks.wood, 0.25));
  const glass = mix(light.sky, frame, 0.3);
  const pane = (from: number, to: number, ink: string): string => {
    const at = (share: number, level: number): Point => [
      hinge + (edge - hinge) * share,
      level + share * (level - 470) * 0.11,
    ];
    return polygon([at(0.16, from), at(0.84, from), at(0.84, to), at(0.16, to)], ink);
  };
  return (
    polygon(
      [
        [hinge, 70],
        [edge, 20],
        [edge, 944],
        [hinge, 876],
      ],
      frame,
    ) +
    pane(110, 320, glass) +
    pane(350, 560, glass) +
    pane(590, 840, mix(frame, inks.night, 0.25))
  );
}

/** Beads that hang from a hand: their loop, the medal where it ends, and the cross below. */
function beads({ light }: Scene, [x, y]: Point): string {
  const wood = light.on(mix(inks.beech, inks.red, 0.3));
  const loop = Array.from({ length: 24 }, (_, index): Point => {
    const angle = Math.PI * (1.5 + (2 * (index + 0.5)) / 24);
    return [x + Math.cos(angle) * 34, y + 62 + Math.sin(angle) * 62];
  });
  return (
    [...loop, [x, y + 140] as Point, [x, y + 154] as Point]
      .map((at) => circle(at, 6, wood))
      .join("") +
    circle([x, y + 126], 9, light.on(inks.goldLit)) +
    cross([x, y + 178], 20, wood)
  );
}
