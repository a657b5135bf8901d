import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build } from "vite";
import { chooseKeptFiles, type KeptFile } from "../app/features/offline/kept-files.ts";
import { BROWSERS } from "./browsers.ts";
import { LICENCE_LISTS } from "./write-licences.ts";

/**
 * Everything of a built site that visitors keep, in order, with a hash of what may change under its address. The site
 * is compressed already: what the files weigh decides how many there are.
 */
export function listKeptFiles(site: string, year: number): KeptFile[] {
  const files = new Map<string, string>();
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(site, path).split(sep).join("/");
    files.set(`/${name}`.replace(/\/index\.html$/, "") || "/", path);
  }
  const sizes = [...files].map(([address, path]) => ({ address, size: sentSize(path) }));
  return chooseKeptFiles(sizes, year).map((address) => [
    address,
    address.startsWith("/assets/") ? "" : shortHash(readFileSync(files.get(address) ?? "")),
  ]);
}

/** Writes the service worker of a built site, in one file, with the list of what it keeps. */
export async function writeServiceWorker(site: string, year: number): Promise<void> {
  const keptFiles = JSON.stringify(listKeptFiles(site, year));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __KEPT_FILES__: keptFiles,
      __VERSION__: JSON.stringify(shortHash(keptFiles)),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      license: { fileName: LICENCE_LISTS.serviceWorker },
      target: BROWSERS,
      rolldownOptions: {
        input: "app/features/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** What a file weighs as the server sends it, in bytes. */
export function sentSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 10);
}
