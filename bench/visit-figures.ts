import type { Browser } from "@playwright/test";
import { type Visit, visit } from "./slow-visit.ts";
import { median, sumOf } from "./statistics.ts";

/** What a visit costs; times in milliseconds from the beginning of the navigation. */
export interface VisitFigures {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  longestTask: number;
  scriptTime: number;
  load: number;
  takeover: number;
  /** All bytes on the way, headers included. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Scripts asked for before the `load` event. */
  earlyScripts: number;
}

/** Visits a page several times, each with empty caches. Returns the median of each figure. */
export async function visitOften(
  browser: Browser,
  url: string,
  runs: number,
): Promise<VisitFigures> {
  const [figures] = await visitInTurn(browser, [url], runs);
  return figures as VisitFigures;
}

/** The same of several pages, one visit to each in turn: what else the machine does meanwhile slows all of them alike. */
export async function visitInTurn(
  browser: Browser,
  urls: readonly string[],
  runs: number,
): Promise<VisitFigures[]> {
  const all = urls.map((): VisitFigures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [position, url] of urls.entries()) {
      all[position]?.push(figuresOf(await visit(browser, url)));
    }
  }
  return all.map(medians);
}

function medians(all: VisitFigures[]): VisitFigures {
  const middle = (name: keyof VisitFigures) => median(all.map((figures) => figures[name]));
  return {
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    layoutShift: middle("layoutShift"),
    blockingTime: middle("blockingTime"),
    longestTask: middle("longestTask"),
    scriptTime: middle("scriptTime"),
    load: middle("load"),
    takeover: middle("takeover"),
    bytes: middle("bytes"),
    scriptBytes: middle("scriptBytes"),
    requests: middle("requests"),
    earlyScripts: middle("earlyScripts"),
  };
}

function figuresOf({ requests, ...timings }: Visit): VisitFigures {
  const scripts = requests.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
  return {
    ...timings,
    bytes: sumOf(requests, ({ bytes }) => bytes),
    scriptBytes: sumOf(scripts, ({ bytes }) => bytes),
    requests: requests.length,
    earlyScripts: scripts.filter(({ asked }) => asked < timings.load).length,
  };
}
