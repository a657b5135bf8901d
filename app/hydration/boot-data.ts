/** The id of the JSON block that start.js and entry.client.tsx read. */
export const BOOT_ELEMENT_ID = "boot";

/**
 * What the browser needs to take over a prerendered page. It replaces the inline scripts of React
 * Router's <Scripts>, which differ on every page and carry the page's text a second time
 * (docs/decisions/0004-hydration.md).
 */
export interface BootData {
  /** Every script of the page, so that all are requested at once: entry, manifest, route modules, and what they import. */
  modules: string[];
  /** The module that fills window.__reactRouterManifest. */
  manifest: string;
  /** The fields of window.__reactRouterContext, but for the stream. */
  context: Record<string, unknown>;
  /** Loader data without the prose, encoded as React Router expects it in its stream. */
  state: string;
}

let bootData: BootData | undefined;

/** The data in the JSON block of the page, which is gone from it once React has taken over. */
export function readBootData(): BootData {
  bootData ??= parseBootData();
  return bootData;
}

function parseBootData(): BootData {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error(`No #${BOOT_ELEMENT_ID} in this page.`);
  return JSON.parse(element.textContent) as BootData;
}
