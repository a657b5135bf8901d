import type { Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Bulletin } from "../domain/road/bulletins.ts";
import { sendExactly, sendRaw } from "../tests/support/raw-request.ts";
import { words } from "../tests/support/rows.ts";
import { serveFolder } from "../tests/support/site-server.ts";
import { folderWith } from "../tests/support/temporary-folder.ts";
import { securityHeaders } from "./policy.ts";
import { ownRedirects } from "./redirects.ts";
import { readSiteFiles } from "./site-files.ts";

const PAGE = "<!doctype html><title>Orari</title>".padEnd(500, " ");
const headers = securityHeaders({ scripts: ["sha256-abc="], styles: [] });

let server: Server;
let port: number;

const redirects = [
  ...ownRedirects,
  { from: "/vecchia.html", to: "/app/orari" },
  { from: "/sito/index.php/*", to: "/app/orari" },
  { from: "/sito/*", to: "/app/realhome" },
];

const road: Bulletin[] = [
  { since: "2027-01-14T07:30", issued: "2027-01-13", state: "chiusa", text: "Neve." },
];

const FILES = {
  "index.html": "splash",
  "404.html": "splash tree: not found",
  "app/404.html": "main site: not found",
  "app/index.html": "forwards",
  "app/orari/index.html": PAGE,
  "app/orari/index.html.br": brotliCompressSync(PAGE),
  "app/sant’elia/index.html": "a page whose name has a letter above U+00FF",
  "assets/valley-1a2b.svg": "<svg/>",
  "assets/page-1a2b.html": "page",
  "assets/feed-1a2b.xml": "<feed/>",
  "icona.svg": "<svg/>",
  "assets/canto.mp3": "0123456789",
  ".well-known/.secret": "secret",
  ".hidden/secret.html": "secret",
  _headers: "secret",
};

const folder = folderWith(FILES, afterAll);

beforeAll(async () => {
  ({ server, port } = await serveFolder(folder, { headers, redirects, road }));
});

afterAll(() => {
  server.close();
});

const ask = (path: string, options?: Parameters<typeof sendExactly>[2]) =>
  sendExactly(port, path, options);

describe("pages and files", () => {
  test("a page is served at its address, asked about every time; HEAD tells everything but the body", async () => {
    const answer = await ask("/app/orari");
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "content-length": String(PAGE.length),
    });
    const head = await ask("/app/orari", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(answer.headers["content-length"]);
  });

  test("each variant has its own tag", async () => {
    const plain = await ask("/app/orari");
    const packed = await ask("/app/orari", { headers: { "Accept-Encoding": "br" } });
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test("what is asked for only as it was is refused when it has changed", async () => {
    const { headers: sent } = await ask("/app/orari");
    const askIf = (tags: string, path = "/app/orari") =>
      ask(path, { headers: { "If-Match": tags } });
    expect((await askIf(`"old", ${sent.etag}`)).status).toBe(200);
    expect((await askIf("*")).status).toBe(200);
    expect((await askIf("*", "/nulla")).status).toBe(404);
    for (const tags of ['"old"', `W/${sent.etag}`]) {
      const answer = await askIf(tags);
      expect(answer.status).toBe(412);
      expect(answer.headers).toMatchObject({ "content-length": "0", "cache-control": "no-cache" });
    }
  });
});

describe("parts of media", () => {
  test("a part is sent with its place in the whole", async () => {
    const answer = await ask("/assets/canto.mp3", { headers: { Range: "bytes=2-4" } });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe("234");
    expect(answer.headers).toMatchObject({
      "content-range": "bytes 2-4/10",
      "content-length": "3",
      "accept-ranges": "bytes",
      "content-type": "audio/mpeg",
    });
  });

  test.each([
    ["of another version", { headers: { Range: "bytes=2-4", "If-Range": '"old"' } }, "0123456789"],
    ["asked for by HEAD", { headers: { Range: "bytes=2-4" }, method: "HEAD" }, ""],
  ])("a part %s is not sent: the whole is", async (_name, options, body) => {
    const answer = await ask("/assets/canto.mp3", options);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-length"]).toBe("10");
    expect(answer.body.toString()).toBe(body);
  });
});

describe("addresses that are no page", () => {
  test.each([
    ["/app", "/app/realhome"],
    ["/app/", "/app/realhome"],
    ["/app/orari/", "/app/orari"],
    ["/app/orari//", "/app/orari"],
    ["/app/orari/?a=1", "/app/orari?a=1"],
    ["/app/sant%E2%80%99elia/", "/app/sant%E2%80%99elia"],
    ["/app/sant%e2%80%99elia/?a=%E2%80%99", "/app/sant%E2%80%99elia?a=%E2%80%99"],
    ["/%61pp", "/app/realhome"],
    ["/vecchia.html?a=1", "/app/orari?a=1"],
    ["/vecchia.html/", "/app/orari"],
    ["/sito/index.php/la-statua", "/app/orari"],
    ["/sito/", "/app/realhome"],
    ["http://other.example/app/orari/", "/app/orari"],
  ])("%s leads to %s", async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    [
      "splash tree: not found",
      `/nulla /apple /404.html /.hidden/secret.html /.well-known/.secret /_headers /* /api%2Fnulla.json
       /../package.json /%2e%2e/package.json /%E0%A4%A //evil.example/app/orari`,
    ],
    [
      "main site: not found",
      `/app/nulla /app/inni/nulla/ /app/404.html /app/orari/index.html /app/orari/index.html.br
       /app/..%2f..%2fpackage.json`,
    ],
  ])("404 and the page that says «%s» are answered to %s", async (body, paths) => {
    for (const path of words(paths)) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString(), path).toBe(body);
      expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
    }
  });
});

