import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { saintsSource } from "./fetch-saints.ts";
import { createHttpServer } from "./http-server.ts";
import { listenAddress, listenError, urlOf } from "./listen-address.ts";
import { createListener } from "./listener.ts";
import { type InlineHashes, securityHeaders } from "./policy.ts";
import { redirects } from "./redirects.ts";
import type { RoadSchedule } from "./road.ts";
import { createSaintsList } from "./saints-list.ts";
import { createSaintsStore } from "./saints-store.ts";
import { readSiteFiles } from "./site-files.ts";
import { leave } from "./start-error.ts";

/** Milliseconds that a stopping server waits for answers on their way; 10 s are promised (docs/public-names.md, "Server"). */
const PATIENCE = 9_000;

/** The folder of the build. */
export const BUILD = fileURLToPath(new URL("../build", import.meta.url));

/**
 * Serves the build until a signal ends it.
 * @throws StartError if a variable is not as it has to be.
 */
export function serve(): void {
  const address = listenAddress(process.env);
  const fetchList = saintsSource(process.env.SANTI_URL);
  const folder = process.env.SANTI_CACHE_DIR;
  const store = folder ? createSaintsStore(folder) : undefined;

  const hashes = JSON.parse(readFileSync(`${BUILD}/policy.json`, "utf8")) as InlineHashes;
  const headers = securityHeaders(hashes);
  const redirected = new Set(Object.keys(redirects));
  const files = readSiteFiles(`${BUILD}/client`, { redirected, headers });
  const app = createApp({
    headers,
    health: () => ({ pages: files.pages, uptimeSeconds: Math.round(process.uptime()) }),
    saints: createSaintsList({ fetchList, store }),
    road: JSON.parse(readFileSync(`${BUILD}/road.json`, "utf8")) as RoadSchedule,
  });
  const { server, connections } = createHttpServer(
    createListener({ files, app, headers }),
    headers,
  );
  server.on("error", (error) => leave(listenError(error, address)));
  server.listen(address.port, address.host, () => {
    const listening = server.address();
    const port = typeof listening === "object" && listening ? listening.port : address.port;
    console.log(`Canneto: ${urlOf({ ...address, port })}`);
  });

  /** Finishes the answers on their way, then leaves (docs/public-names.md, "Server"). A second signal changes nothing. */
  const stop = () => void connections.close(PATIENCE).then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
