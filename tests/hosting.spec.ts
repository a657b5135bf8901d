import { readdirSync, readFileSync } from "node:fs";
import { type InlineHashes, partHeaders, securityHeaders } from "../server/policy.ts";
import type { Redirect } from "../server/redirects.ts";
import { type Host, startNginx, whyNoNginx } from "./support/hosts.ts";
import { rowsOf } from "./support/rows.ts";
import { content, HYMN, titleOf } from "./support/site.ts";
import { expect, follow, hydrated, MISSING_PAGE, test, title } from "./support/test.ts";

/* The same built site on every server of docs/hosting.md that has a configuration: all must respond alike. */

interface Kind {
  name: string;
  start: () => Promise<Host>;
  /** The reason why it cannot be tested here. */
  missing?: string | undefined;
  /** Whether it forwards the external list of saints. */
  hasSaints: boolean;
}

/** The server that all other browser tests use. */
const NODE = `http://127.0.0.1:${process.env.TEST_PORT}`;

const kinds: Kind[] = [
  { name: "Node", start: async () => ({ origin: NODE, stop: async () => {} }), hasSaints: true },
  { name: "nginx", start: startNginx, missing: whyNoNginx(), hasSaints: false },
];

const hashes = JSON.parse(readFileSync("build/policy.json", "utf8")) as InlineHashes;
const assets = readdirSync("build/client/assets");
const script = assets.find((name) => name.endsWith(".js"));
const drawing = assets.find((name) => name.endsWith(".svg"));

const redirects = JSON.parse(readFileSync("build/redirects.json", "utf8")) as Redirect[];

const answers = rowsOf(`
  / | 200 | text/html | ask
  /app/orari?da=posta | 200 | text/html | ask
  /app/orari.json | 200 | application/json | ask
  /manifest.webmanifest | 200 | application/manifest+json | any
  /calendario.ics | 200 | text/calendar | ask
  /calendario/${content.calendar.feasts[0]?.slug}.ics | 200 | text/calendar; charset=utf-8 | ask
  /assets/${script} | 200 | text/javascript | keep
  /assets/${drawing} | 200 | image/svg+xml | keep
  /dati/breaking-news.json | 200 | application/json | never
  /dati/strada.json | 200 | application/json | never
  /dati/versione.json | 200 | application/json | ask
  /robots.txt | 200 | text/plain | ask
  /.well-known/security.txt | 200 | text/plain | ask
  /sitemap.xml | 200 | application/xml | ask
  /avvisi.xml | 200 | application/atom+xml | ask
  /favicon.ico | 200 | icon | ask
  /healthz | 200 | application/json | never
  /nulla | 404 | text/html | ask
  /app/inni/mai-scritto | 404 | text/html | ask
  /assets/nulla.js | 404 | text/html | ask
  /_headers | 404 | text/html | any
  /app/orari/index.html.br | 404 | text/html | any`);

const CACHES: Record<string, RegExp> = {
  // Two equivalent ways to make browsers revalidate every time.
  ask: /^(no-cache|public, max-age=0, must-revalidate)$/,
  keep: /immutable/,
  never: /^no-store$/,
  any: /^/,
};

const leadOn = rowsOf(`
  /app | /app/realhome
  /app/ | /app/realhome
  /app/orari/?da=posta | /app/orari?da=posta`);

for (const { name, start, missing, hasSaints } of kinds) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default", timeout: 90_000 });
    test.skip(missing !== undefined, missing);

    let host: Host;
    const at = (address: string) => host.origin + address;

    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.stop());

    test("answers at its public names", async ({ request }) => {
      const all = securityHeaders(hashes);
      for (const [address = "", status, type, cache = ""] of answers) {
        const answer = await request.get(at(address), { maxRedirects: 0 });
        const headers = answer.headers();
        expect(answer.status(), address).toBe(Number(status));
        expect(headers["content-type"], address).toContain(type);
        expect(headers["cache-control"] ?? "", address).toMatch(CACHES[cache] ?? "");
        for (const [header, value] of Object.entries(cache === "keep" ? partHeaders : all)) {
          expect(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
        }
        if (type === "image/svg+xml") {
          expect(headers["content-security-policy"]).toContain(
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          );
        }
      }
      for (const [address = "", to = ""] of leadOn) {
        const answer = await request.get(at(address), { maxRedirects: 0 });
        expect([301, 307], address).toContain(answer.status());
        expect(new URL(answer.headers().location ?? "", host.origin).href, address).toBe(at(to));
      }
    });

    test("leads from addresses that are no more to those in their place", async ({ request }) => {
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

    test.describe("in a browser", () => {
      test.use({ serviceWorkers: "allow", expectedErrors: MISSING_PAGE });

      test("shows the site, helps where nothing is, and begins to be kept for when there is no network", async ({
        page,
      }) => {
        await page.goto(at("/nulla"));
        await hydrated(page);
        await expect(title(page)).toHaveText("Pagina non trovata");
        await page.goto(at("/app/inni/mai-scritto"));
        await hydrated(page);
        await page.getByRole("link", { name: "Torna alla pagina principale" }).click();
        await expect(title(page)).toHaveText(titleOf("/app/realhome"));
        await expect(page.getByRole("region", { name: "Santo del giorno" })).toBeVisible();
        await follow(page, "/app/inni-preghiere");
        await page.locator(`main a[href='${HYMN}']`).first().click();
        await expect(page).toHaveURL(at(HYMN));
        await expect(title(page)).toHaveText(titleOf(HYMN));
        // The first page to be cached; the rest follows in the same way.
        await expect
          .poll(() => page.evaluate(async () => (await caches.match("/app/senza-rete"))?.status))
          .toBe(200);
      });
    });
  });
}
