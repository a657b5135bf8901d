import { communities } from "virtual:site-data";
import type { ScreenName } from "../../screens.ts";
import { screenAt } from "../../site-map.ts";
import { removeStored, writeStored } from "../../storage/browser-storage.ts";
import { keep } from "./keep-pages.ts";
import type { KeptPage } from "./kept-sections.ts";
import { CACHES, KEPT_TITLE, TEXTS } from "./names.ts";

/** Screens that show nothing to whoever opens them from a list. */
const EMPTY: readonly ScreenName[] = ["viewer", "offline"];

/** The kept pages that can be read, by their titles as the browser shows them; none where it denies storage. */
export async function listKeptPages(): Promise<KeptPage[]> {
  try {
    if (!(await caches.has(TEXTS))) return [];
    const texts = await caches.open(TEXTS);
    const pages = await Promise.all(
      (await texts.keys()).map(async (request) => ({
        title: decodeURIComponent((await texts.match(request))?.headers.get(KEPT_TITLE) ?? ""),
        address: new URL(request.url).pathname,
      })),
    );
    return pages.filter(
      ({ title, address }) => title !== "" && !EMPTY.includes(screenAt(address, communities)),
    );
  } catch {
    return [];
  }
}

/**
 * Removes everything kept, and keeps nothing more. The caches go last: without them a worker that is still at work
 * keeps nothing either.
 */
export async function forgetPages(): Promise<void> {
  writeStored("offlinePages", "off");
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
  for (const name of CACHES) await caches.delete(name);
}

/** Keeps pages again. */
export function allowPages(): void {
  removeStored("offlinePages");
  void keep();
}
