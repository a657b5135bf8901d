import type { Point } from "../projection.ts";

/** Where a name stands, from its point; "above right" begins at the point, "above left" ends there. */
type Side =
  | "right"
  | "left"
  | "above"
  | "below"
  | "above right"
  | "above left"
  | "below right"
  | "below left";

/** A name on a map: on which side of its point, and in which lines. */
export interface Label {
  side: Side;
  lines: readonly string[];
}

export interface Named {
  name: string;
  at: Point;
}

/** A rectangle of the map: its left and upper edges, its right and lower ones. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The names of a map: how high its letters are, how far it goes, and what nothing may stand on. */
export interface Lettering {
  letters: number;
  frame: Box;
  taken: readonly Box[];
}

/** Which way each side is, to the right and down, from the best to the last. */
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

/** How wide a letter is against its height, in the middle. */
const LETTER_WIDTH = 0.5;

/** From a point to its name, in heights of letters: beside it, over or under it, and across where it is over or under. */
const GAP = { beside: 0.75, over: 0.55, corner: 0.2 };

/** How far the lines of names are apart. */
const LINE = 1;

/** The room that the mark of a town takes, from its middle. */
const MARK = 6;

/** How often names without room may choose anew. */
const ROUNDS = 30;

const sides = Object.keys(SIDES) as Side[];

/** Every way to write a name: on each side, in one line, or in two. */
export const everyLabel = ({ name }: Named): Label[] =>
  [[name], inTwoLines(name)].flatMap((lines) =>
    lines.length > 0 ? sides.map((side) => ({ side, lines })) : [],
  );

/** A label with the room that it takes. */
interface Way {
  label: Label;
  box: Box;
}

/**
 * Where each name stands so that none covers another one or the mark of a town; undefined for a name without room. Who
 * has the fewest ways chooses first, who found none first in the next round, and the best of all rounds counts.
 * @param choices in which ways each name may be written, the best first
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

/** The labels if the places choose in this order. */
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

/** The room that the mark of a town takes. */
export const markBox = ([x, y]: Point): Box => [x - MARK, y - MARK, x + MARK, y + MARK];

/** The room that a label takes at its point. */
export function labelBox([x, y]: Point, { side, lines }: Label, letters: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER_WIDTH;
  const height = lines.length * LINE * letters;
  const { across, down } = SIDES[side];
  const left =
    x + across * (down === 0 ? GAP.beside : GAP.corner) * letters + ((across - 1) / 2) * width;
  const top = y + down * GAP.over * letters + ((down - 1) / 2) * height;
  return [left, top, left + width, top + height];
}

/** A name in two lines, as alike as its words allow; none for a single word. */
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

/** Whether a rectangle covers a part of any of the others. */
const meets = (box: Box, others: readonly Box[]): boolean =>
  others.some((other) => overlap(box, other));

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
