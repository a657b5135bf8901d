import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { REVALIDATE } from "../cache-policy.ts";

/** The scheme and host of an absolute-form target, as proxies send (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** A host name or address with an optional port (RFC 9110, 4.2.1): no user, no path, no empty label. */
const HOST = /^(?!\.|.*\.\.)(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Returns the status with which to refuse a malformed request (RFC 9112); undefined for a valid one. */
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
function isHostGood({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === "1.0";
  return others.length === 0 && HOST.test(host);
}

/** Returns the target of a valid request: the raw path, and the query with its question mark. */
export function targetOf({ url = "/" }: IncomingMessage): { path: string; query: string } {
  const [, path, query = ""] = /^([^?]*)(.*)$/s.exec(url.replace(ABSOLUTE_FORM, "")) ?? [];
  return { path: path || "/", query };
}

type Headers = Readonly<Record<string, string>>;

/** The methods of a read-only site. */
export const ALLOWED_METHODS = "GET, HEAD";

/** Returns the headers of a refusal: the security headers of a page, and revalidation. */
export const refusalHeaders = (pageHeaders: Headers): Headers => ({
  ...pageHeaders,
  "Cache-Control": REVALIDATE,
  "Content-Length": "0",
});

/** Writes a raw response to what Node could not parse as a request, and closes the connection. */
export function refuseConnection(socket: Duplex, status: number, headers: Headers): void {
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
  socket.end(answer, "latin1", () => socket.destroy());
}
