import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { digestOf } from "../../app/features/offline/cached-copy.ts";
import type { KeptList } from "../../app/features/offline/precache.ts";
import { chooseKeptFiles, type KeptFile } from "../../app/features/offline/precache-manifest.ts";
import { filesByAddress } from "../../server/built-files.ts";
import { BROWSERS } from "../render/browsers.ts";
import { LICENCE_LISTS } from "./write-licences.ts";

/** Returns the precache list of a built site in order, with content hashes; compressed sizes decide how many files fit. */
export async function listKeptFiles(site: string, year: number): Promise<KeptFile[]> {
  const files = filesByAddress(site);
  const sizes = [...files].map(([address, path]) => ({ address, size: sentSize(path) }));
  return Promise.all(
    chooseKeptFiles(sizes, year).map(async (address): Promise<KeptFile> => {
      const content = readFileSync(files.get(address) ?? "");
      return [address, await digestOf(content)];
    }),
  );
}

const SCRIPT = "service-worker.js";

/**
 * Writes the service worker of a built site as a single file, with the precache manifest inlined. One from public/ is
 * kept: hosting/service-worker-off.js thus unregisters the workers of all visitors (docs/hosting.md).
 */
export async function writeServiceWorker(
  site: string,
  year: number,
  packs: KeptList["packs"],
): Promise<void> {
  if (existsSync(join(site, SCRIPT))) {
    // It bundles no package.
    writeFileSync(join(site, LICENCE_LISTS.serviceWorker), "[]");
    return;
  }
  const files = await listKeptFiles(site, year);
  const version = await digestOf(new TextEncoder().encode(JSON.stringify(files)));
  const list: KeptList = { version, files, packs };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __KEPT_LIST__: JSON.stringify(list),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      license: { fileName: LICENCE_LISTS.serviceWorker },
      target: BROWSERS,
      rolldownOptions: {
        input: "app/features/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: SCRIPT },
      },
    },
  });
}

/** Returns the size of a file as transferred, in bytes. */
export function sentSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
