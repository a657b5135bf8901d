/** Id of the JSON block at the end of a page; no heading of a text can have it. */
export const BOOT_ELEMENT_ID = ":boot";

/** Data to hydrate a prerendered page, as JSON at its end: data needs no exception in the security policy. */
export interface BootData {
  /** All scripts of the page, so that they are requested at once. */
  modules: string[];
  /** Entry among them, named differently in every build. */
  entry: string;
  /** Address of the page; missing on a not-found page, which stands for any. */
  address?: string;
  /** Data of the page, without the HTML that its document contains (app/components/html/html.tsx). */
  props?: object;
}

let bootData: BootData | undefined;

/** Returns the complete data of the page; their JSON block is gone after hydration. */
export function readBootData(): BootData {
  if (!bootData) {
    const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? "";
    const { props, ...boot } = JSON.parse(text) as BootData;
    bootData = { ...boot, props: { ...props, html: readHtml() } };
  }
  return bootData;
}

/** Reads the prepared HTML of the page by name, as it stands in the document: a translator may have changed it before. */
function readHtml(): Record<string, string> {
  const places = document.querySelectorAll<HTMLElement>("[data-html]");
  return Object.fromEntries([...places].map((place) => [place.dataset.html, place.innerHTML]));
}
