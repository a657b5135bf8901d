import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles, nameIn } from "./built-files.ts";

/** The path in a build's folder of its manifest: the SHA-256 of each other file, by its path there. */
export const MANIFEST = "manifest.json";

/** Writes the manifest of a complete build, against which the server verifies it at startup. */
export function writeBuildManifest(build: string): void {
  const names = builtFiles(build)
    .map((file) => nameIn(build, file))
    .filter((name) => name !== MANIFEST)
    .sort();
  const hashes = Object.fromEntries(names.map((name) => [name, hashOf(join(build, name))]));
  writeFileSync(join(build, MANIFEST), JSON.stringify(hashes));
}

/** Returns the files of a build that are missing or modified, or its manifest if unreadable; added ones are no damage. */
export function damagedFiles(build: string): string[] {
  try {
    const manifest = JSON.parse(readFileSync(join(build, MANIFEST), "utf8"));
    return Object.keys(manifest).filter((name) => {
      const file = join(build, name);
      return !existsSync(file) || hashOf(file) !== manifest[name];
    });
  } catch {
    return [MANIFEST];
  }
}

function hashOf(file: string): string {
  return hash("sha256", readFileSync(file), "base64url");
}
