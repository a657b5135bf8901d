import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { REVALIDATE } from "../cache-policy.ts";

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
