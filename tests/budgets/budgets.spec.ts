import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { KEPT_LIMIT, pageBundle } from "../../app/features/offline/precache-manifest.ts";
import { OFFLINE_PAGE, SEARCH_PAGE } from "../../domain/addresses.ts";
import { isMosaicAddress } from "../../domain/pictures/picture-files.ts";
import { listKeptFiles, sentSize } from "../../pipeline/outputs/write-service-worker.ts";
import { filesByAddress } from "../../server/built-files.ts";
import type { InlineHashes } from "../../server/policy.ts";
import { FILLED_PAGES, unfilledDocument } from "../support/filled-content.ts";
import { listedScripts, neededScripts } from "../support/page-scripts.ts";
import { addresses, builtFile, bundlesOf, content, HYMN, htmlOf, kinds } from "../support/site.ts";
import { expect, holdBack, open, test } from "../support/test.ts";
import { LIMITS } from "./limits.ts";

const ASSETS = "build/client/assets";

const assets = (extension: string) =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(extension))
    .map((name) => join(ASSETS, name));

/** Advice for editors: docs/guida-redazione.md says the same. */
const TOO_LONG = "Pagine troppo lunghe: una parte va in una pagina nuova";

/** Returns the compressed size of what surrounds the text of a page: head, styles and menus. */
const frameSize = (html: string) =>
  brotliCompressSync(html.replace(/<main.*<\/main>|<script.*?<\/script>/gs, "")).length;

test("every page fits in the first flight, its styles included, but one that an editor has made long", async () => {
  const heavy: { address: string; size: number }[] = [];
  for (const address of addresses) {
    const isFilled = FILLED_PAGES.includes(address);
    const html = isFilled ? await unfilledDocument(address) : readFileSync(builtFile(address));
    const size = isFilled
      ? brotliCompressSync(html).length
      : statSync(`${builtFile(address)}.br`).size;
    if (size > LIMITS.html && size - frameSize(String(html)) <= LIMITS.text)
      heavy.push({ address, size });
  }
  for (const address of kinds.values()) {
    const frame = frameSize(htmlOf(address));
    expect(frame, `around the text of ${address}`).toBeLessThanOrEqual(LIMITS.html - LIMITS.text);
  }
  expect(heavy, TOO_LONG).toEqual([]);
});

test("nothing in a page blocks its first paint, every class of a CSS module has its rule there, and all scripts are asked for at once", () => {
  for (const address of addresses) {
    const html = htmlOf(address);
    // The print style sheet has the lowest priority, and blocks nothing.
    const onScreen = html.replaceAll('<link rel="stylesheet" media="print"', "");
    expect(onScreen, address).not.toMatch(/<link[^>]+rel="(stylesheet|modulepreload)"/);
    expect(html, address).not.toMatch(/<script[^>]+src=|@import/);

    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join();
    // The prefix set by pipeline/render/class-names.ts.
    const scoped = [...html.matchAll(/ class="([^"]+)"/g)]
      .flatMap(([, list = ""]) => list.split(" "))
      .filter((name) => name.startsWith("_"));
    expect(scoped.length, address).toBeGreaterThan(0);
    const without = [...new Set(scoped)].filter(
      (name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles),
    );
    expect(without, `classes of ${address} without a rule`).toEqual([]);

    const listed = listedScripts("build/client", html);
    expect(listed.length, address).toBeGreaterThan(1);
    expect(listed.toSorted(), address).toEqual(neededScripts("build/client", html).toSorted());
  }
});

test("styles and fonts of the whole site", () => {
  const styles = Buffer.concat(assets(".css").map((file) => readFileSync(file)));
  expect(styles.length).toBeGreaterThan(0);
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(LIMITS.css);
  const fonts = assets(".woff2").map((file) => statSync(file).size);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMITS.fonts);
});

test("the data of a page that is opened from another one", () => {
  const heavy = addresses
    .filter(
      (address) => !["/", "/image_viewer", "/fullscreen/carosello", OFFLINE_PAGE].includes(address),
    )
    .map((address) => ({ address, size: statSync(`build/client${address}.json.br`).size }))
    .filter(({ size }) => size > LIMITS.navigation)
    .filter(({ address }) => {
      const text = statSync(`${builtFile(address)}.br`).size - frameSize(htmlOf(address));
      return text <= LIMITS.text;
    });
  expect(heavy, TOO_LONG).toEqual([]);
});

