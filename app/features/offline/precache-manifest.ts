import {
  HOME_PAGE,
  HOURS_PAGE,
  HYMNS_PAGE,
  OFFLINE_PAGE,
  PHONE_PAGE,
  PRAYERS_PAGE,
  ROAD_PAGE,
  SEARCH_PAGE,
} from "../../../domain/addresses.ts";
import { isMosaicAddress, SMALLEST_WIDTH } from "../../../domain/pictures/picture-files.ts";
import { ROAD_ADDRESS } from "../../../domain/road/bulletins.ts";

/** File to precache, and the digest of its content (cached-copy.ts). */
export type KeptFile = readonly [address: string, digest: string];

/** Size limit of all cached files together, in bytes as the server sends them. */
export const KEPT_LIMIT = 3_000_000;

const PICTURES = "/assets/pictures/";

/** Address suffix of a picture's smallest bitmap. */
const SMALLEST = `.${SMALLEST_WIDTH}.avif`;

/** Pages that pilgrims on their way need first. */
const FIRST_PAGES = [
  HOURS_PAGE,
  ROAD_PAGE,
  PHONE_PAGE,
  PRAYERS_PAGE,
  HYMNS_PAGE,
  SEARCH_PAGE,
  HOME_PAGE,
  "/",
];

const SEARCH_FILE = /^\/assets\/search-\w+\.json$/;

/** Addresses that redirect to a page, stand for a missing one, or are for hosts only (`_headers`). */
const NO_PAGES = /^\/app$|\/404\.html$|^\/_/;

/** Address suffix of a page's data (navigation/page-address.ts). */
const PAGE_DATA = /(?<=^\/app\/.*)\.json$/;

/** Bundles of pages for whoever caches them all, by name and in order. */
export const PAGE_BUNDLES = ["first", "verses", "others", "companies"] as const;

export type PageBundle = (typeof PAGE_BUNDLES)[number];

export const BUNDLES = "/assets/packs/";

export interface BuiltFile {
  address: string;
  /** Size in bytes, as the server sends it. */
  size: number;
}

/** Returns the addresses to precache: what comes first is of use without the rest; pictures last, as many as fit. */
export function chooseKeptFiles(files: readonly BuiltFile[], year: number): string[] {
  let total = files
    .filter(({ address }) => address.startsWith(BUNDLES))
    .reduce((sum, { size }) => sum + size, 0);
  return files
    .flatMap((file) => {
      const stage = stageOf(file.address, year);
      return stage === undefined ? [] : [{ ...file, stage }];
    })
    .sort((one, other) => one.stage - other.stage || (one.address < other.address ? -1 : 1))
    .filter(({ address, size }) => {
      if (pageBundle(address)) return true;
      if (isKeptPicture(address) && total + size > KEPT_LIMIT) return false;
      total += size;
      return true;
    })
    .map(({ address }) => address);
}

/** Returns the stage at which a file is precached, the lower the sooner; undefined if it is not cached. */
function stageOf(address: string, year: number): number | undefined {
  if (/^\/assets\/[^/]+\.(js|css|woff2|svg|png)$/.test(address)) return 1;
  if (SEARCH_FILE.test(address)) return 2;
  // The many companies come after the pages that everybody reads.
  if (isKeptPicture(address)) return address.startsWith(`${PICTURES}companies/`) ? 8 : 7;
  if ([year, year + 1].some((each) => address === `/santiLocali/SantiLocaliMix_${each}.json`)) {
    return 6;
  }
  if (address === OFFLINE_PAGE) return 0;
  const pack = pageBundle(address);
  return pack && 2 + PAGE_BUNDLES.indexOf(pack);
}

/** Returns the bundle with a page or its data; undefined for files, and for the offline page, which comes first. */
export function pageBundle(address: string): PageBundle | undefined {
  const page = address.replace(PAGE_DATA, "");
  if (/\.\w+$/.test(page) || NO_PAGES.test(page) || page === OFFLINE_PAGE) return undefined;
  if (FIRST_PAGES.includes(page)) return "first";
  if (/^\/app\/(inni|preghiere)\//.test(page)) return "verses";
  return page.startsWith("/app/pellegrinaggio/compagnie/") ? "companies" : "others";
}

/** Returns whether a file is of a picture, and the one to cache: a vector, the smallest of several bitmaps. */
function isKeptPicture(address: string): boolean {
  if (!address.startsWith(PICTURES) || isMosaicAddress(address)) return false;
  return address.endsWith(".svg") || address.endsWith(SMALLEST);
}

export type RequestKind = "page" | "road" | "file" | "picture";

/** Classifies a request; undefined for what is never cached, or fetched by the page with a fallback (saints, page data). */
export function requestKind(
  path: string,
  isNavigation: boolean,
  isListed: boolean,
): RequestKind | undefined {
  if (path.startsWith(PICTURES) && !isListed) return "picture";
  if (path.startsWith("/assets/")) return "file";
  if (path === ROAD_ADDRESS) return "road";
  if (/^\/(api|dati|healthz)(\/|$)/.test(path)) return undefined;
  return isNavigation && !/\.\w+$/.test(path) ? "page" : undefined;
}

/** Returns what is kept of a picture: its smallest bitmap, or the drawing; none for browsers without its format. */
export function keptPictures(path: string): string[] {
  if (!path.endsWith(".avif")) return [];
  return [SMALLEST, ".svg"].map((end) => path.replace(/\.[\w-]+\.avif$/, end));
}
