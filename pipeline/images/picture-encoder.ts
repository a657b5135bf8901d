import sharp from "sharp";
import {
  bitmapAddress,
  type Focus,
  mosaicAddress,
  pictureWidths,
  THUMBNAIL_SIDE,
  thumbnailAddress,
  thumbnailFocus,
  vectorAddress,
} from "../../domain/pictures/picture-files.ts";
import { kept } from "./build-cache.ts";
import {
  cropped,
  encodeWithinBudget,
  hashOf,
  largestSize,
  type PictureSource,
  rasterise,
  readPicture,
} from "./picture-source.ts";
import { detailOf, vectorDrawing, vectorFile, vectorSettings } from "./vector-drawing.ts";

/** One thread per picture, so that the output is identical however many cores there are. */
sharp.concurrency(1);

/** More effort saves at most 5% of the bytes and takes two to twenty times as long (docs/decisions/0013). */
const settings = {
  sharp: sharp.versions.sharp,
  avif: { effort: 0, chromaSubsampling: "4:2:0", qualities: [55, 32, 27] },
  webp: { effort: 2, qualities: [75, 60, 45, 30] },
  /** Size budget in bytes per pixel of width plus height: 18,135 for 720 by 450. */
  bytesPerSide: 15.5,
};

interface PictureFile {
  address: string;
  bytes: Buffer;
}

/** Returns a picture's name in its file addresses: its path, and a hash of all inputs. */
export function pictureName(source: PictureSource): string {
  const makers = { ...settings, ...vectorSettings, thumbnailSettings };
  return `${source.file.replace(/\.\w+$/, "")}.${hashOf(source, makers)}`;
}

/** Returns the files of a picture except its thumbnail: one vector, or several bitmaps, and the mosaic itself; cached. */
export async function encodePicture(source: PictureSource): Promise<PictureFile[]> {
  const vector = await vectorDrawing(source);
  if (vector) return [{ address: vectorAddress(pictureName(source)), bytes: vector }];
  const files = await bitmaps(source);
  if (detailOf(source)) {
    files.push({ address: mosaicAddress(pictureName(source)), bytes: await vectorFile(source) });
  }
  return files;
}

/** Encodes a picture in every format and width. */
async function bitmaps(source: PictureSource): Promise<PictureFile[]> {
  const largest = await largestSize(source);
  const key = hashOf(source, settings);
  let pixels: Promise<Buffer> | undefined;
  const files: PictureFile[] = [];
  for (const format of ["avif", "webp"] as const) {
    const { qualities, ...options } = settings[format];
    for (const width of pictureWidths(format, largest.width)) {
      const bytes = await kept(`${key}.${width}.${format}`, async () => {
        // Rasterised once, at the largest size: a mosaic takes longer to rasterise than to encode.
        pixels ??= rasterise(source, largest.width).png({ compressionLevel: 0 }).toBuffer();
        const height = (width * largest.height) / largest.width;
        const limit = settings.bytesPerSide * (width + height);
        const resized = sharp(await pixels).resize({ width });
        return encodeWithinBudget(qualities, limit, (quality) =>
          resized.toFormat(format, { quality, ...options }).toBuffer(),
        );
      });
      files.push({ address: bitmapAddress(pictureName(source), format, width), bytes });
    }
  }
  return files;
}

/** Returns the file at an address, thumbnails included; undefined if none of the pictures has it. */
export async function findPictureFile(
  address: string,
  images: readonly string[],
): Promise<Buffer | undefined> {
  for (const image of images) {
    if (!address.startsWith(`/assets/pictures/${image.replace(/\w+$/, "")}`)) continue;
    const source = await readPicture(image);
    const focus = thumbnailFocus(address);
    if (focus && address === thumbnailAddress(pictureName(source), focus)) {
      return thumbnail(source, focus);
    }
    const files = await encodePicture(source);
    const found = files.find((file) => file.address === address);
    if (found) return found.bytes;
  }
  return undefined;
}

/** The inputs of a thumbnail besides the picture and its focal point, for the cache key. */
const thumbnailSettings = {
  sharp: sharp.versions.sharp,
  side: THUMBNAIL_SIDE,
  effort: 1,
  qualities: [30, 25, 20],
  /** In bytes: on a phone, an index loads some sixteen before any scrolling (docs/decisions/0033). */
  limit: 1_200,
};

/** Returns a picture's thumbnail, an AVIF cropped to a square around the focal point; cached. */
export async function thumbnail(source: PictureSource, focus: Focus): Promise<Buffer> {
  const { side, effort, qualities, limit } = thumbnailSettings;
  return kept(`${hashOf(source, { ...thumbnailSettings, focus })}.thumbnail.avif`, async () => {
    const square = await cropped(source, { width: side, height: side }, focus).png().toBuffer();
    return encodeWithinBudget(qualities, limit, (quality) =>
      sharp(square).avif({ quality, effort }).toBuffer(),
    );
  });
}
