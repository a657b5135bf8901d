import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { PageAssets } from "../../app/entry.server.tsx";
import type { ScreenName } from "../../app/site-map.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { Renderer } from "../../pipeline/render/bundle.ts";
import { builtPage } from "../../pipeline/render/prerender.ts";
import { sampleTimetable } from "./sample-timetable.ts";
import { content } from "./site.ts";

/*
 * Renders pages with content that the parish has not filled in yet: the renderer of the built site, on its content with
 * some files replaced.
 */

const RENDERER = "build/renderer";

const specialDays = [
  {
    ...{ feast: "Madonna di Canneto", opening: [{ from: "5:00", to: "24:00" }], isClosed: false },
    ...{ masses: ["6:00", "8:00", "11:30", "17:00"], note: "Le confessioni sono nella cripta." },
  },
  { date: "2027-08-24", name: "Ringraziamento", masses: ["9:30"], isClosed: false },
];

/** The project's content with hours that the parish may write one day. */
export const contentWithHours: Content = Object.assign({}, content, {
  hours: { ...sampleTimetable, specialDays },
});

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
const unfilled: Content = { ...content, hours: { periods: [], specialDays: [] }, road: [] };

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
