import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** The sizes that browsers take out of a favicon.ico: tabs, bookmarks, desktops. */
const SIZES = [16, 32, 48];

const HEAD_SIZE = 6;
const ENTRY_SIZE = 16;

/** The bytes of /favicon.ico, from the icon of the site (app/favicon.svg): for whoever asks for it unasked. */
export async function favicon(): Promise<Buffer> {
  const drawing = await readFile("app/favicon.svg");
  const draw = (size: number) =>
    sharp(drawing, { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  return iconFile(await Promise.all(SIZES.map(async (size) => ({ size, png: await draw(size) }))));
}

/** Puts squares of at most 255 pixels into one file: its head, an entry for each, then the PNG files themselves. */
function iconFile(squares: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_SIZE + ENTRY_SIZE * squares.length);
  // What follows is an icon, and no cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(squares.length, 4);
  let offset = head.length;
  squares.forEach(({ size, png }, position) => {
    const entry = HEAD_SIZE + ENTRY_SIZE * position;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One plane, and 32 bits for each pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...squares.map(({ png }) => png)]);
}
