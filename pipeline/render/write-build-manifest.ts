import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, manifestOf } from "../../server/build-manifest.ts";

/** Writes down what a complete build consists of, so that the server sees when it starts whether that is still so. */
export function writeBuildManifest(build: string): void {
  writeFileSync(join(build, MANIFEST), JSON.stringify(manifestOf(build)));
}
