import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bulletin } from "../domain/road/bulletins.ts";
import { damagedFiles, MANIFEST } from "./build-manifest.ts";
import { exitWithError } from "./config-error.ts";
import { createHttpServer } from "./http/http-server.ts";
import { listenAddress, listenError, urlOf } from "./http/listen-address.ts";
import { createListener } from "./listener.ts";
import { type InlineHashes, PARTS_OF_PAGES, securityHeaders } from "./policy.ts";
import type { Redirect } from "./redirects.ts";
import { saintsSource } from "./saints/fetch-saints.ts";
import { createSaintsList, type SaintsList } from "./saints/saints-list.ts";
import { readSiteFiles, type SiteFiles } from "./site-files.ts";

/** The grace period of a stopping server, in milliseconds; 10 s are documented (docs/public-names.md, "Server"). */
const TIMEOUT = 9_000;

/** The interval, in milliseconds, at which the build is polled. */
const LOOK_AGAIN = 1_000;

export const BUILD = fileURLToPath(new URL("../build", import.meta.url));

/** Serves the build, and each one that replaces it, until a signal stops the server. */
export function serve(build = BUILD): void {
  const address = listenAddress(process.env);
  const fetchList = saintsSource(process.env.SANTI_URL);
  const saints = createSaintsList({ fetchList, folder: process.env.SANTI_CACHE_DIR });

  let site = readSite(build, saints);
  const { server, close } = createHttpServer(
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
  const stop = () => void close(TIMEOUT).then(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  // Node's default would open its debugger.
  process.on("SIGUSR1", () => {});
}

/** Loads a build, together with the previous build's subresources that open pages still need. */
function readSite(build: string, saints: SaintsList, before?: SiteFiles) {
  const read = (name: string) => JSON.parse(readFileSync(join(build, `${name}.json`), "utf8"));
  const headers = securityHeaders(read("policy") as InlineHashes);
  const [redirects, road] = [read("redirects") as Redirect[], read("road") as Bulletin[]];
  const files = readSiteFiles(join(build, "client"), headers);
  const find = (address: string) =>
    files.find(address) ?? (address.startsWith(PARTS_OF_PAGES) ? before?.find(address) : undefined);
  const site = { files: { ...files, find }, headers, saints, redirects, road };
  return { files, headers, listener: createListener(site) };
}

/** Calls back whenever a new, complete build has replaced the previous one. */
function onNewBuild(build: string, take: () => void): void {
  let taken = markOf(build);
  setInterval(() => {
    const mark = markOf(build);
    if (mark === undefined || mark === taken) return;
    try {
      if (damagedFiles(build).length > 0) return;
      take();
      taken = mark;
    } catch (error) {
      // It may have been replaced meanwhile; the current site stays in service.
      console.error(error);
    }
  }, LOOK_AGAIN).unref();
}

/** Returns a value unique to each build; undefined while one is being swapped in. */
function markOf(build: string): string | undefined {
  const manifest = statSync(join(build, MANIFEST), { throwIfNoEntry: false });
  return manifest && `${manifest.ino} ${manifest.mtimeMs}`;
}
