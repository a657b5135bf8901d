import { createServer } from "node:http";
import { test as base, chromium, expect } from "@playwright/test";
import config from "../playwright.config.ts";
import { fullChromium } from "../scripts/ensure-browser.ts";
import type { Engine } from "./engines/engine.ts";
import { engines } from "./engines/engines.ts";
import { journeys, seesEveryKind } from "./engines/journeys.ts";
import { engineOf } from "./engines/playwright-engine.ts";
import { visitor } from "./engines/visitor.ts";
import { type Act, acts } from "./journeys/acts.ts";
import { arrivals, followed, load } from "./journeys/arrivals.ts";
import { START, WINDOW } from "./journeys/pages.ts";
import { reader } from "./journeys/reader.ts";
import { type Deployment, deploy } from "./support/deployment.ts";
import { listenLocally } from "./support/free-port.ts";

/*
 * The main journeys in the engines other than Chromium (docs/decisions/0026), and in each engine the moves of a reader, who never
 * loses the page, their place or the way back: pairs of arrivals and acts (docs/decisions/0065).
 */

/** Console messages that are intended, or caused by a journey. */
const MEANT = [
  // Reported for a translated page, which React renders again (app/hydration/recover.ts).
  /React error #418/,
  // On a slow machine a preloaded font arrives before it is used.
  /preload/,
  // A drawing measures itself; and some pages do not exist.
  /Layout was forced/,
  /status of 404/,
  // Firefox reports every request aborted by a navigation, and does not tell the worker. The worker itself is only
  // responsible for the picture that is not cached (journeys.ts).
  /^Failed to load ‘(?!.*\/pictures\/none\.).*’\. A ServiceWorker intercepted/,
  // NS_BINDING_ABORTED: likewise of a font, on a slow machine.
  /download failed .* status=2152398850/,
];

/** Messages of browsers and React when the network is down; Firefox passes its driver no more of an error than this. */
const GONE =
  /JSHandle@error|net::ERR_|Failed to load|Failed to fetch|NetworkError|Load failed|not loaded/;

const test = base.extend<{ site: Deployment; elsewhere: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  site: async ({}, use) => {
    await using site = await deploy("build/client");
    // Disables the service worker, whose caches would hide the network; offline.spec.ts tests them.
    site.publish({ "/service-worker.js": () => "" });
    await use(site);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  elsewhere: async ({}, use) => {
    const server = createServer((_, answer) => {
      answer.setHeader("Content-Type", "text/html").end("<link rel=icon href=data:,>elsewhere");
    });
    await use(`http://127.0.0.1:${await listenLocally(server)}`);
    server.closeAllConnections();
    server.close();
  },
});

test.describe.configure({ timeout: 480_000 });
test.use({ actionTimeout: 20_000 });

/** Chromium as people have it, which takes as much of a processor as three headless ones. */
const WITH_CACHE = "Chromium with its cache";

const FROM_CACHE = "back from another site, from the browser's cache";

const OTHER_SITE = ["back from another site", FROM_CACHE];

/**
 * Rows that an engine does not take (docs/decisions/0065). Firefox also loses the storage of a page left for good; WebKitGTK's
 * driver gets no response from a page restored from the back-forward cache, which holds every page.
 */
const UNASKED: Record<string, string[]> = {
  Chromium: [FROM_CACHE],
  Firefox: [...OTHER_SITE, "the skip link"],
  WebKit: OTHER_SITE,
};

/** Plans an engine's acts by arrival: Chromium takes those for each of them after each; all others are dealt out. */
function planFor(name: string): [arrival: string, Act][] {
  const forEach = acts.filter(({ takers }) => takers === "each arrival");
  if (name === WITH_CACHE) return forEach.map((act) => [FROM_CACHE, act]);
  const isChromium = name === "Chromium";
  const isAsked = (row: string) => !UNASKED[name]?.includes(row);
  const ways = Object.keys(arrivals).filter(isAsked);
  const takers = ["each arrival", "each engine", name, isChromium ? "" : "others"];
  const asked = acts.filter((act) => isAsked(act.name) && takers.includes(act.takers));
  const dealt = asked.filter((act) => !(isChromium && forEach.includes(act)));
  const wayOf = (act: Act) => Math.floor((dealt.indexOf(act) * ways.length) / dealt.length);
  return ways.flatMap((way, number) =>
    asked
      .filter((act) => !dealt.includes(act) || wayOf(act) === number)
      .map((act): [string, Act] => [way, act]),
  );
}

/** Takes acts in one window, and returns what went wrong; arrives once for each page, and again after a failure. */
async function travels(name: string, engine: Engine, site: Deployment, elsewhere: string) {
  const by = reader(engine, site, elsewhere);
  const wrong: string[] = [];
  const told = new Set<string>();
  let reached: string | undefined;
  let page: string | undefined;
  await engine.resize(...WINDOW);
  for (const [arrival, { name: act, on, goes }] of planFor(name)) {
    const cell = `${arrival} × ${act}`;
    try {
      if (reached !== arrival || page !== on) {
        await (reached ? followed : load)(by, START);
        await arrivals[arrival]?.(by, on);
      }
      await goes(by);
      reached = arrival;
      page = on;
    } catch (error) {
      wrong.push(`${cell}: ${(error as Error).message.split("\n")[0]}`);
      reached = undefined;
      site.hold(undefined);
      site.setCut(false);
      await engine.resize(...WINDOW);
    }
    for (const complaint of await engine.complaints()) {
      // Chromium repeats the messages of a page that comes back from its cache.
      const isMeant =
        MEANT.some((meant) => meant.test(complaint)) || (site.wasCut() && GONE.test(complaint));
      if (!isMeant && !told.has(complaint)) wrong.push(`${cell}: ${complaint}`);
      told.add(complaint);
    }
  }
  return wrong;
}

/** Looks at every kind of page, and makes every main journey where there is a service worker, without a complaint. */
async function makesJourneys(engine: Engine, site: Deployment, elsewhere: string) {
  // Elsewhere the engine has told all that it has to say of the site before.
  await engine.load(elsewhere);
  await engine.run(() => {});
  const before = (await engine.complaints()).length;
  await test.step("every kind of page is shown", () => seesEveryKind(visitor(engine, site.origin)));
  // To keep the whole site would cost more than the journeys.
  await using kept = await deploy(String(process.env.TEST_SMALL_SITE));
  const visit = visitor(engine, kept.origin);
  for (const [title, go] of Object.entries(journeys)) {
    await test.step(title, () => go(visit, kept));
  }
  const complaints = (await engine.complaints()).slice(before);
  expect(complaints.filter((text) => !MEANT.some((meant) => meant.test(text)))).toEqual([]);
}

for (const { name, missing, start } of engines) {
  test(`${name} loses no reader, and takes every journey`, async ({ site, elsewhere }) => {
    test.skip(missing !== undefined, missing);
    await using engine = await start();
    expect.soft(await travels(name, engine, site, elsewhere)).toEqual([]);
    await makesJourneys(engine, site, elsewhere);
  });
}

test("Chromium", async ({ page, site, elsewhere }) => {
  expect(await travels("Chromium", engineOf(page), site, elsewhere)).toEqual([]);
});

test(WITH_CACHE, async ({ site, elsewhere }) => {
  const executablePath = fullChromium();
  await using browser = await chromium.launch({
    ...config.use?.launchOptions,
    // Playwright's own has its cache in this channel alone.
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ ...config.use?.contextOptions, locale: "it-IT" });
  expect(await travels(WITH_CACHE, engineOf(page), site, elsewhere)).toEqual([]);
});
