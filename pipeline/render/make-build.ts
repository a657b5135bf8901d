import { hash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { romeDate } from "../../domain/time/rome-time.ts";
import { nginxConfiguration } from "../../hosting/nginx.ts";
import { ASSETS_IGNORE, headersFile, redirectsFile } from "../../hosting/static-host.ts";
import { writeBuildManifest } from "../../server/build-manifest.ts";
import { builtFiles, writeAt } from "../../server/built-files.ts";
import { contentTypeOf } from "../../server/content-types.ts";
import { type InlineHashes, securityHeaders } from "../../server/policy.ts";
import { siteRedirects } from "../../server/redirects.ts";
import { checkPictureFiles } from "../checks/picture-checks.ts";
import { forgetUnused, kept } from "../images/build-cache.ts";
import { writeCards } from "../images/cards/write-cards.ts";
import { writePictures, writeThumbnails } from "../images/write-pictures.ts";
import { writeDataFiles } from "../outputs/data-files.ts";
import { writeLicences } from "../outputs/write-licences.ts";
import { writePageBundles } from "../outputs/write-page-bundles.ts";
import { writeServiceWorker } from "../outputs/write-service-worker.ts";
import { buildInstant } from "../pages/build-instant.ts";
import { loadContent } from "../read/content.ts";
import { stampBuild } from "./build-stamp.ts";
import { bundle, readAssets } from "./bundle.ts";
import { prerenderSite } from "./prerender.ts";
import { step } from "./step.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the text files that have no variants yet, so that no request waits for it; returns how many. */
async function compressFiles(site: string): Promise<number> {
  const level = constants.Z_BEST_COMPRESSION;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = builtFiles(site).filter(
    (file) => contentTypeOf(file).compressible && !existsSync(`${file}.br`),
  );
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const key = hash("sha256", body);
      await writeFile(`${file}.br`, await kept(`${key}.font.br`, () => brotli(body, { params })));
      await writeFile(`${file}.gz`, await kept(`${key}.gz`, () => zip(body, { level })));
    }),
  );
  return files.length;
}

/** The age in days at which unused cache entries are evicted. */
const KEPT_DAYS = 30;

const files = (count: number) => `${count} files`;

/**
 * Builds the whole site in a folder, step by step: the public files in client/, beside it the server's data and the
 * renderer (renderer/), for tests that supply what the parish has not yet provided.
 * @throws ContentError before any other work, if the content has errors
 */
export async function makeBuild(folder: string): Promise<void> {
  const site = join(folder, "client");
  const rendererFolder = join(folder, "renderer");
  const year = romeDate(buildInstant).year;

  const content = loadContent();
  const { images } = content;
  // The checks of words are left to npm run check:content.
  await step(`Content: ${images.length} pictures`, () => checkPictureFiles("content", images));
  const renderer = await step("Scripts and styles", () => bundle(site, rendererFolder));
  const assets = await readAssets(site);
  await step("Pictures", () => writePictures(site, content), files);
  await step("Pages", () => prerenderSite(site, content, renderer, assets), String);
  writeAt(rendererFolder, "assets.json", JSON.stringify(assets));
  const packs = writePageBundles(site);
  await writeDataFiles(site, content);
  await step("Small prints", () => writeThumbnails(site, content), String);
  await step("Cards for shared links", () => writeCards(site, content), String);
  await step("Compression", () => compressFiles(site), files);
  // It decides what fits into the precache, and needs the compressed sizes.
  await step("Service worker", () => writeServiceWorker(site, year, packs));
  writeLicences(site);
  rmSync(join(site, ".vite"), { recursive: true });
  await compressFiles(site);
  const hashes = inlineHashes(site);
  const redirects = siteRedirects(content);
  writeAt(folder, "policy.json", JSON.stringify(hashes, null, 2));
  writeAt(folder, "road.json", JSON.stringify(content.road));
  writeAt(folder, "redirects.json", JSON.stringify(redirects));
  // For other servers than the site's own: static hosts, and nginx.
  const headers = securityHeaders(hashes);
  writeAt(site, "_headers", headersFile(headers));
  writeAt(site, "_redirects", redirectsFile(redirects));
  writeAt(site, ".assetsignore", ASSETS_IGNORE);
  writeAt(folder, "hosting/nginx.conf", nginxConfiguration(headers, redirects));
  writeBuildManifest(folder);
  stampBuild(folder);
  await forgetUnused(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000);
}

/** The types of data blocks, inert scripts that the policy need not allow. */
const DATA = /type="application\/(ld\+)?json"/;

/** Collects the hashes of all executable inline scripts and all inline styles of a site, for the Content-Security-Policy. */
function inlineHashes(site: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of builtFiles(site).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    for (const [, attributes = "", text = ""] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (!DATA.test(attributes) && text !== "") scripts.add(sha256(text));
    }
    for (const [, text = ""] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      styles.add(sha256(text));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sha256(text: string): string {
  return `sha256-${hash("sha256", text, "base64")}`;
}
