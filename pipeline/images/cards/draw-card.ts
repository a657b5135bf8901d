import { CARD_SIZE } from "../../../domain/pictures/social-cards.ts";
import type { Card } from "../cards.ts";
import { readInk } from "./inks.ts";
import { drawLine, type Line, type SetLine, titleLines } from "./set-type.ts";

const { width: CARD_WIDTH, height: CARD_HEIGHT } = CARD_SIZE;

const PAPER = readInk("paper");
const INK = readInk("ink");
const INK_SOFT = readInk("ink-soft");
const GOLD = readInk("gold");
const BEECH = readInk("beech");

/** The picture's box: at the right, full height. The text is set on the paper to its left. */
export const PICTURE_BOX = { left: 480, top: 0, width: CARD_WIDTH - 480, height: CARD_HEIGHT };

const MARGIN = 60;
const MEASURE = PICTURE_BOX.left - MARGIN - 36;

/** Title sizes in pixels, and the minimum for a title that fits none of them. */
const TITLE_SIZES = [84, 76, 68, 62, 56];
const SMALLEST_TITLE = 46;
const LEADING = 1.06;

const SMALL = { size: 24, spacing: 3.2 };

/** From the section line to the title's first line, and from its last line to the gold rule. */
const ABOVE_TITLE = 26;
const BELOW_TITLE = 44;

/** The baseline of the site's name, at the foot as on a title page. */
const FOOT = CARD_HEIGHT - MARGIN;

/** Draws the text of a card as SVG: title slightly above the middle, section above it, the site's name at the foot. */
export function drawCard(
  { section, title }: Pick<Card, "section" | "title">,
  siteName: string,
  setLine: SetLine,
): string {
  const { lines, size } = setTitle(title, setLine);
  const leading = size * LEADING;
  const firstLine = Math.round((CARD_HEIGHT - (lines.length - 1) * leading) / 2);
  const lastLine = firstLine + (lines.length - 1) * leading;
  const small = (words: string) => setLine(words.toUpperCase(), SMALL.size, SMALL.spacing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    ${section ? drawLine(small(section), MARGIN, firstLine - size * 0.72 - ABOVE_TITLE, BEECH) : ""}
    ${lines.map((line, index) => drawLine(line, MARGIN, firstLine + index * leading, INK)).join("")}
    <rect x="${MARGIN}" y="${lastLine + BELOW_TITLE}" width="96" height="4" fill="${GOLD}"/>
    ${drawLine(setLine(siteName, 28), MARGIN, FOOT, INK_SOFT)}
  </svg>`;
}

/** Sets a title in the largest size at which no line is wider than the paper: in three lines, or else in four. */
function setTitle(title: string, setLine: SetLine): { lines: Line[]; size: number } {
  const set = (size: number) => {
    const widthOf = (words: string) => setLine(words, size).width;
    const lines = titleLines(title, widthOf, MEASURE).map((words) => setLine(words, size));
    return { lines, size };
  };
  const settings = TITLE_SIZES.map(set).filter(({ lines }) =>
    lines.every(({ width }) => width <= MEASURE),
  );
  const inLines = (most: number) => settings.find(({ lines }) => lines.length <= most);
  return inLines(3) ?? inLines(4) ?? set(SMALLEST_TITLE);
}
