import type { IncomingMessage } from "node:http";

/** The scheme and host of an absolute-form target, as proxies send (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** A host name or address with an optional port (RFC 9110, 4.2.1): no user, no path, no empty label. */
const HOST = /^(?!\.|.*\.\.)(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Returns the status with which to refuse a malformed request (RFC 9112), whose connection can no longer be trusted;
 * undefined for a valid one.
 */
export function flawOf(request: IncomingMessage): 400 | 501 | 505 | undefined {
  const { httpVersion, headers, url = "" } = request;
  if (httpVersion === "2.0") return 505;
  const authority = ABSOLUTE_FORM.exec(url)?.[1];
  const isTargetGood = authority === undefined ? url.startsWith("/") : HOST.test(authority);
  if (httpVersion === "0.9" || !isTargetGood || !isHostGood(request)) return 400;
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  // Servers along the path may disagree where such a request ends (RFC 9112, 6.1).
  if (httpVersion === "1.0") return 400;
  return coding.toLowerCase() === "chunked" ? undefined : 501;
}

/** Checks that HTTP/1.1 has exactly one Host header; HTTP/1.0 needs none (RFC 9112, 3.2). */
function isHostGood({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  if (count === 0) return httpVersion === "1.0";
  return count === 1 && HOST.test(headers.host ?? "");
}

/** Returns the target of a valid request: the raw path, and the query with its question mark. */
export function targetOf({ url = "/" }: IncomingMessage): { path: string; query: string } {
  const target = url.replace(ABSOLUTE_FORM, "");
  const end = target.indexOf("?");
  if (end === -1) return { path: target || "/", query: "" };
  return { path: target.slice(0, end) || "/", query: target.slice(end) };
}