describe("the way of asking (RFC 9112)", () => {
  test.each(["/app/orari", "/nulla", "/app", "/healthz", "/api/santi.json"])(
    "%s is asked for by HTTP/1.0 without a host, and by proxies with theirs",
    async (path) => {
      // It is in the answer of /healthz, which would differ from one second to the next.
      vi.spyOn(process, "uptime").mockReturnValue(1);
      const usual = await ask(path);
      const old = await sendRaw(port, `GET ${path} HTTP/1.0\r\n\r\n`);
      expect(old.status).toBe(usual.status);
      expect(old.body).toBe(usual.body.toString("latin1"));
      const byProxy = await ask(`http://other.example${path}`);
      expect(byProxy.status).toBe(usual.status);
      expect(byProxy.body.equals(usual.body)).toBe(true);
    },
  );

  test.each([
    ["two hosts", "GET /app/orari HTTP/1.1\r\nHost: a\r\nHost: b\r\n", 400],
    ["no host", "GET /app/orari HTTP/1.1\r\n", 400],
    ["a host that is none", "GET /app/orari HTTP/1.1\r\nHost: a@b\r\n", 400],
    ["a star", "GET * HTTP/1.1\r\nHost: a\r\n", 400],
    ["a coding of HTTP/1.0", "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n", 400],
    ["a coding that nobody knows", "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n", 501],
    ["a version that is to come", "GET / HTTP/2.0\r\nHost: a\r\n", 505],
  ])("%s is refused, and the connection ended", async (_name, head, status) => {
    const answer = await sendRaw(port, `${head}\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ connection: "close", "cache-control": "no-cache" });
    expect(answer.headers["content-security-policy"]).toBeDefined();
  });
});

const noSaints = { source: "off", fetched: 0, failed: 0, fetchedAt: null, lastError: null };

test.each([
  [
    "/healthz",
    200,
    { status: "ok", pages: 4, uptimeSeconds: expect.any(Number), saints: noSaints },
  ],
  // The list was never had.
  ["/api/santi.json", 502, { error: "The list of saints is not available." }],
  ["/dati/strada.json", 200, expect.objectContaining({ state: "chiusa" })],
])("%s is answered with %i by the server itself, and is never kept", async (path, status, said) => {
  vi.useFakeTimers({ now: Date.parse("2027-01-14T06:30:00Z"), toFake: ["Date"] });
  const answer = await ask(path);
  vi.useRealTimers();
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-security-policy": headers["Content-Security-Policy"],
  });
  expect(JSON.parse(answer.body.toString())).toEqual(said);
});

test("of the road nothing is said before a bulletin is in force", async () => {
  vi.useFakeTimers({ now: Date.parse("2027-01-14T06:29:59Z"), toFake: ["Date"] });
  const answer = await ask("/dati/strada.json");
  vi.useRealTimers();
  expect(answer.body.toString()).toBe("null");
});

test("a part of a page is read as what it is, by this site alone, and has no policy to carry", async () => {
  for (const options of [{}, { headers: { Range: "bytes=2-4" } }, { method: "HEAD" }]) {
    const { headers: sent } = await ask("/assets/canto.mp3", options);
    expect(sent).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(sent["content-security-policy"]).toBeUndefined();
  }
});

test.each([
  "/assets/valley-1a2b.svg",
  "/assets/page-1a2b.html",
  "/assets/feed-1a2b.xml",
  "/icona.svg",
])("%s, opened by its own address, runs nothing", async (path) => {
  const { headers: sent } = await ask(path);
  expect(sent["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test("the policy of pages lets nothing in that the site does not need", async () => {
  const { headers: sent } = await ask("/app/orari");
  expect(String(sent["content-security-policy"]).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    ...["style", "img", "font", "media", "connect", "manifest", "worker"].map(
      (kind) => `${kind}-src 'self'`,
    ),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types canneto dompurify",
  ]);
  expect(sent).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
});

test("over https, told by what stands in front, browsers are told to stay there", async () => {
  for (const path of ["/", "/app/orari/", "/nulla", "/healthz"]) {
    const sent = async (protocol: string) =>
      (await ask(path, { headers: { "X-Forwarded-Proto": protocol } })).headers[
        "strict-transport-security"
      ];
    for (const protocol of ["https", "HTTPS", "https, https", "https,http"]) {
      expect(await sent(protocol), `${path} ${protocol}`).toBe("max-age=31536000");
    }
    for (const protocol of ["", "http", "nothttps", "httpsx", "http, https"]) {
      expect(await sent(protocol), `${path} ${protocol}`).toBeUndefined();
    }
  }
});

test("a folder that is not a built site is refused when starting", () => {
  expect(() => readSiteFiles(join(folder, "assets"), headers)).toThrow("is not a built site");
});
