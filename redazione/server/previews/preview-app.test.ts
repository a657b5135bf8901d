import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { words } from "../../../tests/support/rows.ts";
import { deskOnCopy, servedDesk } from "../../../tests/support/test-desk.ts";
import type { Preview } from "../../api.ts";
import { openFile } from "../open-files.ts";

const desk = deskOnCopy();
const served = await servedDesk(desk);
const own = `http://127.0.0.1:${served.port}`;
const previews = `http://localhost:${served.port}`;

/** Sends a request to the previews' server. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  served.ask(path, { headers: { Host: new URL(previews).host, ...headers } });

/** Asks for the preview of a file with some fields changed. */
async function preview(path: string, changed: object): Promise<Preview> {
  const { version, draft } = openFile(desk, path);
  const fields = { ...(draft.fields as object), ...changed };
  return (await served.call("preview", { path, version, draft: { ...draft, fields } })).answer;
}

/** Returns the address that shows the hours with another title. */
const shown = async (titolo: string) =>
  (await preview("pages/orari.md", { titolo })).pages[0]?.address ?? "";

test("each window sees its own draft, at the address of the page", async () => {
  const [one, other] = [await shown("Orari di una"), await shown("Orari di un’altra")];
  expect(one).toMatch(/^\/app\/orari\?bozza=[\w-]{16}$/);
  expect((await ask(one)).body).toContain("/app/orari Orari di una");
  expect((await ask(other)).body).toContain("/app/orari Orari di un’altra");
  expect((await ask("/app/orari")).body).toContain("as it was built");
});

test("what a page asks for comes from its draft, and what only the site's server knows is not there", async () => {
  const Referer = previews + (await shown("Orari nuovi"));
  const year = new Date().getUTCFullYear();
  const saints = await ask(`/santiLocali/SantiLocaliMix_${year}.json`, { Referer });
  expect(Array.isArray(JSON.parse(saints.body))).toBe(true);
  const data = await ask("/app/orari.json", { Referer });
  expect(JSON.parse(data.body)).toMatchObject({ title: "Orari nuovi" });
  expect((await ask("/assets/site-1a2b.js")).status).toBe(200);
  for (const path of ["/api/santi.json", "/service-worker.js"])
    expect((await ask(path, { Referer })).status).toBe(404);
});

test("a draft that cannot be read is not shown, and its fields are named", async () => {
  const told = { pages: [], problems: [{ at: ["titolo"] }] };
  expect(await preview("pages/orari.md", { titolo: "" })).toMatchObject(told);
});

test("the desk alone may frame a page, which keeps the policy of the site and nothing for later", async () => {
  const { headers } = await ask(await shown("Orari"));
  const policy = headers["content-security-policy"];
  expect(policy).toContain(`frame-ancestors ${own};`);
  expect(policy).toMatch(/script-src 'self' 'sha256-abc=' 'sha256-[^']+';/);
  expect(policy).toContain("worker-src 'none'");
  expect(headers).not.toHaveProperty("x-frame-options");
  expect(headers["cache-control"]).toBe("no-store");
});

test("a page with data that are compiled into the scripts is made with those of its draft, and has no scripts", async () => {
  const { isStill, pages } = await preview("site.yaml", { nome: "Santuario di prova" });
  expect(isStill).toBe(true);
  const address = pages[0]?.address ?? "";
  expect((await ask(address)).body).toContain("Santuario di prova");
  const Referer = previews + address;
  const scripts = async (headers = {}) => (await ask("/dati/ferma", headers)).body.split("<script");
  expect(await scripts()).toHaveLength(4);
  expect(await scripts({ Referer })).toHaveLength(2);
});

test("a page tells the desk where it is, and takes the moment that is asked for as now", async () => {
  const { headers, body } = await ask("/app/orari?adesso=2027-01-14T07:00");
  const [, code = ""] = /^<head><script>(.*)<\/script>/s.exec(body) ?? [];
  const digest = createHash("sha256").update(code).digest("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
  const told: unknown[] = [];
  const window = {
    parent: { postMessage: (...words: unknown[]) => void told.push(words) },
    location: { pathname: "/app/orari" },
    history: { pushState: () => Object.assign(window.location, { pathname: "/app/realhome" }) },
    addEventListener: () => {},
    Date,
  };
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: {}, configurable: true });
  const globals = { window, document: {}, HTMLElement: class {}, HTMLDialogElement: class {} };
  new Function(...Object.keys(globals), code)(...Object.values(globals));
  expect("serviceWorker" in navigator, "what the policy refuses is not asked for").toBe(false);
  const moment = Date.parse("2027-01-14T06:00Z");
  for (const now of [window.Date.now(), new window.Date().getTime()])
    expect(Math.abs(now - moment)).toBeLessThan(60_000);
  expect(new window.Date(0).getTime()).toBe(0);
  window.history.pushState();
  expect(told).toEqual(["/app/orari", "/app/realhome"].map((address) => [address, own]));
});

const OUTSIDE =
  "/../policy.json /..%2fpolicy.json /%2e%2e/policy.json /assets/%00.js /renderer/assets.json";

test.each(words(OUTSIDE))("%s is not part of the site", async (address) => {
  expect([400, 404]).toContain((await ask(address)).status);
});

test.each([
  ["Sec-Fetch-Site", "cross-site"],
  ["Origin", "https://cattivo.example"],
])("a page of another site gets nothing: %s %s", async (name, value) => {
  expect((await ask("/app/orari", { [name]: value })).status).toBe(403);
});
