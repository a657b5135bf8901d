import { mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import { group } from "../tools/svg.ts";
import { ochre, paper, red, shadeOf, wine } from "./block.ts";

/** Whose hand it is: the inks of its light, its shade and its edges. */
interface Flesh {
  plane: string;
  shade: string;
  edge: string;
}

const pale: Flesh = { plane: paper, shade: mix(ochre, paper, 0.2), edge: wine };
export const tanned: Flesh = {
  plane: mix(ochre, paper, 0.2),
  shade: mix(ochre, red, 0.5),
  edge: wine,
};

/** A finger, dark along its lower side and at its edge. */
function finger(course: string, { plane, shade, edge }: Flesh): string {
  const points = [...band(course)];
  const [[x, y, width] = [0, 0, 0], [fromX, fromY] = [0, 0]] = points.toReversed();
  // The tip, round.
  const length = Math.hypot(x - fromX, y - fromY);
  const on = (width * 0.4) / length;
  points.push([x + (x - fromX) * on, y + (y - fromY) * on, width * 0.35]);
  const moved = (by: number, share: number): Pressed[] =>
    points.map(([x, y, width]): Pressed => [x + by, y + by, width * share]);
  return (
    ribbon(
      points.map(([x, y, width]): Pressed => [x, y, width + 13]),
      edge,
    ) +
    ribbon(moved(0, 1), shade) +
    ribbon(moved(-3, 0.72), plane)
  );
}

/** A hand from its parts: fingers behind the palm, the palm with its shade and its cuts, fingers before it. */
function hand(
  flesh: Flesh,
  { behind = [], palm, shade, before = [], cuts = [] }: HandShape,
): string {
  return [
    ...behind.map((course) => finger(course, flesh)),
    palm && rounded(line(palm), flesh.plane),
    shade && rounded(line(shade), flesh.shade),
    ...before.map((course) => finger(course, flesh)),
    gouges(cuts, flesh.edge),
  ].join("");
}

interface HandShape {
  behind?: string[];
  palm?: string;
  shade?: string;
  before?: string[];
  cuts?: Cut[];
}

/** A hand that reaches to the right from its wrist at the origin: some 380 long. */
export function reaching(transform: string, flesh: Flesh = pale): string {
  return group(
    transform,
    hand(flesh, {
      behind: [
        "110,50,40 190,72,36 250,84,30 292,88,20",
        "130,30,46 220,42,42 296,52,36 346,56,24",
      ],
      palm: "-120,-54 -20,-58 70,-70 130,-56 150,-10 140,50 90,74 0,60 -120,54",
      shade: "-120,30 0,34 70,48 140,40 130,62 90,76 0,62 -120,56",
      before: [
        "120,6,48 220,10,46 310,18,38 366,24,24",
        "116,-34,48 210,-40,44 296,-34,36 346,-26,24",
        "20,-40,56 90,-92,48 160,-112,40 206,-112,24",
      ],
      cuts: [[[20, -6], [110, -14], 5, 8]],
    }),
  );
}

/** Four fingers over an edge that is the x axis: they come from behind it, downwards, some 150 long. */
export function over(transform: string, flesh: Flesh = pale): string {
  return group(
    transform,
    hand(flesh, {
      before: [
        "-96,-26,50 -104,40,50 -100,96,44 -94,128,28",
        "-36,-34,54 -40,50,54 -38,118,48 -34,154,30",
        "26,-32,54 26,50,54 28,112,46 32,148,28",
        "84,-20,48 88,40,46 88,86,40 90,114,24",
      ],
      cuts: [
        [[-112, 34], [-86, 30], 4],
        [[-52, 46], [-22, 42], 4],
        [[14, 46], [42, 42], 4],
        [[78, 38], [102, 36], 4],
      ],
    }),
  );
}

/** A fist that closes on what passes down through it at the origin, its arm coming from below right. */
export function fist(transform: string, flesh: Flesh = pale): string {
  return group(
    transform,
    hand(flesh, {
      palm: "-30,-80 60,-86 110,-40 130,40 190,180 120,250 40,150 -30,90",
      shade: "90,-30 124,40 186,180 120,250 96,160 70,60",
      before: [
        "70,66,40 10,76,44 -44,72,40 -60,60,28",
        "80,28,44 10,34,48 -58,32,44 -76,24,30",
        "80,-14,46 10,-10,50 -62,-10,46 -80,-14,30",
        "70,-54,46 10,-54,48 -52,-52,44 -70,-52,30",
        "106,10,50 60,-74,46 0,-96,40 -36,-98,24",
      ],
    }),
  );
}

/** A hand that leans on the ground, its fingers spread towards the viewer, its arm rising to the right. */
export function leaning(transform: string, flesh: Flesh = pale): string {
  return group(
    transform,
    hand(flesh, {
      behind: ["-60,-30,56 -130,-14,50 -190,14,40 -214,34,24"],
      palm: "-90,-50 -40,-104 40,-150 130,-260 210,-220 140,-90 120,-10 60,40 -40,36 -96,0",
      shade: "60,-130 160,-250 210,-220 140,-90 120,-10 60,40 84,-40",
      before: [
        "-70,6,52 -136,50,46 -180,92,38 -196,116,22",
        "-24,20,54 -58,82,48 -82,134,40 -92,162,22",
        "34,22,52 34,90,48 28,146,40 26,176,22",
        "84,8,48 114,68,42 130,114,34 136,140,20",
      ],
      cuts: [
        [[-50, -20], [-66, 30], 4],
        [[0, -16], [-16, 40], 4],
        [[48, -14], [44, 40], 4],
      ],
    }),
  );
}

/** An open hand from its palm, fingers up, some 420 high; its wrist is at the origin. */
export function open(transform: string, flesh: Flesh = pale): string {
  return group(
    transform,
    hand(flesh, {
      behind: ["60,-90,60 128,-140,54 168,-196,44 180,-226,26"],
      palm: "-60,40 -66,-20 -96,-100 -98,-196 -40,-226 40,-226 90,-190 92,-110 62,-20 58,40",
      shade: "40,40 42,-30 66,-110 60,-190 92,-186 92,-110 62,-20 58,40",
      before: [
        "-80,-180,44 -112,-260,40 -122,-310,36 -122,-336,22",
        "-38,-206,50 -52,-300,46 -52,-366,40 -48,-400,24",
        "18,-210,50 20,-312,46 20,-380,40 20,-414,24",
        "68,-196,48 86,-286,44 92,-344,38 92,-374,24",
      ],
      cuts: [
        [[-84, -140], [20, -166], 6, 14],
        [[-30, -100], [76, -140], 6, 12],
        [[26, -180], [10, -40], 6, -20],
      ],
    }),
  );
}

/** A sleeve from the edge of the block to the wrist, with its cuff and folds. */
export function sleeve(course: string, ink: string, cuff: string): string {
  const points = band(course);
  const [[x, y, width] = [0, 0, 0], [beforeX, beforeY] = [0, 0]] = points.toReversed();
  const shaded = points.map(([x, y, width]): Pressed => [x, y + width * 0.3, width * 0.4]);
  const folds = points.slice(0, -1).map(([x, y, width], index): Cut => {
    const [toX = 0, toY = 0, toWidth = 0] = points[index + 1] ?? [];
    return [[x, y - width * 0.2], [toX, toY - toWidth * 0.12], 9, 10];
  });
  const length = Math.hypot(beforeX - x, beforeY - y);
  const back: Pressed = [
    x + ((beforeX - x) * 44) / length,
    y + ((beforeY - y) * 44) / length,
    width * 1.1,
  ];
  return (
    ribbon(points, ink) +
    ribbon(shaded, shadeOf(ink)) +
    gouges(folds, ink === paper ? ochre : mix(ink, paper, 0.45)) +
    ribbon([back, [x, y, width * 1.02]], cuff)
  );
}