test("what visitors keep for when there is no network: every page, and every drawing whole", async () => {
  const files = await listKeptFiles("build/client", new Date().getFullYear());
  const kept = files.map(([address]) => address);
  const sent = [
    ...kept.filter((address) => pageBundle(address) === undefined),
    ...bundlesOf("build/client"),
  ].map((address) => {
    const page = builtFile(address);
    return sentSize(existsSync(page) ? page : `build/client${address}`);
  });
  expect(sent.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(KEPT_LIMIT);
  expect(addresses.filter((address) => !kept.includes(address))).toEqual([]);
  const drawings = [...filesByAddress("build/client/assets/pictures").keys()]
    .filter((address) => address.endsWith(".svg") && !isMosaicAddress(address))
    .map((address) => `/assets/pictures${address}`);
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((address) => !kept.includes(address))).toEqual([]);
});

/** Tells whether a drawing of the built site was generated by art/; editors may upload larger ones. */
function isDrawnHere(file: string): boolean {
  const [, name] = /^\/assets\/pictures\/(.+)\.\w+\.svg$/.exec(file) ?? [];
  // Maps are not uploaded by editors.
  if (name === undefined || existsSync(`art/pictures/${name}.ts`)) return true;
  const family = `art/pictures/${dirname(name)}.ts`;
  return existsSync(family) && readFileSync(family, "utf8").includes(basename(name));
}

test("the drawings of this project that a page begins with, and its map, are light", () => {
  const drawings = addresses.map((address) => {
    const html = htmlOf(address);
    const leading = [...html.matchAll(/<img(?=[^>]*loading="eager")[^>]* src="([^"]+\.svg)"/g)];
    const maps = [...html.matchAll(/<use href="([^"#]+\.svg)#/g)];
    const files = [...leading, ...maps].map(([, file = ""]) => file).filter(isDrawnHere);
    return { address, files: new Set(files) };
  });
  expect(drawings.filter(({ files }) => files.size > 1).length).toBeGreaterThan(0);
  const heavy = drawings
    .map(({ address, files }) => ({
      address,
      size: [...files].reduce((total, file) => total + statSync(`build/client${file}.br`).size, 0),
    }))
    .filter(({ size }) => size > LIMITS.pictures);
  expect(heavy, "Drawn with fewer strokes, or in fewer points (art/)").toEqual([]);
});

test("no page asks for many scripts at once", () => {
  const heavy = addresses
    // On its own page, the search is what visitors come for.
    .filter((address) => address !== SEARCH_PAGE)
    .map((address) => {
      const files = neededScripts("build/client", htmlOf(address));
      return { address, size: files.reduce((sum, file) => sum + sentSize(file), 0) };
    })
    .filter(({ size }) => size > LIMITS.javaScript);
  expect(heavy).toEqual([]);
});

test("the whole site needs one or two hashes for its inline scripts", () => {
  const { scripts } = JSON.parse(readFileSync("build/policy.json", "utf8")) as InlineHashes;
  expect(scripts.length).toBeLessThanOrEqual(LIMITS.inlineScripts);
});

test("the text of a page is in it once", () => {
  for (const { slug, prose, fields } of content.pages) {
    const html = htmlOf(`/app/${slug}`);
    const sentences = [...prose.html.matchAll(/<p>([^<]{40,})/g)].map(([, text = ""]) => text);
    const sentence = sentences.find((text) => !fields.summary.includes(text));
    if (sentence === undefined) continue;
    expect(html.split(sentence).length - 1, slug).toBe(1);
  }
});

test("pages ask for scripts once they have loaded, and not for too many", async ({ page }) => {
  let hasLoaded = false;
  const early: string[] = [];
  const scripts: Request[] = [];
  page.on("load", () => {
    hasLoaded = true;
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !hasLoaded) early.push(request.url());
  });
  page.on("requestfinished", (request) => {
    // Only pages with a gallery load the carousel.
    const isOwn = !/assets\/(carousel|page-gallery)/.test(request.url());
    if (request.resourceType() === "script" && isOwn) scripts.push(request);
  });
  // Each page as the first of a visit.
  await page.route("**/assets/*.js", (route) => route.continue());
  for (const address of ["/", "/app/realhome", HYMN]) {
    hasLoaded = false;
    scripts.length = 0;
    await open(page, address);
    // Scripts loaded after React, such as the saint of the day, count too.
    await page.waitForLoadState("networkidle");
    expect(early, address).toEqual([]);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(total, address).toBeGreaterThan(0);
    expect(total, address).toBeLessThanOrEqual(LIMITS.allJavaScript);
  }
});

test("a late part asks for its script while its styles are on their way", async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/late-[\w-]+\.css$/);
  const script = page.waitForRequest(/\/assets\/late-[\w-]+\.js$/);
  await page.goto("/app/orari");
  await script;
  letGo();
  await expect(page.getByRole("region", { name: "Santo del giorno" })).toBeVisible();
});
