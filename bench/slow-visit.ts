import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";

/*
 * A first visit with a slow phone on a bad line. The line is the browser's own emulation: every answer waits, but
 * opening a connection costs nothing, which on a real line takes two or three times the delay more.
 */

/** CPU four times slower, 400 kbit/s, 400 ms there and back. */
const SLOW = { cpu: 4, bytesPerSecond: 50_000, latency: 400 };

/** The same in words, for captions. */
export const SLOW_IN_WORDS = "CPU four times slower, 400 kbit/s, 400 ms";

/** Long tasks count from here on, in milliseconds, as Total Blocking Time is defined. */
const LONGEST_TASK = 50;

/** Milliseconds without any traffic after which a visit is over: more than the slow line takes to answer. */
const QUIET = 2_000;

/** A request of a visit; times in milliseconds from the first request. */
export interface VisitRequest {
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
  /** When the page's `load` event came. */
  load: number;
  /** When React had taken the page over. */
  takeover: number;
  requests: VisitRequest[];
}

/** Opens a page with empty caches, until React has taken it over and nothing more is asked for. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
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
    await slowDown(session);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await network.quiet();
    return { ...(await readTimings(page)), requests: network.arrived() };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
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
      while (performance.now() - lastEvent < QUIET) await setTimeout(QUIET / 10);
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

async function readTimings(page: Page): Promise<Omit<Visit, "requests">> {
  const { timings, firstPaint, load } = await page.evaluate(() => ({
    timings: window.timings,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    load: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
      .loadEventStart,
  }));
  const { largestPaint, layoutShift, longTasks, takeover } = timings;
  const blockingTime = longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { duration }) => total + Math.max(0, duration - LONGEST_TASK), 0);
  return { firstPaint, largestPaint, layoutShift, blockingTime, load, takeover };
}
