import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { PageAssets } from "../../app/entry.server.tsx";
import type { ScreenName } from "../../app/site-map.ts";
import { readContent } from "../../pipeline/read/content.ts";
import type { ReadMemory } from "../../pipeline/read/files.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { Renderer } from "../../pipeline/render/bundle.ts";
import { builtPage } from "../../pipeline/render/prerender.ts";

/*
 * Pages as they are once the parish has filled in what is empty today: made by what made the built site, from its content
 * with other files in it.
 */

const RENDERER = "build/renderer";

/** Each folder is the same but for a few files. */
const memory: ReadMemory = new Map();

/** The project's content with other texts in some of its files, by their paths in content/. */
export function contentWith(files: Readonly<Record<string, string>>): Content {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync("content", root, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    return readContent(root, memory);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The document at an address, made from some content. */
async function documentOf(content: Content, address: string): Promise<string> {
  const renderer: Renderer = await import(pathToFileURL(resolve(RENDERER, "entry.server.js")).href);
  const assets = JSON.parse(readFileSync(join(RENDERER, "assets.json"), "utf8")) as Record<
    ScreenName,
    PageAssets
  >;
  const page = await builtPage(content, renderer, address);
  if (!page) throw new Error(`There is nothing to show at ${address}.`);
  return renderer.renderPage(page, assets[page.screen]);
}

/** What the parish writes for a while is not there: hours, and bulletins on the road. */
const UNFILLED = { "hours.yaml": "periodi: []\ngiorni_speciali: []\n", "road.yaml": "[]\n" };

/** The pages that show hours and road. */
export const FILLED_PAGES = ["/app/realhome", "/app/orari", "/app/info/come_raggiumgerci"];

/** The document at an address while the parish has confirmed nothing. */
export const unfilledDocument = (address: string): Promise<string> =>
  documentOf(contentWith(UNFILLED), address);

/** From now on a browser gets the pages of hours and road as they are while the parish has confirmed nothing. */
export async function serveUnfilled(page: Page): Promise<void> {
  await serveFrom(page, contentWith(UNFILLED), FILLED_PAGES);
  await page.route("**/dati/strada.json", (route) => route.fulfill({ json: null }));
}

/** From now on a browser gets some addresses made from this content, with the headers of the server. */
export async function serveFrom(page: Page, content: Content, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const body = await documentOf(content, address);
    await page.route(
      ({ pathname }) => pathname === address,
      async (route) => route.fulfill({ response: await route.fetch(), body }),
    );
  }
}
