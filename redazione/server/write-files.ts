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
 * Writes some files as one: every one is whole on the disk before the first takes its place, and a disk that is full
 * leaves all as they were.
 * @param before the bytes that the files have now, to put back what was begun
 * @throws what the disk says
 */
export function writeFiles(root: string, changes: Changes, before: Changes, disk = realDisk): void {
  const done: string[] = [];
  try {
    for (const [path, bytes] of changes) {
      const file = join(root, path);
      if (!bytes) continue;
      mkdirSync(dirname(file), { recursive: true });
      disk.write(unfinished(file), bytes);
    }
    for (const [path, bytes] of changes) {
      const file = join(root, path);
      if (bytes) disk.rename(unfinished(file), file);
      else disk.remove(file);
      done.push(path);
    }
  } catch (error) {
    for (const path of changes.keys()) rmSync(unfinished(join(root, path)), { force: true });
    putBack(root, done, before);
    throw error;
  }
}

function putBack(root: string, paths: readonly string[], before: Changes): void {
  for (const path of paths) {
    const bytes = before.get(path);
    const file = join(root, path);
    if (!bytes) realDisk.remove(file);
    else {
      realDisk.write(unfinished(file), bytes);
      realDisk.rename(unfinished(file), file);
    }
  }
}
