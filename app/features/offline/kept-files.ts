import { OFFLINE_PAGE } from "./names.ts";

/** A file to keep, and a short hash of its content; none where the address holds one. */
export type KeptFile = readonly [address: string, revision: string];

/** What all kept files may weigh together, in bytes as the server sends them. */
export const KEPT_LIMIT = 4_000_000;

/** What pilgrims on their way ask for first. */
const FIRST_PAGES = [
  "/app/orari",
  "/app/info/come_raggiumgerci",
  "/app/info/telefono_ed_idirizzo",
  "/app/preghiere/home",
  "/app/inni/home",
  "/app/realhome",
  "/",
];

/** Addresses that forward to a page, stand for one that does not exist, or are for hosts alone (`_headers`). */
const NO_PAGES = /^\/app$|\/404\.html$|^\/_/;

/** The end of the address of a page's data (navigation/page-store.ts). */
const PAGE_DATA = /(?<=^\/app\/.*)\.json$/;

/** The files to keep in the order in which to keep them: whatever comes first is of use without the rest. */
export function chooseKeptFiles(addresses: readonly string[], year: number): string[] {
  return addresses
    .flatMap((address) => {
      const stage = stageOf(address, year);
      return stage === undefined ? [] : [{ address, stage }];
    })
    .sort((one, other) => one.stage - other.stage || (one.address < other.address ? -1 : 1))
    .map(({ address }) => address);
}

/** When a file's turn comes, the lower the sooner; undefined if it is not kept. */
function stageOf(address: string, year: number): number | undefined {
  if (/^\/assets\/[^/]+\.(js|css|woff2|svg|png)$/.test(address)) return 1;
  if (/^\/assets\/pictures\/.*\.480\.avif$/.test(address)) return 6;
  if ([year, year + 1].some((each) => address === `/santiLocali/SantiLocaliMix_${each}.json`)) {
    return 5;
  }
  const page = address.replace(PAGE_DATA, "");
  if (/\.\w+$/.test(page) || NO_PAGES.test(page)) return undefined;
  if (page === OFFLINE_PAGE) return 0;
  if (FIRST_PAGES.includes(page)) return 2;
  return /^\/app\/(inni|preghiere)\//.test(page) ? 3 : 4;
}

export type RequestKind = "page" | "data" | "saints" | "file" | "picture";

/** What a request is for, by the path of its address; undefined for what is never kept: news, the external list, health. */
export function requestKind(path: string, isNavigation: boolean): RequestKind | undefined {
  if (/^\/assets\/pictures\/.*(?<!\.480\.avif)$/.test(path)) return "picture";
  if (path.startsWith("/assets/")) return "file";
  if (path.startsWith("/santiLocali/")) return "saints";
  if (/^\/(api|dati|healthz)(\/|$)/.test(path)) return undefined;
  if (PAGE_DATA.test(path)) return "data";
  return isNavigation && !/\.\w+$/.test(path) ? "page" : undefined;
}

/** The address under which an answer is kept: without parameters and without a slash at the end. */
export function keptAddress(url: URL): string {
  return url.pathname.replace(/\/+$/, "") || "/";
}

/** The small file of a picture, for when a larger one cannot be had; undefined for browsers that do not know its format. */
export function smallPicture(path: string): string | undefined {
  return path.endsWith(".avif") ? path.replace(/\d+\.avif$/, "480.avif") : undefined;
}
