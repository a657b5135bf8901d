import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../pipeline/read/content.ts";
import { askAddress } from "./ask-address.ts";
import { askPolitely } from "./ask-politely.ts";
import { linkReport } from "./link-report.ts";
import { outsideLinks } from "./outside-links.ts";

/** What the other site answers, by its path. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  "/c-e": (_, response) => response.end(),
  "/senza-head": ({ method }, response) =>
    response.writeHead(method === "HEAD" ? 405 : 200).end("una pagina"),
  "/tolta": (_, response) => response.writeHead(410).end(),
  "/guasta": (_, response) => response.writeHead(503).end(),
  "/spostata": (_, response) => response.writeHead(301, { Location: "/c-e" }).end(),
  "/oggi-altrove": (_, response) => response.writeHead(302, { Location: "/c-e" }).end(),
  "/spostata-nel-nulla": (_, response) => response.writeHead(301, { Location: "/nulla" }).end(),
  "/in-tondo": (_, response) => response.writeHead(301, { Location: "/in-tondo" }).end(),
  "/muta": () => undefined,
};

const userAgent = "canneto-check-links/1 (+https://www.esempio.it)";
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) => askAddress(origin + path, { userAgent, timeout: 5_000 });

describe("an address", () => {
  test.each(["/c-e", "/senza-head", "/oggi-altrove"])("%s is there", async (path) => {
    expect(await ask(path)).toEqual({ kind: "there" });
  });

  test("is gone when its site says so, or leads to nothing", async () => {
    expect(await ask("/nulla")).toEqual({ kind: "gone", why: "risponde 404" });
    expect(await ask("/tolta")).toEqual({ kind: "gone", why: "risponde 410" });
    expect(await ask("/spostata-nel-nulla")).toEqual({ kind: "gone", why: "risponde 404" });
  });

  test("that has moved for good is told with the last of its new ones", async () => {
    expect(await ask("/spostata")).toEqual({ kind: "moved", to: `${origin}/c-e` });
  });

  test.each([
    ["/guasta", "risponde 503"],
    ["/in-tondo", "rimanda sempre altrove"],
  ])("%s may be there", async (path, why) => {
    expect(await ask(path)).toEqual({ kind: "unknown", why });
  });

  test("that gives no answer is not waited for", async () => {
    const fate = await askAddress(`${origin}/muta`, { userAgent, timeout: 50 });
    expect(fate).toEqual({ kind: "unknown", why: "non risponde" });
  });
});

test("a site is asked one thing at a time, and few sites at once", async () => {
  const links = Array.from({ length: 60 }, (_, index) => ({
    address: `https://sito-${index % 10}.esempio.it/${index}`,
  }));
  const busy: string[] = [];
  let most = 0;
  const asked = await askPolitely(links, async (address) => {
    const { host } = new URL(address);
    expect(busy).not.toContain(host);
    busy.push(host);
    most = Math.max(most, busy.length);
    await new Promise(setImmediate);
    busy.splice(busy.indexOf(host), 1);
    return address;
  });
  expect(most).toBe(4);
  expect(asked.map(({ address, fate }) => [address, fate])).toEqual(
    links.map(({ address }) => [address, address]),
  );
});

test("every address is asked for once, with all the files that name it", () => {
  const content = loadContent();
  const links = outsideLinks(content);
  expect(new Set(links.map(({ address }) => address)).size).toBe(links.length);
  const diocese = links.find(
    ({ address }) => address === "https://www.diocesisora.it/diocesi/?p=195759",
  );
  expect(diocese?.files).toContain("pages/info/come_raggiumgerci.md");
  expect(diocese?.files.length).toBeGreaterThan(1);
  expect(links.filter(({ files }) => files.includes("site.yaml")).length).toBe(
    content.site.social.length,
  );
  expect(links.filter(({ address }) => !/^https?:\/\/[^/]+\./.test(address))).toEqual([]);
});

describe("what editors read", () => {
  const link = (address: string, ...files: string[]) => ({ address, files });

  test("says what is gone, what has moved and what nobody knows, where it stands and what to do", () => {
    const text = linkReport([
      { ...link("https://a.it", "pages/orari.md"), fate: { kind: "there" } },
      {
        ...link("https://b.it/x", "pages/peru.md", "news.yaml"),
        fate: { kind: "gone", why: "risponde 404" },
      },
      { ...link("http://c.it", "pages/india.md"), fate: { kind: "moved", to: "https://c.it/" } },
      { ...link("https://d.it", "site.yaml"), fate: { kind: "unknown", why: "non risponde" } },
    ]);
    expect(text).toBe(
      `Collegamenti ad altri siti: 4, a posto 1.

Non ci sono più. Si toglie il collegamento, o si mette quello dell’archivio (1):

  https://b.it/x (risponde 404)
    archivio: https://web.archive.org/web/https://b.it/x
    in: content/pages/peru.md, content/news.yaml

Spostati per sempre. Nel file va l’indirizzo nuovo (1):

  http://c.it
    ora: https://c.it/
    in: content/pages/india.md

Non si sa. Si aprono a mano, o si riprova un altro giorno (1):

  https://d.it (non risponde)
    in: content/site.yaml`,
    );
  });

  test("blames nobody where there is no network", () => {
    const gone = { kind: "gone", why: "il nome del sito non esiste" } as const;
    expect(linkReport([{ ...link("https://a.it", "news.yaml"), fate: gone }])).toBe(
      "Nessun indirizzo ha risposto: forse qui manca la rete. Si riprova più tardi.",
    );
  });
});
