import type { Point } from "../projection.ts";

/** The side of its point on which a label stands; "above right" starts at the point, "above left" ends there. */
type Side =
  | "right"
  | "left"
  | "above"
  | "below"
  | "above right"
  | "above left"
  | "below right"
  | "below left";

/** The layout of a name on a map: the side of its point, and its lines. */
export interface Label {
  side: Side;
  lines: readonly string[];
}

export interface Named {
  name: string;
  at: Point;
}

/** A rectangle of the map, by its left, top, right and bottom edges. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The constraints on labels: letter height, bounds, and areas to keep free. */
export interface Lettering {
  letters: number;
  frame: Box;
  taken: readonly Box[];
}

/** The direction of each side, rightwards and downwards, in order of preference. */
const SIDES: Readonly<Record<Side, { across: -1 | 0 | 1; down: -1 | 0 | 1 }>> = {
  right: { across: 1, down: 0 },
  left: { across: -1, down: 0 },
  above: { across: 0, down: -1 },
  below: { across: 0, down: 1 },
  "above right": { across: 1, down: -1 },
  "below right": { across: 1, down: 1 },
  "above left": { across: -1, down: -1 },
  "below left": { across: -1, down: 1 },
};

/** The mean width of a letter relative to its height. */
const LETTER_WIDTH = 0.5;

/** Distance from point to label, in letter heights: beside it, above or below it, and horizontally when diagonal. */
const GAP = { beside: 0.75, over: 0.55, corner: 0.2 };

/** The line spacing of labels, in letter heights. */
const LINE = 1;

/** Half the side of a town's mark, kept free of labels. */
const MARK = 6;

/** The number of rounds in which labels without room are placed again. */
const ROUNDS = 30;

const sides = Object.keys(SIDES) as Side[];

/** Returns every layout of a label: on each side, on one line or two. */
export const everyLabel = ({ name }: Named): Label[] =>
  [[name], inTwoLines(name)].flatMap((lines) =>
    lines.length > 0 ? sides.map((side) => ({ side, lines })) : [],
  );

/** A label with its bounding box. */
interface Way {
  label: Label;
  box: Box;
}

/**
 * Places each label so that it overlaps no other and no town's mark; undefined for one without room. The most constrained
 * choose first, those left out lead the next round, and the best round wins.
 * @param choices the possible layouts of each label, best first
 */
export function labelPlaces(
  places: readonly Named[],
  { letters, frame, taken }: Lettering,
  choices: readonly (readonly Label[])[] = places.map(everyLabel),
): (Label | undefined)[] {
  const ways = places.map((place, index): Way[] => {
    const marks = places.filter((other) => other !== place).map(({ at }) => markBox(at));
    return (choices[index] ?? [])
      .map((label) => ({ label, box: labelBox(place.at, label, letters) }))
      .filter(({ box }) => isInside(box, frame) && !meets(box, [...taken, ...marks]));
  });
  let order = [...ways.keys()].sort(
    (one, other) => (ways[one]?.length ?? 0) - (ways[other]?.length ?? 0),
  );
  let best: (Label | undefined)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const labels = labelsInTurn(ways, order);
    if (round === 0 || labels.filter(Boolean).length > best.filter(Boolean).length) best = labels;
    const without = order.filter((index) => !labels[index]);
    if (without.length === 0) break;
    order = [...without, ...order.filter((index) => labels[index])];
  }
  return best;
}

/** Places the labels greedily in the given order. */
function labelsInTurn(
  ways: readonly (readonly Way[])[],
  order: readonly number[],
): (Label | undefined)[] {
  const covered: Box[] = [];
  const labels: (Label | undefined)[] = ways.map(() => undefined);
  for (const index of order) {
    const way = ways[index]?.find(({ box }) => !meets(box, covered));
    if (way) covered.push(way.box);
    labels[index] = way?.label;
  }
  return labels;
}

/** Returns the bounding box of a town's mark. */
export const markBox = ([x, y]: Point): Box => [x - MARK, y - MARK, x + MARK, y + MARK];

/** Returns the bounding box of a label at its point. */
export function labelBox([x, y]: Point, { side, lines }: Label, letters: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER_WIDTH;
  const height = lines.length * LINE * letters;
  const { across, down } = SIDES[side];
  const left =
    x + across * (down === 0 ? GAP.beside : GAP.corner) * letters + ((across - 1) / 2) * width;
  const top = y + down * GAP.over * letters + ((down - 1) / 2) * height;
  return [left, top, left + width, top + height];
}

/** Splits a name into two lines as even as its words allow; none for a single word. */
function inTwoLines(name: string): string[] {
  const words = name.split(" ");
  const pairs = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  return pairs.sort((one, other) => longest(one) - longest(other))[0] ?? [];
}

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Checks whether a rectangle overlaps any of the others. */
const meets = (box: Box, others: readonly Box[]): boolean =>
  others.some((other) => overlap(box, other));

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
