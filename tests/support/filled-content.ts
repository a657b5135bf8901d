import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import type { PageAssets } from "../../app/entry.server.tsx";
import type { ScreenName } from "../../app/site-map.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { dataFiles } from "../../pipeline/read/yaml-files.ts";
import type { Renderer } from "../../pipeline/render/bundle.ts";
import { builtPage } from "../../pipeline/render/prerender.ts";
import { content } from "./site.ts";

/*
 * Renders pages with content that the parish has not filled in yet: the renderer of the built site, on its content with
 * some files replaced.
 */

const RENDERER = "build/renderer";

/** Returns the project's content with some data as other texts of their files say. */
export function contentWith(texts: Partial<Record<keyof typeof dataFiles, string>>): Content {
  const names = Object.keys(texts) as (keyof typeof dataFiles)[];
  const data = names.map((name) => [name, dataFiles[name][1].parse(parse(texts[name] ?? ""))]);
  return { ...content, ...Object.fromEntries(data) };
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

/** The content with nothing confirmed by the parish. */
const unfilled = contentWith({ hours: "periodi: []\ngiorni_speciali: []", road: "[]" });

/** The pages that show the hours and the road. */
export const FILLED_PAGES = ["/app/realhome", "/app/orari", "/app/info/come_raggiumgerci"];

/** Renders the document at an address with nothing confirmed by the parish. */
export const unfilledDocument = (address: string): Promise<string> => documentOf(unfilled, address);

/** Makes the browser get the pages of hours and road with nothing confirmed by the parish. */
export async function serveUnfilled(page: Page): Promise<void> {
  await serveFrom(page, unfilled, FILLED_PAGES);
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
