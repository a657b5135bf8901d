import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import subsetFont from "subset-font";
import { plainZeros } from "./plain-zero.ts";

/*
 * Cuts the typefaces down to what Italian, Latin and the names of the communities abroad need, and writes
 * them into app/fonts; the zero loses its stroke. To be run by hand when a typeface changes: node tools/make-fonts.ts
 */

const OUTPUT = "app/fonts";

/** Printable ASCII; accents of Italian, of Latin and of the communities' languages; signs. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, position) => String.fromCodePoint(0x20 + position)),
  ..."ÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüœŒ",
  ..."\u00a0«»‹›‘’“”„–—…·•°ª§©×†€½",
].join("");

/** Kerning, ligatures and the styles of figures; small capitals and swashes stay out. */
const FEATURES = ["kern", "mark", "liga", "onum", "lnum", "pnum", "tnum"];

const GARAMOND = "node_modules/@fontsource/eb-garamond";
const ATKINSON = "node_modules/@fontsource/atkinson-hyperlegible-next";

/** What refrains, answers and directions of hymns and prayers are made of, and the words of others. */
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
