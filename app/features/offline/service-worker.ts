import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { forgetOlderFiles, keepFrom, mayKeep } from "./keep-files.ts";
import { keptCopy } from "./kept-copy.ts";
import {
  type KeptFile,
  keptAddress,
  type RequestKind,
  requestKind,
  smallPicture,
} from "./kept-files.ts";
import {
  type AnswerMessage,
  ASKED_PAGE,
  FILES,
  KEPT_ON,
  type KeepMessage,
  OFFLINE_PAGE,
  SEEN_PICTURES,
  TEXTS,
} from "./names.ts";

/*
 * The service worker: answers when the network does not (docs/decisions/0015-offline.md). What it keeps, and in
 * which order, is in kept-files.ts; how it is kept, in keep-files.ts.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by scripts/write-service-worker.ts. */
declare const __KEPT_FILES__: readonly KeptFile[];
declare const __VERSION__: string;

const keptFiles = __KEPT_FILES__;
const revisions = new Map(keptFiles);

/** Seconds: a page that the network has not brought by then is shown from memory. */
const PATIENCE = 3;

/** Pictures outside the list that are kept at most; the one kept first goes first. */
const MOST_PICTURES = 60;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const message = event.data as KeepMessage;
  if (message.type !== "keep") return;
  event.waitUntil(keepStep(message).then((next) => event.ports[0]?.postMessage(next)));
});

async function takeOver(): Promise<void> {
  // Pages are asked for while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps a few files more; storage that is full or denied ends it. */
async function keepStep({ from, entry }: KeepMessage): Promise<number | undefined> {
  try {
    const next = await keepFrom(keptFiles, __VERSION__, from);
    if (next === undefined && (await isOnlyPage(entry))) {
      await forgetOlderFiles(keptFiles, __VERSION__);
    }
    return next;
  } catch {
    return undefined;
  }
}

/** Whether no page but the asking one is open, and that is of this version: nobody needs the files of older ones. */
async function isOnlyPage(entry: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.length === 1 && revisions.has(entry);
}

const matchOptions: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

const cacheKeyWillBeUsed = async ({ request }: { request: Request }) =>
  keptAddress(new URL(request.url));

/** Keeps what the network brings, as the steps do, so that it need not be fetched again. */
const keepAnswer = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (response.status !== 200 || response.redirected || !(await mayKeep())) return null;
    const revision = revisions.get(keptAddress(new URL(request.url))) ?? "";
    return keptCopy(response, revision, new Date());
  },
};

const keepFile = {
  cacheKeyWillBeUsed,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await mayKeep()) ? response : null,
};

/** A page that was never kept leads to the one that says what is. */
const leadToOfflinePage = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const address = keptAddress(new URL(request.url));
    if (address === OFFLINE_PAGE || !(await caches.match(OFFLINE_PAGE))) return undefined;
    const asked = new URLSearchParams({ [ASKED_PAGE]: address });
    return Response.redirect(`${OFFLINE_PAGE}?${asked}`);
  },
};

/** Tells the page whether the data of its next page comes from memory. */
const tellWhence = {
  handlerWillRespond: async ({ response, event }: { response: Response; event: Event }) => {
    const { clientId, request } = event as FetchEvent;
    const message: AnswerMessage = {
      type: "answer",
      address: keptAddress(new URL(request.url)).replace(/\.json$/, ""),
      keptOn: response.headers.get(KEPT_ON),
    };
    (await self.clients.get(clientId))?.postMessage(message);
    return response;
  },
};

const limitPictures = {
  cacheDidUpdate: async () => {
    const cache = await caches.open(SEEN_PICTURES);
    const kept = await cache.keys();
    for (const request of kept.slice(0, -MOST_PICTURES)) await cache.delete(request);
  },
};

const takeSmallPicture = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const small = smallPicture(new URL(request.url).pathname);
    return small === undefined ? undefined : caches.match(small);
  },
};

const texts = { cacheName: TEXTS, matchOptions, networkTimeoutSeconds: PATIENCE };

const strategies: Record<RequestKind, CacheFirst | NetworkFirst> = {
  page: new NetworkFirst({ ...texts, plugins: [keepAnswer, leadToOfflinePage] }),
  data: new NetworkFirst({ ...texts, plugins: [keepAnswer, tellWhence] }),
  saints: new NetworkFirst({ ...texts, plugins: [keepAnswer] }),
  file: new CacheFirst({ cacheName: FILES, matchOptions, plugins: [keepFile] }),
  picture: new CacheFirst({
    cacheName: SEEN_PICTURES,
    matchOptions,
    plugins: [keepFile, limitPictures, takeSmallPicture],
  }),
};

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      requestKind(url.pathname, request.mode === "navigate", revisions.has(url.pathname)) === kind,
    strategy,
  );
}
