import { readFileSync, rmSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { pageBundle } from "../app/features/offline/precache-manifest.ts";
import { type Deployment, deploy } from "./support/deployment.ts";
import { bundlesOf, HYMN, OTHER_PRAYER, PRAYER, SIDE_PAGE, titleOf } from "./support/site.ts";
import { makeNextBuild, NEXT } from "./support/small-site.ts";
import {
  test as base,
  deny,
  expect,
  follow,
  hydrated,
  main,
  open,
  sideLink,
  title,
} from "./support/test.ts";

/** Chromium's messages without a network. */
const NO_NETWORK = /net::ERR_|Failed to fetch|Failed to load resource|answered 504/;

/** Built before all tests (tests/global-setup.ts): caching the whole site takes several seconds. */
const SMALL_SITE = String(process.env.TEST_SMALL_SITE);

/** Gives each test a server of its own, to be cut off and upgraded, and a browser that never says that it is idle. */
const test = base.extend<{ site: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters
  site: async ({}, use) => {
    await using site = await deploy(SMALL_SITE);
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.origin),
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined
          ? 0
          : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }));
    });
    await use(context);
  },
});

test.use({ serviceWorkers: "allow", expectedErrors: NO_NETWORK });

/** A timeout for caching the small site on busy machines. */
const SLOW = { timeout: 60_000 };

test.describe.configure({ timeout: 120_000 });

/** Returns the version that is completely cached; undefined until there is one. */
function keptVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await caches.match("/kept-version"))?.text());
}

/** Visits the main page and waits until everything is cached. */
async function visitOnce(page: Page): Promise<void> {
  await open(page, "/app/realhome");
  await expect.poll(() => keptVersion(page), SLOW).toBeDefined();
}

/** Takes the server and the network away, or gives them back. */
async function setOnline(context: BrowserContext, site: Deployment, isOnline: boolean) {
  site.setCut(!isOnline);
  await context.setOffline(!isOnline);
}

/** Returns the width of the picture that a page begins with; 0 until it is there. */
const pictureWidth = (page: Page) =>
  main(page)
    .getByRole("img")
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);

/** Returns the existing caches and workers. */
const held = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);

const notice = (page: Page) => page.getByText("Pagina conservata il");

/** The title of a page, and what a later version calls it. */
const HOURS = titleOf("/app/orari");
const NEW_HOURS = `${HOURS}, di nuovo`;

/** Finds a hymn in the list of cached pages, which is collapsed by section. */
const keptHymn = (page: Page) =>
  page.getByRole("group").getByRole("link", { name: titleOf(HYMN), includeHidden: true });

/** Returns the addresses in a cache. */
function keptAddresses(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async (cache) =>
      (await caches.has(cache))
        ? (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname)
        : [],
    name,
  );
}

