import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";
import { tower } from "./towers.ts";
import { townWall } from "./walls.ts";

/** Castel Romano: under Monte La Romana, along the great stones of the Samnite wall. */
export const castelRomano: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  return [
    sky(scene, [-300, 170], 300),
    mountains(scene, "far", "-40,430 240,370 520,420 820,360 1100,410 1400,350 1640,400"),
    land(
      scene,
      "-60,560 160,510 360,380 520,270 640,230 760,250 900,350 1060,470 1300,550 1660,560",
      mix(grass, light.middle, 0.45),
    ),
    townWall(scene, "420,346 520,300 640,282 760,300 860,352", 16),
    townWall(scene, "330,440 480,392 640,376 800,394 930,446", 18),
    trees(scene, "-60,590 200,560 420,540 700,550 960,550 1200,570 1660,570", 700, 24),
    houses(scene, "880,590,50 940,584,52 1060,584,52 1120,590,52 1180,598,50"),
    tower(scene, { at: [1004, 586], width: 34, height: 104, top: "bell" }),
    land(scene, "-60,650 400,620 900,620 1660,630", mix(grass, light.on(inks.springLit), 0.12)),
    land(scene, "-60,720 400,700 900,700 1660,690", dry),
    way(scene, "1000,626,6 960,664,16 900,716,40 846,790,110 846,880,230 860,1010,430"),
    turf(scene, [760, 740, 1580, 990], grass, 60),
    ...polygonalWall(scene),
    stones(scene, "640,990,120 1490,850,210"),
    company(
      scene,
      [1130, 965, 350],
      band(
        "960,690,84 915,715,100 890,750,122 830,790,155 900,840,205 800,890,255 960,915,290 740,975,330",
      ),
      mix(dry, shade, 0.8),
    ),
  ];
};

/** The wall in the foreground: blocks with many corners, fitted without mortar, broken off towards the road. */
function polygonalWall(scene: Scene): string[] {
  const { light, random, side } = scene;
  const stone = light.on(mix(inks.hairline, inks.paper, 0.35));
  const joint = light.on(mix(inks.hairline, inks.ink, 0.55));
  const at = (x: number, y: number): Point => spot(scene, [x, y]);
  const columns = [-40, 110, 260, 400, 520];
  const rows = [580, 700, 830, 1040];
  const corner = columns.map((x) =>
    rows.map((y): Point => at(x + (random() - 0.5) * 70, y + (random() - 0.5) * 50)),
  );
  const blocks = columns.slice(0, -1).flatMap((_, column) =>
    rows.slice(0, -1).flatMap((_, row): Point[][] => {
      if (row === 0 && column > 1) return [];
      if (row === 1 && column > 2) return [];
      const [a, b, c, d] = [
        corner[column]?.[row],
        corner[column + 1]?.[row],
        corner[column + 1]?.[row + 1],
        corner[column]?.[row + 1],
      ];
      return a && b && c && d ? [[a, b, c, d]] : [];
    }),
  );
  const inset = (block: Point[], share: number): Point[] => {
    const [mx, my] = [0, 1].map(
      (axis) => block.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / block.length,
    ) as [number, number];
    return block.map(([x, y]): Point => [x + (mx - x) * share, y + (my - y) * share]);
  };
  return [
    ...blocks.map((block) => polygon(block, joint)),
    ...blocks.map((block, index) =>
      polygon(inset(block, 0.05), mix(stone, joint, (index % 3) * 0.12)),
    ),
    gouges(
      blocks.map((block): Cut => {
        const [a, b] = inset(block, 0.14);
        return side === "right" ? [a ?? [0, 0], b ?? [0, 0], 7] : [b ?? [0, 0], a ?? [0, 0], 7];
      }),
      light.on(inks.raised),
    ),
    gouges(
      blocks.map((block): Cut => {
        const [, c, d] = inset(block, 0.3);
        return [c ?? [0, 0], d ?? [0, 0], 4];
      }),
      mix(stone, joint, 0.5),
    ),
  ];
}
