import type { Encoding, SiteFile } from "./site-files.ts";

const PREFERRED: readonly Encoding[] = ["br", "gzip"];

/** Returns the smallest encoding that the browser accepts, by its Accept-Encoding header. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  return (
    PREFERRED.find((encoding) => file.variants[encoding] && accepts(acceptEncoding, encoding)) ??
    "identity"
  );
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(";");
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    return name?.trim().toLowerCase() === encoding && !isRefused;
  });
}

/** Checks whether the tags of an If-Match header include a file's; weak ones never match (RFC 9110, 13.1.1). */
export function isNamed(etag: string, tags: string): boolean {
  return tags
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag === etag);
}

/** Checks whether the browser's cached copy, by its If-None-Match header, is still fresh. */
export function isUnchanged(etag: string, ifNoneMatch: string | undefined): boolean {
  return !!ifNoneMatch && isNamed(etag, ifNoneMatch.replace(/(^|,)\s*W\//g, "$1"));
}

/** The first and last byte of a range. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a Range header; undefined without one, or for several ranges (the whole file is then sent), "unsatisfiable" when
 * the range lies beyond the end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const isSuffix = match[1] === "";
  const first = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = isSuffix || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (first > last || (isSuffix && Number(match[2]) === 0)) return "unsatisfiable";
  return { first, last };
}
