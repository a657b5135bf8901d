import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import type { Card } from "../cards.ts";
import { drawCard, PICTURE_BOX } from "./draw-card.ts";
import { openTypeface, titleLines } from "./set-type.ts";

const SITE_NAME = "Santuario di Canneto";

/** The words of a card as they are drawn. */
async function drawn({ title, section }: Pick<Card, "title" | "section">): Promise<Buffer> {
  const setLine = await openTypeface(`${title}${section}${section?.toUpperCase()}${SITE_NAME}`);
  const drawing = drawCard({ title, section }, SITE_NAME, setLine);
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
}

/** Whether a part of a card is paper alone. */
async function isEmpty(card: Buffer, part: Region): Promise<boolean> {
  const { channels } = await sharp(await sharp(card).extract(part).png().toBuffer()).stats();
  return channels.every(({ min, max }) => min === max);
}

const besidePicture = { left: PICTURE_BOX.left - 24, top: 0, width: 24, height: 630 };
const overFoot = { left: 0, top: 500, width: PICTURE_BOX.left, height: 30 };
const atTop = { left: 0, top: 0, width: PICTURE_BOX.left, height: 60 };
const atFoot = { left: 0, top: 540, width: PICTURE_BOX.left, height: 40 };

test.each([
  ["Opi", "Le compagnie"],
  ["Come raggiungerci", "Venire a Canneto"],
  ["Sainte-Marguerite-du-Lac-Masson", "Nel mondo"],
  ["Ricordati, o piissima Vergine Maria (Memorare)", "Preghiere"],
  ["Il logo e l’inno del Giubileo 2025", "Giubileo 2025"],
])(
  "the words of «%s» stay on their paper, apart from the name of the site",
  async (title, section) => {
    const card = await drawn({ title, section });
    for (const part of [besidePicture, overFoot, atTop]) {
      expect(await isEmpty(card, part)).toBe(true);
    }
    expect(await isEmpty(card, atFoot)).toBe(false);
  },
);

test.each([
  ["stands on one line if it fits", 15, "La pia leggenda"],
  ["is broken otherwise", 14, "La pia|leggenda"],
  ["into lines of like length", 22, "Ricordati, o piissima|Vergine Maria"],
  ["not after an article", 16, "La statua|della Madonna"],
  ["nor a preposition or before a numeral", 14, "La chiesa|dalle origini|al XIX secolo"],
  ["nor after a quotation mark", 17, "Il bollettino|«Il Santuario|di Canneto»"],
  ["nor after a saint", 18, "Colli di Monte|San Giovanni|Campano"],
  ["and after its hyphens", 13, "Sainte-|Marguerite-|du-Lac-Masson"],
  ["a word wider than the measure is a line of its own", 5, "Come|raggiungerci"],
])("a title %s", (_name, measure, set) => {
  const title = set.replaceAll("-|", "-").replaceAll("|", " ");
  // As on a typewriter: every letter is one wide.
  expect(titleLines(title, (words) => words.length, measure)).toEqual(set.split("|"));
});
