import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, path, polygon, rect } from "../../tools/svg.ts";

const dark = mix(inks.night, inks.wood, 0.45);

/** Somebody praying alone in the pews, seen from behind, where the light of a high window falls. */
export default function draw(): string {
  const random = seeded(242);
  const wall = mix(inks.mantle, inks.night, 0.4);
  const light = mix(inks.mantlePale, inks.goldLit, 0.5);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 640],
      { count: 60, length: 120, width: 4, slope: 0.35 },
      mix(wall, inks.night, 0.4),
    ),
    polygon(line("210,150 420,100 1180,1000 560,1000"), mix(wall, light, 0.3)),
    polygon(line("300,130 390,108 1040,1000 780,1000"), mix(wall, light, 0.5)),
    window(),
    gouges(motes(random), inks.paper),
    pew(640, 0.55),
    pew(735, 0.78),
    bust(
      [800, 600],
      210,
      {
        coat: mix(inks.beech, inks.wood, 0.3),
        lit: inks.goldLit,
        dark: inks.night,
        accent: inks.paper,
      },
      "scarf",
    ),
    pew(855, 1.08),
    polygon(line("640,868 980,868 1040,1000 700,1000"), mix(inks.beech, inks.beechLit, 0.35)),
    polygon(line("640,855 980,855 984,872 644,872"), inks.goldLit),
    grain(random, [-40, 885, 1560, 990], { count: 30, length: 220, width: 4 }, dark),
  );
}

function window(): string {
  return (
    path(
      "M200 420V170C200 70 260 30 315 30C370 30 430 70 430 170V420Z",
      mix(inks.wood, inks.night, 0.5),
    ) +
    path("M222 400V175C222 92 268 54 315 54C362 54 408 92 408 175V400Z", inks.raised) +
    rect(309, 54, 12, 346, inks.wood) +
    rect(222, 190, 186, 10, inks.wood) +
    rect(222, 296, 186, 10, inks.wood) +
    polygon(line("190,400 440,400 460,430 180,430"), inks.woodLit)
  );
}

function motes(random: () => number): Cut[] {
  return Array.from({ length: 40 }, (): Cut => {
    const share = random() * 0.8;
    const x = 330 + share * 480 + (random() - 0.5) * (150 + share * 260);
    const y = 220 + share * 420;
    return [[x, y], [x + 12 + random() * 16, y + 15 + random() * 18], 2.4];
  });
}

/** The back of a bench across the picture: its rail in the light, and the uprights below. */
function pew(y: number, near: number): string {
  const board = mix(inks.wood, inks.night, 0.3 / near);
  const uprights = Array.from({ length: 9 }, (_, index) => {
    const x = 800 + (index - 4.5) * 330 * near;
    return rect(x, y + 14, 20 * near, 260, dark);
  });
  return (
    rect(0, y, 1600, 260, board) +
    uprights.join("") +
    rect(0, y, 1600, 17 * near, mix(inks.wood, inks.woodLit, 0.35)) +
    gouges([[[0, y + 3], [1600, y + 3], 3 * near]], inks.woodLit)
  );
}
