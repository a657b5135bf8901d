import { describe, expect, test } from "vitest";
import { type CarouselInput, carouselImages, swipeStep, wrapAround } from "./carousel-images.ts";

describe("every shape of input becomes a list", () => {
  test.each<[string, CarouselInput, object[]]>([
    ["a text", "/a.jpg", [{ photo: "/a.jpg", description: "" }]],
    ["an empty text", "", []],
    [
      "a list of texts",
      ["/a.jpg", "/b.jpg"],
      [
        { photo: "/a.jpg", description: "" },
        { photo: "/b.jpg", description: "" },
      ],
    ],
    [
      "a list of images",
      [{ photo: "/a.jpg", description: "La valle" }],
      [{ photo: "/a.jpg", description: "La valle" }],
    ],
    [
      "an image without a description",
      [{ photo: "/a.jpg" }],
      [{ photo: "/a.jpg", description: "" }],
    ],
    ["images without an address", [{ photo: "" }, { photo: null }, {}, " "], []],
    [
      "an object with a gallery",
      { gallery: ["/a.jpg", { photo: "/b.jpg", description: "B" }] },
      [
        { photo: "/a.jpg", description: "" },
        { photo: "/b.jpg", description: "B" },
      ],
    ],
    ["an empty list", [], []],
  ])("%s", (_name, input, expected) => {
    expect(carouselImages(input)).toEqual(expected);
  });
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
])("from %i a step of %i among %i leads to %i", (position, step, count, expected) => {
  expect(wrapAround(position, step, count)).toBe(expected);
});

test.each([
  [200, 150, 0],
  [200, 149, 1],
  [200, 250, 0],
  [200, 251, -1],
  [200, 200, 0],
])("a swipe from %i to %i is a step of %i", (from, to, step) => {
  expect(swipeStep(from, to)).toBe(step);
});
