import { cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
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
 * Derives a small site from the built one, for tests in which the size of the cache does not matter: some pages with
 * their pictures, all scripts, and a worker of its own.
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
  await writeServiceWorker(folder, new Date().getFullYear(), writePageBundles(folder));
  return folder;
}
