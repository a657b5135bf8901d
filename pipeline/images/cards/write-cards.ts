import sharp, { type Sharp } from "sharp";
import type { Content } from "../../read/model.ts";
import { writeAt } from "../../render/built-files.ts";
import { forEachCore } from "../../render/for-each-core.ts";
import type { PictureFields } from "../../schemas/shared.ts";
import { kept } from "../build-cache.ts";
import { cards } from "../cards.ts";
import { encodeWithinBudget } from "../encode-within-budget.ts";
import { cropped, hashOf, readPicture } from "../picture-source.ts";
import { focusOf } from "../pictures.ts";
import { drawCard, PICTURE_BOX } from "./draw-card.ts";
import { openTypeface } from "./set-type.ts";

/** Whatever a card depends on besides its words and its picture. */
const settings = {
  sharp: sharp.versions.sharp,
  box: PICTURE_BOX,
  qualities: [75, 60, 48, 40, 32],
  /** mozjpeg takes seven times as long: it is for what would be too heavy, mosaics for the most part. */
  mozjpegFrom: 60,
  /** In bytes; some networks leave out what is slow to come. */
  limit: 60_000,
};

/**
 * Writes the picture that a shared link shows, for every page; those that were made before are taken from the cache.
 * @returns how many there are
 */
export async function writeCards(site: string, content: Content): Promise<number> {
  const all = cards(content);
  const { name } = content.site;
  const words = all.flatMap(({ section = "", title }) => [section, section.toUpperCase(), title]);
  const setLine = await openTypeface(words.join(name));
  await forEachCore(all, async (card) => {
    writeAt(site, card.address, await makeCard(drawCard(card, name, setLine), card.picture));
  });
  return all.length;
}

/** A card from its words, an SVG of the whole card, and its picture: JPEG, which every network knows. */
async function makeCard(
  words: string,
  { file, focus = "50% 50%" }: PictureFields,
): Promise<Buffer> {
  const source = await readPicture(file);
  return kept(`${hashOf(source, { ...settings, words, focus })}.card.jpg`, async () => {
    const { box, qualities, mozjpegFrom, limit } = settings;
    const picture = await pixelsOf(cropped(source, box, focusOf(focus)));
    const drawn = sharp(Buffer.from(words)).composite([
      { input: picture.data, raw: picture.info, ...box },
    ]);
    const card = await pixelsOf(drawn.flatten());
    return encodeWithinBudget(qualities, limit, (quality) =>
      sharp(card.data, { raw: card.info })
        .jpeg({ quality, mozjpeg: quality <= mozjpegFrom })
        .toBuffer(),
    );
  });
}

const pixelsOf = (drawn: Sharp) => drawn.raw().toBuffer({ resolveWithObject: true });
