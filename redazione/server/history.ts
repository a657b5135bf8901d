import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { SaveInHistory } from "../api.ts";
import type { Changes } from "./changes.ts";
import { versionOf } from "./versions.ts";
import { type Disk, realDisk, writeFiles } from "./write-files.ts";

const RECORD = "save.json";
const BEFORE = "before";
/** Beside the record until all files are written: taking it away needs no room on the disk. */
const BEGUN = "begun";

const record = z.object({
  id: z.string(),
  at: z.string(),
  what: z.string(),
  undone: z.boolean(),
  files: z.array(
    z.object({
      path: z.string(),
      /** Versions; null where there is no file. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

export type SaveRecord = z.infer<typeof record>;

/** Every save, with the bytes that were there before it: in a folder of its own, apart from the content. */
export class History {
  private readonly folder: string;
  private readonly content: string;
  private readonly disk: Disk;

  /** Takes back what was begun and never ended. */
  constructor(folder: string, content: string, disk: Disk = realDisk) {
    this.folder = folder;
    this.content = content;
    this.disk = disk;
    mkdirSync(folder, { recursive: true });
    for (const save of this.records()) {
      if (existsSync(join(folder, save.id, BEGUN))) this.takeBack(save);
    }
  }

  /**
   * Writes some files of the content, and remembers what was there before.
   * @param at in milliseconds since the epoch
   * @throws what the disk says; then nothing has changed
   */
  write(what: string, changes: Changes, at: number): SaveRecord {
    const before: Changes = new Map([...changes.keys()].map((path) => [path, this.bytesOf(path)]));
    const save: SaveRecord = {
      id: `${new Date(at).toISOString().replace(/[:.]/g, "-")}-${this.records().length + 1}`,
      at: new Date(at).toISOString(),
      what,
      undone: false,
      files: [...changes].map(([path, bytes]) => ({
        path,
        before: versionOrNull(before.get(path)),
        after: versionOrNull(bytes),
      })),
    };
    const folder = join(this.folder, save.id);
    let isWritten = false;
    try {
      for (const [path, bytes] of before) {
        if (!bytes) continue;
        const copy = join(folder, BEFORE, path);
        mkdirSync(dirname(copy), { recursive: true });
        this.disk.write(copy, bytes);
      }
      mkdirSync(folder, { recursive: true });
      this.disk.write(join(folder, BEGUN), Buffer.alloc(0));
      this.put(save);
      writeFiles(this.content, changes, before, this.disk);
      isWritten = true;
      this.disk.remove(join(folder, BEGUN));
    } catch (error) {
      if (isWritten) writeFiles(this.content, before, new Map());
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    return save;
  }

  /** All saves, the newest first. */
  records(): SaveRecord[] {
    return readdirSync(this.folder)
      .sort()
      .reverse()
      .flatMap((id) => {
        const file = join(this.folder, id, RECORD);
        return existsSync(file) ? [record.parse(JSON.parse(readFileSync(file, "utf8")))] : [];
      });
  }

  /** What has to be written to take a save back; undefined if one of its files is no longer as the save left it. */
  undoing(save: SaveRecord): Changes | undefined {
    const isAsLeft = save.files.every(
      ({ path, after }) => versionOrNull(this.bytesOf(path)) === after,
    );
    return isAsLeft ? this.before(save) : undefined;
  }

  markUndone(save: SaveRecord): void {
    this.put({ ...save, undone: true });
  }

  /** The files of a save as they were before it. */
  before(save: SaveRecord): Changes {
    return new Map(
      save.files.map(({ path, before }) => [
        path,
        before === null ? null : readFileSync(join(this.folder, save.id, BEFORE, path)),
      ]),
    );
  }

  /** Of a save that was begun: the files that it had written are put back, and it is forgotten. */
  private takeBack(save: SaveRecord): void {
    const written = save.files.filter(
      ({ path, before, after }) => before !== after && versionOrNull(this.bytesOf(path)) === after,
    );
    const before = this.before(save);
    const changes = new Map(written.map(({ path }) => [path, before.get(path) ?? null]));
    writeFiles(this.content, changes, new Map());
    rmSync(join(this.folder, save.id), { recursive: true });
  }

  private put(save: SaveRecord): void {
    const file = join(this.folder, save.id, RECORD);
    mkdirSync(dirname(file), { recursive: true });
    this.disk.write(`${file}.unfinished`, Buffer.from(JSON.stringify(save, null, 2)));
    this.disk.rename(`${file}.unfinished`, file);
  }

  private bytesOf(path: string): Buffer | null {
    const file = join(this.content, path);
    return existsSync(file) ? readFileSync(file) : null;
  }
}

const versionOrNull = (bytes: Buffer | null | undefined) => (bytes ? versionOf(bytes) : null);

/** A save as the desk shows it. */
export function shownSave({ id, at, what, undone, files }: SaveRecord): SaveInHistory {
  return {
    id,
    at,
    what,
    undone,
    files: files.map(({ path, before, after }) => ({
      path,
      change: before === null ? "added" : after === null ? "removed" : "changed",
    })),
  };
}
