import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPicturesAlsoFrom } from "../../app/content.server/picture-source.ts";
import { createDeskApp } from "./app.ts";
import { runCommand } from "./commands.ts";
import { openDesk } from "./desk.ts";
import { hostsAt } from "./guard.ts";
import { createPreviewApp } from "./preview-app.ts";
import { Previews } from "./previews.ts";
import { listen, newToken, originOf, serverOf } from "./serve.ts";

interface DeskServerOptions {
  /** The folder content/. */
  content: string;
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
}

/**
 * Opens the desk on a folder of content, and its previews on a port of their own.
 * @returns its address
 * @throws when the port is taken
 */
export async function serveDesk(options: DeskServerOptions): Promise<string> {
  const { content, state, settings, page, site } = options;
  const desk = openDesk({ content, state, now: Date.now });
  readPicturesAlsoFrom(desk.uploads.folder);
  readPicturesAlsoFrom(join(content, "images"));
  const previews = new Previews();
  const renderers = join(state, "renderers");
  rmSync(renderers, { recursive: true, force: true });
  const ports = { desk: 0, previews: 0 };
  const deskApp = createDeskApp({
    publisher: { desk, project: ".", settings, state, run: runCommand },
    previews,
    token: newToken(),
    port: () => ports.desk,
    page,
    base: () => originOf(ports.previews),
    isBuilt: () => existsSync(join(site, "renderer/assets.json")),
  });
  const previewApp = createPreviewApp({
    previews,
    site,
    renderers,
    port: () => ports.previews,
    desks: () => hostsAt(ports.desk).map((host) => `http://${host}`),
  });
  ports.desk = await listen(serverOf(deskApp), options.port);
  ports.previews = await listen(serverOf(previewApp), 0);
  return originOf(ports.desk);
}
