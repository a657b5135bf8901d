import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { loadContent } from "../read/content.ts";
import { ContentFolder } from "../read/files.ts";
import { strayFiles } from "./stray-files.ts";

test("a file that nobody reads is told, but not what systems leave behind", () => {
  const stray = ["Orari.docx", "news.yml", "pages/cile.MD", "pages/cile.md.txt"];
  const left = [".DS_Store", "images/Thumbs.db", "pages/orari.md~"];
  const read = new ContentFolder("content").listFiles("");
  const all = [...read, ...stray, ...left];
  const root = folderWith(Object.fromEntries(all.map((name) => [name, ""])));
  expect(strayFiles(new ContentFolder(root), loadContent()).map(({ file }) => file)).toEqual(stray);
});
