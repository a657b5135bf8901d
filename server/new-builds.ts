import { statSync } from "node:fs";
import { join } from "node:path";
import { damagedFiles, MANIFEST } from "./build-manifest.ts";

/** How often, in milliseconds, it is looked whether there is another build. */
const LOOK_AGAIN = 1_000;

/** Calls back whenever another build has taken the place of the one that was there, and is whole. */
export function onNewBuild(build: string, take: () => void, lookAgain = LOOK_AGAIN): void {
  let taken = markOf(build);
  setInterval(() => {
    const mark = markOf(build);
    if (mark === undefined || mark === taken) return;
    try {
      if (damagedFiles(build).length > 0) return;
      take();
      taken = mark;
    } catch (error) {
      // It may have been replaced meanwhile; what is served stays.
      console.error(error);
    }
  }, lookAgain).unref();
}

/** What no two builds have in common; undefined while one takes the place of the other. */
function markOf(build: string): string | undefined {
  const manifest = statSync(join(build, MANIFEST), { throwIfNoEntry: false });
  return manifest && `${manifest.ino} ${manifest.mtimeMs}`;
}
