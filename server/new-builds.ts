import { statSync } from "node:fs";
import { join } from "node:path";
import { damagedFiles, MANIFEST } from "./build-manifest.ts";

/** The interval, in milliseconds, at which the build is polled. */
const LOOK_AGAIN = 1_000;

/** Calls back whenever a new, complete build has replaced the previous one. */
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
      // It may have been replaced meanwhile; the current site stays in service.
      console.error(error);
    }
  }, lookAgain).unref();
}

/** Returns a value unique to each build; undefined while one is being swapped in. */
function markOf(build: string): string | undefined {
  const manifest = statSync(join(build, MANIFEST), { throwIfNoEntry: false });
  return manifest && `${manifest.ino} ${manifest.mtimeMs}`;
}
