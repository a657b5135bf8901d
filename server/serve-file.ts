import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, isUnchanged, parseRange } from "./negotiate.ts";
import type { SiteFile } from "./site-files.ts";

/** Sends a file of the site, or the part of it that was asked for, to a GET or HEAD request. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status = 200, headers = {} }: { status?: number; headers?: OutgoingHttpHeaders } = {},
): void {
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  const { body, etag } = file.variants[encoding] ?? file.variants.identity;
  const allHeaders: OutgoingHttpHeaders = {
    ...headers,
    "Content-Type": file.contentType,
    "Cache-Control": file.cacheControl,
    ETag: etag,
    ...(file.acceptsRanges ? { "Accept-Ranges": "bytes" } : { Vary: "Accept-Encoding" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };

  if (status === 200 && isUnchanged(etag, request.headers["if-none-match"])) {
    delete allHeaders["Content-Type"];
    delete allHeaders["Content-Encoding"];
    response.writeHead(304, allHeaders).end();
    return;
  }

  const range = file.acceptsRanges ? rangeOf(request, body.length, etag) : undefined;
  if (range === "unsatisfiable") {
    response.writeHead(416, { ...headers, "Content-Range": `bytes */${body.length}` }).end();
    return;
  }
  const part = range ? body.subarray(range.first, range.last + 1) : body;
  if (range) allHeaders["Content-Range"] = `bytes ${range.first}-${range.last}/${body.length}`;
  response.writeHead(range ? 206 : status, { ...allHeaders, "Content-Length": part.length });
  response.end(request.method === "HEAD" ? undefined : part);
}

/** A range is honoured only if the part the browser already has is of the same file. */
function rangeOf(request: IncomingMessage, size: number, etag: string) {
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  return parseRange(request.headers.range, size);
}
