import { readFileSync } from "node:fs";
import sharp from "sharp";

/** Phones put this picture on their home screen, and round its corners themselves. */
const TOUCH_SIZE = 180;

/** Makes app/touch-icon.png from app/favicon.svg: node scripts/make-icons.ts */
async function makeIcons(): Promise<void> {
  const square = readFileSync("app/favicon.svg", "utf8")
    .replace(' rx="6"', "")
    .replace("v0a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z", "v6H0z");
  await sharp(Buffer.from(square), { density: 600 })
    .resize(TOUCH_SIZE, TOUCH_SIZE)
    .png({ palette: true, colours: 32 })
    .toFile("app/touch-icon.png");
}

await makeIcons();
