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
    { images: ["/a.jpg"], currentIndex: 0 },
    { images: [{ photo: "/a.jpg", description: "" }], currentIndex: 0 },
  ],
])("%s", (_name, state, expected) => {
  expect(parseViewerState(state)).toEqual(expected);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "images"],
  ["no images", { currentIndex: 0 }],
  ["images that are a number", { images: 3 }],
  ["images that are nothing", { images: null }],
  ["an empty list", { images: [] }],
  ["a list of nothing", { images: [null, undefined] }],
  ["a picture of another site", { images: ["https://altrove.example/a.jpg"] }],
  [
    "a picture of another site without its protocol",
    { images: [{ photo: "//altrove.example/a" }] },
  ],
  ["images without addresses", { images: [{ photo: "" }, {}, 3] }],
])("%s is no state of a viewer", (_name, state) => {
  expect(parseViewerState(state)).toBeUndefined();
});
