import { BOOT_ELEMENT_ID } from "./boot-element.ts";

/**
 * What the browser needs to take over a prerendered page, as JSON at its end: data, which no security policy has to
 * allow (docs/decisions/0004-hydration.md).
 */
export interface BootData {
  /** Every script of the page, so that all are requested at once. */
  modules: string[];
  /** The one among them that begins; its name is another in every build. */
  entry: string;
  /** The address of the page; none of a not-found page, which stands for any. */
  address?: string;
  /** The data of the page, without the HTML that its document holds (app/components/html/html.tsx). */
  props?: object;
}

let bootData: BootData | undefined;

/** The data of the page, whole; their JSON block is gone once React has taken over. */
export function readBootData(): BootData {
  bootData ??= parseBootData();
  return bootData;
}

function parseBootData(): BootData {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error(`No #${BOOT_ELEMENT_ID} in this page.`);
  const { props, ...boot } = JSON.parse(element.textContent) as BootData;
  return { ...boot, props: { ...props, html: readHtml() } };
}

/** The prepared HTML of the page by name, as it stands in the document: a translator may have been there before. */
function readHtml(): Record<string, string> {
  const places = document.querySelectorAll<HTMLElement>("[data-html]");
  return Object.fromEntries([...places].map((place) => [place.dataset.html, place.innerHTML]));
}
