import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { romeDate } from "../../domain/time/rome-time.ts";
import { refuseUnsafeDrawings } from "../checks/drawings.ts";
import { checkPictureFiles } from "../checks/picture-checks.ts";
import { forgetUnused } from "../images/build-cache.ts";
import { writeCards } from "../images/cards/write-cards.ts";
import { writePictures, writeThumbnails } from "../images/write-pictures.ts";
import { siteRedirects } from "../outputs/redirects.ts";
import { roadSchedule } from "../outputs/road-schedule.ts";
import { writeDataFiles } from "../outputs/write-data-files.ts";
import { writeHosting } from "../outputs/write-hosting.ts";
import { writeLicences } from "../outputs/write-licences.ts";
import { writePageBundles } from "../outputs/write-page-bundles.ts";
import { writeFoundFiles } from "../outputs/write-seo-files.ts";
import { writeServiceWorker } from "../outputs/write-service-worker.ts";
import { buildInstant } from "../pages/build-instant.ts";
import { loadContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { stampBuild } from "./build-stamp.ts";
import { bundle, readAssets } from "./bundle.ts";
import { compressFiles } from "./compress-files.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { warnOfLongPages } from "./long-pages.ts";
import { prerenderSite } from "./prerender.ts";
import { step } from "./step.ts";
import { writeBuildManifest } from "./write-build-manifest.ts";

/** The age in days at which unused cache entries are evicted. */
const KEPT_DAYS = 30;

/** Loads the content and checks its drawings and pictures; the remaining checks are left to npm run check:content. */
async function safeContent(): Promise<Content> {
  const content = loadContent();
  refuseUnsafeDrawings("content");
  await checkPictureFiles("content", content);
  return content;
}

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

  const content = await step("Content", safeContent, ({ images }) => `${images.length} pictures`);
  const renderer = await step("Scripts and styles", () => bundle(site, rendererFolder));
  const assets = await readAssets(site);
  await step("Pictures", () => writePictures(site, content), files);
  await step("Pages", () => prerenderSite(site, content, renderer, assets), String);
  writeFileSync(join(rendererFolder, "assets.json"), JSON.stringify(assets));
  await step("Page bundles", () => writePageBundles(site), String);
  await writeDataFiles(site, content, buildInstant);
  await writeFoundFiles(site, content);
  await step("Small prints", () => writeThumbnails(site, content), String);
  await step("Cards for shared links", () => writeCards(site, content), String);
  await step("Compression", () => compressFiles(site), files);
  // It decides what fits into the precache, and needs the compressed sizes.
  await step("Service worker", () => writeServiceWorker(site, year));
  writeLicences(site);
  rmSync(join(site, ".vite"), { recursive: true });
  await compressFiles(site);
  warnOfLongPages(site, content);
  const hashes = inlineHashes(site);
  writeFileSync(join(folder, "policy.json"), JSON.stringify(hashes, null, 2));
  writeFileSync(join(folder, "road.json"), JSON.stringify(roadSchedule(content.road)));
  const redirects = siteRedirects(content);
  writeFileSync(join(folder, "redirects.json"), JSON.stringify(redirects));
  writeHosting(folder, hashes, redirects);
  writeBuildManifest(folder);
  stampBuild(folder);
  await forgetUnused(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000);
}
