import { expect } from "@playwright/test";
import { NEXT, START } from "./pages.ts";
import type { Reader } from "./reader.ts";

/** Scroll position in pixels at which a page is left. */
const LEFT = 300;

/** The ways of reaching a page, each from the start page, in the same window. */
export const arrivals: Record<string, (reader: Reader, address: string) => Promise<void>> = {
  "by a link": followed,

  async back(reader, address) {
    await followed(reader, address);
    await goOnAndBack(reader, address);
  },

  async forward(reader, address) {
    await followed(reader, address);
    await reader.scrolls(LEFT);
    await reader.goesBack();
    await reader.isAt({ address: START });
    await reader.goesForward();
    await reader.isAt({ address, at: LEFT });
  },

  async "by a link, then reloaded"(reader, address) {
    await followed(reader, address);
    await reader.scrolls(LEFT);
    await reader.loads(reader.reloads);
    await arrive(reader, address, LEFT);
  },

  loaded: load,

  async "back to the page that was loaded"(reader, address) {
    await load(reader, address);
    await goOnAndBack(reader, address);
  },

  /** Simulates a restored or duplicated tab: the history entry exists, but the document is loaded again. */
  async "back from another site"(reader, address) {
    await followed(reader, address);
    await reader.scrolls(LEFT);
    await reader.loads(async () => {
      // An unload listener disables the back-forward cache; its beacon tells that the page has stored its place, which
      // Chromium lets it do when the next one is there already: a driver may be back before.
      await reader.engine.run(() =>
        addEventListener("unload", () => navigator.sendBeacon("/uscita")),
      );
      const { requests } = reader.site;
      const left = () => requests.filter((address) => address === "/uscita").length;
      const before = left();
      await leaveAndReturn(reader, () => expect.poll(left).toBeGreaterThan(before));
    });
    await arrive(reader, address, LEFT);
  },

  async "back from another site, from the browser's cache"(reader, address) {
    await followed(reader, address);
    await reader.scrolls(LEFT);
    await leaveAndReturn(reader);
    await reader.isAt({ address, at: LEFT });
  },
};

/** Loads a page in a new document. */
export async function load(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
  await arrive(reader, address);
}

async function arrive(reader: Reader, address: string, at = 0): Promise<void> {
  await reader.staysInDocument();
  await reader.isAt({ address, at });
}

/** Follows a link of the menu. */
export async function followed(reader: Reader, address: string): Promise<void> {
  await reader.follows(address);
  await reader.isAt({ address, focus: "main" });
}

async function goOnAndBack(reader: Reader, address: string): Promise<void> {
  await reader.scrolls(LEFT);
  await reader.follows(NEXT);
  await reader.isAt({ address: NEXT, focus: "main" });
  await reader.goesBack();
  await reader.isAt({ address, at: LEFT });
}

async function leaveAndReturn(
  { engine, goesBack, elsewhere, sees }: Reader,
  hasLeft = async () => {},
): Promise<void> {
  await engine.load(elsewhere);
  await sees("another site", () => document.body.innerText === "elsewhere");
  await hasLeft();
  await goesBack();
}