test("the site is read where the network fails", async ({ page, context, site }) => {
  await visitOnce(page);

  await test.step("for which all pages came in a few files", () => {
    const packs = bundlesOf(SMALL_SITE).filter((address) => site.requests.includes(address));
    expect(packs.length).toBeGreaterThan(1);
    const alone = site.requests.filter((address) => pageBundle(address) !== undefined);
    // The visited page, and whatever an installation step fetched along with other files.
    expect(alone.length).toBeLessThan(10);
  });

  await test.step("news, the external list and health are never kept", async () => {
    const never = ["/dati/breaking-news.json", "/api/santi.json", "/healthz"];
    await page.evaluate(async (addresses) => {
      for (const address of addresses) await fetch(address);
    }, never);
    for (const cache of ["kept-texts", "kept-files", "seen-pictures"]) {
      const kept = await keptAddresses(page, cache);
      expect(kept.filter((address) => never.includes(address))).toEqual([]);
    }
    site.setCut(true);
    const answered = await page.evaluate(
      (addresses) => Promise.all(addresses.map((each) => fetch(each).then(Boolean, () => false))),
      never,
    );
    expect(answered).toEqual([false, false, false]);
    site.setCut(false);
  });

  await test.step("a page and a larger picture that hang give way to those that are kept", async () => {
    site.hold(/^\/app\/orari$|^\/assets\/pictures\/.*(?<!\.448\.avif)$/);
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
    await expect(page.locator("html[data-kept-on]")).toBeAttached();
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
    const asked = main(page).getByRole("img").first();
    expect(await asked.evaluate((image) => (image as HTMLImageElement).currentSrc)).not.toContain(
      ".448.",
    );
    site.hold(undefined);
  });

  await test.step("an error of the server does too, also where a page is reached from another", async () => {
    for (const status of [429, 503]) {
      site.fail(status);
      await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
      await expect(title(page), String(status)).toHaveText(titleOf("/app/orari"));
      await expect(page.locator("html[data-kept-on]"), String(status)).toBeAttached();
    }
    await hydrated(page);
    await expect(notice(page)).toBeVisible();
    await sideLink(page, SIDE_PAGE).click();
    await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
    await expect(notice(page)).toBeVisible();
    site.fail(undefined);
  });

  await test.step("the page asks for the saints, and for the data of the next one, by itself", async () => {
    const saints = page.waitForResponse(/santiLocali/);
    await page.goto("/app/orari");
    expect((await saints).fromServiceWorker()).toBe(false);
    const data = page.waitForResponse(`**${SIDE_PAGE}.json`);
    await sideLink(page, SIDE_PAGE).click();
    expect((await data).fromServiceWorker()).toBe(false);
  });

  await page.evaluate(() => fetch("/dati/strada.json"));
  await setOnline(context, site, false);

  await test.step("a page that is loaded says that it comes from memory, and of which day", async () => {
    await page.goto("/app/orari?da=posta");
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
    await hydrated(page);
    const today = new Intl.DateTimeFormat("it", {
      dateStyle: "long",
      timeZone: "Europe/Rome",
    }).format();
    await expect(notice(page)).toHaveText(
      `Pagina conservata il ${today}: ora il sito non si raggiunge.`,
    );
    await expect(page.getByRole("img").first()).toHaveJSProperty("complete", true);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
  });

  await test.step("/app leads to the main page, as with the network", async () => {
    await page.goto("/app");
    await expect(page).toHaveURL("/app/realhome");
    await open(page, "/app/orari");
  });

  await test.step("so does a page that is reached from it", async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await follow(page, "/app/inni-preghiere");
    await expect(title(page)).toHaveText(titleOf("/app/inni-preghiere"));
    await expect(notice(page)).toBeVisible();
    await page.locator(`main a[href='${OTHER_PRAYER}']`).first().click();
    await expect(title(page)).toHaveText(titleOf(OTHER_PRAYER));
    await expect(main(page).locator(".verse p").first()).toBeVisible();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  await test.step("the search works, also where it is opened with a query", async () => {
    await page.goto("/app/cerca?q=messe+domenica");
    await expect(page.getByRole("search").getByRole("link").first()).toHaveText(
      titleOf("/app/orari"),
    );
    await expect(notice(page)).toBeVisible();
  });

  await test.step("the road is as it was said last, and says that it comes from memory", async () => {
    const kept = await page.evaluate(async () => {
      const answer = await fetch("/dati/strada.json", { cache: "no-store" });
      return { said: await answer.json(), keptOn: answer.headers.get("X-Kept-On") };
    });
    expect(kept).toEqual({ said: null, keptOn: expect.stringMatching(/^\d{4}-/) });
  });

  await test.step("the saints of the year are there", async () => {
    const banner = page.getByRole("region", { name: "Santo del giorno" });
    await expect(banner.getByRole("heading")).toBeVisible();
    await expect(banner).toContainText("Calendario");
  });

  await test.step("the notice goes when the network is back", async () => {
    await setOnline(context, site, true);
    await expect(notice(page)).toHaveCount(0);
    await page.goto(SIDE_PAGE);
    await hydrated(page);
    await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step("a page that was never kept says so, and leads to those that are", async () => {
    await setOnline(context, site, false);
    await page.goto("/app/inni/mai-scritto");
    await expect(title(page)).toHaveText("Senza rete");
    await expect(page.getByText("La pagina cercata non è fra quelle conservate")).toBeVisible();
    await expect(page.getByRole("link", { name: "Riprova" })).toHaveAttribute(
      "href",
      "/app/inni/mai-scritto",
    );
    await page.getByText(/^Inni \d+$/).click();
    await keptHymn(page).click();
    await expect(title(page)).toHaveText(titleOf(HYMN));
  });

  await test.step("also when it is reached from another page", async () => {
    await page.evaluate(
      async (file) => (await caches.open("kept-texts")).delete(file),
      `${SIDE_PAGE}.json`,
    );
    await sideLink(page, SIDE_PAGE).click();
    await expect(title(page)).toHaveText("Qualcosa non ha funzionato");
    await page.getByRole("link", { name: "ecco quelle conservate" }).click();
    await expect(title(page)).toHaveText("Senza rete");
    await expect(keptHymn(page)).toBeAttached();
  });
});

/** Returns the cached text of an address; undefined if it is not cached. */
function keptText(page: Page, address: string): Promise<string | undefined> {
  return page.evaluate(async (name) => (await caches.match(name))?.text(), address);
}

/**
 * Waits until the newest worker is active. Browsers end an old one that is idle, but not while it is debugged, as it is here: it
 * is ended by hand, with whatever page has left unread.
 */
async function newWorkerActive(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const pending = async () => {
    const states = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.installing, registration?.waiting].map((worker) => worker?.state);
    });
    if (states.includes("installed")) await session.send("ServiceWorker.stopAllWorkers");
    return states;
  };
  await expect.poll(pending, SLOW).toEqual([undefined, undefined]);
  await session.detach();
}

