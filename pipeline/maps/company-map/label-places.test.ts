import { expect, test } from "vitest";
import type { Point } from "../projection.ts";
import {
  type Box,
  everyLabel,
  labelBox,
  labelPlaces,
  overlap,
  type Place,
} from "./label-places.ts";

const frame: Box = [0, 0, 400, 300];
const lettering = { letters: 10, frame, taken: [] };

test("a name stands on the right of its point, on the left at the right edge", () => {
  const places: Place[] = [
    { title: "Opi", at: [100, 100] },
    { title: "Pescasseroli", at: [390, 200] },
  ];
  const labels = labelPlaces(places, lettering);
  expect(places.map((place) => labels.get(place)?.side)).toEqual(["right", "left"]);
});

test("names cover neither each other, nor a mark, nor what is taken, nor the edge", () => {
  const places = ["Arce", "Rocca d’Arce", "Colfelice", "Santopadre", "Aquino", "Roccasecca"].map(
    (title, index): Place => ({ title, at: [180 + 14 * (index % 3), 140 + 12 * (index >> 1)] }),
  );
  const taken: Box[] = [[200, 100, 260, 130]];
  const labels = labelPlaces(places, { ...lettering, taken });
  const boxes = places.map((place) => {
    const label = labels.get(place);
    return label && labelBox(place.at, label, 10);
  });
  const marks = places.map(({ at: [x, y] }): Box => [x - 6, y - 6, x + 6, y + 6]);
  expect(boxes.filter(Boolean).length).toBeGreaterThan(3);
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    const others = [...taken, ...boxes.filter((_, at) => at !== index)];
    const foreign = [...others, ...marks.filter((_, at) => at !== index)];
    expect(foreign.filter((other) => other && overlap(box, other))).toEqual([]);
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(400);
  }
});

test("a name without room is left out, and comes back where it may stand in two lines", () => {
  const place: Place = { title: "Sant’Elia Fiumerapido", at: [50, 50] };
  const narrow = { letters: 10, frame: [0, 0, 150, 100] as const, taken: [] };
  const inOneLine = everyLabel(place).filter(({ lines }) => lines.length === 1);
  expect(labelPlaces([place], narrow, () => inOneLine).size).toBe(0);
  expect(labelPlaces([place], narrow).get(place)).toEqual({
    side: "right",
    lines: ["Sant’Elia", "Fiumerapido"],
  });
});

test("who found no room chooses first in the next round", () => {
  // The first name has room on every side; the second one only above the first.
  const places: Place[] = [
    { title: "Opi", at: [60, 60] },
    { title: "Scapoli", at: [18, 60] },
  ];
  const tight = { letters: 10, frame: [0, 30, 90, 90] as const, taken: [[0, 68, 90, 90]] as Box[] };
  expect(labelPlaces(places, tight).size).toBe(2);
});

test("a name that has room neither beside its point nor straight over it begins at it", () => {
  const place: Place = { title: "Colli di Monte", at: [20, 50] };
  const lettering = { letters: 10, frame: [0, 0, 200, 100] as const };
  const labels = labelPlaces([place], { ...lettering, taken: [[28, 45, 40, 56]] });
  expect(labels.get(place)).toEqual({ side: "above right", lines: ["Colli di Monte"] });
});

test("a name keeps off a line, and stands on it where there is no other room", () => {
  const place: Place = { title: "Opi", at: [50, 50] };
  const line: Point[] = [
    [50, 50],
    [90, 50],
  ];
  expect(labelPlaces([place], { ...lettering, lines: [line] }).get(place)?.side).toBe("left");
  const tight = { ...lettering, frame: [50, 40, 400, 60] as const, lines: [line] };
  expect(labelPlaces([place], tight).get(place)?.side).toBe("right");
});
