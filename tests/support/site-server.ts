import type { Server } from "node:http";
import { createHttpServer } from "../../server/http/http-server.ts";
import { createListener } from "../../server/listener.ts";
import { createSaintsList } from "../../server/saints/saints-list.ts";
import { readSiteFiles } from "../../server/site-files.ts";
import { listenLocally } from "./free-port.ts";

type Site = Parameters<typeof createListener>[0];

/** Serves the files of a folder as the site's own server does, without a source of saints. */
export async function serveFolder(
  folder: string,
  { headers, ...site }: Pick<Site, "headers" | "redirects" | "road">,
  patience?: Parameters<typeof createHttpServer>[2],
): Promise<{ server: Server; port: number }> {
  const files = readSiteFiles(folder, headers);
  const listener = createListener({ files, saints: createSaintsList({}), headers, ...site });
  const { server } = createHttpServer(listener, headers, patience);
  return { server, port: await listenLocally(server) };
}
