import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { saintsSource } from "./fetch-saints.ts";
import { createHttpServer } from "./http-server.ts";
import { createListener } from "./listener.ts";
import { type InlineHashes, securityHeaders } from "./policy.ts";
import { redirects } from "./redirects.ts";
import { createSaintsList } from "./saints-list.ts";
import { createSaintsStore } from "./saints-store.ts";
import { readSiteFiles } from "./site-files.ts";

/** Milliseconds that a stopping server waits for answers on their way; 10 s are promised (docs/public-names.md, "Server"). */
const PATIENCE = 9_000;

const build = fileURLToPath(new URL("../build", import.meta.url));
const hashes = JSON.parse(readFileSync(`${build}/policy.json`, "utf8")) as InlineHashes;
const headers = securityHeaders(hashes);
const files = readSiteFiles(`${build}/client`, {
  redirected: new Set(Object.keys(redirects)),
  headers,
});

const folder = process.env.SANTI_CACHE_DIR;
const saints = createSaintsList({
  fetchList: saintsSource(process.env.SANTI_URL),
  store: folder ? createSaintsStore(folder) : undefined,
});

const app = createApp({
  headers,
  health: () => ({ pages: files.pages, uptimeSeconds: Math.round(process.uptime()) }),
  saints,
});

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
const { server, connections } = createHttpServer(createListener({ files, app, headers }), headers);

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} on ${host} is taken. Choose another: PORT=3001 npm start`
      : `The server cannot listen on ${host}:${port}: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  console.log(`Canneto: http://${host.includes(":") ? `[${host}]` : host}:${actualPort}/`);
});

/** Finishes the answers on their way, then leaves (docs/public-names.md, "Server"). A second signal changes nothing. */
const stop = () => void connections.close(PATIENCE).then(() => process.exit(0));

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
