import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LARGEST_WIDTH } from "../../domain/pictures/picture-files.ts";
import { detailOf, optimised, vectorDrawing } from "./vector-drawing.ts";

/** A drawing as the largest bitmap. */
const bitmap = (drawing: string) =>
  sharp(Buffer.from(drawing)).resize({ width: LARGEST_WIDTH }).removeAlpha();

/** Some drawings of the parish, as long as no photograph takes their place. */
const DRAWINGS = [
  ...["chiesa/stemma.svg", "hymns/pange-lingua.svg", "galleria/valle-estate.svg"],
  ...["companies/strangolagalli.svg", "prayers/de-profundis.svg", "usa/whitestone.svg"],
].filter((file) => existsSync(`content/images/${file}`));

// Levels of 255. Only the edges of shapes differ, by what a twentieth of a point more or less covers.
test.each(DRAWINGS.slice(0, 3))("%s looks the same in fewer bytes", async (file) => {
  const drawing = readFileSync(`content/images/${file}`, "utf8");
  const smaller = optimised(drawing);
  expect(smaller.length).toBeLessThan(drawing.length);
  const input = await bitmap(smaller).png().toBuffer();
  const difference = await bitmap(drawing)
    .composite([{ input, blend: "difference" }])
    .png()
    .toBuffer();
  for (const { max, mean } of (await sharp(difference).stats()).channels) {
    expect(max).toBeLessThanOrEqual(48);
    expect(mean).toBeLessThan(0.02);
  }
});

test("it keeps the measures by which browsers keep its place", async () => {
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><path d="M0 0h9v9z"/></svg>',
  );
  const file = await vectorDrawing({ file: "peru.svg", bytes });
  const root = /<svg[^>]*>/.exec(String(file))?.[0];
  for (const attribute of ['width="1600"', 'height="1000"', 'viewBox="0 0 1600 1000"']) {
    expect(root).toContain(attribute);
  }
});

test("inks for night still meet the planes they are for", () => {
  const night = '@media (prefers-color-scheme:dark){[fill="#ffffff"]{fill:#102030}}';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${night}</style><path fill="#ffffff" d="M0 0h9v9z"/></svg>`;
  const file = optimised(drawing).replaceAll("&quot;", '"');
  expect(file).toContain(night);
  expect(file).toContain('<path fill="#ffffff"');
});

test("a mosaic names its detail, in shares of the picture, and how many tesserae it has", () => {
  const mosaic = (view: string) => ({
    file: "statue/madonna.svg",
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 2000" width="1600">\n${view}<path/></svg>`,
    ),
  });
  const view = '<view id="iris" viewBox="1600 500 320 100" data-tesserae="9 80"/>';
  expect(detailOf(mosaic(view))).toEqual({ box: [0.5, 0.25, 0.1, 0.05], tesserae: [9, 80] });
  expect(detailOf(mosaic(""))).toBeUndefined();
});
