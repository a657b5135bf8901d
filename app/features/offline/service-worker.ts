import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { HOME_PAGE, OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { thumbnailFocus } from "../../../domain/pictures/picture-files.ts";
import { stripTrailingSlash } from "../../navigation/page-address.ts";
import { FAILURES, TEXTS } from "../../storage/cached-texts.ts";
import { cachedCopy, hasDigest, orAskedAnew } from "./cached-copy.ts";
import { ASKED_PAGE, FILES, type KeepMessage, SEEN_PICTURES } from "./names.ts";
import { dropWrongFiles, forgetOlderFiles, type KeptList, keepFrom, mayKeep } from "./precache.ts";
import { keptPictures, type RequestKind, requestKind } from "./precache-manifest.ts";

/*
 * Service worker: responds when the network does not (docs/decisions/0015-offline.md). What it caches, and in which order,
 * is in precache-manifest.ts; how it caches, in precache.ts.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by pipeline/outputs/write-service-worker.ts. */
declare const __KEPT_LIST__: KeptList;

const list = __KEPT_LIST__;
const digests = new Map(list.files);

/** Network timeout of a page in seconds, after which the cache answers. */
const TIMEOUT = 3;

/** Timeout in seconds of a picture outside the list, of which a small one may be cached. */
const TIMEOUT_WITH_PICTURES = 6;

/** Maximum number of cached pictures outside the list; first in, first out. */
const MOST_PICTURES = 60;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const page = event.source instanceof Client ? event.source.id : undefined;
  event.waitUntil(keepStep(event.data, page).then((next) => event.ports[0]?.postMessage(next)));
});

async function takeOver(): Promise<void> {
  await dropWrongFiles(list.files).catch(() => undefined);
  // Navigation preload: pages are requested while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Precaches a few more files; storage that is full or denied ends it. */
async function keepStep(
  { from, entry }: KeepMessage,
  page: string | undefined,
): Promise<number | undefined> {
  try {
    const next = await keepFrom(list, from);
    if (next === undefined && (await isOnlyPage(page, entry))) {
      await forgetOlderFiles(list);
    }
    return next;
  } catch {
    return undefined;
  }
}

/** Returns whether only the requesting page is open, and of this version: nobody needs the files of older ones. */
async function isOnlyPage(page: string | undefined, entry: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.length === 1 && pages[0]?.id === page && digests.has(entry);
}

const matchOptions: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Returns the cache key of a request: its address without parameters. */
const keyOf = ({ url }: Request) => stripTrailingSlash(new URL(url).pathname);

const cacheKeyWillBeUsed = async ({ request }: { request: Request }) => keyOf(request);

const keptAt = (address: string, cacheName = TEXTS) =>
  caches.match(address, { ...matchOptions, cacheName });

const digestFor = (request: Request) => digests.get(keyOf(request));

/** Caches network responses as the precache steps do, to avoid fetching them again: only those that match the list. */
const keepListed = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const digest = digestFor(request);
    if (digest === undefined || !(await mayKeep()) || !(await hasDigest(response, digest))) {
      return null;
    }
    return cachedCopy(response, digest, new Date());
  },
};

/** Caches the state of the road as it comes, until the next one: it changes with time. */
const keepRoad = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await mayKeep()) ? cachedCopy(response, "", new Date()) : null,
};

/** Fetches a script again that does not match the list: the HTTP cache would hold it for a year. */
const askAnew = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    const digest = digestFor(request);
    return digest === undefined ? response : orAskedAnew(response, request, digest);
  },
};

/** Caches larger pictures, which are not in the list. Thumbnails are so many that they would evict all others. */
const keepPicture = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (thumbnailFocus(request.url)) return null;
    const isPicture = response.headers.get("Content-Type")?.startsWith("image/");
    return response.status === 200 && isPicture && (await mayKeep()) ? response : null;
  },
};

/** Prefers the cached text when the server fails; without one, returns the server's response. */
const preferKept = {
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) => {
    if (!FAILURES.includes(response.status)) return response;
    return (await keptAt(keyOf(request))) ?? response;
  },
};

/** Leads from a page never cached to the offline page. Looks again: after a failed preload, as in Firefox, Workbox does not. */
const leadToOfflinePage = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const address = keyOf(request);
    if (address === "/app") return Response.redirect(HOME_PAGE);
    const kept = await keptAt(address);
    if (kept || address === OFFLINE_PAGE || !(await keptAt(OFFLINE_PAGE))) return kept;
    const asked = new URLSearchParams({ [ASKED_PAGE]: address });
    return Response.redirect(`${OFFLINE_PAGE}?${asked}`);
  },
};

/** Responds when neither network nor cache can: Firefox takes a request that fails for an error of the worker. */
const sayThereIsNone = {
  handlerDidError: async () => new Response(null, { status: 504 }),
};

const limitPictures = {
  cacheDidUpdate: async () => {
    const cache = await caches.open(SEEN_PICTURES);
    const kept = await cache.keys();
    for (const request of kept.slice(0, -MOST_PICTURES)) await cache.delete(request);
  },
};

async function smallCopy(request: Request): Promise<Response | undefined> {
  for (const address of keptPictures(new URL(request.url).pathname)) {
    const copy = await caches.match(address);
    if (copy) return copy;
  }
  return undefined;
}

/** Substitutes the cached small picture for a larger one that fails or is late. */
const takeSmallPicture = {
  cachedResponseWillBeUsed: async ({ request }: { request: Request }) => smallCopy(request),
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
    response.ok ? response : ((await smallCopy(request)) ?? response),
};

const texts = { cacheName: TEXTS, matchOptions, networkTimeoutSeconds: TIMEOUT };

const unseenPicture = new NetworkFirst({
  cacheName: SEEN_PICTURES,
  networkTimeoutSeconds: TIMEOUT_WITH_PICTURES,
  plugins: [keepPicture, limitPictures, takeSmallPicture, sayThereIsNone],
});

const handlers: Record<RequestKind, Parameters<typeof registerRoute>[1]> = {
  page: new NetworkFirst({ ...texts, plugins: [keepListed, preferKept, leadToOfflinePage] }),
  road: new NetworkFirst({ ...texts, plugins: [keepRoad, preferKept, sayThereIsNone] }),
  file: new CacheFirst({
    cacheName: FILES,
    matchOptions,
    plugins: [keepListed, askAnew, sayThereIsNone],
  }),
  picture: async ({ request, event }) =>
    (await keptAt(keyOf(request), SEEN_PICTURES)) ?? unseenPicture.handle({ request, event }),
};

for (const [kind, handler] of Object.entries(handlers)) {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      requestKind(url.pathname, request.mode === "navigate", digests.has(url.pathname)) === kind,
    handler,
  );
}
