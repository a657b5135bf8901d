import { describe, expect, test } from "vitest";
import { decodeText, frontMatterFault } from "./text-files.ts";

const TEXT = "Così è\nla strada: più avanti.\n";

describe("a file is read", () => {
  test.each([
    ["in UTF-8", Buffer.from(TEXT)],
    ["in UTF-8 with a mark before it", Buffer.from(`\ufeff${TEXT}`)],
  ])("%s", (_name, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT });
  });
});

describe("how a file was saved is told", () => {
  const UTF_16 = "un file salvato in UTF-16 («Unicode»)";
  const DOCUMENT = "un documento di un programma di videoscrittura";

  test.each([
    ["in UTF-16", Buffer.from(`\ufeff${TEXT}`, "utf16le"), UTF_16],
    ["in UTF-16, the other way round", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16(), UTF_16],
    ["in UTF-16 without a mark", Buffer.from("nome: A", "utf16le"), UTF_16],
    ["as a document of Word", Buffer.from("PK\u0003\u0004"), DOCUMENT],
    ["as rich text", Buffer.from("{\\rtf1\\ansi Prova}"), DOCUMENT],
  ])("%s", (_name, bytes, found) => {
    expect(decodeText(bytes).fault).toMatchObject({ found });
  });

  test("in Windows-1252, with the first line that is not in UTF-8", () => {
    expect(decodeText(Buffer.from("Tutto bene.\nPoi no: perché?\n", "latin1"))).toEqual({
      fault: {
        found: "lettere accentate salvate in un’altra codifica (Windows-1252 o «ANSI»)",
        expected: "un file salvato in UTF-8 («Salva con nome», codifica UTF-8)",
        line: 2,
      },
    });
  });
});

describe("why a text has no fields above it is told:", () => {
  const lines = (first: string, last: string) => `${first}\ntitolo: A\n${last}\n\nTesto.\n`;

  test.each([
    ["dashes above", lines("———", "---"), 1, /^«———», con le lineette/],
    ["dashes below", lines("---", "–-"), 3, /^«–-», con le lineette/],
    ["a hyphen too many", lines("----", "---"), 1, /^«----»$/],
    ["an empty line above", `\n${lines("---", "---")}`, 1, /^una riga vuota$/],
    ["no end", "---\ntitolo: A\n", 1, /^tre trattini \(---\) una volta sola$/],
    ["nothing", "Solo testo.\n", undefined, /^niente$/],
  ])("%s", (_name, text, line, found) => {
    expect(frontMatterFault(text)).toMatchObject({ found: expect.stringMatching(found) });
    expect(frontMatterFault(text).line).toBe(line);
  });
});
