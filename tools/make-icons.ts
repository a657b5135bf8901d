import { readFileSync } from "node:fs";
import sharp from "sharp";

/** The size of the home screen icon; phones round its corners themselves. */
const TOUCH_SIZE = 180;

/** The icon sizes of the installed site (public/manifest.webmanifest). */
const APP_SIZES = [192, 512];

/** A maskable icon is cropped to a circle or less: its content stays within the middle four fifths. */
const MASKABLE_SIZE = 512;

/** The star's box in the mosaic of the splash page, which is 1600 by 400. */
const STAR = { left: 659, top: 31, width: 282, height: 282 };

/** Twice its displayed size in the header. */
const STAR_SIZE = 112;

/**
 * Makes app/touch-icon.png and public/icons from app/favicon.svg, and app/shell/header/star.webp from the mosaic: node
 * tools/make-icons.ts. The squares of 16, 32 and 48 pixels in public/favicon.ico: magick -background none app/favicon.svg
 * -define icon:auto-resize=48,32,16 public/favicon.ico
 */
async function makeIcons(): Promise<void> {
  const rounded = readFileSync("app/favicon.svg", "utf8");
  const square = rounded
    .replace(' rx="6"', "")
    .replace("v0a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z", "v6H0z");
  const withMargin = square
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')
    .replace("M0 26q4-3 8 0t8 0 8 0 8 0v6H0z", "M-4 26q2-1.5 4 0t8 0 8 0 8 0 8 0 4 0v10H-4z");
  await draw(square, TOUCH_SIZE, "app/touch-icon.png");
  for (const size of APP_SIZES) await draw(rounded, size, `public/icons/icon-${size}.png`);
  await draw(withMargin, MASKABLE_SIZE, "public/icons/icon-maskable.png");
  const mosaic = await sharp("content/images/home/testata.svg").resize(1600, 400).toBuffer();
  await sharp(mosaic)
    .extract(STAR)
    .resize(STAR_SIZE)
    .webp({ quality: 45 })
    .toFile("app/shell/header/star.webp");
}

async function draw(svg: string, size: number, file: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ palette: true, colours: 32 })
    .toFile(file);
}

await makeIcons();
