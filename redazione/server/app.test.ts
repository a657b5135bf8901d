import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendExactly } from "../../tests/support/raw-request.ts";
import { words } from "../../tests/support/rows.ts";
import { TOKEN_HEADER } from "../api.ts";
import { createDeskApp } from "./app.ts";
import { Previews } from "./previews/previews.ts";
import { listen, serverOf } from "./serve.ts";
import { deskOnCopy, folderWith } from "./test-desk.ts";

const TOKEN = "prova";
const KEY = "segreta";
const desk = deskOnCopy();
const page = folderWith();

let server: Server;
let port = 0;
let isBuilt = true;

beforeAll(async () => {
  writeFileSync(join(page, "index.html"), "<!doctype html><html><head></head><body></body></html>");
  mkdirSync(join(page, "assets"));
  writeFileSync(join(page, "assets/desk-1a2b.js"), "export {};");
  symlinkSync("/etc/hostname", join(desk.content, "pages/fuori.md"));
  symlinkSync("/etc", join(desk.content, "pages/etc"));
  const run = async () => ({ code: 1, output: "" });
  const app = createDeskApp({
    publisher: { desk, settings: page, run, sites: () => [] },
    previews: new Previews(),
    token: TOKEN,
    door: { port: () => port, key: KEY },
    page,
    isBuilt: () => isBuilt,
  });
  server = serverOf(app);
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
});

interface Asked {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
}

/** Sends a request exactly as given, with the page's token unless it sets another. */
async function ask(path: string, { headers = {}, body, method }: Asked = {}) {
  const length = { "Content-Length": String(Buffer.byteLength(body ?? "")) };
  const own = { Host: `127.0.0.1:${port}`, Cookie: `redazione=${KEY}`, [TOKEN_HEADER]: TOKEN };
  const all = { ...own, ...length, ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const answer = await sendExactly(port, path, { method, headers: sent, body });
  return { ...answer, body: answer.body.toString() };
}

const json = (value: unknown): Asked => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(value),
});

test("who opens the desk gets its page with the token, and files are listed with it", async () => {
  const { status, headers, body } = await ask("/", { headers: { [TOKEN_HEADER]: undefined } });
  expect(status).toBe(200);
  expect(body).toContain(`<meta name="desk-token" content="${TOKEN}">`);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  const files = await ask("/api/files");
  expect(files.status).toBe(200);
  expect(files.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(JSON.parse(files.body)).toContainEqual({
    path: "hours.yaml",
    kind: "hours",
    title: "Orari",
    address: "/app/orari",
  });
});

test("a telephone on a slow line has the time that the largest photograph takes", () => {
  expect(server.requestTimeout).toBeGreaterThanOrEqual(((60 * 8) / 1) * 1_000);
});

test("it listens to this machine alone", () => {
  expect(server.address()).toMatchObject({ address: "127.0.0.1" });
});

describe("nobody else gets in", () => {
  test.each<[string, Asked["headers"]]>([
    ["a name that another site has made lead here", { Host: "cattivo.example" }],
    ["that name with the port", { Host: "cattivo.example:3100" }],
    ["another port of this machine", { Host: "127.0.0.1:1" }],
    ["a name that begins like this machine's", { Host: "127.0.0.1.cattivo.example" }],
    ["a page of another site", { Origin: "https://cattivo.example" }],
    ["a page of another port", { Origin: "http://127.0.0.1:1" }],
    ["a page in a sandbox", { Origin: "null" }],
    ["a page of another site, as browsers say it", { "Sec-Fetch-Site": "cross-site" }],
    ["the frame with the preview", { "Sec-Fetch-Site": "same-site" }],
    ["no key, as through a proxy that hands everything on", { Cookie: undefined }],
    ["another key", { Cookie: "redazione=altra" }],
    ["no token", { [TOKEN_HEADER]: undefined }],
    ["another token", { [TOKEN_HEADER]: "altro" }],
    ["a token that is longer", { [TOKEN_HEADER]: `${TOKEN}x` }],
  ])("%s", async (_name, headers) => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await ask("/api/files", { method, headers });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body).reason).toBe("forbidden");
    }
  });

  test("and nobody may be asked for by another site: no answer allows it", async () => {
    const answer = await ask("/api/files", {
      method: "OPTIONS",
      headers: { Origin: `http://127.0.0.1:${port}` },
    });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("a form of another site cannot send what the desk reads", async () => {
    const body = JSON.stringify({ text: "a" });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const headers = { "Content-Type": type };
      expect((await ask("/api/spelling", { method: "POST", headers, body })).status).toBe(403);
    }
  });
});

describe("nothing outside content/ is read or written", () => {
  const OUTSIDE = words(`
    ../package.json ..%2fpackage.json %2e%2e/package.json pages/..%2f..%2fpackage.json
    ..%5cpackage.json %2fetc%2fpasswd /etc/passwd pages/a%00.md pages/orari.md%00 pages/fuori.md
    pages/etc/hostname pages/etc/a.md images/canada.svg altro.yaml constructor __proto__.yaml
    pages/.md PAGES/orari.md`);

  test.each(OUTSIDE)("%s", async (path) => {
    const body = { version: "", name: "a", id: "HEAD", draft: { fields: {}, text: "" } };
    for (const [name, method] of [
      ["files", "GET"],
      ["files", "PUT"],
      ["files", "DELETE"],
      ["renamed", "POST"],
      ["leading", "GET"],
      ["versions", "GET"],
      ["versions", "POST"],
    ] as const) {
      const asked = method === "GET" ? {} : { ...json(body), method };
      expect((await ask(`/api/${name}/${path}`, asked)).status, name).toBe(404);
    }
  });

  test.each([
    "/immagini/../hours.yaml",
    "/immagini/..%2fhours.yaml",
    "/immagini/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "/..%2findex.js",
    "/assets/%00.js",
  ])("%s", async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain("periodi");
    expect(body).not.toContain("scripts");
  });

  test("a picture goes nowhere else", async () => {
    for (const query of [
      "folder=..&name=a.svg",
      "folder=/tmp&name=a.svg",
      "folder=&name=..%2fa.svg",
    ]) {
      const answer = await ask(`/api/pictures?${query}`, { method: "POST", body: "<svg/>" });
      expect(answer.status).toBe(422);
    }
  });
});

