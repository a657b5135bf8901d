import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { thumbnailFocus } from "../../../domain/pictures/picture-files.ts";
import { FAILURES, TEXTS } from "../../storage/cached-texts.ts";
import { cachedCopy } from "./cached-copy.ts";
import { hasDigest, orAskedAnew } from "./digest.ts";
import { ASKED_PAGE, FILES, type KeepMessage, SEEN_PICTURES } from "./names.ts";
import { dropWrongFiles, forgetOlderFiles, type KeptList, keepFrom, mayKeep } from "./precache.ts";
import { keptAddress, keptPictures, type RequestKind, requestKind } from "./precache-manifest.ts";

/*
 * The service worker: answers when the network does not (docs/decisions/0015-offline.md). What it keeps, and in
 * which order, is in precache-manifest.ts; how it is kept, in precache.ts.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by pipeline/outputs/write-service-worker.ts. */
declare const __KEPT_LIST__: KeptList;

const list = __KEPT_LIST__;
const digests = new Map(list.files);

/** Seconds: a page that the network has not brought by then is shown from memory. */
const TIMEOUT = 3;

/** The same for a picture outside the list, of which a small one may be kept. */
const TIMEOUT_WITH_PICTURES = 6;

/** Pictures outside the list that are kept at most; the one kept first goes first. */
const MOST_PICTURES = 60;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const message = event.data as KeepMessage;
  if (message.type !== "keep") return;
  const page = event.source instanceof Client ? event.source.id : undefined;
  event.waitUntil(keepStep(message, page).then((next) => event.ports[0]?.postMessage(next)));
});

async function takeOver(): Promise<void> {
  await dropWrongFiles(list.files).catch(() => undefined);
  // Pages are asked for while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps a few files more; storage that is full or denied ends it. */
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

/**
 * Whether no page but the asking one is open, which may be closed by now, and that is of this version: nobody needs the
 * files of older ones.
 */
async function isOnlyPage(page: string | undefined, entry: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.length === 1 && pages[0]?.id === page && digests.has(entry);
}

const matchOptions: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

const cacheKeyWillBeUsed = async ({ request }: { request: Request }) =>
  keptAddress(new URL(request.url));

const keptText = (address: string) => caches.match(address, { ...matchOptions, cacheName: TEXTS });

const digestFor = (request: Request) => digests.get(keptAddress(new URL(request.url)));

/** Keeps what the network brings, as the steps do, so that it need not be fetched again: what is as listed, alone. */
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

/** The state of the road goes by the clock: it is kept as it comes, for as long as no other comes. */
const keepRoad = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await mayKeep()) ? cachedCopy(response, "", new Date()) : null,
};

/** A script that is not as listed may come from the browser's own memory, which keeps it for a year. */
const askAnew = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    const digest = digestFor(request);
    return digest === undefined ? response : orAskedAnew(response, request, digest);
  },
};

/** Larger pictures are not in the list. Small prints are so many that they would push out all others. */
const keepPicture = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (thumbnailFocus(request.url)) return null;
    const isPicture = response.headers.get("Content-Type")?.startsWith("image/");
    return response.status === 200 && isPicture && (await mayKeep()) ? response : null;
  },
};

/** Where the server fails, the kept text is shown; where there is none, what the server says. */
const preferKept = {
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) => {
    if (!FAILURES.includes(response.status)) return response;
    return (await keptText(keptAddress(new URL(request.url)))) ?? response;
  },
};

/**
 * A page that was never kept leads to the one that says what is. Memory is asked here once more: where there is no network
 * Firefox gives for the page asked for in advance an answer that is an error, with which Workbox looks no further.
 */
const leadToOfflinePage = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const address = keptAddress(new URL(request.url));
    const kept = await keptText(address);
    if (kept || address === OFFLINE_PAGE || !(await keptText(OFFLINE_PAGE))) return kept;
    const asked = new URLSearchParams({ [ASKED_PAGE]: address });
    return Response.redirect(`${OFFLINE_PAGE}?${asked}`);
  },
};

/**
 * What neither the network nor memory has is answered for all the same: Firefox calls a request that a worker lets fail an
 * error of the worker. Pages take it for what it is, an answer that is not there.
 */
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

/** In the place of a larger picture that does not come, or not in time. */
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

const seenPicture = {
  async handle(options: { request: Request; event: ExtendableEvent }): Promise<Response> {
    const address = keptAddress(new URL(options.request.url));
    const seen = await caches.match(address, { ...matchOptions, cacheName: SEEN_PICTURES });
    return seen ?? unseenPicture.handle(options);
  },
};

const handlers: Record<RequestKind, CacheFirst | NetworkFirst | typeof seenPicture> = {
  page: new NetworkFirst({ ...texts, plugins: [keepListed, preferKept, leadToOfflinePage] }),
  road: new NetworkFirst({ ...texts, plugins: [keepRoad, preferKept, sayThereIsNone] }),
  file: new CacheFirst({
    cacheName: FILES,
    matchOptions,
    plugins: [keepListed, askAnew, sayThereIsNone],
  }),
  picture: seenPicture,
};

for (const [kind, handler] of Object.entries(handlers)) {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      requestKind(url.pathname, request.mode === "navigate", digests.has(url.pathname)) === kind,
    handler,
  );
}
