import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fieldsOf } from "../../../domain/untrusted.ts";
import type { Value } from "../../api.ts";
import { type Changes, filesBelow, writeWhole } from "../saving/write-files.ts";

/** Milliseconds after which an upload that no draft names expires. */
const TIMEOUT = 30 * 24 * 60 * 60 * 1000;

/** Uploaded pictures that no saved file names yet: the check would refuse them in the content. */
export class Uploads {
  readonly folder: string;

  /** Deletes expired uploads. @param now in milliseconds since the epoch */
  constructor(folder: string, now: number) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const file of this.list()) {
      if (statSync(join(folder, file)).mtimeMs < now - TIMEOUT) this.remove([file]);
    }
  }

  /** Lists the uploads, by their future paths in content/images. */
  list(): string[] {
    return filesBelow(this.folder)
      .filter((file) => !basename(file).startsWith("."))
      .sort();
  }

  read(file: string): Buffer | undefined {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  add(file: string, bytes: Buffer): void {
    writeWhole(join(this.folder, file), bytes);
  }

  remove(files: readonly string[]): void {
    for (const file of files) rmSync(join(this.folder, file), { force: true });
  }

  /** Returns the uploads that some fields name, as new files of the content. */
  namedIn(fields: Value): Changes {
    const waiting = new Set(this.list());
    return new Map(
      textsIn(fields)
        .filter((text) => waiting.has(text))
        .map((file) => [`images/${file}`, this.read(file) ?? null]),
    );
  }
}

/** Returns every string in some fields. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(fieldsOf(value)).flatMap(textsIn);
