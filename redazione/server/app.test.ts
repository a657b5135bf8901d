import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { type Asked, COMPANY, deskOnCopy, servedDesk } from "../../tests/support/test-desk.ts";
import { TOKEN_HEADER } from "../api.ts";

const desk = deskOnCopy();
const { built, server, port, token, ask, call } = await servedDesk(desk);
const unknown = { [TOKEN_HEADER]: undefined };

beforeAll(() => {
  symlinkSync("/etc/hostname", join(desk.content, "pages/fuori.md"));
  symlinkSync("/etc", join(desk.content, "pages/etc"));
});

test("who opens the desk gets its page with the token, and files are listed with it", async () => {
  const { status, headers, body } = await ask("/", { headers: unknown });
  expect(status).toBe(200);
  expect(body).toMatch(/<meta name="desk-token" content="[\w-]{43}">/);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect((await call("files")).answer).toContainEqual({
    path: "hours.yaml",
    kind: "hours",
    title: "Orari",
    address: "/app/orari",
  });
});

test("it listens to this machine alone, for as long as a telephone on a slow line sends a photograph", () => {
  expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  expect(server.requestTimeout).toBeGreaterThanOrEqual(((60 * 8) / 1) * 1_000);
});

describe("nobody else gets in", () => {
  test.each<[string, Asked["headers"]]>([
    ["a name that another site has made lead here", { Host: "cattivo.example" }],
    ["another port of this machine", { Host: "127.0.0.1:1" }],
    ["a name that begins like this machine's", { Host: "127.0.0.1.cattivo.example" }],
    ["a page of another site", { Origin: "https://cattivo.example" }],
    ["a page of another port", { Origin: "http://127.0.0.1:1" }],
    ["a page in a sandbox", { Origin: "null" }],
    ["a page of another site, as browsers say it", { "Sec-Fetch-Site": "cross-site" }],
    ["the frame with the preview", { "Sec-Fetch-Site": "same-site" }],
    ["no key, as through a proxy that hands everything on", { Cookie: undefined }],
    ["another key", { Cookie: "redazione=altra" }],
    ["no token", unknown],
    ["another token", { [TOKEN_HEADER]: "altro" }],
    ["a token that is longer", { [TOKEN_HEADER]: `${token}x` }],
  ])("%s", async (_name, headers) => {
    for (const method of ["GET", "POST"]) {
      const answer = await ask("/api/files", { method, headers });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toEqual({ sentence: expect.any(String) });
    }
  });

  test("nor does another site ask, or send a form", async () => {
    const headers = { Origin: `http://127.0.0.1:${port}` };
    const answer = await ask("/api/files", { method: "OPTIONS", headers });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const form = { method: "POST", body: '"a"', headers: { "Content-Type": type } };
      expect((await ask("/api/spelling", form)).status).toBe(403);
    }
  });
});

describe("nothing outside content/ is read or written", () => {
  const OUTSIDE = words(`
    ../package.json pages/../../package.json ..\\package.json /etc/passwd pages/a\0.md
    pages/orari.md\0 pages/fuori.md pages/etc/hostname pages/etc/a.md images/canada.svg altro.yaml
    constructor __proto__.yaml pages/.md PAGES/orari.md`);

  test.each(OUTSIDE)("%j", async (path) => {
    const given = { path, version: "0", name: "a", id: "HEAD", draft: { fields: {}, text: "" } };
    for (const name of ["open", "leading", "versions"])
      expect((await call(name, path)).status, name).toBe(404);
    for (const name of ["save", "remove", "rename", "version"])
      expect((await call(name, given)).status, name).toBe(404);
    for (const name of ["save", "preview"])
      expect([404, 422], name).toContain((await call(name, { ...given, version: "" })).status);
  });

  test.each(
    words(`
    /immagini/../hours.yaml /immagini/..%2fhours.yaml /immagini/%2e%2e/%2e%2e/package.json
    /assets/..%2f..%2fpackage.json /..%2findex.js /assets/%00.js`),
  )("%s", async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/periodi|scripts/);
  });

  test.each(["folder=..&name=a.svg", "folder=/tmp&name=a.svg", "folder=&name=..%2fa.svg"])(
    "a picture at %s",
    async (query) => {
      const asked = { method: "POST", body: "<svg/>" };
      expect((await ask(`/api/picture?${query}`, asked)).status).toBe(422);
    },
  );
});

