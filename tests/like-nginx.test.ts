import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../server/app.ts";
import { createHttpServer } from "../server/http-server.ts";
import { createListener } from "../server/listener.ts";
import { securityHeaders } from "../server/policy.ts";
import { ownRedirects } from "../server/redirects.ts";
import { createSaintsList } from "../server/saints-list.ts";
import { readSiteFiles } from "../server/site-files.ts";
import { type Host, startNginx, whyNoNginx } from "./hosts.ts";
import { MEANT_DIFFERENCES } from "./meant-differences.ts";
import { ODD_REQUESTS } from "./odd-requests.ts";
import { type RawAnswer, sendRaw } from "./raw-request.ts";

/* The same small site on this server and on nginx, with the configuration that the build makes. */

const TEXTS = {
  "index.html": "splash",
  "404.html": "splash tree: not found",
  "app/404.html": "main site: not found",
  "app/index.html": "forwards",
  "app/orari/index.html": "hours",
  "app/sant’elia/index.html": "saint",
  "assets/valley-1a2b.svg": "<svg/>",
  "assets/page-1a2b.html": "page",
  "assets/feed-1a2b.xml": "<feed/>",
  "icona.svg": "<svg/>",
  "dati/breaking-news.json": "[]",
  "avvisi.xml": "<feed/>",
  ".well-known/security.txt": "Contact: https://esempio.it/",
  ".well-known/.segreto": "hidden",
};

const headers = securityHeaders({ scripts: ["sha256-abc="], styles: [] });

const redirects = [
  ...ownRedirects,
  { from: "/vecchia.html", to: "/app/orari" },
  { from: "/sito/*", to: "/" },
];

/** What has to be the same, besides the status and the body; what else there is, each server says in its own way. */
const COMPARED = [
  ...Object.keys(headers).map((name) => name.toLowerCase()),
  "strict-transport-security",
  "cache-control",
  "allow",
  "location",
  "content-encoding",
  "content-range",
  "vary",
];

let root: string;
let server: Server;
let nginx: Host;

const missing = whyNoNginx();

beforeAll(async () => {
  if (missing) return;
  root = mkdtempSync(join(tmpdir(), "like-nginx-"));
  for (const [name, text] of Object.entries(TEXTS)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(join(root, "canto.mp3"), "0123456789");
  // Started by root, nginx reads as somebody else.
  chmodSync(root, 0o755);
  const files = readSiteFiles(root, headers);
  const app = createApp({ headers, saints: createSaintsList({ fetchList: undefined }) });
  ({ server } = createHttpServer(createListener({ files, app, redirects, headers }), headers));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  nginx = await startNginx({ root, headers, redirects });
});

afterAll(async () => {
  if (missing) return;
  await nginx.stop();
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

/** What is compared of an answer. A refusal has no body here, and a page of nginx's own there. */
function essence({ status, headers: sent, body }: RawAnswer) {
  const isRefusal = (status >= 300 && status < 400) || (status >= 400 && status !== 404);
  const compared = Object.fromEntries(COMPARED.map((name) => [name, sent[name]]));
  return { status, ...compared, ...(!isRefusal && { type: sent["content-type"], body }) };
}

test.skipIf(missing)(
  "each odd request is answered as nginx does, or otherwise on purpose (where nginx is installed: CONTRIBUTING.md)",
  async () => {
    expect(ODD_REQUESTS.length).toBeGreaterThanOrEqual(600);
    const nginxPort = Number(new URL(nginx.origin).port);
    const { port } = server.address() as AddressInfo;
    const unmeant: unknown[] = [];
    const unseen = new Set(MEANT_DIFFERENCES);
    for (const request of ODD_REQUESTS) {
      const [ours, theirs] = await Promise.all([
        sendRaw(port, request),
        sendRaw(nginxPort, request),
      ]);
      if (JSON.stringify(essence(ours)) === JSON.stringify(essence(theirs))) continue;
      const meant = MEANT_DIFFERENCES.filter(({ isMeant }) => isMeant(request, ours, theirs));
      for (const difference of meant) unseen.delete(difference);
      if (meant.length === 0) {
        unmeant.push({
          request: request.slice(0, 200),
          ours: essence(ours),
          theirs: essence(theirs),
        });
      }
    }
    expect(unmeant).toEqual([]);
    expect(
      [...unseen].map(({ meaning }) => meaning),
      "differences there are no more",
    ).toEqual([]);
  },
  120_000,
);
