import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture, pictureName } from "./picture-encoder.ts";
import { LARGEST_VECTOR } from "./vector-drawing.ts";

/** A photograph that a camera held upright has written lying on its side. */
async function photograph(width: number, height: number) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#8a4526" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { file: "canada.jpg", bytes };
}

test("a photograph is turned upright and never enlarged", async () => {
  const source = await photograph(500, 900);
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

/** A line between both sides of a drawing. */
const zigzag = (corners: number) =>
  Array.from({ length: corners }, (_, index) => `L${160 * (index % 2)} ${index % 100}`).join("");

/** A drawing in one ink, with a line of so many corners, none of which can be left out. */
const drawing = (ink: string, corners = 0) => ({
  file: "peru.svg",
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="${ink}"/><path d="M0 0${zigzag(corners)}"/></svg>`,
  ),
});

test("a drawing travels as one file", async () => {
  const source = drawing("#1f3f7a");
  const files = await encodePicture(source);
  expect(files.map(({ address }) => address)).toEqual([
    `/assets/pictures/${pictureName(source)}.svg`,
  ]);
  expect(String(files[0]?.bytes)).toContain("#1f3f7a");
});

test("a drawing that is heavy fills the widest bitmap", async () => {
  const files = await encodePicture(drawing("#1f3f7a", LARGEST_VECTOR / 4));
  expect(files.map(({ address }) => address.split(".").slice(2).join("."))).toEqual([
    "448.avif",
    "720.avif",
    "1200.avif",
    "1600.avif",
    "800.webp",
    "1600.webp",
  ]);
});
