import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSaints } from "./external-saints.ts";
import type { ListStore } from "./saints-list.ts";

/**
 * Keeps the list in a folder, so that it outlives a restart. A folder that is missing, full, read-only or holds
 * rubbish is said once on the console, and otherwise as if there were none.
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
      // Renamed when it is whole: a server that stops halfway leaves the old list.
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

/** Whether a value is milliseconds since the epoch that a date can be made of. */
function isInstant(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime());
}
