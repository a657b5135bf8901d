import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** Nobody on another machine reaches it. */
const HOST = "127.0.0.1";

/** Milliseconds for a whole request: a telephone behind a proxy sends 60 MB at a megabit a second. */
const REQUEST_TIMEOUT = 10 * 60_000;

/** A server on this machine alone. */
export function serverOf(app: {
  fetch: (request: Request) => Response | Promise<Response>;
}): Server {
  return createServer({ requestTimeout: REQUEST_TIMEOUT }, getRequestListener(app.fetch));
}

/** @param port 0 for any that is free @returns the port @throws what the system says, as of a port that is taken */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** What nobody can guess. */
export const newToken = (): string => randomBytes(32).toString("base64url");
