import sharp from "sharp";
import { type Focus, THUMBNAIL_SIDE } from "../components/picture-files.ts";
import { kept } from "./build-cache.ts";
import { lightest } from "./lightest.ts";
import { hashOf, type PictureSource, rasterise } from "./picture-source.ts";

/** Whatever a small print depends on besides the picture and its focal point. */
export const thumbnailSettings = {
  sharp: sharp.versions.sharp,
  side: THUMBNAIL_SIDE,
  effort: 4,
  qualities: [30, 24, 18],
  /** In bytes: a phone asks for some fifteen of an index before anybody scrolls (docs/decisions/0033). */
  limit: 1_400,
};

/** The small print of a picture, an AVIF cropped to a square around the focal point; taken from the cache if it was made before. */
export async function thumbnail(source: PictureSource, focus: Focus): Promise<Buffer> {
  const { side, effort, qualities, limit } = thumbnailSettings;
  return kept(`${hashOf(source, { ...thumbnailSettings, focus })}.thumbnail.avif`, async () => {
    const square = await rasterise(source, side)
      .resize({ width: side, height: side, position: positionOf(focus) })
      .png()
      .toBuffer();
    return lightest(qualities, limit, (quality) =>
      sharp(square).avif({ quality, effort }).toBuffer(),
    );
  });
}

/** A focal point as sharp names it: the middle goes without saying. */
function positionOf(focus: Focus): string {
  return focus.replaceAll("center", "").trim() || "center";
}
