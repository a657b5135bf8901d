import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDraft } from "../../server/saving/file-text.ts";
import { toggleBreaks } from "./commands.ts";
import { findWords } from "./markdown-editor.tsx";
import { countStrophes, inTwoColumns, readColumns, writeColumns } from "./text-field.tsx";

test("a word is found where it stands by itself, and not inside another", () => {
  expect(findWords("Opi, e gli opiani di Opi; «Opi»", "Opi")).toEqual([0, 21, 27]);
  expect(findWords("città e cittadino", "citt")).toEqual([]);
});

const PLAIN = "Adoro te devote,\nquae sub his figuris\n\nVisus, tactus,\nsed auditu";
const MARKED = "Adoro te devote,\\\nquae sub his figuris\n\nVisus, tactus,\\\nsed auditu";

test("each verse but the last of its strophe ends with the mark", () => {
  expect(toggleBreaks(PLAIN)).toBe(MARKED);
});

test("marks that are all there are taken away, and those that are missing added", () => {
  expect(toggleBreaks(MARKED)).toBe(PLAIN);
  expect(toggleBreaks(MARKED.replace("\\", ""))).toBe(MARKED);
});

const texts = ["hymns", "prayers"].flatMap((folder) =>
  readdirSync(`content/${folder}`).map((name) => {
    const source = readFileSync(`content/${folder}/${name}`, "utf8");
    return readDraft(name, source)?.text ?? "";
  }),
);

test("every prayer and hymn in two columns is written again as it was", () => {
  const verses = texts.filter(readColumns);
  for (const text of verses) expect(writeColumns(readColumns(text) ?? [])).toBe(text);
  expect(verses.length).toBeGreaterThan(20);
});

test("a text with other headings is no pair of columns", () => {
  expect(readColumns("## Italiano\n\nAve\n\n## Note\n\nParole")).toBeUndefined();
  expect(readColumns("## Latino\n\nAve\n\n## Latino\n\nAve")).toBeUndefined();
});

test("a text is put into two columns, which can be told apart again", () => {
  const columns = readColumns(inTwoColumns("Ave Maria\n"));
  expect(columns?.map(({ text }) => text)).toEqual(["Ave Maria", ""]);
});

test("strophes are counted by the blank lines between them", () => {
  expect(countStrophes("uno\\\ndue\n\ntre\n\n\nquattro\n")).toBe(3);
});
