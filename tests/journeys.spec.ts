import { createServer } from "node:http";
import { test as base, expect } from "@playwright/test";
import config from "../playwright.config.ts";
import { MEANT } from "./engines/complaints.ts";
import { engines } from "./engines/engines.ts";
import { engineOf } from "./engines/playwright-engine.ts";
import { type Act, acts } from "./journeys/acts.ts";
import { arrivals } from "./journeys/arrivals.ts";
import { lines } from "./journeys/lines.ts";
import { GALLERY, LEGAL, MAP, TEXT } from "./journeys/pages.ts";
import { type Reader, reader } from "./journeys/reader.ts";
import { type Deployment, deploy } from "./support/deployment.ts";
import { listenLocally } from "./support/free-port.ts";

/*
 * Readers never lose the page, their place or the way back: for every way of arriving (journeys/arrivals.ts), every
 * action (journeys/acts.ts) and every network condition (journeys/lines.ts).
 */

/** Messages of browsers and React when the network is down; Firefox passes its driver no more of an error than this. */
const GONE =
  /JSHandle@error|net::ERR_|Failed to load|Failed to fetch|NetworkError|Load failed|not loaded/;

const test = base.extend<{ site: Deployment; elsewhere: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  site: async ({}, use) => {
    const site = await deploy("build/client");
    // Disables the service worker, whose caches would hide the network; offline.spec.ts tests them.
    site.publish({ "/service-worker.js": () => "" });
    await use(site);
    await site.close();
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

test.describe.configure({ timeout: 300_000 });
test.use({
  actionTimeout: 20_000,
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/**
 * Runs acts in sequence, and returns what went wrong; arrives once for each page and network condition, and again after
 * a failure.
 */
async function goes(by: Reader, arrival: string, chosen: readonly Act[]): Promise<string[]> {
  const wrong: string[] = [];
  const told = new Set<string>();
  let place: string | undefined;
  for (const { name, on, line, goes } of chosen) {
    const cell = `${arrival} × ${name} × ${line}`;
    try {
      if (place !== on + line) await arrivals[arrival]?.(by, on);
      await goes(by, lines[line]);
      place = on + line;
    } catch (error) {
      wrong.push(`${cell}: ${(error as Error).message.split("\n")[0]}`);
      place = undefined;
      by.site.hold(undefined);
      by.site.setCut(false);
      await by.engine.resize(1280, 900);
    }
    for (const complaint of await by.engine.complaints()) {
      const isMeant =
        MEANT.some((meant) => meant.test(complaint)) ||
        (line === "gone and back" && GONE.test(complaint));
      if (!isMeant && !told.has(complaint)) wrong.push(`${cell}: ${complaint}`);
      told.add(complaint);
    }
  }
  return wrong;
}

const names = Object.keys(arrivals);

/** The pages besides that of text: each arrival takes the acts of one of them. */
const OTHERS = [LEGAL, GALLERY, MAP];

/** Chooses the acts after an arrival: all on the text and those of another page in turn, and one for each bad network. */
function chosenFor(number: number): Act[] {
  const other = OTHERS[number % OTHERS.length];
  const taken = Object.keys(lines).flatMap((condition) => {
    const those = acts.filter(({ line }) => line === condition);
    return condition === "fast"
      ? those.filter(({ on }) => on === TEXT || on === other)
      : those.slice(number % those.length).slice(0, 1);
  });
  return acts.filter((act) => taken.includes(act));
}

/**
 * Arrivals that an engine does not support: Firefox loses the storage of a page left for good, so that no page could
 * restore its place; WebKitGTK's driver gets no response from a page restored from the back-forward cache, which holds
 * every page. Its pictures are opened and closed in engines.spec.ts.
 */
const UNASKED: Record<string, string[]> = {
  Firefox: ["back from another site"],
  WebKit: ["back from another site", "back from another site, from the browser's cache"],
};

for (const { name, missing, start } of engines) {
  test(`${name} takes every act once`, async ({ site, elsewhere }) => {
    test.skip(missing !== undefined, missing);
    const engine = await start();
    try {
      const by = reader(engine, site, elsewhere);
      await engine.resize(1280, 900);
      const ways = names.filter((way) => !UNASKED[name]?.includes(way));
      const asked = acts.filter(({ on }) => name !== "WebKit" || on !== GALLERY);
      const share = Math.ceil(asked.length / ways.length);
      const wrong: string[] = [];
      for (const [number, arrival] of ways.entries()) {
        const chosen = asked.slice(number * share, (number + 1) * share);
        wrong.push(...(await test.step(arrival, () => goes(by, arrival, chosen))));
      }
      expect(wrong).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}

for (const [number, arrival] of names.entries()) {
  test(`Chromium: ${arrival}`, async ({ page, site, elsewhere }) => {
    const by = reader(engineOf(page), site, elsewhere);
    await by.engine.resize(1280, 900);
    expect(await goes(by, arrival, chosenFor(number))).toEqual([]);
  });
}
