import { readdirSync, readFileSync } from "node:fs";
import { SAINTS_SOURCE } from "../playwright.config.ts";
import { type InlineHashes, partHeaders, securityHeaders } from "../server/policy.ts";
import type { Redirect } from "../server/redirects.ts";
import { type Host, startNginx, startNode, whyNoNginx } from "./support/hosts.ts";
import { expect, hydrated, MISSING_PAGE, test } from "./support/test.ts";

/* The same built site on every server of docs/hosting.md that has a configuration: all must respond alike. */

interface Kind {
  name: string;
  start: (saintsAddress: string) => Promise<Host>;
  /** The reason why it cannot be tested here. */
  missing?: string | undefined;
  /** Whether it forwards the external list of saints. */
  hasSaints: boolean;
}

const kinds: Kind[] = [
  { name: "Node", start: startNode, hasSaints: true },
  { name: "nginx", start: startNginx, missing: whyNoNginx(), hasSaints: false },
];

const hashes = JSON.parse(readFileSync("build/policy.json", "utf8")) as InlineHashes;
const assets = readdirSync("build/client/assets");
const script = assets.find((name) => name.endsWith(".js"));
const drawing = assets.find((name) => name.endsWith(".svg"));

const redirects = JSON.parse(readFileSync("build/redirects.json", "utf8")) as Redirect[];

/** Two equivalent ways to make browsers revalidate every time. */
const ASK_EVERY_TIME = /^(no-cache|public, max-age=0, must-revalidate)$/;

const answers = [
  { address: "/", status: 200, type: "text/html", cache: ASK_EVERY_TIME },
  { address: "/app/orari?da=posta", status: 200, type: "text/html", cache: ASK_EVERY_TIME },
  { address: "/app/orari.json", status: 200, type: "application/json", cache: ASK_EVERY_TIME },
  { address: "/manifest.webmanifest", status: 200, type: "application/manifest+json" },
  { address: "/calendario.ics", status: 200, type: "text/calendar", cache: ASK_EVERY_TIME },
  {
    address: "/calendario/novena.ics",
    status: 200,
    type: "text/calendar; charset=utf-8",
    cache: ASK_EVERY_TIME,
  },
  { address: `/assets/${script}`, status: 200, type: "text/javascript", cache: /immutable/ },
  {
    address: "/dati/breaking-news.json",
    status: 200,
    type: "application/json",
    cache: /^no-store$/,
  },
  { address: "/dati/strada.json", status: 200, type: "application/json", cache: /^no-store$/ },
  { address: "/robots.txt", status: 200, type: "text/plain", cache: ASK_EVERY_TIME },
  { address: "/sitemap.xml", status: 200, type: "application/xml", cache: ASK_EVERY_TIME },
  { address: "/avvisi.xml", status: 200, type: "application/atom+xml", cache: ASK_EVERY_TIME },
  { address: "/favicon.ico", status: 200, type: "icon", cache: ASK_EVERY_TIME },
  { address: "/healthz", status: 200, type: "application/json", cache: /^no-store$/ },
  { address: "/nulla", status: 404, type: "text/html", cache: ASK_EVERY_TIME },
  { address: "/app/inni/mai-scritto", status: 404, type: "text/html", cache: ASK_EVERY_TIME },
  { address: "/assets/nulla.js", status: 404, type: "text/html", cache: ASK_EVERY_TIME },
  { address: "/_headers", status: 404, type: "text/html" },
  { address: "/app/orari/index.html.br", status: 404, type: "text/html" },
  { address: "/dati/versione.json", status: 200, type: "application/json", cache: ASK_EVERY_TIME },
  { address: "/app", leadsTo: "/app/realhome" },
  { address: "/app/", leadsTo: "/app/realhome" },
  { address: "/app/orari/?da=posta", leadsTo: "/app/orari?da=posta" },
];

