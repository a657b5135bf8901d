import { expect, test } from "vitest";
import { parseViewerState } from "./viewer-state.ts";

const images = [
  { photo: "/a.jpg", description: "A" },
  { photo: "/b.jpg", description: "B" },
];

test.each([
  ["a list and a position", { images, currentIndex: 1 }, { images, currentIndex: 1 }],
  ["no position", { images }, { images, currentIndex: 0 }],
  ["a position past the end", { images, currentIndex: 2 }, { images, currentIndex: 0 }],
  ["a position before the start", { images, currentIndex: -1 }, { images, currentIndex: 0 }],
  ["a position that is no number", { images, currentIndex: "1" }, { images, currentIndex: 0 }],
  [
    "addresses alone",
    { images: ["/b.jpg"] },
    { images: [{ ...images[1], description: "" }], currentIndex: 0 },
  ],
])("a state with %s", (_name, state, expected) => {
  expect(parseViewerState(state)).toEqual(expected);
});

test.each([
  undefined,
  null,
  "images",
  { currentIndex: 0 },
  ...[3, null, [], [null, undefined], [{ photo: "" }, {}, 3]].map((images) => ({ images })),
  { images: ["https://altrove.example/a.jpg"] },
])("%j is no state of a viewer", (state) => {
  expect(parseViewerState(state)).toBeUndefined();
});
