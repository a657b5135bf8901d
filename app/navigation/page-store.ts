import { communities } from "virtual:site-data";
import { type AnyScreen, hasData, type ScreenName, screens } from "../screens.ts";
import { screenAt } from "../site-map.ts";
import { createStore } from "../state/create-store.ts";
import { dataAddress } from "./data-address.ts";
import { unlessLeft } from "./page-left.ts";

/** A page that can be shown: its screen, and what it shows. */
export interface Page {
  Screen: AnyScreen;
  props: object;
}

/** A script that did not come: most likely there is a new version of the site (features/offline/missing-page.tsx). */
export class MissingScript extends Error {}

/** The component of a screen. */
export async function loadScreen(name: ScreenName): Promise<AnyScreen> {
  try {
    return (await screens[name]()).default as AnyScreen;
  } catch (cause) {
    throw new MissingScript(`The script of ${name} did not come.`, { cause });
  }
}

async function fetchProps(pathname: string): Promise<object | undefined> {
  const answer = await fetch(dataAddress(pathname));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}.`);
  return (await answer.json()) as object;
}

/** Fetches script and data of a page, side by side. A page that is not there is the not-found page. */
async function fetchFromSite(pathname: string): Promise<Page> {
  const name = screenAt(pathname, communities);
  const [Screen, props] = await Promise.all([
    loadScreen(name),
    hasData(name) ? fetchProps(pathname) : {},
  ]);
  return props ? { Screen, props } : { Screen: await loadScreen("not-found"), props: {} };
}

export type PageStore = ReturnType<typeof createPageStore>;

/**
 * The pages of one visit, by their addresses. `first` is the page of the document, whose texts are in its HTML alone
 * (components/html.tsx): whoever comes back to it needs them from the net.
 */
export function createPageStore(
  firstPathname: string,
  first: Promise<Page>,
  fetchPage: (pathname: string) => Promise<Page> = (pathname) =>
    unlessLeft(fetchFromSite(pathname)),
) {
  const pages = new Map([[firstPathname, first]]);
  /** The page fetched ahead: one at a time, and used once. */
  let ahead: { pathname: string; page: Promise<Page> } | undefined;
  const isOpening = createStore(() => false);
  let latest = 0;
  /** Where the visitor is, or is going back to. */
  let current = firstPathname;

  /** Waits for a page while saying so. False when another one was asked for meanwhile, whose turn it is then. */
  async function waitFor(page: Promise<Page>): Promise<boolean> {
    latest += 1;
    const turn = latest;
    isOpening.set(true);
    await page.catch(() => undefined);
    if (turn !== latest) return false;
    isOpening.set(false);
    return true;
  }

  return {
    /** Whether a page that was asked for is still on its way. */
    isOpening,

    /** What brings the page at an address: the same each time, as React asks again while it waits. */
    read(pathname: string): Promise<Page> {
      const page = pages.get(pathname) ?? fetchPage(pathname);
      pages.set(pathname, page);
      return page;
    },

    /** Fetches a page that is likely to be opened. */
    fetchAhead(pathname: string): void {
      if (ahead?.pathname === pathname) return;
      const page = fetchPage(pathname);
      ahead = { pathname, page };
      page.catch(() => {
        if (ahead?.page === page) ahead = undefined;
      });
    },

    /**
     * Brings the page at an address anew, while the one on screen stays as it is. It is the page of that address from
     * then on, also if it did not come: then whoever shows it gets the error.
     * @returns whether it is to be shown: not if another page was asked for meanwhile
     */
    async open(pathname: string): Promise<boolean> {
      const page = ahead?.pathname === pathname ? ahead.page : fetchPage(pathname);
      ahead = undefined;
      const isTurn = await waitFor(page);
      if (!isTurn) return false;
      current = pathname;
      pages.set(pathname, page);
      return true;
    },

    /** The browser goes back or forward to an address, which is shown as it was seen if it is here whole. */
    revisit(pathname: string): void {
      // Between the headings of a page nothing has to be brought.
      if (pathname === current) return;
      current = pathname;
      const seen = pages.get(pathname);
      if (seen !== undefined && seen !== first) return;
      const page = fetchPage(pathname);
      pages.set(pathname, page);
      void waitFor(page);
    },
  };
}
