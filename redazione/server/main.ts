import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { readPicturesFirstFrom } from "../../pipeline/images/picture-source.ts";
import { createDeskApp } from "./app.ts";
import { openDesk } from "./desk.ts";
import { type Door, KEY_PARAMETER, originsOf } from "./guard.ts";
import { createPreviewApp } from "./previews/preview-app.ts";
import { DRAFT_PARAMETER, Previews } from "./previews/previews.ts";
import { runCommand } from "./publishing/commands.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { publishedBranch } from "./publishing/publishing-settings.ts";
import { listen, newToken, serverOf } from "./serve.ts";

interface DeskServerOptions {
  /** The project's folder. */
  project: string;
  /** Where the desk keeps its own. */
  state: string;
  /** Where the settings of publishing are: redazione/. */
  settings: string;
  /** The built page of the desk. */
  page: string;
  /** The built site, whose scripts and styles the previews have. */
  site: string;
  /** 0 for any that is free. */
  port: number;
  /** Where visitors may read the site. */
  sites: Publisher["sites"];
  /** Where a proxy with a login has it; on this machine alone if not set. */
  origin?: string | undefined;
}

/**
 * Opens the desk on a folder of content, with its previews.
 * @returns the address that opens it
 * @throws when the port is taken
 */
export async function serveDesk(options: DeskServerOptions): Promise<string> {
  const { project, state, settings, page, site, origin, sites } = options;
  const desk = openDesk({ project, state, now: Date.now, ...publishedBranch(settings) });
  readPicturesFirstFrom(desk.uploads.folder);
  readPicturesFirstFrom(join(desk.content, "images"));
  const previews = new Previews();
  const renderers = join(state, "renderers");
  rmSync(renderers, { recursive: true, force: true });
  let port = 0;
  const door = { port: () => port, origin, key: keyIn(state) };
  const deskApp = createDeskApp({
    publisher: { desk, settings, run: runCommand, sites },
    previews,
    token: newToken(),
    door,
    page,
    isBuilt: () => existsSync(join(site, "renderer/assets.json")),
  });
  const previewApp = createPreviewApp({ previews, site, renderers, door });
  port = await listen(serverOf(joined(deskApp, previewApp, door)), options.port);
  return origin ? `${origin}/` : `${originsOf(door).desk}/?${KEY_PARAMETER}=${door.key}`;
}

/** The desk and its previews as one server: by their names, or behind a proxy by what is there. */
export function joined(desk: Hono, previews: Hono, door: Door) {
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

/** The key of this machine, which outlives a restart: a bookmark goes on opening the desk. */
function keyIn(state: string): string {
  const file = join(state, "chiave");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, newToken(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
