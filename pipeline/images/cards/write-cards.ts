import sharp, { type Sharp } from "sharp";
import { writeAt } from "../../../server/built-files.ts";
import type { Content } from "../../read/model.ts";
import { forEachCore } from "../../render/for-each-core.ts";
import type { PictureFields } from "../../schemas/shared.ts";
import { kept } from "../build-cache.ts";
import { cards } from "../cards.ts";
import { cropped, encodeWithinBudget, hashOf, readPicture } from "../picture-source.ts";
import { focusOf } from "../pictures.ts";
import { drawCard, PICTURE_BOX } from "./draw-card.ts";
import { openTypeface } from "./set-type.ts";

/** The inputs of a card besides its text and picture, for the cache key. */
const settings = {
  sharp: sharp.versions.sharp,
  box: PICTURE_BOX,
  qualities: [75, 60, 48, 40, 32],
  /** mozjpeg is seven times slower: kept for cards that would exceed the limit, mostly mosaics. */
  mozjpegFrom: 60,
  /** In bytes; some social networks skip previews that load slowly. */
  limit: 60_000,
};

/** Writes the social card of every page, from the cache where possible; returns their number. */
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

/** Composes a card from the SVG of its text and its picture; as JPEG, which every social network supports. */
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
