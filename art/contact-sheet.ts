import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inks } from "./tools/inks.ts";

const IMAGES = join(import.meta.dirname, "../content/images");
const SHEET = join(import.meta.dirname, "contact-sheet.webp");

const COLUMNS = 12;
const WIDTH = 160;
const HEIGHT = 100;
const GAP = 6;

/** Puts all pictures of content/images on one sheet, so that the weakest can be seen. */
async function makeSheet(): Promise<void> {
  const files = readdirSync(IMAGES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .sort();
  const rows = Math.ceil(files.length / COLUMNS);
  const pictures = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(join(IMAGES, file)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + rows * (HEIGHT + GAP),
      channels: 3,
      background: inks.paper,
    },
  })
    .composite(pictures)
    .webp({ quality: 80 })
    .toFile(SHEET);
}

await makeSheet();
