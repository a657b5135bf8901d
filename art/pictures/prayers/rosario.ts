import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

/** Five decades, and the bead between each and the next. */
const BEADS = 55;

/** A rosary of wooden beads lies on a table, seen from above, where the light of a window falls. */
export default function draw(): string {
  const random = seeded(131);
  const table = mix(inks.mantle, inks.night, 0.25);
  const lit = mix(inks.mantle, inks.mantlePale, 0.32);
  const loop = Array.from({ length: BEADS }, (_, index) => loopAt(index / BEADS));
  const joint = loop[0] ?? [0, 0];
  const tail = Array.from(
    { length: 5 },
    (_, index): Point => [
      joint[0] + 66 + index * 46,
      joint[1] + 30 + index * 15 - index * index * 2.4,
    ],
  );
  const end = tail.at(-1) ?? joint;
  return canvas(
    table,
    polygon(line("-10,120 620,-10 1290,-10 300,1010 -10,1010"), lit),
    polygon(line("300,-10 360,-10 -10,330 -10,270"), table),
    polygon(line("880,-10 950,-10 60,1010 -10,1010 -10,990"), table),
    polygon(line("0,440 60,400 800,520 770,560"), table),
    gouges(
      [
        [[-40, 250], [1640, 150], 5],
        [[-40, 560], [1640, 470], 5],
        [[-40, 880], [1640, 800], 5],
      ],
      mix(table, inks.night, 0.5),
    ),
    grain(
      random,
      [-100, 20, 1500, 980],
      { count: 90, length: 240, width: 4, slope: -0.056, bend: 4 },
      mix(table, inks.night, 0.28),
    ),
    group(
      "translate(16 24)",
      thread(loop, true, shadow),
      thread([joint, ...tail], false, shadow),
      ...loop.map((at, index) => circle(at, size(index), shadow)),
      ...tail.map((at, index) => circle(at, tailSize(index), shadow)),
      crucifix(end, true),
    ),
    thread(loop, true, inks.woodLit),
    thread([joint, ...tail], false, inks.woodLit),
    ...loop.map((at, index) => bead(at, size(index), index % 11 === 0)),
    ...tail.map((at, index) => bead(at, tailSize(index), tailSize(index) > 22)),
    crucifix(end, false),
    ellipse(joint, 26, 30, inks.goldLit),
    ellipse([joint[0] + 3, joint[1] + 4], 18, 22, inks.gold),
    gouges([[[joint[0] - 14, joint[1] - 2], [joint[0] + 2, joint[1] - 22], 4, 5]], inks.raised),
  );
}

const shadow = mix(inks.night, inks.mantle, 0.15);

/** The loop as it fell: where its bead is, from 0 to 1 once around. */
function loopAt(share: number): Point {
  const angle = share * Math.PI * 2 + 0.42;
  const reach = 1 + 0.13 * Math.cos(2 * angle + 0.6) + 0.06 * Math.sin(3 * angle);
  return [620 + Math.cos(angle) * 400 * reach, 440 + Math.sin(angle) * 300 * reach];
}

const size = (index: number) => (index % 11 === 0 ? 26 : 19);
const tailSize = (index: number) => (index === 0 || index === 4 ? 25 : 19);

function thread(points: readonly Point[], closed: boolean, ink: string): string {
  const cuts = points.flatMap((from, index): Cut[] => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    return to ? [[from, to, 4]] : [];
  });
  return gouges(cuts, ink);
}

/** A bead: the great ones are of gold, the others of red wood; light from the upper left. */
function bead([x, y]: Point, radius: number, great: boolean): string {
  const [plane, shade, lit] = great
    ? [inks.goldLit, inks.gold, inks.raised]
    : [mix(inks.beech, inks.red, 0.35), mix(inks.wood, inks.night, 0.2), inks.beechLit];
  return [
    circle([x, y], radius, shade),
    circle([x - radius * 0.12, y - radius * 0.14], radius * 0.84, plane),
    gouges(
      [
        [
          [x - radius * 0.66, y + radius * 0.1],
          [x + radius * 0.1, y - radius * 0.72],
          radius * 0.16,
          radius * 0.3,
        ],
      ],
      lit,
    ),
  ].join("");
}

/** The cross at the end, turned as it lies. */
function crucifix([x, y]: Point, dark: boolean): string {
  const [plane, edge] = dark ? [shadow, shadow] : [mix(inks.wood, inks.beech, 0.35), inks.beechLit];
  return group(
    `translate(${Math.round(x + 30)} ${Math.round(y + 4)}) rotate(-84)`,
    polygon(line("-18,0 18,0 18,250 -18,250"), plane),
    polygon(line("-84,62 84,62 84,98 -84,98"), plane),
    dark
      ? ""
      : polygon(line("-18,0 -10,0 -10,62 -18,62"), edge) +
          polygon(line("-18,98 -10,98 -10,250 -18,250"), edge),
    dark
      ? ""
      : polygon(line("-84,62 -18,62 -18,70 -84,70"), edge) +
          polygon(line("18,62 84,62 84,70 18,70"), edge),
    dark ? "" : circle([0, 80], 12, inks.goldLit),
  );
}
