import type { Point } from "../projection.ts";

/** Where a name stands, from its point. */
export type Side = "right" | "left" | "above" | "below";

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

const SIDES: readonly Side[] = ["right", "left", "above", "below"];

/** How wide a letter is against its height, in the middle. */
const LETTER_WIDTH = 0.5;

/** From a point to its name, in heights of letters: beside it, over or under it. */
const GAP = { beside: 0.75, over: 0.55 };

/** How far the lines of names are apart. */
const LINE = 1;

/** The room that the mark of a town takes, from its middle. */
const MARK = 6;

/** How often names without room may choose anew. */
const ROUNDS = 30;

/** Every way to write a name: on each side, in one line, or in two. */
export const everyLabel = ({ name }: Named): Label[] =>
  [[name], inTwoLines(name)].flatMap((lines) =>
    lines.length > 0 ? SIDES.map((side) => ({ side, lines })) : [],
  );

/**
 * Where each name stands so that none covers another one or the mark of a town; undefined for a name without room. Who
 * found none chooses first in the next round, and the best of all rounds counts.
 * @param choices in which ways each name may be written, the best first
 */
export function labelPlaces(
  places: readonly Named[],
  lettering: Lettering,
  choices: readonly (readonly Label[])[] = places.map(everyLabel),
): (Label | undefined)[] {
  let order = places.map((_, index) => index);
  let best: (Label | undefined)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const labels = labelsInTurn(places, lettering, choices, order);
    if (round === 0 || labels.filter(Boolean).length > best.filter(Boolean).length) best = labels;
    const without = order.filter((index) => !labels[index]);
    if (without.length === 0) break;
    order = [...without, ...order.filter((index) => labels[index])];
  }
  return best;
}

/** The labels if the places choose in this order. */
function labelsInTurn(
  places: readonly Named[],
  { letters, frame, taken }: Lettering,
  choices: readonly (readonly Label[])[],
  order: readonly number[],
): (Label | undefined)[] {
  const marks = places.map(({ at: [x, y] }): Box => [x - MARK, y - MARK, x + MARK, y + MARK]);
  const covered: Box[] = [...taken];
  const labels: (Label | undefined)[] = places.map(() => undefined);
  for (const index of order) {
    const place = places[index];
    if (!place) continue;
    const others = [...covered, ...marks.filter((_, mark) => mark !== index)];
    const label = choices[index]?.find((choice) => {
      const box = labelBox(place.at, choice, letters);
      return isInside(box, frame) && !others.some((other) => overlap(box, other));
    });
    if (label) covered.push(labelBox(place.at, label, letters));
    labels[index] = label;
  }
  return labels;
}

/** The room that a label takes at its point. */
export function labelBox([x, y]: Point, { side, lines }: Label, letters: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER_WIDTH;
  const height = lines.length * LINE * letters;
  const [beside, over] = [GAP.beside * letters, GAP.over * letters];
  switch (side) {
    case "right":
      return [x + beside, y - height / 2, x + beside + width, y + height / 2];
    case "left":
      return [x - beside - width, y - height / 2, x - beside, y + height / 2];
    case "above":
      return [x - width / 2, y - over - height, x + width / 2, y - over];
    case "below":
      return [x - width / 2, y + over, x + width / 2, y + over + height];
  }
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

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
