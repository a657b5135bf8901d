import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Value } from "../../api.ts";
import type { Changes } from "../saving/changes.ts";
import { realDisk } from "../saving/write-files.ts";

/** Milliseconds for which a picture waits for a draft that names it. */
const TIMEOUT = 30 * 24 * 60 * 60 * 1000;

/**
 * Pictures that were handed in and stand in no file yet. A picture that nobody names would be refused by the check, so it
 * waits apart until a draft that names it is saved, and becomes part of the content together with it.
 */
export class Uploads {
  readonly folder: string;

  /** @param now in milliseconds since the epoch: what has waited too long is thrown away */
  constructor(folder: string, now: number) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const file of this.list()) {
      if (statSync(join(folder, file)).mtimeMs < now - TIMEOUT) this.remove([file]);
    }
  }

  /** Their paths, as they will be in content/images. */
  list(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join("/"))
      .sort();
  }

  read(file: string): Buffer | undefined {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  add(file: string, bytes: Buffer): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    realDisk.write(`${dirname(path)}/.unfinished`, bytes);
    realDisk.rename(`${dirname(path)}/.unfinished`, path);
  }

  remove(files: readonly string[]): void {
    for (const file of files) rmSync(join(this.folder, file), { force: true });
  }

  /** The waiting pictures that some fields name, as new files of the content. */
  namedIn(fields: Value): Changes {
    const waiting = new Set(this.list());
    return new Map(
      textsIn(fields)
        .filter((text) => waiting.has(text))
        .map((file) => [`images/${file}`, this.read(file) ?? null]),
    );
  }
}

/** Every text in some fields. */
export function textsIn(value: Value): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((item) => textsIn(item ?? null));
}
