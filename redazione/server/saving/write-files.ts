import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { builtFiles, nameIn } from "../../../server/built-files.ts";
import type { FilePath } from "../../api.ts";

/** New bytes of files in content/, by their paths in it; null for a deleted file. */
export type Changes = ReadonlyMap<FilePath | `images/${string}`, Buffer | null>;

/** A temporary name in the same folder, hence the same file system; no check reads it. */
const unfinished = (file: string) => join(dirname(file), `.${basename(file)}.unfinished`);

/** Writes a file whole, or not at all, in a folder that may not exist yet. */
export const writeWhole = (file: string, bytes: Buffer): void =>
  writeFiles(dirname(file), new Map([[basename(file), bytes]]));

/** Writes files: all are completely on disk before the first one is replaced. @throws the disk's error, with some written */
export function writeFiles(root: string, changes: Changes): void {
  for (const [path, bytes] of changes) {
    if (!bytes) continue;
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished(file), bytes, { flush: true });
  }
  for (const [path, bytes] of changes) {
    const file = join(root, path);
    if (bytes) renameSync(unfinished(file), file);
    else rmSync(file, { force: true });
  }
}

/** Lists the files in a folder and below, by their paths in it. */
export const filesBelow = (folder: string): string[] =>
  builtFiles(folder).map((file) => nameIn(folder, file));
