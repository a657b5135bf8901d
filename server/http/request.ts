import type { IncomingMessage } from "node:http";

/** A scheme and a host before the path, as proxies ask (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** A name or an address, and perhaps a port (RFC 9110, 4.2.1): no user, no path, no empty part. */
const HOST = /^(?!\.|.*\.\.)(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * With which status a request is to be refused because of the way it is asked (RFC 9112), on a connection that is
 * then not to be trusted any more; undefined when it may be asked so.
 */
export function flawOf(request: IncomingMessage): 400 | 501 | 505 | undefined {
  const { httpVersion, headers, url = "" } = request;
  if (httpVersion === "2.0") return 505;
  const authority = ABSOLUTE_FORM.exec(url)?.[1];
  const isTargetGood = authority === undefined ? url.startsWith("/") : HOST.test(authority);
  if (httpVersion === "0.9" || !isTargetGood || !isHostGood(request)) return 400;
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  // Where such a request ends, servers before and behind each other may see otherwise (RFC 9112, 6.1).
  if (httpVersion === "1.0") return 400;
  return coding.toLowerCase() === "chunked" ? undefined : 501;
}

/** HTTP/1.1 asks for one host; before, there was none (RFC 9112, 3.2). */
function isHostGood({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  if (count === 0) return httpVersion === "1.0";
  return count === 1 && HOST.test(headers.host ?? "");
}

/** What a request without a flaw asks for: the path as it was sent, and the query with its question mark. */
export function targetOf({ url = "/" }: IncomingMessage): { path: string; query: string } {
  const target = url.replace(ABSOLUTE_FORM, "");
  const end = target.indexOf("?");
  if (end === -1) return { path: target || "/", query: "" };
  return { path: target.slice(0, end) || "/", query: target.slice(end) };
}
