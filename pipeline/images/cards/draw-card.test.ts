import sharp from "sharp";
import { expect, test } from "vitest";
import type { Card } from "../cards.ts";
import { drawCard, PICTURE_BOX } from "./draw-card.ts";
import { openTypeface } from "./set-type.ts";

const SITE_NAME = "Santuario di Canneto";

/** Whether a part of a card as it is drawn is paper alone. */
async function isEmpty(
  { title, section }: Pick<Card, "title" | "section">,
  part: { left: number; top: number; width: number; height: number },
): Promise<boolean> {
  const words = `${title}${section}${section?.toUpperCase()}${SITE_NAME}`;
  const setLine = await openTypeface(words);
  const drawing = drawCard({ title, section }, SITE_NAME, setLine);
  const drawn = await sharp(Buffer.from(drawing)).extract(part).png().toBuffer();
  const { channels } = await sharp(drawn).stats();
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
    for (const part of [besidePicture, overFoot, atTop]) {
      expect(await isEmpty({ title, section }, part)).toBe(true);
    }
    expect(await isEmpty({ title, section }, atFoot)).toBe(false);
  },
);
