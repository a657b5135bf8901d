import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInstant } from "../app/content.server/build-instant.ts";
import { loadContent } from "../app/content.server/content.ts";
import { ContentError } from "../app/content.server/problems.ts";
import { romeDate } from "../app/time/rome-time.ts";
import { isBuildFresh, stampBuild } from "./build-stamp.ts";
import { bundle, readAssets } from "./bundle.ts";
import { compressFiles } from "./compress-files.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { warnOfLongPages } from "./long-pages.ts";
import { prerenderSite } from "./prerender.ts";
import { step } from "./step.ts";
import { writeCards } from "./write-cards.ts";
import { writeDataFiles } from "./write-data-files.ts";
import { writeHosting } from "./write-hosting.ts";
import { writeLicences } from "./write-licences.ts";
import { writePictures } from "./write-pictures.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

/** What is served; a new build takes its place when it is whole. */
const BUILD = "build";

/** Where the new build is made. */
const NEXT = "build-next";

/**
 * Builds the whole site into build/client, step by step. What is wrong with the content is told before anything else,
 * and until the new build is whole the one before stays as it is.
 */
export async function build(): Promise<void> {
  rmSync(NEXT, { recursive: true, force: true });
  const site = join(NEXT, "client");
  const rendererFolder = join(NEXT, "renderer");
  const year = romeDate(buildInstant).year;

  const content = await step("Content", loadContent, ({ images }) => `${images.length} pictures`);
  const renderer = await step("Scripts and styles", () => bundle(site, rendererFolder));
  const assets = await readAssets(site);
  await step("Pages", () => prerenderSite(site, content, renderer, assets), String);
  rmSync(rendererFolder, { recursive: true });
  writeDataFiles(site, content, year);
  await step(
    "Pictures",
    () => writePictures(site, content),
    (count) => `${count} files`,
  );
  await step("Cards for shared links", () => writeCards(site, content), String);
  await step("Service worker", () => writeServiceWorker(site, year));
  writeLicences(site);
  rmSync(join(site, ".vite"), { recursive: true });
  await step(
    "Compression",
    () => compressFiles(site),
    (count) => `${count} files`,
  );
  warnOfLongPages(site, content);
  const hashes = inlineHashes(site);
  writeFileSync(join(NEXT, "policy.json"), JSON.stringify(hashes, null, 2));
  writeHosting(NEXT, hashes);
  stampBuild(NEXT);
  takePlace();
}

/** Puts the new build in the place of the one before. */
function takePlace(): void {
  const before = `${BUILD}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(BUILD)) renameSync(BUILD, before);
  renameSync(NEXT, BUILD);
  rmSync(before, { recursive: true, force: true });
}

/**
 * Builds only if the build is missing or older than its inputs.
 * @returns whether there is a build of the inputs as they are now
 */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildFresh(BUILD)) return true;
  console.log("Building the site.");
  try {
    await build();
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    console.error(
      `${error.problems.length} da correggere in content/, poi di nuovo lo stesso comando.`,
    );
    if (existsSync(BUILD)) console.error("Intanto resta il sito di prima.");
    return false;
  }
}

if (import.meta.main && !(await buildIfStale())) process.exitCode = 1;
