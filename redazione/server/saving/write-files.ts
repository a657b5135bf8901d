import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Changes } from "./changes.ts";

/** What is asked of a disk; tests give one that is full. */
export interface Disk {
  /** Writes a whole file, and returns when it is on the disk. */
  write(file: string, bytes: Buffer): void;
  /** Puts a file in the place of another, at once. */
  rename(from: string, to: string): void;
  remove(file: string): void;
}

export const realDisk: Disk = {
  write(file, bytes) {
    const descriptor = openSync(file, "w");
    try {
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(descriptor, bytes, written);
      }
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
};

/** Beside the file, so that it is renamed within one disk; no check reads it. */
const unfinished = (file: string) => join(dirname(file), `.${basename(file)}.unfinished`);

/**
 * Writes some files: every one is whole on the disk before the first takes its place.
 * @throws what the disk says; then some may be written, and some unfinished
 */
export function writeFiles(root: string, changes: Changes, disk: Disk): void {
  for (const [path, bytes] of changes) {
    if (!bytes) continue;
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    disk.write(unfinished(file), bytes);
  }
  for (const [path, bytes] of changes) {
    const file = join(root, path);
    if (bytes) disk.rename(unfinished(file), file);
    else disk.remove(file);
  }
}
