import { readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

const APP = join(import.meta.dirname, "../app");

/** All CSS modules of the app, by their paths in it: the same order in both bundles, and in every build. */
const modules = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => file.replaceAll(sep, "/"))
  .sort();

/** A class of a CSS module as people read it: the module's name, then its own. No two modules have the same name. */
export const readableClassName = (name: string, file: string): string =>
  `${basename(file, ".module.css")}_${name}`;

/** What has a name of its own in a CSS module: classes, and movements. */
const NAMED = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

/**
 * A class or a movement of a CSS module as visitors get it: the number of the module, then its own in it. Every page
 * carries these names in its styles and once more in its markup; readable ones are 500 bytes of it.
 * @throws if the module has none of that name.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set([...css.matchAll(NAMED)].map(([, found]) => found))];
  const numbers = [modules.indexOf(relative(APP, file).replaceAll(sep, "/")), names.indexOf(name)];
  if (numbers.includes(-1)) throw new Error(`${file} has no ${name}.`);
  return `_${numbers.map((number) => number.toString(36)).join("_")}`;
}
