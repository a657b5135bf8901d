import { cpSync, lstatSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAt } from "../../../server/built-files.ts";
import { Queue } from "../saving/queue.ts";
import { type Changes, filesBelow } from "../saving/write-files.ts";

/**
 * Keeps a copy of content/ with drafts in it as if they were saved, so that the check and the pages read them unchanged.
 * @param copy a folder of its own, which is emptied
 * @returns a function that runs some work while the copy holds the given changes; others wait for their turn
 */
export function draftFolder(content: string, copy: string) {
  const queue = new Queue();
  rmSync(copy, { recursive: true, force: true });
  return <Result>(changes: Changes, work: (root: string) => Promise<Result>): Promise<Result> =>
    queue.run(async () => {
      cpSync(content, copy, { recursive: true, preserveTimestamps: true, filter: isOutdated });
      const present = new Set(filesBelow(content));
      const gone = filesBelow(copy).filter((path) => !present.has(path));
      for (const path of [...gone, ...changes.keys()]) rmSync(join(copy, path), { force: true });
      for (const [path, bytes] of changes) if (bytes) writeAt(copy, path, bytes);
      return work(copy);
    });
}

/** Tells whether a file is to be copied again; a draft in its place has another time. */
function isOutdated(from: string, to: string): boolean {
  const source = lstatSync(from);
  const copy = lstatSync(to, { throwIfNoEntry: false });
  const isSame = source.size === copy?.size && Number(source.mtime) === Number(copy.mtime);
  return source.isDirectory() || (source.isFile() && !isSame);
}
