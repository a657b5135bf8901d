import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, manifestOf } from "../../server/build-manifest.ts";

/** Writes the manifest of a complete build, against which the server verifies it at startup. */
export function writeBuildManifest(build: string): void {
  writeFileSync(join(build, MANIFEST), JSON.stringify(manifestOf(build)));
}
