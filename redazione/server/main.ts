import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { readPicturesFirstFrom } from "../../pipeline/images/picture-source.ts";
import { createDeskApp } from "./app.ts";
import { type Desk, openDesk } from "./desk.ts";
import { type Access, KEY_PARAMETER, originsOf } from "./guard.ts";
import { createPreviewApp } from "./previews/preview-app.ts";
import { DRAFT_PARAMETER, Previews } from "./previews/previews.ts";
import type { Publisher } from "./publishing/publishing.ts";
import { validSettings } from "./publishing/publishing-settings.ts";
import { listen, newToken, serverOf } from "./serve.ts";

interface ServerOptions {
  /** The folder of the publishing settings: redazione/. */
  settings: string;
  /** The folder of the desk's built page. */
  page: string;
  /** The built site, whose scripts and styles the previews use. */
  site: string;
  /** The port; 0 for any free one. */
  port: number;
  /** The origins at which visitors may read the site. */
  sites: Publisher["sites"];
  /** The origin of a proxy with a login; local access only if not set. */
  origin?: string | undefined;
  /** The folder of the desk's own state. */
  state: string;
}

/**
 * Serves the desk of a project, and its previews.
 * @returns the address that opens it
 * @throws when the port is in use
 */
export async function serveDesk(options: ServerOptions & { project: string }): Promise<string> {
  const { project, state } = options;
  const { way, branch, remote } = validSettings(options.settings) ?? {};
  const published = { branch, remote: way === "git" ? remote : undefined };
  const desk = openDesk({ project, state, now: Date.now, ...published });
  readPicturesFirstFrom(desk.uploads.folder);
  readPicturesFirstFrom(join(desk.content, "images"));
  return (await serveOpened(desk, options)).address;
}

/** Serves a desk that is open already. */
export async function serveOpened(desk: Desk, options: ServerOptions) {
  const { settings, page, site, origin, sites, state } = options;
  const previews = new Previews();
  const renderers = join(state, "renderers");
  rmSync(renderers, { recursive: true, force: true });
  let port = 0;
  const door = { port: () => port, origin, key: keyIn(state) };
  const deskApp = createDeskApp({
    publisher: { desk, settings, sites },
    previews,
    token: newToken(),
    door,
    page,
    isBuilt: () => existsSync(join(site, "renderer/assets.json")),
  });
  const previewApp = createPreviewApp({ previews, site, renderers, door });
  const server = serverOf(joined(deskApp, previewApp, door));
  port = await listen(server, options.port);
  const address = origin ? `${origin}/` : `${originsOf(door).desk}/?${KEY_PARAMETER}=${door.key}`;
  return { address, server, port };
}

/** Combines the desk and its previews into one server: separated by host name, or behind a proxy by path. */
function joined(desk: Hono, previews: Hono, door: Access) {
  return {
    async fetch(request: Request): Promise<Response> {
      const origins = originsOf(door);
      const isOne = origins.desk === origins.previews;
      const url = new URL(request.url);
      if (!isOne)
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
    },
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
