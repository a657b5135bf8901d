import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BootData } from "../app/hydration/boot-data.ts";

/** The import and export statements by which a built script asks for others; not those that wait (`import()`). */
const STATIC_IMPORT = /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

/** The files of all scripts that a built page asks for at the start, with those that they import. */
export function pageScripts(site: string, html: string): string[] {
  const boot = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (boot === undefined) throw new Error("No boot data in this page.");
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of importedScripts(readFileSync(file, "utf8"))) add(join(dirname(file), name));
  };
  for (const module of (JSON.parse(boot) as BootData).modules) add(join(site, module));
  return [...found];
}

/** The relative addresses of what a built script imports before it runs. */
export function importedScripts(script: string): string[] {
  return [...script.matchAll(STATIC_IMPORT)].map(([, name = ""]) => name);
}
