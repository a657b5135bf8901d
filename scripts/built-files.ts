import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files of a folder, its folders' included. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
