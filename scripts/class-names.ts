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

/**
 * A class of a CSS module as visitors get it: the number of the module, then that of the class in it. Every page
 * carries its names in its styles and once more in its markup; readable ones are 500 bytes of it.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const classes = [...new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, found]) => found))];
  const numbers = [
    modules.indexOf(relative(APP, file).replaceAll(sep, "/")),
    classes.indexOf(name),
  ];
  return `_${numbers.map((number) => number.toString(36)).join("_")}`;
}
