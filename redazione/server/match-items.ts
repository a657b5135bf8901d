import type { Value } from "../api.ts";
import { isSame } from "./same-value.ts";

/**
 * For each item of a new list, the place of the item of the old one that it is: those that are the same stay, as many as
 * keep their order, and between them changed items go with each other in order. Undefined for an item that is new, or has
 * moved.
 */
export function matchItems(
  before: readonly Value[],
  after: readonly Value[],
): (number | undefined)[] {
  const matches = new Array<number | undefined>(after.length).fill(undefined);
  const moved = (value: Value) => before.some((item) => isSame(item, value));
  let oldFrom = 0;
  let newFrom = 0;
  for (const [oldAt, newAt] of [
    ...sameInOrder(before, after),
    [before.length, after.length] as const,
  ]) {
    // What changed between two that stayed, in order.
    const oldOnes = range(oldFrom, oldAt).filter(
      (at) => !after.some((item) => isSame(item, before[at])),
    );
    const newOnes = range(newFrom, newAt).filter((at) => !moved(after[at] as Value));
    newOnes.forEach((at, index) => {
      matches[at] = oldOnes[index];
    });
    if (newAt < after.length) matches[newAt] = oldAt;
    oldFrom = oldAt + 1;
    newFrom = newAt + 1;
  }
  return matches;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The longest common subsequence, as pairs of places. */
function sameInOrder(before: readonly Value[], after: readonly Value[]): [number, number][] {
  // What both begin with needs no table: lists of hundreds of items mostly change in one place.
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start]))
    start += 1;
  let oldEnd = before.length;
  let newEnd = after.length;
  while (oldEnd > start && newEnd > start && isSame(before[oldEnd - 1], after[newEnd - 1])) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  const middle = commonOf(before.slice(start, oldEnd), after.slice(start, newEnd));
  return [
    ...range(0, start).map((at): [number, number] => [at, at]),
    ...middle.map(([one, other]): [number, number] => [one + start, other + start]),
    ...range(oldEnd, before.length).map((at): [number, number] => [at, at - oldEnd + newEnd]),
  ];
}

function commonOf(before: readonly Value[], after: readonly Value[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] as number[];
      row[other] = isSame(before[one], after[other])
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  let one = 0;
  let other = 0;
  while (one < before.length && other < after.length) {
    if (isSame(before[one], after[other])) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
