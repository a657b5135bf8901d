import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { readPicturesFirstFrom } from "../../pipeline/images/picture-source.ts";
import { createDeskApp } from "./app.ts";
import type { Served } from "./calls.ts";
import { type Desk, openDesk } from "./desk.ts";
import { type Access, KEY_PARAMETER, newToken, originsOf } from "./guard.ts";
import { createPreviewApp } from "./previews/preview-app.ts";
import { DRAFT_PARAMETER } from "./previews/previews.ts";

type ServerOptions = Pick<Served, "page" | "site"> & {
  /** The port; 0 for any free one. */
  port: number;
  /** The origin of a proxy with a login; local access only if not set. */
  origin?: string | undefined;
};

/** Serves the desk of a project, and its previews. @returns the address that opens it @throws when the port is in use */
export async function serveDesk(
  options: ServerOptions & Omit<Parameters<typeof openDesk>[0], "now">,
): Promise<string> {
  const desk = openDesk({ ...options, now: Date.now });
  readPicturesFirstFrom(desk.uploads.folder);
  readPicturesFirstFrom(join(desk.content, "images"));
  return (await serveOpened(desk, options)).address;
}

/** The loopback address: not reachable from other machines. */
const HOST = "127.0.0.1";

/** Milliseconds for a whole request: a telephone behind a proxy sends 60 MB at one megabit per second. */
const REQUEST_TIMEOUT = 10 * 60_000;

/** Serves a desk that is open already, to this machine only. */
export async function serveOpened(desk: Desk, { origin, page, site, ...options }: ServerOptions) {
  const door = { port: 0, origin, key: keyIn(desk.state) };
  const served = { desk, page, site, door, previews: new Map() };
  const answer = joined(createDeskApp(served), createPreviewApp(served), door);
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, getRequestListener(answer));
  server.listen(options.port, HOST);
  await once(server, "listening");
  door.port = (server.address() as AddressInfo).port;
  const address = origin ? `${origin}/` : `${originsOf(door).desk}/?${KEY_PARAMETER}=${door.key}`;
  return { address, server, port: door.port };
}

/** Combines the desk and its previews into one server: separated by host name, or behind a proxy by path. */
function joined(desk: Hono, previews: Hono, door: Access) {
  return async (request: Request): Promise<Response> => {
    const origins = originsOf(door);
    const url = new URL(request.url);
    if (origins.desk !== origins.previews)
      return (url.host === new URL(origins.previews).host ? previews : desk).fetch(request);
    const isDraft = [request.url, request.headers.get("Referer") ?? ""].some((address) =>
      address.includes(`?${DRAFT_PARAMETER}=`),
    );
    const answer = await desk.fetch(request);
    const isOpen = answer.status !== 403 && request.method === "GET";
    const isOfSite = !/^\/(?:api|immagini)\//.test(url.pathname);
    return isOpen && isOfSite && (isDraft || answer.status === 404)
      ? previews.fetch(request)
      : answer;
  };
}

/** Returns this machine's key, stored so that a bookmark still opens the desk after a restart. */
function keyIn(state: string): string {
  const file = join(state, "chiave");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, newToken(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
