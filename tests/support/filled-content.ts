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
 * Renders pages with content that the parish has not filled in yet: the renderer of the built site, on its content with
 * some files replaced.
 */

const RENDERER = "build/renderer";

/** Shared between folders, which differ in only a few files. */
const memory: ReadMemory = new Map();

/** Reads the project's content with some files replaced, by their paths in content/. */
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

/** Renders the document at an address from some content. */
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

/** The temporary content of the parish, emptied: hours and road bulletins. */
const UNFILLED = { "hours.yaml": "periodi: []\ngiorni_speciali: []\n", "road.yaml": "[]\n" };

/** The pages that show the hours and the road. */
export const FILLED_PAGES = ["/app/realhome", "/app/orari", "/app/info/come_raggiumgerci"];

let unfilled: Content | undefined;

function unfilledContent(): Content {
  unfilled ??= contentWith(UNFILLED);
  return unfilled;
}

/** Renders the document at an address with nothing confirmed by the parish. */
export const unfilledDocument = (address: string): Promise<string> =>
  documentOf(unfilledContent(), address);

/** Makes the browser get the pages of hours and road with nothing confirmed by the parish. */
export async function serveUnfilled(page: Page): Promise<void> {
  await serveFrom(page, unfilledContent(), FILLED_PAGES);
  await page.route("**/dati/strada.json", (route) => route.fulfill({ json: null }));
}

/** Makes the browser get some addresses rendered from this content, with the server's headers. */
export async function serveFrom(page: Page, content: Content, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const body = await documentOf(content, address);
    await page.route(
      ({ pathname }) => pathname === address,
      async (route) => route.fulfill({ response: await route.fetch(), body }),
    );
  }
}
