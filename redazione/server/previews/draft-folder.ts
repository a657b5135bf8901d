import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Queue } from "../saving/queue.ts";
import { type Changes, filesBelow } from "../saving/write-files.ts";

/** A copy of content/ with drafts in it as if they were saved, so that the check and the pages read them unchanged. */
export class DraftFolder {
  private readonly content: string;
  private readonly copy: string;
  private readonly queue = new Queue();
  /** The state of each file when it was copied. */
  private readonly copied = new Map<string, string>();

  /** @param copy a folder of its own, which is emptied */
  constructor(content: string, copy: string) {
    this.content = content;
    this.copy = copy;
    rmSync(copy, { recursive: true, force: true });
  }

  /** Runs some work while the folder holds the given changes; others wait for their turn. */
  with<Result>(
    changes: Changes,
    work: (root: string) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    return this.queue.run(async () => {
      this.bringUpToDate();
      for (const [path, bytes] of changes) {
        // No longer equal to its source, so that it is copied again later.
        this.copied.set(path, "draft");
        const file = join(this.copy, path);
        rmSync(file, { force: true });
        if (bytes === null) continue;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
      return work(this.copy);
    }, signal);
  }

  /** Synchronises the copy with the content. */
  private bringUpToDate(): void {
    mkdirSync(this.copy, { recursive: true });
    const present = new Set(filesBelow(this.content));
    for (const path of present) {
      const file = join(this.content, path);
      const { mtimeMs, size, ino } = statSync(file);
      const state = `${mtimeMs} ${size} ${ino}`;
      if (this.copied.get(path) === state) continue;
      mkdirSync(dirname(join(this.copy, path)), { recursive: true });
      copyFileSync(file, join(this.copy, path));
      this.copied.set(path, state);
    }
    for (const path of this.copied.keys()) {
      if (present.has(path)) continue;
      rmSync(join(this.copy, path), { force: true });
      this.copied.delete(path);
    }
  }
}
