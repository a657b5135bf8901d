import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { REVALIDATE } from "../cache-policy.ts";

type Headers = Readonly<Record<string, string>>;

/** What may be asked of a site that only shows. */
export const ALLOWED_METHODS = "GET, HEAD";

/** The headers of an answer that refuses: as safe as a page, asked about again. */
export const refusalHeaders = (pageHeaders: Headers): Headers => ({
  ...pageHeaders,
  "Cache-Control": REVALIDATE,
  "Content-Length": "0",
});

/** Refuses, byte by byte, what Node could not make a request of, and ends the connection. */
export function refuseConnection(socket: Duplex, status: number, headers: Headers): void {
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
  socket.end(answer, "latin1", () => socket.destroy());
}
