import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join, relative } from "node:path";
import { BUNDLES } from "../../app/features/offline/precache-manifest.ts";
import { writePageBundles } from "../../pipeline/outputs/write-page-bundles.ts";
import { writeServiceWorker } from "../../pipeline/outputs/write-service-worker.ts";
import { words } from "./rows.ts";
import { content, HYMN, OTHER_PRAYER, PRAYER, SIDE_PAGE } from "./site.ts";

const SITE = "build/client";

/** The pages of the small site, some from each pack. */
const PAGES = words(`
  app/senza-rete app/realhome app/cerca app/orari app/offerte app/cookie-consent app/inni-preghiere app/storia/pia-leggenda
  ${[SIDE_PAGE, HYMN, PRAYER, OTHER_PRAYER].map((address) => address.slice(1)).join(" ")}
  app/pellegrinaggio/compagnie/${content.companies[0]?.slug}`);

const NOT_FOUND = ["404.html", "app/404.html"];

/**
 * Derives a small site from the built one, of some pages with their pictures, all scripts, and a worker of its own.
 * @returns the folder of the site, which the caller deletes
 */
export async function makeSmallSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "small-site-"));
  const files = PAGES.flatMap((page) =>
    [`${page}.json`, `${page}/index.html`].filter((file) => existsSync(join(SITE, file))),
  );
  const texts = files.map((file) => readFileSync(join(SITE, file), "utf8")).join();
  const isNeeded = (path: string) => {
    const name = relative(SITE, path);
    if (name.startsWith(BUNDLES.slice(1)) || /\.(br|gz)$/.test(name)) return false;
    if (/^assets\/pictures\/.*\.\w+$/.test(name)) return texts.includes(basename(name));
    return /^(assets|icons|santiLocali|dati)?(\/|$)/.test(name);
  };
  cpSync(SITE, folder, { recursive: true, filter: isNeeded });
  for (const file of [...files, ...NOT_FOUND, "favicon.ico", "manifest.webmanifest"]) {
    cpSync(join(SITE, file), join(folder, file));
  }
  return withWorker(folder);
}

/** Gives a site the worker for its files; returns its folder. */
async function withWorker(folder: string): Promise<string> {
  await writeServiceWorker(folder, new Date().getFullYear(), writePageBundles(folder));
  return folder;
}

/** Types of files that may refer to a script. */
const TEXTS = [".html", ".js", ".json"];

/** The suffix of script addresses in the next build. */
export const NEXT = "-next.js";

/**
 * Derives the next build from one: the text of /app/orari and its data are changed, every script is renamed.
 * @returns the folder of the build, which the caller deletes
 */
export async function makeNextBuild(build: string, change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  cpSync(build, folder, { recursive: true });
  rmSync(join(folder, "service-worker.js"));
  rmSync(join(folder, BUNDLES), { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = files
    .filter((name) => /^assets\/[^/]+\.js$/.test(name))
    .map((name) => basename(name));
  const names = new RegExp(scripts.join("|").replaceAll(".", "\\."), "g");
  for (const name of files.filter((file) => TEXTS.includes(extname(file)))) {
    const text = readFileSync(join(folder, name), "utf8");
    const next = text.replace(names, (script) => script.replace(/\.js$/, NEXT));
    const isChanged = /^app\/orari(\/index\.html|\.html|\.json)$/.test(name);
    rmSync(join(folder, name));
    const isScript = scripts.includes(basename(name));
    writeFileSync(
      join(folder, isScript ? name.replace(/\.js$/, NEXT) : name),
      isChanged ? change(next) : next,
    );
  }
  return withWorker(folder);
}
