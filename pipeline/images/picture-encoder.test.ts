import sharp from "sharp";
import { expect, test } from "vitest";
import { photograph } from "../../tests/support/photograph.ts";
import { encodePicture, pictureName } from "./picture-encoder.ts";
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
