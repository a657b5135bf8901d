import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** The loopback address: not reachable from other machines. */
const HOST = "127.0.0.1";

/** Milliseconds for a whole request: a telephone behind a proxy sends 60 MB at one megabit per second. */
const REQUEST_TIMEOUT = 10 * 60_000;

/** Creates an HTTP server for this machine only. */
export function serverOf(app: {
  fetch: (request: Request) => Response | Promise<Response>;
}): Server {
  return createServer({ requestTimeout: REQUEST_TIMEOUT }, getRequestListener(app.fetch));
}

/** Starts listening. @param port 0 for any free one @returns the port @throws the system's error, as for a port in use */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Returns an unguessable token. */
export const newToken = (): string => randomBytes(32).toString("base64url");
