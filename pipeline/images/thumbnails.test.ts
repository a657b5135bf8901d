import sharp from "sharp";
import { expect, test } from "vitest";
import { type Focus, thumbnailAddress } from "../../domain/pictures/picture-files.ts";
import { loadContent } from "../read/content.ts";
import { findPictureFile, pictureName, thumbnail } from "./picture-encoder.ts";
import { readPicture } from "./picture-source.ts";

/** A drawing of three upright stripes: red, green, blue. */
const stripes = {
  file: "peru.svg",
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${["#f00", "#0f0", "#00f"]
      .map((ink, index) => `<rect x="${100 * index}" width="100" height="100" fill="${ink}"/>`)
      .join("")}</svg>`,
  ),
};

test.each<[Focus, number]>([
  ["left center", 0],
  ["center top", 1],
  ["right bottom", 2],
])(
  "the small print of a picture whose focal point is %s is a square of that part",
  async (focus, stripe) => {
    const image = sharp(await thumbnail(stripes, focus));
    expect(await image.metadata()).toMatchObject({ width: 128, height: 128 });
    const { channels } = await image.stats();
    expect(channels.map(({ mean }) => mean > 128)).toEqual([0, 1, 2].map((one) => one === stripe));
  },
);

test("a small print is found by its address, as long as the picture is the same", async () => {
  const [file = ""] = loadContent().images;
  const source = await readPicture(file);
  const found = await findPictureFile(thumbnailAddress(pictureName(source)), [file]);
  expect(found).toEqual(await thumbnail(source, "center center"));
  expect(
    await findPictureFile(thumbnailAddress(`${file.replace(/\.\w+$/, "")}.1a2b3c4d5e`), [file]),
  ).toBe(undefined);
});
