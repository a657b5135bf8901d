import sharp from "sharp";
import { type Focus, THUMBNAIL_SIDE } from "../../domain/pictures/picture-files.ts";
import { kept } from "./build-cache.ts";
import { encodeWithinBudget } from "./encode-within-budget.ts";
import { cropped, hashOf, type PictureSource } from "./picture-source.ts";

/** The inputs of a thumbnail besides the picture and its focal point, for the cache key. */
export const thumbnailSettings = {
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
