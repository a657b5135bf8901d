import { appTree, topTree } from "../../site-map.ts";
import { removeStored, writeStored } from "../../storage/browser-storage.ts";
import { TEXTS } from "../../storage/cached-texts.ts";
import type { KeptPage } from "./kept-list.tsx";
import { CACHES, KEPT_TITLE } from "./names.ts";
import { keep } from "./precache-client.ts";

/** Returns whether a page shows nothing when it is opened from a list. */
const isEmpty = (address: string) =>
  /^(viewer|offline)$/.test(topTree[address] ?? appTree[address] ?? "");

/** Lists the readable cached pages with their titles as the browser shows them; empty where it denies storage. */
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
    return pages.filter(({ title, address }) => title !== "" && !isEmpty(address));
  } catch {
    return [];
  }
}

/** Deletes everything cached, and stops caching. The caches go last: without them a working worker caches nothing. */
export async function forgetPages(): Promise<void> {
  writeStored("offlinePages", "off");
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
  for (const name of CACHES) await caches.delete(name);
}

export function allowPages(): void {
  removeStored("offlinePages");
  void keep();
}
