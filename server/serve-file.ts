import type { IncomingMessage, ServerResponse } from "node:http";
import { REVALIDATE } from "./cache-policy.ts";
import { chooseEncoding, isNamed, isUnchanged, parseRange } from "./negotiate.ts";
import type { SiteFile } from "./site-files.ts";

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

  // For HEAD no range is defined (RFC 9110, 14.2).
  const hasRange = file.acceptsRanges && request.method === "GET";
  const range = hasRange ? rangeOf(request, body.length, etag) : undefined;
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

/** Honours a range only if If-Range names the current version of the file. */
function rangeOf(request: IncomingMessage, size: number, etag: string) {
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  return parseRange(request.headers.range, size);
}
