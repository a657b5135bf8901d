import { expect, test } from "vitest";
import { carouselImages } from "./carousel-images.ts";

const image = (photo: string, description = "") => ({ photo, description });
const both = [image("/a.jpg"), image("/b.jpg", "B")];

test.each<[string, unknown, object[]]>([
  ["a text", "/a.jpg", [image("/a.jpg")]],
  ["an empty text", "", []],
  ["a list of texts", ["/a.jpg", "/b.jpg"], [image("/a.jpg"), image("/b.jpg")]],
  ["a list of images", both, both],
  ["an image without a description", [{ photo: "/a.jpg" }], [image("/a.jpg")]],
  ["images without an address", [{ photo: "" }, { photo: null }, {}, " "], []],
  ["an object with a gallery", { gallery: ["/a.jpg", image("/b.jpg", "B")] }, both],
  ["an empty list", [], []],
])("%s becomes a list", (_name, input, expected) => {
  expect(carouselImages(input)).toEqual(expected);
});
