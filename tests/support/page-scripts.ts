import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BootData } from "../../app/hydration/boot-data.ts";

/** Static imports and exports of a built script, without dynamic ones (`import()`). */
const STATIC_IMPORT = /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

/** Returns the files of the scripts that a built page loads at once. */
export function listedScripts(site: string, html: string): string[] {
  const boot = /<script id=":boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (boot === undefined) throw new Error("No boot data in this page.");
  return (JSON.parse(boot) as BootData).modules.map((module) => join(site, module));
}

/** Returns the files of all scripts that a built page needs to run: those it loads, and their imports. */
export function neededScripts(site: string, html: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      add(join(dirname(file), name));
    }
  };
  for (const file of listedScripts(site, html)) add(file);
  return [...found];
}
