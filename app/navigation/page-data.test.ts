import type { LoaderFunctionArgs } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://site.invalid";

/** How each request was allowed to use what the browser has. */
const caches: (RequestCache | undefined)[] = [];

beforeEach(() => {
  caches.length = 0;
  vi.resetModules();
  vi.stubGlobal("fetch", async (_address: string, options?: RequestInit) => {
    caches.push(options?.cache);
    return Response.json({});
  });
});

/** Opens a page while the address bar shows one: the same on the way back. */
async function open(address: string, shown: string): Promise<void> {
  const page = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN, pathname: shown, search: "" },
  });
  vi.stubGlobal("window", page);
  const { loadPageData } = await import("./page-data.ts");
  const request = new Request(ORIGIN + address);
  await loadPageData({ request } as LoaderFunctionArgs);
}

test("the way back takes a page as it was seen, a link asks for it anew", async () => {
  await open("/app/orari", "/app/realhome");
  await open("/app/orari", "/app/orari");
  await open("/app/orari", "/app/realhome");
  expect(caches).toEqual(["default", "force-cache", "default"]);
});

test("the way back to the page of the document asks for its data: the browser's may be of another day", async () => {
  await open("/app/realhome", "/app/realhome");
  expect(caches).toEqual(["default"]);
});

test("a page that this document has read is not prefetched", async () => {
  await open("/app/orari", "/app/realhome");
  const { prefetchPageData } = await import("./page-data.ts");
  await prefetchPageData("/app/orari");
  expect(caches).toEqual(["default"]);
});

test("a page that was prefetched is not asked for again", async () => {
  const { prefetchPageData } = await import("./page-data.ts");
  await prefetchPageData("/app/orari");
  await open("/app/orari", "/app/realhome");
  expect(caches).toEqual([undefined, "force-cache"]);
});
