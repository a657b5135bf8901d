import type { IncomingMessage, ServerResponse } from "node:http";
import { REVALIDATE } from "./cache-policy.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** The headers of an empty refusal, which is revalidated. */
const NOTHING = { "Content-Length": "0", "Cache-Control": REVALIDATE };

/** Serves a file of the site, or the requested range of it, to a GET or HEAD request. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404 = 200,
): void {
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  const variant = file.variants[encoding] ?? file.variants.identity;
  const { body, etag, headers, bodyHeaders } = variant;

  const ifMatch = request.headers["if-match"];
  if (status === 200 && ifMatch !== undefined && !isNamed(etag, ifMatch)) {
    response.writeHead(412, { ...headers, ...NOTHING }).end();
    return;
  }

  if (status === 200 && isUnchanged(etag, request.headers["if-none-match"])) {
    response.writeHead(304, headers).end();
    return;
  }

  // For HEAD no range is defined (RFC 9110, 14.2); one is honoured of the current version alone.
  const { "if-range": ifRange = etag, range: asked } = request.headers;
  const hasRange = file.acceptsRanges && request.method === "GET" && ifRange === etag;
  const range = hasRange ? parseRange(asked, body.length) : undefined;
  if (range === "unsatisfiable") {
    const size = `bytes */${body.length}`;
    response.writeHead(416, { ...headers, ...NOTHING, "Content-Range": size }).end();
    return;
  }
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    const place = `bytes ${range.first}-${range.last}/${body.length}`;
    const length = String(part.length);
    response.writeHead(206, { ...bodyHeaders, "Content-Range": place, "Content-Length": length });
    response.end(part);
    return;
  }
  response.writeHead(status, bodyHeaders).end(request.method === "HEAD" ? undefined : body);
}

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

/** Parses a Range header; undefined without one or for several, "unsatisfiable" where it lies beyond the end. */
export function parseRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const isSuffix = match[1] === "";
  const first = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = isSuffix || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (first > last || (isSuffix && Number(match[2]) === 0)) return "unsatisfiable";
  return { first, last };
}
