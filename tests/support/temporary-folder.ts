import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { writeAt } from "../../server/built-files.ts";

/** Makes a folder with some files, by their paths in it, which is gone when the test has finished. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "canneto-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeAt(folder, name, content);
  return folder;
}
