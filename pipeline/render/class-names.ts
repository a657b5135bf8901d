import { hash } from "node:crypto";
import { join, relative, sep } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The local names of a CSS module: classes and keyframes. */
const NAMED = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

/** The letters of a hash: more would cost bytes on every page, and a test looks for collisions. */
const HASH_LETTERS = 2;

/**
 * Shortens a local name of a CSS module: a hash of the module's path, so that a new module renames no other, and the
 * index within the module.
 * @throws if the module has none of that name.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set([...css.matchAll(NAMED)].map(([, found]) => found))];
  const place = names.indexOf(name);
  if (place === -1) throw new Error(`${file} has no ${name}.`);
  const path = relative(ROOT, file).replaceAll(sep, "/");
  const letters = hash("sha256", path, "base64url").slice(0, HASH_LETTERS);
  return `_${letters}${place.toString(36)}`;
}
