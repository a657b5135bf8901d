import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSaints } from "./external-saints.ts";
import type { ListStore } from "./saints-list.ts";

/**
 * Stores the list in a folder, so that it survives a restart. A missing, full, read-only or corrupt folder is logged
 * once, and otherwise treated as absent.
 */
export function createSaintsStore(folder: string): ListStore {
  const file = join(folder, "santi.json");
  let hasWarned = false;

  return {
    async read() {
      try {
        const { saints, fetchedAt } = JSON.parse(await readFile(file, "utf8"));
        const parsed = parseSaints(saints);
        return parsed && isInstant(fetchedAt) ? { saints: parsed, fetchedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    async write(list) {
      // Renamed when complete: a server stopped halfway leaves the old list.
      const draft = `${file}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify(list));
        await rename(draft, file);
      } catch (error) {
        if (!hasWarned) console.warn(`The list of saints cannot be kept in ${folder}:`, error);
        hasWarned = true;
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}

/** Checks whether a value is a valid time in milliseconds since the epoch. */
function isInstant(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime());
}
