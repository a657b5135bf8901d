import sharp from "sharp";
import { expect, test } from "vitest";
import { type Focus, thumbnailAddress } from "../../domain/pictures/picture-files.ts";
import { photograph } from "../../tests/support/photograph.ts";
import { loadContent } from "../read/content.ts";
import { encodePicture, findPictureFile, pictureName, thumbnail } from "./picture-encoder.ts";
import { readPicture } from "./picture-source.ts";
import { LARGEST_VECTOR } from "./vector-drawing.ts";

/** A photograph that a camera held upright has written lying on its side. */
async function lying(width: number, height: number) {
  const turned = photograph(width, height).withMetadata({ orientation: 6 });
  const bytes = await turned.jpeg().toBuffer();
  return { file: "canada.jpg", bytes };
}

test("a photograph is turned upright and never enlarged", async () => {
  const source = await lying(500, 900);
  const files = await encodePicture(source);
  const name = pictureName(source);
  expect(files.map(({ address }) => address)).toEqual([
    `/assets/pictures/${name}.448.avif`,
    `/assets/pictures/${name}.720.avif`,
    `/assets/pictures/${name}.900.avif`,
    `/assets/pictures/${name}.800.webp`,
    `/assets/pictures/${name}.900.webp`,
  ]);
  for (const { address, bytes } of files) {
    const { width = 0, height = 0, format } = await sharp(bytes).metadata();
    expect(address).toContain(`.${width}.${format === "heif" ? "avif" : format}`);
    expect(height / width).toBeCloseTo(500 / 900, 2);
  }
});

test("a drawing that is heavy fills the widest bitmap", async () => {
  // A line between both sides, of which no corner can be left out.
  const corners = Array.from({ length: LARGEST_VECTOR / 4 }, (_, index) => [
    index % 2,
    index % 100,
  ]);
  const line = corners.map(([side = 0, y]) => `L${160 * side} ${y}`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><path d="M0 0${line}"/></svg>`;
  const files = await encodePicture({ file: "peru.svg", bytes: Buffer.from(svg) });
  const kinds = files.map(({ address }) => address.split(".").slice(2).join("."));
  expect(kinds.join(" ")).toBe("448.avif 720.avif 1200.avif 1600.avif 800.webp 1600.webp");
});

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
