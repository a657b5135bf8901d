import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { sumOf } from "./statistics.ts";

/*
 * A first visit with a slow phone on a bad line. The line is the browser's own emulation: every answer waits, but
 * opening a connection costs nothing, which on a real line takes two or three times the delay more.
 */

/** How often slower than this machine a phone is. */
export type Slowness = 4 | 6;

/** 400 kbit/s, 400 ms there and back. */
const LINE = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

/** The usual visit in words, for captions. */
export const SLOW_IN_WORDS = "CPU four times slower, 400 kbit/s, 400 ms";

/** Long tasks count from here on, in milliseconds, as Total Blocking Time is defined. */
const LONGEST_TASK = 50;

/** Milliseconds without any traffic after which a visit is over: more than the slow line takes to answer. */
const QUIET = 2_000;

/** A request of a visit; times in milliseconds from the first request. */
interface VisitRequest {
  url: string;
  priority: string;
  asked: number;
  arrived: number;
  /** Bytes on the way, headers included. */
  bytes: number;
}

/** What was measured in a visit; times in milliseconds from the beginning of the navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** The time of tasks beyond 50 ms each, from the first paint until the network is quiet. */
  blockingTime: number;
  /** The longest task from the first paint on. */
  longestTask: number;
  /** The processor time of all scripts, compiled and run. */
  scriptTime: number;
  /** When the page's `load` event came. */
  load: number;
  /** When React had taken the page over. */
  takeover: number;
  requests: VisitRequest[];
}

/**
 * Opens a page with empty caches, until React has taken it over and nothing more is asked for.
 * @param afterwards What is done with the page then, on the same phone and line.
 */
export async function visit(
  browser: Browser,
  url: string,
  slowness: Slowness = 4,
  afterwards: (page: Page) => Promise<void> = async () => {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What is kept for later comes after the visit, and its requests are not slowed down.
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTimings);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    // Processor time: what else the machine does meanwhile is not counted.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await slowDown(session, slowness);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(untilTakenOver);
    await network.quiet();
    const scriptTime = await readScriptTime(session);
    const visited = { ...(await readTimings(page)), scriptTime, requests: network.arrived() };
    await afterwards(page);
    return visited;
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, slowness: Slowness): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
}

/** In milliseconds, slowed down as the phone is. */
async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
  return seconds * 1_000;
}

/** The requests of a page from now on. */
interface Network {
  /** Waits until nothing has been asked for or has come for a while. */
  quiet(): Promise<void>;
  /** What has come, in the order in which it was asked for. */
  arrived(): VisitRequest[];
}

async function watchNetwork(session: CDPSession): Promise<Network> {
  const requests = new Map<string, VisitRequest>();
  let start: number | undefined;
  let lastEvent = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    start ??= timestamp;
    lastEvent = performance.now();
    if (!request.url.startsWith("http")) return;
    requests.set(requestId, {
      url: request.url,
      priority: request.initialPriority,
      asked: (timestamp - start) * 1000,
      arrived: Number.NaN,
      bytes: 0,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    lastEvent = performance.now();
    const request = requests.get(requestId);
    if (!request || start === undefined) return;
    request.arrived = (timestamp - start) * 1000;
    request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return {
    async quiet() {
      while (performance.now() - lastEvent < QUIET) await wait(QUIET / 10);
    },
    arrived: () => [...requests.values()].filter(({ arrived }) => Number.isFinite(arrived)),
  };
}

interface Timings {
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  takeover: number;
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Runs in the page before anything else does. */
function watchTimings(): void {
  const timings: Timings = {
    largestPaint: Number.NaN,
    layoutShift: 0,
    longTasks: [],
    takeover: Number.NaN,
  };
  window.timings = timings;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  watch("layout-shift", (entry) => {
    timings.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", ({ startTime, duration }) => {
    timings.longTasks.push({ start: startTime, duration });
  });
  new MutationObserver((_changes, observer) => {
    if (!("hydrated" in document.documentElement.dataset)) return;
    timings.takeover = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
}

/**
 * Runs in the page. Playwright's own waiting puts so much into a page that it would be the longest task of a short one.
 */
function untilTakenOver(): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (Number.isFinite(window.timings.takeover)) resolve();
      else setTimeout(look, 100);
    }
    look();
  });
}

async function readTimings(page: Page): Promise<Omit<Visit, "requests" | "scriptTime">> {
  const { timings, firstPaint, load } = await page.evaluate(() => ({
    timings: window.timings,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    load: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
      .loadEventStart,
  }));
  const { largestPaint, layoutShift, longTasks, takeover } = timings;
  const tasks = longTasks
    .filter(({ start }) => start >= firstPaint)
    .map(({ duration }) => duration);
  const blockingTime = sumOf(tasks, (duration) => Math.max(0, duration - LONGEST_TASK));
  const longestTask = Math.max(0, ...tasks);
  return { firstPaint, largestPaint, layoutShift, blockingTime, longestTask, load, takeover };
}
