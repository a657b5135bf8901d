import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { writeAt } from "../../server/built-files.ts";

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) writeAt(folder, name, text);
}

/** Makes a folder with files, which is removed after the test, or when else is said: `afterAll` outside of tests. */
export function folderWith(
  files: Readonly<Record<string, string | Buffer>> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), "canneto-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}
