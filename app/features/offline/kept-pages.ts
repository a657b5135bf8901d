import { removeStored, writeStored } from "../../storage/browser-storage.ts";
import { keep } from "./keep-pages.ts";
import { CACHES, KEPT_TITLE, TEXTS } from "./names.ts";

/** The kept pages, by their titles; none where the browser denies storage. */
export async function listKeptPages(): Promise<{ title: string; address: string }[]> {
  try {
    if (!(await caches.has(TEXTS))) return [];
    const texts = await caches.open(TEXTS);
    const pages = await Promise.all(
      (await texts.keys()).map(async (request) => ({
        title: decodeURIComponent((await texts.match(request))?.headers.get(KEPT_TITLE) ?? ""),
        address: new URL(request.url).pathname,
      })),
    );
    return pages
      .filter(({ title }) => title !== "")
      .sort((one, other) => one.title.localeCompare(other.title, "it"));
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
