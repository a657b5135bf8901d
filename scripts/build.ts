import { rmSync } from "node:fs";
import { loadContent } from "../app/content.server/content.ts";
import { isBuildFresh, stampBuild } from "./build-stamp.ts";
import { bundle, readAssets } from "./bundle.ts";
import { finishBuild } from "./finish-build.ts";
import { prerenderSite } from "./prerender.ts";

const SITE = "build/client";

/** What makes the pages; of no use once they are made. */
const RENDERER = "build/renderer";

/** Builds the whole site into build/client. */
export async function build(): Promise<void> {
  rmSync("build", { recursive: true, force: true });
  const content = loadContent();
  const renderer = await bundle(SITE, RENDERER);
  await prerenderSite(SITE, content, renderer, await readAssets(SITE));
  await finishBuild();
  stampBuild();
}

/** Builds only if the build is missing or older than its inputs. */
export async function buildIfStale(): Promise<void> {
  if (isBuildFresh()) return;
  console.log("Building the site…");
  await build();
}

if (import.meta.main) await build();
