import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "../../../pipeline/read/content.ts";
import { originsOf } from "../guard.ts";
import { openFile } from "../open-files.ts";
import { listen, serverOf } from "../serve.ts";
import { deskOnCopy, folderWith } from "../test-desk.ts";
import { createPreviewApp } from "./preview-app.ts";
import { Previews, showDraft } from "./previews.ts";

const door = { port: () => port, key: "" };

/** A renderer that returns its input, in place of a built one. */
const RENDERER = `
import { made } from "./part.js";
export const page = {};
export const propsOf = (_screen, data) => data;
export const renderPage = async ({ address, props }) => {
  if (made() !== page) throw new Error("A part belongs to another renderer.");
  return address + " " + props.title;
};
`;

const desk = deskOnCopy();
const site = folderWith();
const previews = new Previews();
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(site, "renderer"), { recursive: true });
  mkdirSync(join(site, "client/assets"), { recursive: true });
  mkdirSync(join(site, "client/app/orari"), { recursive: true });
  writeFileSync(join(site, "renderer/entry.server.js"), RENDERER);
  const part = 'import { page } from "./entry.server.js";\nexport const made = () => page;\n';
  writeFileSync(join(site, "renderer/part.js"), part);
  writeFileSync(join(site, "renderer/package.json"), '{"type":"module"}');
  writeFileSync(join(site, "renderer/assets.json"), "{}");
  writeFileSync(join(site, "policy.json"), '{"scripts":["sha256-abc="],"styles":[]}');
  writeFileSync(join(site, "client/service-worker.js"), "");
  writeFileSync(join(site, "client/assets/site-1a2b.js"), "export {};");
  writeFileSync(join(site, "client/app/orari/index.html"), "<head>as it was built");
  const app = createPreviewApp({
    previews,
    site,
    renderers: join(site, "renderers"),
    door,
  });
  server = serverOf(app);
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
});

/** Sends each request on its own connection: a kept-alive one is closed while the renderer is bundled. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(originsOf(door).previews + address, { headers: { Connection: "close", ...headers } });

/** Returns the address that shows the hours with another title. */
async function shown(title: string): Promise<string> {
  const { path, draft } = openFile(desk, "pages/orari.md");
  const fields = { ...(draft.fields as object), titolo: title };
  const preview = await showDraft(desk, previews, originsOf(door).previews, {
    path,
    draft: { ...draft, fields },
  });
  expect(preview.problems).toEqual([]);
  return preview.pages[0]?.address ?? "";
}

test("each window sees its own draft, at the address of the page", async () => {
  const [one, other] = [await shown("Orari di una"), await shown("Orari di un’altra")];
  expect(one).toMatch(/^\/app\/orari\?bozza=[\w-]{16}$/);
  expect(await (await ask(one)).text()).toBe("/app/orari Orari di una");
  expect(await (await ask(other)).text()).toBe("/app/orari Orari di un’altra");
  expect(await (await ask("/app/orari")).text()).toContain("as it was built");
});

test("the saints of the year are those of the draft, and what only the site's server knows is not there", async () => {
  const { search } = new URL(await shown("Orari"), originsOf(door).previews);
  const year = new Date().getUTCFullYear();
  const saints = await ask(`/santiLocali/SantiLocaliMix_${year}.json${search}`);
  expect(Array.isArray(await saints.json())).toBe(true);
  expect((await ask(`/api/santi.json${search}`)).status).toBe(404);
});

test("what a page asks for comes from the draft of the page that asks", async () => {
  const address = await shown("Orari nuovi");
  const data = await ask("/app/orari.json", { Referer: originsOf(door).previews + address });
  expect(await data.json()).toMatchObject({ title: "Orari nuovi" });
  expect((await ask("/assets/site-1a2b.js")).status).toBe(200);
});

test("a draft that cannot be read is not shown, and its fields are named", async () => {
  const { path, draft } = openFile(desk, "pages/orari.md");
  const fields = { ...(draft.fields as object), titolo: "" };
  expect(await showDraft(desk, previews, "", { path, draft: { ...draft, fields } })).toMatchObject({
    pages: [],
    problems: [{ at: ["titolo"] }],
  });
});

test("the desk alone may frame a page, which keeps the policy of the site and nothing for later", async () => {
  const { headers } = await ask(await shown("Orari"));
  const policy = headers.get("Content-Security-Policy");
  expect(policy).toContain(`frame-ancestors ${originsOf(door).desk};`);
  expect(policy).toMatch(/script-src 'self' 'sha256-abc=' 'sha256-[^']+';/);
  expect(policy).toContain("worker-src 'none'");
  expect(headers.get("X-Frame-Options")).toBeNull();
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect((await ask("/service-worker.js")).status).toBe(404);
});

test("a page with data that are compiled into the scripts runs none of them", async () => {
  const name = previews.add({ content: readContent("content"), isCompiledIn: true });
  const { headers } = await ask(`/assets/site-1a2b.js?bozza=${name}`);
  expect(headers.get("Content-Security-Policy")).toMatch(/script-src 'sha256-[^']+';/);
});

test("a page tells the desk where it is, and takes the moment that is asked for as now", async () => {
  const answer = await ask("/app/orari?adesso=2027-01-14T07:00");
  const [, code = ""] = /^<head><script>(.*)<\/script>/s.exec(await answer.text()) ?? [];
  const digest = createHash("sha256").update(code).digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(`'sha256-${digest}'`);
  const told: unknown[] = [];
  const window = {
    parent: { postMessage: (...words: unknown[]) => void told.push(words) },
    location: { pathname: "/app/orari" },
    history: { pushState: () => Object.assign(window.location, { pathname: "/app/realhome" }) },
    addEventListener: () => {},
    Date,
  };
  new Function("window", "document", code)(window, {});
  const moment = Date.parse("2027-01-14T06:00Z");
  for (const now of [window.Date.now(), new window.Date().getTime()])
    expect(Math.abs(now - moment)).toBeLessThan(60_000);
  expect(new window.Date(0).getTime()).toBe(0);
  window.history.pushState();
  const { desk } = originsOf(door);
  expect(told).toEqual(["/app/orari", "/app/realhome"].map((address) => [address, desk]));
});

test.each([
  "/../policy.json",
  "/..%2fpolicy.json",
  "/%2e%2e/policy.json",
  "/assets/%00.js",
  "/renderer/assets.json",
])("%s is not part of the site", async (address) => {
  expect([400, 404]).toContain((await ask(address)).status);
});

test.each([
  ["Sec-Fetch-Site", "cross-site"],
  ["Origin", "https://cattivo.example"],
])("a page of another site gets nothing: %s %s", async (name, value) => {
  expect((await ask("/app/orari", { [name]: value })).status).toBe(403);
});
