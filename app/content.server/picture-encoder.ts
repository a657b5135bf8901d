import sharp, { type Sharp } from "sharp";
import { type PictureFormat, pictureAddress, pictureWidths } from "../components/picture-files.ts";
import { kept } from "./picture-cache.ts";
import { hashOf, largestSize, type PictureSource, rasterise } from "./picture-source.ts";

/** One core for each picture, and the same bytes on machines with more. */
sharp.concurrency(1);

/** More effort saves 3% of the bytes at phone size, and takes twice to eight times as long (docs/decisions/0013). */
const settings = {
  sharp: sharp.versions.sharp,
  avif: { quality: 55, effort: 1 },
  webp: { quality: 75, effort: 4 },
} as const;

const encode = {
  avif: (image: Sharp) => image.avif(settings.avif).toBuffer(),
  webp: (image: Sharp) => image.webp(settings.webp).toBuffer(),
};

/** A file that browsers ask for. */
interface PictureFile {
  address: string;
  bytes: Buffer;
}

/** The name of a picture in the addresses of its files: its path, and a hash of what they are made from. */
export function pictureName(source: PictureSource): string {
  return `${source.file.replace(/\.\w+$/, "")}.${hashOf(source, settings)}`;
}

/** All files of a picture, in every format and width; taken from the cache if they were made before. */
export async function pictureFiles(source: PictureSource): Promise<PictureFile[]> {
  const { width: largest } = await largestSize(source);
  const key = hashOf(source, settings);
  let pixels: Promise<Buffer> | undefined;
  const files: PictureFile[] = [];
  for (const format of Object.keys(encode) as PictureFormat[]) {
    for (const width of pictureWidths(format, largest)) {
      const bytes = await kept(`${key}.${width}.${format}`, async () => {
        // Drawn once, at the largest size: a mosaic takes longer to draw than to encode.
        pixels ??= rasterise(source, largest).png({ compressionLevel: 0 }).toBuffer();
        return encode[format](sharp(await pixels).resize({ width }));
      });
      files.push({ address: pictureAddress(pictureName(source), format, width), bytes });
    }
  }
  return files;
}