describe("what is too much is refused", () => {
  test("a draft, a picture and a nest without end", async () => {
    for (const [path, bytes] of [
      ["/api/spelling", 1024 * 1024 + 1],
      ["/api/pictures?name=a.jpg", 60 * 1024 * 1024 + 1],
    ] as const) {
      // Refused because of the declared length, before the body is read.
      const headers = { "Content-Type": "application/json", "Content-Length": String(bytes) };
      expect((await ask(path, { method: "POST", headers })).status, path).toBe(403);
    }
    let nest: unknown = 1;
    for (let depth = 0; depth < 30; depth += 1) nest = [nest];
    const deep = json({ path: "news.yaml", draft: { fields: nest } });
    expect((await ask("/api/previews", deep)).status).toBe(403);
  });
});

describe("a refusal is a sentence, with the headers of every other answer", () => {
  const put = (draft: unknown): Asked => ({ ...json({ version: "", draft }), method: "PUT" });
  const long = "a".repeat(300);
  const hymn = { kind: "hymns", draft: { fields: { titolo: "A" }, text: "" } };
  let deep = "1";
  for (let depth = 0; depth < 5_000; depth += 1) deep = `[${deep}]`;
  test.each<[string, string, Asked, number]>([
    ["no token", "/api/files", { headers: { [TOKEN_HEADER]: undefined } }, 403],
    ["another host", "/api/files", { headers: { Host: "cattivo.example" } }, 403],
    ["an empty picture", "/api/pictures?name=a.jpg", { method: "POST", body: "" }, 422],
    [
      "a picture with a long name",
      `/api/pictures?name=${long}.jpg`,
      { method: "POST", body: "a" },
      422,
    ],
    ["a file with a long name", `/api/files/pages/${long}.md`, {}, 404],
    ["a text with a long name", "/api/files", json({ ...hymn, name: long }), 422],
    ["an undo with a long name", `/api/history/${long}/undo`, { method: "POST" }, 404],
    ["fields that are nothing", "/api/files/hours.yaml", put({ fields: null }), 403],
    ["fields that are a word", "/api/files/hours.yaml", put({ fields: "a" }), 403],
    ["no fields", "/api/files/hours.yaml", put({}), 403],
    [
      "fields without an end",
      "/api/previews",
      { ...json({}), body: `{"path":"news.yaml","draft":{"fields":${deep}}}` },
      403,
    ],
    ["no question", "/api/answers", json({ path: "hours.yaml", index: 3, version: "" }), 409],
    ["a kind that is none", "/api/new/altro", {}, 404],
    ["an address that is none", "/api/altro", {}, 404],
  ])("%s", async (_, path, asked, expected) => {
    const { status, headers, body } = await ask(path, asked);
    expect(status).toBe(expected);
    expect(JSON.parse(body).sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test.each<[string, unknown]>([
    ["sections.yaml", {}],
    ["verse-groups.yaml", []],
    ["hours.yaml", { sconosciuto: 1 }],
    ["hours.yaml", [1]],
    ["to-confirm.yaml", { a: null }],
    ["news.yaml", [null]],
    ["pages/orari.md", []],
    ["pages/orari.md", { titolo: null }],
    ["companies/opi.md", { vicine: "opi" }],
    ["foglio.yaml", { prima: 3 }],
  ])("what %s cannot be: %j", async (path, fields) => {
    const { version } = JSON.parse((await ask(`/api/files/${path}`)).body);
    for (const [address, asked] of [
      [`/api/files/${path}`, { ...json({ version, draft: { fields, text: "" } }), method: "PUT" }],
      ["/api/answers", json({ path, index: 0, version, draft: { fields, text: "" } })],
    ] as const) {
      const { status, body } = await ask(address, asked);
      expect([404, 422], address).toContain(status);
      const { sentence, problems = [{}] } = JSON.parse(body);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(problems).not.toEqual([]);
    }
  });
});

test("a picture of the content is shown as one, and a drawing runs nothing", async () => {
  const { status, headers } = await ask("/immagini/canada.svg", {
    headers: { [TOKEN_HEADER]: undefined },
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
});

test("a preview waits until the site is built, and says so", async () => {
  isBuilt = false;
  const answer = await ask("/api/previews", json({ path: "hours.yaml", draft: { fields: {} } }));
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body).sentence).toContain("Le anteprime non sono ancora pronte");
});

test("what cannot be published is told line by line, in words for an editor", async () => {
  writeFileSync(join(page, "pubblicazione.yaml"), "come: boh\n");
  for (const asked of [{}, json({ who: "Maria" })]) {
    const answer = await ask("/api/publishing", asked);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body).sentence).toContain("«come»: trovato «boh»");
  }
});
