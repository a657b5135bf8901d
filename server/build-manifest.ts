import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What a build consists of: the SHA-256 of each file, by its name below the build's folder. */
type BuildManifest = Readonly<Record<string, string>>;

/** Where the manifest is, in the build's folder; it does not speak of itself. */
export const MANIFEST = "manifest.json";

/** The manifest of what is in a build's folder now. */
export function manifestOf(build: string): BuildManifest {
  const names = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name !== MANIFEST)
    .sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(join(build, name))]));
}

/**
 * The files of a build that are missing, or not as they were made; the manifest itself if it cannot be read. Files
 * that were added since are no damage (npm run santi).
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
