import { describe, expect, test } from "vitest";
import { carouselImages } from "./carousel-images.ts";

describe("every shape of input becomes a list", () => {
  test.each<[string, unknown, object[]]>([
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
