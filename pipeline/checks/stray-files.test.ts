import { cpSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { loadContent } from "../read/content.ts";
import { strayFiles } from "./stray-files.ts";

test("a file that nobody reads is told, but not what systems leave behind", () => {
  const stray = ["Orari.docx", "news.yml", "pages/cile.MD", "pages/cile.md.txt"];
  const left = [".DS_Store", "images/Thumbs.db", "pages/orari.md~"];
  const root = folderWith(Object.fromEntries([...stray, ...left].map((name) => [name, ""])));
  cpSync("content", root, { recursive: true });
  expect(strayFiles(root, loadContent()).map(({ file }) => file)).toEqual(stray);
});
