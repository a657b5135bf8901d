import type { ScreenName } from "../screens.ts";
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
  screen: ScreenName;
  /** What the screen is given, without the HTML that the page holds. */
  props: object;
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
