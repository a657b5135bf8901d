import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildInstant } from "../app/content.server/build-instant.ts";
import { loadContent } from "../app/content.server/content.ts";
import { dataFiles } from "../app/content.server/data-files.ts";
import { romeDate } from "../app/time/rome-time.ts";
import { contentTypeOf } from "../server/content-types.ts";
import type { InlineHashes } from "../server/policy.ts";
import { writeCards } from "./write-cards.ts";
import { writeHosting } from "./write-hosting.ts";
import { writeLicences } from "./write-licences.ts";
import { writePictures } from "./write-pictures.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

const SITE = "build/client";

/** Makes of the pages the folder that servers serve. */
export async function finishBuild(): Promise<void> {
  writeDataFiles();
  await writePictures(SITE);
  await writeCards(SITE);
  rmSync("build/renderer", { recursive: true });
  const hashes = inlineHashes();
  writeFileSync("build/policy.json", JSON.stringify(hashes, null, 2));
  await writeServiceWorker(SITE, romeDate(buildInstant).year);
  writeLicences(SITE);
  rmSync(join(SITE, ".vite"), { recursive: true });
  await compressFiles();
  writeHosting(SITE, hashes);
}

function writeDataFiles(): void {
  for (const [address, data] of Object.entries(
    dataFiles(loadContent(), romeDate(buildInstant).year),
  )) {
    const file = join(SITE, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
  }
}

function builtFiles(): string[] {
  return readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The hashes of all inline scripts that run and of all inline styles, for the security policy. */
function inlineHashes(): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of builtFiles().filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    for (const [, attributes = "", text = ""] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (!attributes.includes("application/json") && text !== "") scripts.add(sha256(text));
    }
    for (const [, text = ""] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      styles.add(sha256(text));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Every text gets its brotli and gzip variants now, so that no request has to wait for them. */
async function compressFiles(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    builtFiles()
      .filter((file) => contentTypeOf(file).compressible)
      .map(async (file) => {
        const body = await readFile(file);
        await writeFile(`${file}.br`, await brotli(body, { params }));
        await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}