describe("a refusal is a sentence, with the headers of every other answer", () => {
  const type = { "Content-Type": "application/json" };
  const sent = (body: string): Asked => ({ method: "POST", headers: type, body });
  const json = (value: unknown) => sent(JSON.stringify(value));
  const save = (draft: unknown) => json({ path: "hours.yaml", version: "", draft });
  const hours = { path: "hours.yaml", version: "0", draft: { fields: {} } };
  // Refused because of the declared length, before the body is read.
  const large = {
    method: "POST",
    headers: { ...type, "Content-Length": String(60 * 1024 ** 2 + 1) },
  };
  const nested = "[".repeat(50_000) + "]".repeat(50_000);
  const endless = `{"path":"news.yaml","version":"0","draft":{"fields":${nested}}}`;
  const long = "a".repeat(300);
  const hymn = { version: "", draft: { fields: { titolo: "A" }, text: "" } };

  test.each<[string, string, Asked, number]>([
    ["another host", "/api/files", { headers: { Host: "cattivo.example" } }, 403],
    ["an empty picture", "/api/picture?name=a.jpg", sent(""), 422],
    ["a picture with a long name", `/api/picture?name=${long}.jpg`, sent("a"), 422],
    ["a picture that is too large", "/api/picture?name=a.jpg", large, 403],
    ["a file with a long name", "/api/open", json(`pages/${long}.md`), 404],
    ["a text with a long name", "/api/save", json({ ...hymn, path: `hymns/${long}.md` }), 422],
    ["an undo with a long name", "/api/undo", json(long), 404],
    ["fields that are nothing", "/api/save", save({ fields: null }), 403],
    ["fields that are a word", "/api/save", save({ fields: "a" }), 403],
    ["no fields", "/api/save", save({}), 403],
    ["fields without an end", "/api/preview", sent(endless), 500],
    ["no question", "/api/save", json({ ...hours, question: "" }), 409],
    ["a kind that is none", "/api/empty", json("altro"), 404],
    ["a call that is none", "/api/constructor", json(null), 404],
  ])("%s", async (_, path, asked, expected) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
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
    ["hours.yaml", [1]],
    ["to-confirm.yaml", { a: null }],
    ["news.yaml", [null]],
    ["pages/orari.md", []],
    [COMPANY, { vicine: "opi" }],
    ["foglio.yaml", { prima: 3 }],
  ])("what %s cannot be: %j", async (path, fields) => {
    const { version } = (await call("open", path)).answer;
    for (const question of [undefined, ""]) {
      const given = { path, question, version, draft: { fields, text: "" } };
      const { status, answer } = await call("save", given);
      expect([404, 422]).toContain(status);
      const { sentence, problems = [{}] } = answer;
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(problems).not.toEqual([]);
    }
  });
});

test("a picture of the content is shown as one, and a drawing runs nothing", async () => {
  const { status, headers } = await ask("/immagini/canada.svg", { headers: unknown });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
  });
});

test("a preview waits until the site is built, and says so", async () => {
  rmSync(join(built, "renderer/assets.json"));
  const written = { path: "hours.yaml", version: "0", draft: { fields: {} } };
  const { status, answer } = await call("preview", written);
  expect(status).toBe(503);
  expect(answer.sentence).toContain("Le anteprime non sono ancora pronte");
});

test("what cannot be published is told in words for an editor", async () => {
  writeFileSync(join(desk.settings, "pubblicazione.yaml"), "come: boh\n");
  for (const [name = "", given] of [["publishing"], ["publish", { who: "Maria" }]] as const) {
    const { status, answer } = await call(name, given);
    expect(status).toBe(422);
    expect(answer.sentence).toContain("«come»: trovato «boh»");
  }
});
