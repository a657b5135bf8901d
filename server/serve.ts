import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { exitWithError } from "./config-error.ts";
import { createHttpServer } from "./http/http-server.ts";
import { listenAddress, listenError, urlOf } from "./http/listen-address.ts";
import { createListener } from "./listener.ts";
import { onNewBuild } from "./new-builds.ts";
import { type InlineHashes, PARTS_OF_PAGES, securityHeaders } from "./policy.ts";
import type { Redirect } from "./redirects.ts";
import type { RoadSchedule } from "./road.ts";
import { saintsSource } from "./saints/fetch-saints.ts";
import { createSaintsList, type SaintsList } from "./saints/saints-list.ts";
import { createSaintsStore } from "./saints/saints-store.ts";
import { readSiteFiles, type SiteFiles } from "./site-files.ts";

/** The grace period of a stopping server, in milliseconds; 10 s are documented (docs/public-names.md, "Server"). */
const TIMEOUT = 9_000;

export const BUILD = fileURLToPath(new URL("../build", import.meta.url));

/**
 * Serves the build, and each one that replaces it, until a signal stops the server.
 * @throws ConfigError if a variable is invalid.
 */
export function serve(build = BUILD): void {
  const address = listenAddress(process.env);
  const fetchList = saintsSource(process.env.SANTI_URL);
  const folder = process.env.SANTI_CACHE_DIR;
  const store = folder ? createSaintsStore(folder) : undefined;
  const saints = createSaintsList({ fetchList, store });

  let site = readSite(build, saints);
  const { server, connections } = createHttpServer(
    (request, response) => site.listener(request, response),
    site.headers,
  );
  onNewBuild(build, () => {
    site = readSite(build, saints, site.files);
    console.log("Canneto: the new build is served.");
  });
  server.on("error", (error) => exitWithError(listenError(error, address)));
  server.listen(address.port, address.host, () => {
    const listening = server.address();
    const port = typeof listening === "object" && listening ? listening.port : address.port;
    console.log(`Canneto: ${urlOf({ ...address, port })}`);
  });

  /** Completes pending responses, then exits (docs/public-names.md, "Server"). A second signal changes nothing. */
  const stop = () => void connections.close(TIMEOUT).then(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  // Node's default would open its debugger.
  process.on("SIGUSR1", () => {});
}

/** Loads a build, together with the previous build's subresources that open pages still need. */
function readSite(build: string, saints: SaintsList, before?: SiteFiles) {
  const headers = securityHeaders(
    JSON.parse(readFileSync(`${build}/policy.json`, "utf8")) as InlineHashes,
  );
  const files = readSiteFiles(`${build}/client`, headers);
  const redirects = JSON.parse(readFileSync(`${build}/redirects.json`, "utf8")) as Redirect[];
  const find = (address: string) =>
    files.find(address) ?? (address.startsWith(PARTS_OF_PAGES) ? before?.find(address) : undefined);
  const app = createApp({
    headers,
    health: () => ({ pages: files.pages, uptimeSeconds: Math.round(process.uptime()) }),
    saints,
    road: JSON.parse(readFileSync(`${build}/road.json`, "utf8")) as RoadSchedule,
  });
  const listener = createListener({ files: { ...files, find }, app, redirects, headers });
  return { files, headers, listener };
}
