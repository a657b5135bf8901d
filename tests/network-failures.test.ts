import type { Server } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "../server/policy.ts";
import { ODD_REQUESTS } from "./support/malformed-requests.ts";
import { parseAnswer, type RawAnswer, sendRaw } from "./support/raw-request.ts";
import { serveFolder } from "./support/site-server.ts";
import { folderWith, writeFiles } from "./support/temporary-folder.ts";

/* Hostile requests to the server, sent as raw bytes. */

const SECRET = "never to be sent";

/** All the content of the served folder. */
const SITE = {
  "index.html": "splash",
  "404.html": "splash tree: not found",
  "app/404.html": "main site: not found",
  "app/orari/index.html": "hours",
  "canto.mp3": "0123456789",
};

const HEADERS = securityHeaders({ scripts: [], styles: [] });

const servers: Server[] = [];
let port: number;

const BESIDE = { "package.json": SECRET, "build/policy.json": SECRET, "server/main.ts": SECRET };
const root = folderWith(BESIDE, afterAll);
// More than the socket buffer holds for a visitor who does not read.
const documentary = { "documentario.mp4": Buffer.alloc(30_000_000) };
writeFiles(join(root, "build/client"), { ...SITE, ...documentary });

beforeAll(async () => {
  ({ port } = await start());
});

/** Starts a server of the site, of little patience; it is stopped after all tests. */
async function start(): Promise<{ server: Server; port: number }> {
  const patience = { head: 2_000, request: 3_000, nextRequest: 65_000, stalled: 6_000, check: 100 };
  const started = await serveFolder(join(root, "build/client"), { headers: HEADERS }, patience);
  servers.push(started.server);
  return started;
}

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = (request: string) => sendRaw(port, request);
const get = (path: string, fields = "") =>
  ask(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${fields}\r\n`);

/** Statuses for requests outside HTTP/1.1, which are no error of the server. */
const UNKNOWN_TO_HTTP = [501, 505];

/** The headers present on every response. */
const ALWAYS_SENT = [...Object.keys(HEADERS), "Cache-Control"].map((name) => name.toLowerCase());
const lacking = ({ headers }: RawAnswer) => ALWAYS_SENT.filter((name) => !headers[name]);

test("odd requests get no file from beside the site, no error of the server, no header of theirs, and all of the site's", async () => {
  const found: string[] = [];
  const statuses = new Set<number>();
  for (const request of ODD_REQUESTS) {
    const answer = await ask(request);
    const { status, headers, body } = answer;
    const isError = status >= 500 && !UNKNOWN_TO_HTTP.includes(status);
    const isSite = body === "" || status !== 200 || Object.values(SITE).includes(body);
    const isOwn = isSite || /^\{"status":"ok"/.test(body) || "content-encoding" in headers;
    // A second answer would be to a smuggled request.
    const isForeign = body.includes(SECRET) || /root:|<script|HTTP\/1\.1 200/i.test(body);
    const hasTheirHeader = "set-cookie" in headers || /^(\w+:|\/\/)/.test(headers.location ?? "");
    // A closed connection has no response.
    const missing = status === 0 ? [] : lacking(answer);
    if (isError || !isOwn || isForeign || hasTheirHeader || missing.length > 0)
      found.push(`${status} ${missing} ${request.slice(0, 100)}`);
    if (status !== 0) statuses.add(status);
  }
  expect(found).toEqual([]);
  expect([...statuses].sort()).toEqual([
    200, 206, 301, 304, 400, 404, 405, 412, 416, 431, 501, 505,
  ]);
  expect((await get("/healthz")).status).toBe(200);
});

test.each([
  ["an address of 5,000 characters", () => get(`/${"a".repeat(5_000)}`), 414],
  ["a header of 20 KB", () => get("/", `Cookie: ${"a".repeat(20_000)}\r\n`), 431],
  ["2 MB of headers", () => get("/", "X-A: b\r\n".repeat(250_000)), 431],
])("%s is refused", async (_name, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(lacking(answer)).toEqual([]);
  expect((await get("/app/orari")).body).toBe("hours");
});

/** Opens sockets, and counts those that the server has ended. */
function openSockets(count: number) {
  let ended = 0;
  const sockets = Array.from({ length: count }, () =>
    connect({ port, host: "127.0.0.1" })
      .on("error", () => undefined)
      .on("close", () => {
        ended += 1;
      })
      .resume(),
  );
  return { sockets, ended: () => ended };
}

// These wait for timeouts, so they run concurrently, each with its own expect as Vitest requires.
describe.concurrent("limits of time", () => {
  test("500 sockets that send a byte at a time keep nobody out", async ({ expect }) => {
    const request = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ".padEnd(1_000, "a");
    const { sockets, ended } = openSockets(500);
    let sent = 0;
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(request[sent] ?? "");
      sent += 1;
    }, 100);
    for (let visit = 0; visit < 6; visit += 1) {
      expect((await get("/app/orari")).body).toBe("hours");
      if (visit === 0) expect(ended()).toBeLessThan(500);
    }
    await expect.poll(ended, { timeout: 30_000 }).toBe(500);
    clearInterval(timer);
  });

  test("a head that never ends is answered 408", async ({ expect }) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ");
    const answer = parseAnswer(await text(socket));
    expect(answer.status).toBe(408);
    expect(lacking(answer)).toEqual([]);
  });

  test("sockets that send nothing are ended", async ({ expect }) => {
    const { ended } = openSockets(50);
    await expect.poll(ended, { timeout: 30_000 }).toBe(50);
  });

  test("a visitor who takes nothing is waited for as promised", async ({ expect }) => {
    const { server, port } = await start();
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.pause();
    socket.write("GET /documentario.mp4 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 30_000 }).toBe(0);
    socket.destroy();
  });
});
