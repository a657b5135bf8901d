import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "../read/content.ts";
import { strayFiles } from "./stray-files.ts";

test("a file that nobody reads is told, but not what systems leave behind", () => {
  const root = mkdtempSync(join(tmpdir(), "stray-"));
  cpSync("content", root, { recursive: true });
  const content = loadContent();
  expect(strayFiles(root, content)).toEqual([]);
  for (const name of ["pages/cile.MD", "pages/cile.md.txt", "news.yml", "Orari.docx"]) {
    writeFileSync(join(root, name), "");
  }
  for (const name of [".DS_Store", "images/Thumbs.db", "pages/orari.md~"]) {
    writeFileSync(join(root, name), "");
  }
  const files = strayFiles(root, content).map(({ file }) => file);
  rmSync(root, { recursive: true });
  expect(files).toEqual(["Orari.docx", "news.yml", "pages/cile.MD", "pages/cile.md.txt"]);
});
