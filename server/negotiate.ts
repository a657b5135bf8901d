import type { Encoding, SiteFile } from "./site-files.ts";

const PREFERRED: readonly Encoding[] = ["br", "gzip"];

/** The smallest variant a browser accepts, from its Accept-Encoding header. */
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

/** Whether a list of tags, of an If-Match header, holds that of a file: a weak one never does (RFC 9110, 13.1.1). */
export function isNamed(etag: string, tags: string): boolean {
  return tags
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag === etag);
}

/** Whether the browser's copy, named in its If-None-Match header, is still good. */
export function isUnchanged(etag: string, ifNoneMatch: string | undefined): boolean {
  return !!ifNoneMatch && isNamed(etag, ifNoneMatch.replace(/(^|,)\s*W\//g, "$1"));
}

/** The first and last byte of a part of a file. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a Range header asks for; undefined when there is no such header or it asks for
 * several parts at once (the whole file is then sent), "unsatisfiable" when the part lies beyond the end.
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
