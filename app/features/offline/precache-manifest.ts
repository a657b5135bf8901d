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
import { SMALLEST_WIDTH } from "../../../domain/pictures/picture-files.ts";
import { ROAD_ADDRESS } from "../../../domain/road/road-address.ts";

/** A file to keep, and the digest of its content (digest.ts). */
export type KeptFile = readonly [address: string, digest: string];

/** What all kept files may weigh together, in bytes as the server sends them. */
export const KEPT_LIMIT = 3_000_000;

const PICTURES = "/assets/pictures/";

/** The end of the address of a picture's smallest bitmap. */
const SMALLEST = `.${SMALLEST_WIDTH}.avif`;

/** What pilgrims on their way ask for first. */
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

/** Addresses that forward to a page, stand for one that does not exist, or are for hosts alone (`_headers`). */
const NO_PAGES = /^\/app$|\/404\.html$|^\/_/;

/** The end of the address of a page's data (navigation/page-address.ts). */
const PAGE_DATA = /(?<=^\/app\/.*)\.json$/;

/** The files in which pages travel together to whoever keeps them all, by name and in order. */
export const PAGE_BUNDLES = ["first", "verses", "others", "companies"] as const;

export type PageBundle = (typeof PAGE_BUNDLES)[number];

export const BUNDLES = "/assets/packs/";

export interface BuiltFile {
  address: string;
  /** In bytes, as the server sends it. */
  size: number;
}

/**
 * The addresses of the files to keep, in the order in which to keep them: whatever comes first is of use without the
 * rest. Pictures come last, and only as many as fit.
 */
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

/** When a file's turn comes, the lower the sooner; undefined if it is not kept. */
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

/**
 * The pack that brings a page or its data, by the address; undefined for whatever travels alone: files that are no
 * pages, and the offline page, which comes first.
 */
export function pageBundle(address: string): PageBundle | undefined {
  const page = address.replace(PAGE_DATA, "");
  if (/\.\w+$/.test(page) || NO_PAGES.test(page) || page === OFFLINE_PAGE) return undefined;
  if (FIRST_PAGES.includes(page)) return "first";
  if (/^\/app\/(inni|preghiere)\//.test(page)) return "verses";
  return page.startsWith("/app/pellegrinaggio/compagnie/") ? "companies" : "others";
}

/** Whether a file is of a picture, and the one to keep: all of a vector, the smallest of many bitmaps. */
function isKeptPicture(address: string): boolean {
  return address.startsWith(PICTURES) && (address.endsWith(".svg") || address.endsWith(SMALLEST));
}

export type RequestKind = "page" | "road" | "file" | "picture";

/**
 * What a request is for, by the path of its address and by whether that is among the files to keep; undefined for what
 * the page asks for by itself: saints and data of pages, whose copy it reads when that fails, and what is never kept.
 */
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

/** The address under which an answer is kept: without parameters and without a slash at the end. */
export function keptAddress(url: URL): string {
  return url.pathname.replace(/\/+$/, "") || "/";
}

/**
 * What is kept of a picture, for when another file of it cannot be had: its smallest bitmap, or the drawing as a vector.
 * None for browsers that do not know the format of bitmaps.
 */
export function keptPictures(path: string): string[] {
  if (!path.endsWith(".avif")) return [];
  return [SMALLEST, ".svg"].map((end) => path.replace(/\.[\w-]+\.avif$/, end));
}
