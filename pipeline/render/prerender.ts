import type { BuiltPage, PageAssets } from "../../app/entry.server.tsx";
import { dataAddress } from "../../app/navigation/page-address.ts";
import { hasData, type ScreenName } from "../../app/site-map.ts";
import { romeDate } from "../../domain/time/rome-time.ts";
import { writeAt } from "../../server/built-files.ts";
import { ownRedirects } from "../../server/redirects.ts";
import { structuredData } from "../outputs/structured-data/structured-data.ts";
import { allAddresses, screenOf } from "../pages/addresses.ts";
import { buildInstant } from "../pages/build-instant.ts";
import { pageData } from "../pages/page-data.ts";
import type { Content } from "../read/model.ts";
import type { Renderer } from "./bundle.ts";

/** The not-found pages, one for each tree; servers look for them under these names. */
const notFoundPages = { "/404.html": "/non-trovata", "/app/404.html": "/app/non-trovata" };

/** Writes every page with its data file, and the redirect pages; returns the number of pages. */
export async function prerenderSite(
  site: string,
  content: Content,
  renderer: Renderer,
  assets: Record<ScreenName, PageAssets>,
): Promise<number> {
  const addresses = allAddresses(content);
  for (const address of addresses) {
    const page = await builtPage(content, renderer, address);
    if (!page) throw new Error(`There is nothing to show at ${address}.`);
    writeAt(site, `${address}/index.html`, await renderer.renderPage(page, assets[page.screen]));
    if (hasData(page.screen)) writeAt(site, dataAddress(address), JSON.stringify(page.props));
  }
  for (const [file, address] of Object.entries(notFoundPages)) {
    const page = { address, screen: "not-found", props: {} } as const;
    writeAt(site, file, await renderer.renderPage(page, assets["not-found"]));
  }
  for (const { from, to } of ownRedirects) writeAt(site, `${from}/index.html`, forward(to));
  return addresses.length;
}

/** Renders the page at an address; undefined if there is none. */
export async function builtPage(
  content: Content,
  { propsOf }: Renderer,
  address: string,
): Promise<BuiltPage | undefined> {
  const screen = screenOf(content, address);
  if (!hasData(screen)) return { address, screen, props: {} };
  const data = await pageData(content, address);
  if (!data) return undefined;
  const today = romeDate(buildInstant);
  return {
    address,
    screen,
    props: propsOf(screen, data),
    structuredData: await structuredData(content, address, today),
  };
}

/** Returns a page that redirects, for hosts that do not support redirects. */
function forward(address: string): string {
  return `<!doctype html><html lang="it"><title>${address}</title><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"><a href="${address}">${address}</a>`;
}
