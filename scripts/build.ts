import { existsSync, rmSync } from "node:fs";
import { ContentError } from "../pipeline/read/problems.ts";
import { isBuildFresh } from "../pipeline/render/build-stamp.ts";
import { damagedFiles } from "../server/build-manifest.ts";
import { takePlace } from "../server/built-files.ts";
import { exitWithError } from "../server/config-error.ts";
import { exclusively } from "./file-lock.mjs";

const BUILD = "build";

const LOCK = "build.lock";
const WAITING = `Another command is building the site (${LOCK}): waiting for it…`;

/** Builds the site aside, holding the lock, and swaps it in when complete; false if the content has errors. */
export async function build(folder = BUILD): Promise<boolean> {
  return exclusively(LOCK, WAITING, () => buildAside(folder));
}

/** Builds if the build is missing, damaged or stale; tells whether there is now one of the current inputs. */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildGood()) return true;
  // Another process may have built it while this one waited for the lock.
  return exclusively(LOCK, WAITING, () => isBuildGood() || buildAside(BUILD));
}

/** Checks that the build is fresh and undamaged; logs any damage, as the build should not change afterwards. */
function isBuildGood(): boolean {
  if (!isBuildFresh(BUILD)) return false;
  const damaged = damagedFiles(BUILD);
  if (damaged.length > 0) console.log(`The build is damaged: ${damaged.join(", ")}`);
  return damaged.length === 0;
}

async function buildAside(folder: string): Promise<boolean> {
  const next = `${folder}-next`;
  console.log("Building the site:");
  rmSync(next, { recursive: true, force: true });
  // Loading it takes longer than anything else that a start with nothing to build does.
  const { makeBuild } = await import("../pipeline/render/make-build.ts");
  try {
    await makeBuild(next);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    tellEditors(error);
    return false;
  }
  takePlace(next, folder);
  console.log(`The site is built: ${folder}/client`);
  return true;
}

/** Reports the errors to fix, in the editors' language, and what is served until then. */
function tellEditors({ message, problems }: ContentError): void {
  console.error(`\n${message}\n`);
  console.error(`${problems.length} da correggere in content/; poi si ripete il comando.`);
  if (existsSync(BUILD)) console.error("Intanto resta il sito di prima.");
}

if (import.meta.main) {
  const isBuilt = await build(process.argv[2]).catch(exitWithError);
  if (!isBuilt) process.exitCode = 1;
}
