import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Card, cards } from "../app/content.server/cards.ts";
import { lightest } from "../app/content.server/lightest.ts";
import type { Content } from "../app/content.server/model.ts";
import { rasterise, readPicture } from "../app/content.server/picture-source.ts";
import { focusOf } from "../app/content.server/pictures.ts";
import { CARD_SIZE, cardAddress } from "../app/social-cards.ts";
import { readInk } from "./inks.ts";
import { drawLine, type Line, openTypeface } from "./set-type.ts";

const { width: CARD_WIDTH, height: CARD_HEIGHT } = CARD_SIZE;

/** In bytes; some networks leave out what is slow to come. */
const LIMIT = 60_000;
const QUALITIES = [80, 65, 50, 40, 30];

const PAPER = readInk("paper");
const INK = readInk("ink");
const GOLD = readInk("gold");
const BEECH = readInk("beech");

/** The picture has the right side, the words the rest. */
const PICTURE_WIDTH = 500;
const MARGIN = 64;
const MEASURE = CARD_WIDTH - PICTURE_WIDTH - 2 * MARGIN;

const TITLE_SIZE = 88;
const LEADING = 94;
const NAME_SIZE = 27;

/** The side of a section without pictures: three ridges of the valley. */
const RIDGES = `<g transform="translate(${CARD_WIDTH - PICTURE_WIDTH})">
  <path fill="${readInk("mantle-lit")}" d="M0 0h500v630H0z"/>
  <path fill="#6f8dc4" d="M0 330 90 240l60 50L270 150l95 120 50-40 85 90v310H0z"/>
  <path fill="${readInk("mantle")}" d="M0 430 120 330l90 80 130-90 160 130v180H0z"/>
  <path fill="#2f6f6b" d="M0 540c150-60 330-50 500-20v110H0z"/>
</g>`;

/**
 * Writes the picture that a shared link shows, for each section and for the site as a whole.
 * @returns how many there are
 */
export async function writeCards(site: string, content: Content): Promise<number> {
  const all = cards(content);
  for (const card of all) {
    const file = join(site, cardAddress(card.name));
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, await makeCard(card, content.site.name));
  }
  return all.length;
}

async function makeCard({ title, picture }: Card, siteName: string): Promise<Buffer> {
  const name = siteName.toUpperCase();
  const setLine = await openTypeface(title + name);
  const lines = breakLines(title, (words) => setLine(words, TITLE_SIZE));
  const top = (CARD_HEIGHT - (lines.length - 1) * LEADING) / 2 + 44;
  const nameLine = setLine(name, NAME_SIZE, 3.6);
  const words = [
    drawLine(nameLine, MARGIN, top - LEADING - 14, BEECH),
    ...lines.map((line, index) => drawLine(line, MARGIN, top + index * LEADING, INK)),
    `<rect x="${MARGIN}" y="${top + (lines.length - 1) * LEADING + 50}" width="110" height="4" fill="${GOLD}"/>`,
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>${words.join("")}${RIDGES}</svg>`;
  const layers = picture
    ? [{ input: await cropped(picture), left: CARD_WIDTH - PICTURE_WIDTH, top: 0 }]
    : [];
  const image = sharp(Buffer.from(drawing)).composite(layers).flatten();
  return lightest(QUALITIES, LIMIT, (quality) => image.jpeg({ quality, mozjpeg: true }).toBuffer());
}

/** The part of a picture that fits beside the words, around its focal point. */
async function cropped({ file, focus = "50% 50%" }: { file: string; focus?: string | undefined }) {
  const [across = "center"] = focusOf(focus).split(" ");
  return rasterise(await readPicture(file), 1600)
    .resize({ width: PICTURE_WIDTH, height: CARD_HEIGHT, position: across })
    .png()
    .toBuffer();
}

/** Breaks a title into as few lines as the measure allows, never after "a", "e" or "di". */
function breakLines(title: string, setLine: (words: string) => Line): Line[] {
  const lines: string[] = [];
  for (const word of title.split(/(?<!\b[a-z]{1,2}) /)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && setLine(longer).width <= MEASURE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(setLine);
}