for (const { name, start, missing, hasSaints } of kinds) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default", timeout: 90_000 });
    test.skip(missing !== undefined, missing);

    let host: Host;
    const at = (address: string) => host.origin + address;

    test.beforeAll(async () => {
      host = await start(SAINTS_SOURCE);
    });
    test.afterAll(() => host.stop());

    test("answers at its public names", async ({ request }) => {
      for (const { address, status, type, cache, leadsTo } of answers) {
        const answer = await request.get(at(address), { maxRedirects: 0 });
        const headers = answer.headers();
        if (leadsTo) {
          expect([301, 307], address).toContain(answer.status());
          expect(new URL(headers.location ?? "", host.origin).href, address).toBe(at(leadsTo));
        } else {
          expect(answer.status(), address).toBe(status);
          expect(headers["content-type"], address).toContain(type);
        }
        if (cache) expect(headers["cache-control"], address).toMatch(cache);
        const isPart = address.startsWith("/assets/") && status === 200;
        for (const [header, value] of Object.entries(
          isPart ? partHeaders : securityHeaders(hashes),
        )) {
          expect(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
        }
      }
    });

    test("leads from addresses that are no more to the page in their place", async ({
      request,
    }) => {
      for (const { from, to } of redirects) {
        const answer = await request.get(at(`${from.replace("*", "vecchia/")}?a=1`), {
          maxRedirects: 0,
        });
        expect([answer.status(), answer.headers().location], from).toEqual([301, `${to}?a=1`]);
      }
    });

    test("packs what it sends, and sends nothing that the browser has", async ({ request }) => {
      for (const encoding of ["br", "gzip"]) {
        const headers = { "Accept-Encoding": encoding };
        const answer = await request.get(at("/app/orari"), { headers });
        expect(answer.headers()["content-encoding"]).toBe(encoding);
        const again = await request.get(at("/app/orari"), {
          headers: { ...headers, "If-None-Match": answer.headers().etag ?? "" },
        });
        expect(again.status()).toBe(304);
      }
    });

    test("lets a drawing that is opened by its own address run nothing", async ({ request }) => {
      const answer = await request.get(at(`/assets/${drawing}`));
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-security-policy"]).toContain(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    });

    test("takes no other method, and leads nowhere else", async ({ request }) => {
      const posted = await request.post(at("/app/orari"));
      expect(posted.status()).toBe(405);
      expect(posted.headers().allow).toBe("GET, HEAD");
      const odd = await request.get(at("//altrove.invalid/app/orari/"), { maxRedirects: 0 });
      expect(odd.status()).not.toBe(200);
      expect(odd.headers().location ?? "/").toMatch(/^\/(?!\/)/);
    });

    test("passes the external list of saints on, or says that it has none", async ({ request }) => {
      const lists = await Promise.all([1, 2, 3].map(() => request.get(at("/api/santi.json"))));
      for (const list of lists) {
        expect(list.status()).toBe(hasSaints ? 200 : 404);
        if (hasSaints)
          expect(await list.json()).toEqual([{ nome: "San Mauro", tipo_evento: "Abate" }]);
      }
    });

    // All other browser tests use it.
    if (name === "Node") return;

    test("shows the site, from the splash page to a hymn", async ({ page }) => {
      await page.goto(at("/"));
      await hydrated(page);
      await page.getByRole("link", { name: "Entra" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Maria Santissima di Canneto",
      );
      await expect(page.getByRole("region", { name: "Santo del giorno" })).toBeVisible();
      await page
        .getByRole("navigation", { name: "Laterale" })
        .getByRole("link", { name: "INNI e PREGHIERE" })
        .click();
      await page.getByRole("link", { name: "Stabat Mater" }).first().click();
      await expect(page).toHaveURL(at("/app/inni/stabat-mater"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stabat Mater");
      expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
    });

    test.describe("where nothing is", () => {
      test.use({ expectedErrors: MISSING_PAGE });

      test("shows the page of the tree, which helps", async ({ page }) => {
        await page.goto(at("/nulla"));
        await hydrated(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina non trovata");
        await page.goto(at("/app/inni/mai-scritto"));
        await hydrated(page);
        await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
        await page.getByRole("link", { name: "Torna alla pagina principale" }).click();
        await expect(page).toHaveURL(at("/app/realhome"));
      });
    });

    test.describe("with a worker of its own", () => {
      test.use({ serviceWorkers: "allow" });

      test("begins to be kept for when there is no network", async ({ page }) => {
        await page.goto(at("/app/realhome"));
        await hydrated(page);
        // The first page to be cached; the rest follows in the same way.
        await expect
          .poll(() => page.evaluate(async () => (await caches.match("/app/senza-rete"))?.status), {
            timeout: 30_000,
          })
          .toBe(200);
      });
    });
  });
}
