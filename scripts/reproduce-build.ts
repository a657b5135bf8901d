import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { manifestOf } from "../server/build-manifest.ts";
import { run } from "./run.ts";

/*
 * Builds the site twice, each in a clean folder of another name and with nothing kept, and compares every file.
 * SOURCE_DATE_EPOCH gives both the same day; without it they have today's. Takes some minutes.
 *
 *   npm run reproduce
 */

/** What is made here, or for this machine alone. */
const LEFT_OUT = new Set([".git", "build", "node_modules", "test-results"]);

/** Copies the project into a new folder. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "canneto-"));
  cpSync(".", folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Builds the site in a folder, which is then removed, and gives the hash of each built file by its name. */
async function hashesOfBuild(folder: string): Promise<Map<string, string>> {
  try {
    await run("node", ["scripts/build.ts"], { BUILD_CACHE: join(folder, "kept") }, folder);
    return new Map(Object.entries(manifestOf(join(folder, "build"))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const folders = [copyProject(), copyProject()] as const;
const one = await hashesOfBuild(folders[0]);
const other = await hashesOfBuild(folders[1]);
const different = [...new Set([...one.keys(), ...other.keys()])].filter(
  (name) => one.get(name) !== other.get(name),
);
for (const name of different) console.error(`Different: ${name}`);
console.log(`${one.size} files, ${different.length} different.`);
process.exitCode = one.size > 0 && different.length === 0 ? 0 : 1;
