import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The manifest of a build: the SHA-256 of each file, by its path in the build's folder. */
type BuildManifest = Readonly<Record<string, string>>;

/** The manifest's path in the build's folder; it does not list itself. */
export const MANIFEST = "manifest.json";

/** Computes the manifest of the current files in a build's folder. */
export function manifestOf(build: string): BuildManifest {
  const names = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name !== MANIFEST)
    .sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(join(build, name))]));
}

/**
 * Returns the files of a build that are missing or modified; the manifest itself if it is unreadable. Files added since
 * are not damage (npm run santi).
 */
export function damagedFiles(build: string): string[] {
  const manifest = readManifest(build);
  if (!manifest) return [MANIFEST];
  return Object.entries(manifest)
    .filter(([name, hash]) => {
      const file = join(build, name);
      return !existsSync(file) || hashOf(file) !== hash;
    })
    .map(([name]) => name);
}

function readManifest(build: string): BuildManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(build, MANIFEST), "utf8")) ?? undefined;
  } catch {
    return undefined;
  }
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("base64url");
}
