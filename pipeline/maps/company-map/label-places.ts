import type { Point } from "../projection.ts";

/** The direction from a point to its label, rightwards and downwards, by the side on which it stands; the best first. */
const SIDES = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  "above right": [1, -1],
  "below right": [1, 1],
  "above left": [-1, -1],
  "below left": [-1, 1],
} as const;

const sides = Object.keys(SIDES) as (keyof typeof SIDES)[];

/** The layout of a name on a map: the side of its point, and its lines. "Above right" starts at the point. */
export interface Label {
  side: keyof typeof SIDES;
  lines: readonly string[];
}

export interface Place {
  title: string;
  at: Point;
}

/** A rectangle of the map, by its left, top, right and bottom edges. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The constraints on labels: letter height, bounds, areas to keep free, and lines to keep off where that is possible. */
export interface Lettering {
  letters: number;
  frame: Box;
  taken: readonly Box[];
  lines?: readonly (readonly Point[])[];
}

/** The mean width of a letter relative to its height. */
const LETTER_WIDTH = 0.5;

/** Distance from point to label, in letter heights: beside it, above or below it, and horizontally when diagonal. */
const GAP = { beside: 0.75, over: 0.55, corner: 0.2 };

/** Half the side of a town's mark, kept free of labels. */
const MARK = 6;

/** The number of rounds in which labels without room are placed again. */
const ROUNDS = 30;

/** Returns every layout of a label: on each side, on one line or two. */
export const everyLabel = ({ title }: Place): Label[] =>
  [[title], ...inTwoLines(title)].flatMap((lines) => sides.map((side) => ({ side, lines })));

/**
 * Places each label so that it overlaps no other and no town's mark; one without room is left out. The most constrained
 * choose first, those left out lead the next round, and the best round wins.
 */
export function labelPlaces<Named extends Place>(
  places: readonly Named[],
  { letters, frame, taken, lines = [] }: Lettering,
  choicesOf: (place: Named) => readonly Label[] = everyLabel,
): Map<Named, Label> {
  const waysOf = (place: Named) => {
    const marks = places.filter((other) => other !== place).map(({ at }) => markBox(at));
    return choicesOf(place)
      .map((label) => ({ label, box: labelBox(place.at, label, letters) }))
      .filter(({ box }) => isInside(box, frame) && !meets(box, [...taken, ...marks]))
      .sort(
        (one, other) =>
          one.label.lines.length - other.label.lines.length ||
          crossings(one.box, lines) - crossings(other.box, lines),
      );
  };
  let order = places
    .map((place) => ({ place, ways: waysOf(place) }))
    .sort((one, other) => one.ways.length - other.ways.length);
  let best = new Map<Named, Label>();
  for (let round = 0; round < ROUNDS && best.size < places.length; round += 1) {
    const covered: Box[] = [];
    const labels = new Map<Named, Label>();
    for (const { place, ways } of order) {
      const way = ways.find(({ box }) => !meets(box, covered));
      if (!way) continue;
      covered.push(way.box);
      labels.set(place, way.label);
    }
    if (labels.size > best.size) best = labels;
    const isNamed = ({ place }: { place: Named }) => labels.has(place);
    order = [...order.filter((each) => !isNamed(each)), ...order.filter(isNamed)];
  }
  return best;
}

export const markBox = ([x, y]: Point): Box => [x - MARK, y - MARK, x + MARK, y + MARK];

/** Returns the bounding box of a label at its point. */
export function labelBox([x, y]: Point, { side, lines }: Label, letters: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER_WIDTH;
  const height = lines.length * letters;
  const [across, down] = SIDES[side];
  const left =
    x + across * (down === 0 ? GAP.beside : GAP.corner) * letters + ((across - 1) / 2) * width;
  const top = y + down * GAP.over * letters + ((down - 1) / 2) * height;
  return [left, top, left + width, top + height];
}

/** Splits a name into two lines, the most even way that its words allow; no way for a single word. */
function inTwoLines(name: string): string[][] {
  const words = name.split(" ");
  const longest = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")])
    .sort((one, other) => longest(one) - longest(other))
    .slice(0, 1);
}

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const meets = (box: Box, others: readonly Box[]): boolean =>
  others.some((other) => overlap(box, other));

/** Counts the lines that pass through a rectangle. */
const crossings = (box: Box, lines: readonly (readonly Point[])[]): number =>
  lines.filter((line) => line.some((from, index) => passes(box, from, line[index + 1]))).length;

/** Checks whether a stretch of a line passes through a rectangle, by points a map unit apart. */
function passes([left, top, right, bottom]: Box, [x, y]: Point, [toX, toY]: Point = [x, y]) {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y)) || 1;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const [atX, atY] = [x + (toX - x) * share, y + (toY - y) * share];
    return atX > left && atX < right && atY > top && atY < bottom;
  });
}

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
