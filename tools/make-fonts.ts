import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import subsetFont from "subset-font";
import { plainZeros } from "./plain-zero.ts";

/*
 * Subsets the typefaces to the characters of Italian, Latin and the names of communities abroad, and writes them into
 * app/fonts; removes the stroke of the zero. Run by hand when a typeface changes: node tools/make-fonts.ts
 */

const OUTPUT = "app/fonts";

/** Printable ASCII; accents of Italian, Latin and the communities' languages; symbols. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, position) => String.fromCodePoint(0x20 + position)),
  ..."ÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüœŒ",
  ..."\u00a0«»‹›‘’“”„–—…·•°ª§©×†€½",
].join("");

/** Kerning, ligatures and figure styles; small capitals and swashes are dropped. */
const FEATURES = ["kern", "mark", "liga", "onum", "lnum", "pnum", "tnum"];

const GARAMOND = "node_modules/@fontsource/eb-garamond";
const ATKINSON = "node_modules/@fontsource/atkinson-hyperlegible-next";

/** The characters of refrains, responses and directions in hymns and prayers, and of quotations. */
const ITALIC_CHARACTERS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÈÉÌÒÙÆŒàèéìíòóùúæœë",
  " .,;:!?’‘«»“”–—…()/0123456789-\u00a0",
].join("");

const SOURCES = [
  [`${GARAMOND}/files/eb-garamond-latin-500-normal.woff2`, CHARACTERS],
  [`${GARAMOND}/files/eb-garamond-latin-500-italic.woff2`, ITALIC_CHARACTERS],
  [`${ATKINSON}/files/atkinson-hyperlegible-next-latin-400-normal.woff2`, CHARACTERS],
  [`${ATKINSON}/files/atkinson-hyperlegible-next-latin-400-italic.woff2`, CHARACTERS],
  [`${ATKINSON}/files/atkinson-hyperlegible-next-latin-700-normal.woff2`, CHARACTERS],
] as const;

mkdirSync(OUTPUT, { recursive: true });
for (const [source, characters] of SOURCES) {
  const name = basename(source).replace("-latin", "");
  const bytes = await subsetFont(readFileSync(source), characters, {
    targetFormat: "sfnt",
    keepFeatures: FEATURES,
  });
  if (source.startsWith(ATKINSON)) plainZeros(bytes);
  const font = await subsetFont(bytes, characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
  });
  writeFileSync(`${OUTPUT}/${name}`, font);
  console.log(`${name}: ${font.length} bytes`);
}
copyFileSync(`${GARAMOND}/LICENSE`, `${OUTPUT}/eb-garamond-license.txt`);
copyFileSync(`${ATKINSON}/LICENSE`, `${OUTPUT}/atkinson-hyperlegible-next-license.txt`);