/** Publishes another worker, and waits until it is active. */
async function publishWorker(page: Page, site: Deployment, change: (text: string) => string) {
  await page.goto("/robots.txt");
  site.publish({ "/service-worker.js": change });
  await newWorkerActive(page);
}

test("what is half kept is of use, as is a new version", async ({ page, context, site }) => {
  site.hold(/^\/assets\/packs\/others\./);
  await open(page, "/app/realhome");
  await expect.poll(() => keptAddresses(page, "kept-texts"), SLOW).toContain(PRAYER);
  expect(await keptVersion(page)).toBeUndefined();
  await setOnline(context, site, false);
  await page.goto(PRAYER);
  await expect(title(page)).toHaveText(titleOf(PRAYER));
  await page.goto("/app/storia/pia-leggenda");
  await expect(title(page)).toHaveText("Senza rete");

  await setOnline(context, site, true);
  site.hold(undefined);
  site.requests.length = 0;
  await visitOnce(page);
  expect(await keptAddresses(page, "kept-texts")).toContain("/app/storia/pia-leggenda");
  const asked = site.requests.filter((address) => /^\/app\/preghiere|packs\/verses/.test(address));
  expect(asked).toEqual([]);

  await test.step("everything kept is removed, and nothing kept again, until the visitor says so", async () => {
    await page.goto("/app/cookie-consent");
    await page.getByRole("button", { name: "Cancella le pagine conservate" }).click();
    await expect(page.getByText("Le pagine conservate sono cancellate.")).toBeVisible();
    await expect.poll(() => held(page)).toEqual([]);

    // This page's worker still responds, and later pages have none.
    for (const address of ["/app/orari", SIDE_PAGE]) {
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(await held(page)).toEqual([]);
    }

    await page.goto("/app/senza-rete");
    await expect(page.getByText("Per ora non è conservata nessuna pagina.")).toBeVisible();
    await page.getByRole("button", { name: "Conserva di nuovo le pagine" }).click();
    await expect.poll(() => keptText(page, HYMN), SLOW).toBeDefined();
    await page.reload();
    await expect(keptHymn(page)).toBeAttached();
  });

  await visitOnce(page);
  const files = await keptAddresses(page, "kept-files");
  const prayerScript = String(files.find((name) => /\/assets\/verse-.*\.js$/.test(name)));
  const next = await makeNextBuild(SMALL_SITE, (text) => text.replaceAll(HOURS, NEW_HOURS));
  site.upgrade(next);
  rmSync(next, { recursive: true });
  site.requests.length = 0;

  await test.step("another page brings the new worker, which keeps the new text", async () => {
    const other = await context.newPage();
    await other.goto(SIDE_PAGE);
    await other.waitForLoadState("networkidle");
    await newWorkerActive(other);
    // If it was ended in the middle of a step, the next page goes on.
    await other.reload();
    await expect.poll(() => keptText(other, "/app/orari"), SLOW).toContain(NEW_HOURS);
    await expect
      .poll(() => keptText(other, prayerScript.replace(/\.js$/, NEXT)), SLOW)
      .toBeDefined();
    await other.close();
  });

  await test.step("the page of the old version still finds its script, which the server has no more", async () => {
    await follow(page, "/app/inni-preghiere");
    await page.locator(`main a[href='${OTHER_PRAYER}']`).first().click();
    await expect(title(page)).toHaveText(titleOf(OTHER_PRAYER));
    expect(site.requests).not.toContain(prayerScript);
    expect(await keptAddresses(page, "kept-files")).toContain(prayerScript);
  });

  await test.step("which is forgotten when no such page is open", async () => {
    await page.goto(SIDE_PAGE);
    await expect.poll(() => keptAddresses(page, "kept-files"), SLOW).not.toContain(prayerScript);
  });

  await test.step("without a network the new text is shown", async () => {
    await setOnline(context, site, false);
    await page.goto("/app/orari");
    await expect(title(page)).toHaveText(NEW_HOURS);
    await hydrated(page);
  });

  await test.step("a wrong script that is kept goes with the next version, though it stops the pages", async () => {
    const entry = String(files.find((name) => name.startsWith("/assets/entry.client-"))).replace(
      /\.js$/,
      NEXT,
    );
    await page.evaluate(
      async (address) =>
        (await caches.open("kept-files")).put(
          address,
          new Response("throw 1", { headers: { "Content-Type": "text/javascript" } }),
        ),
      entry,
    );
    await setOnline(context, site, true);
    await publishWorker(page, site, (text) => `${text}\n// Another version.`);
    await expect.poll(() => keptText(page, entry), SLOW).not.toBe("throw 1");
    await open(page, "/app/orari");
  });

  await test.step("the worker that ends all workers leaves nothing, and stays away", async () => {
    await publishWorker(page, site, () => readFileSync("hosting/service-worker-off.js", "utf8"));
    for (const address of [SIDE_PAGE, "/app/orari"]) {
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => held(page), SLOW).toEqual([]);
    }
  });
});

test("who saves data or denies storage keeps nothing", async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await open(page, "/app/realhome");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  const other = await context.newPage();
  await deny(other, "window", "caches");
  await open(other, "/app/realhome");
  await other.waitForLoadState("networkidle");
  await expect(title(other)).toHaveText(titleOf("/app/realhome"));
  await other.goto("/app/senza-rete");
  await expect(other.getByText("Per ora non è conservata nessuna pagina.")).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
});

test("storage that is full changes nothing", async ({ page, context, site }) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 200_000 });
  await open(page, "/app/realhome");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step("the worker gives up", async () => {
    await page.evaluate(async () => {
      const step = (from: number) =>
        new Promise<number | undefined>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          const message = { type: "keep", from, manifest: "" };
          navigator.serviceWorker.controller?.postMessage(message, [port2]);
        });
      let from: number | undefined = 0;
      while (from !== undefined) from = await step(from);
    });
    expect(await keptVersion(page)).toBeUndefined();
  });

  await open(page, "/app/orari");
  await expect(title(page)).toHaveText(titleOf("/app/orari"));
  await sideLink(page, SIDE_PAGE).click();
  await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
});
