import { expect, test } from "vitest";
import { decodeText } from "./text-files.ts";

const TEXT = "Così è\nla strada: più avanti.\n";

test("a file in UTF-8 is read, without the mark before it", () => {
  expect(decodeText(Buffer.from(TEXT))).toEqual({ text: TEXT });
  expect(decodeText(Buffer.from(`\ufeff${TEXT}`))).toEqual({ text: TEXT });
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["UTF-16, the other way round", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16()],
  ["a document of Word", Buffer.from("PK\u0003\u0004\u0014\u0000")],
])("%s is no text", (_name, bytes) => {
  expect(decodeText(bytes).fault?.found).toBe("un file che non è testo in UTF-8");
});

test.each([
  ["turns the direction of writing", "\u202e", "U+202E"],
  ["turns it for a word", "\u2067", "U+2067"],
  ["has no width", "\u200b", "U+200B"],
  ["ends a line unseen", "\u2028", "U+2028"],
  ["rings a bell", "\u0007", "U+0007"],
  ["hides a letter", "\u{e0041}", "U+E0041"],
  ["is no character", "\uffff", "U+FFFF"],
])("a sign that %s is told, with its line", (_name, sign, code) => {
  expect(decodeText(Buffer.from(`Tutto bene.\r\n\tPoi${sign} no.\n`)).fault).toMatchObject({
    found: expect.stringContaining(`${code}), dopo «\tPoi»`),
    line: 2,
  });
});

test("of a file in Windows-1252 the first line that is not in UTF-8 is told", () => {
  expect(decodeText(Buffer.from("Tutto bene.\nPoi no: perché?\n", "latin1")).fault?.line).toBe(2);
});
