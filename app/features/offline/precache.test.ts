import { beforeEach, expect, test, vi } from "vitest";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { TEXTS } from "../../storage/cached-texts.ts";
import { digestOf } from "./cached-copy.ts";
import { KEPT_DIGEST } from "./names.ts";
import { type KeptList, keepFrom } from "./precache.ts";

/** What the server has, by address. */
const site: Record<string, string> = {
  [OFFLINE_PAGE]: "<html offline>",
  "/app/a": "<html a>",
  "/app/b": "<html b>",
  "/app/c": "<html c>",
  "/app/c.json": "{}",
};

const pages = Object.keys(site).filter((address) => address !== OFFLINE_PAGE);
const pack = "/assets/packs/others.1a2b.json";

async function listOf(addresses: readonly string[]): Promise<KeptList> {
  const files = addresses.map(
    async (address) =>
      [address, await digestOf(new TextEncoder().encode(site[address] ?? ""))] as const,
  );
  const packs = { first: "", verses: "", companies: "", others: pack };
  return { version: "1", files: await Promise.all(files), packs };
}

let requests: string[];
let stored: Map<string, Map<string, Response>>;
let answers: Record<string, string>;

beforeEach(() => {
  requests = [];
  stored = new Map([[TEXTS, new Map()]]);
  answers = { ...site, [pack]: JSON.stringify(Object.fromEntries(pages.map((p) => [p, site[p]]))) };
  vi.stubGlobal("caches", {
    has: async (name: string) => stored.has(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return {
        match: async (address: string) => files.get(address)?.clone(),
        put: async (address: string, answer: Response) => void files.set(address, answer),
      };
    },
  });
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    const text = answers[address];
    if (text === undefined) return new Response("", { status: 404 });
    const type = address.endsWith(".json") ? "application/json" : "text/html; charset=utf-8";
    return new Response(text, {
      headers: { "Content-Type": type, ETag: `"${address}"`, "Content-Security-Policy": "strict" },
    });
  });
});

const kept = (address: string) => stored.get(TEXTS)?.get(address);

async function keepAll(list: KeptList): Promise<void> {
  let next: number | undefined = 0;
  while (next !== undefined) next = await keepFrom(list, next);
}

/** Keeps the offline page alone, then the whole list. */
async function keepInOrder(addresses: readonly string[]): Promise<void> {
  await keepAll(await listOf([OFFLINE_PAGE]));
  requests = [];
  await keepAll({ ...(await listOf([OFFLINE_PAGE, ...addresses])), version: "2" });
}

test("several pages come in one file, as if each had been fetched", async () => {
  await keepInOrder(pages);
  expect(requests).toEqual([pack]);
  for (const address of pages) {
    expect(await kept(address)?.text()).toContain(site[address]?.slice(-3));
    expect(kept(address)?.headers.get("Content-Security-Policy")).toBe("strict");
    expect(kept(address)?.headers.get("ETag")).toBeNull();
  }
  expect(kept("/app/c.json")?.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(kept("/app/c")?.headers.get(KEPT_DIGEST)).toHaveLength(22);
});

test("one or two pages are fetched by themselves", async () => {
  await keepInOrder(pages.slice(0, 2));
  expect(requests).toEqual(pages.slice(0, 2));
});

test("where the file of them all is not to be had, each is fetched by itself", async () => {
  answers[pack] = "<!doctype html>";
  await keepInOrder(pages);
  expect(requests).toEqual([pack, ...pages]);
  expect(pages.every(kept)).toBe(true);
});

test("a page that is not as listed is not kept out of it, but fetched by itself", async () => {
  answers[pack] = JSON.stringify({ ...JSON.parse(answers[pack] ?? ""), "/app/b": "<html wrong>" });
  await keepInOrder(pages);
  expect(requests).toEqual([pack, "/app/b"]);
  expect(await kept("/app/b")?.text()).toContain("b>");
});

test("without a page to take the headers from, pages are fetched by themselves", async () => {
  await keepAll(await listOf(pages));
  expect(requests).toEqual(pages);
});

test("a file with another digest is not kept, and the right one is at the next visit", async () => {
  const list = await listOf([OFFLINE_PAGE, "/app/a"]);
  answers["/app/a"] = "<html wrong>";
  await keepAll(list);
  expect(kept("/app/a")).toBeUndefined();
  expect(kept("/kept-version")).toBeUndefined();
  answers["/app/a"] = String(site["/app/a"]);
  await keepAll(list);
  expect(await kept("/app/a")?.text()).toContain("a>");
  expect(await kept("/kept-version")?.text()).toBe(list.version);
});
