import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { GOALS } from "./goals.ts";
import type { Options, Part } from "./part.ts";
import { measuredAddresses } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { visit } from "./slow-visit.ts";
import { median } from "./statistics.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";

/** What a visitor presses first on any page with the site around it, in this order. */
const PRESSED = ["Apri il menu", "Chiudi il menu", "Tema scuro", "Accetta"];

const part: Part = {
  name: "weak-phone",
  measures:
    "A first visit to each page and the first presses in it: CPU six times slower, 400 kbit/s, 400 ms. The longest task from " +
    "the first paint on, and how long each press took to be answered on the screen; last the same press on an empty page " +
    "with one button, which is what the emulation takes for itself. Times in ms.",
  isQuick: false,
  run: measureWeakPhone,
};

export default part;

interface Measured {
  address: string;
  longestTask: number;
  /** Of each button in PRESSED; not a number where it is not there. */
  presses: number[];
  emptyPress: number;
}

async function measureWeakPhone(options: Options): Promise<Table[]> {
  const pages: Measured[] = [];
  await withSiteServer((origin) =>
    withBrowser(async (browser) => {
      for (const address of measuredAddresses(options)) {
        const runs: Omit<Measured, "address">[] = [];
        for (let run = 0; run < options.runs; run += 1) {
          let pressed = { presses: [] as number[], emptyPress: Number.NaN };
          const { longestTask } = await visit(browser, origin + address, 6, async (page) => {
            pressed = { presses: await pressAll(page), emptyPress: await pressOnEmptyPage(page) };
          });
          runs.push({ longestTask, ...pressed });
        }
        pages.push({
          address,
          longestTask: median(runs.map(({ longestTask }) => longestTask)),
          presses: PRESSED.map((_, index) =>
            median(runs.map(({ presses }) => presses[index] ?? Number.NaN)),
          ),
          emptyPress: median(runs.map(({ emptyPress }) => emptyPress)),
        });
      }
    }),
  );
  const worst = (figures: number[]) => Math.max(...figures.filter(Number.isFinite));
  const rounded = (figure: number) => (Number.isFinite(figure) ? Math.round(figure) : "");
  return [
    {
      caption: `Median of ${options.runs}`,
      header: ["page", "longest task", ...PRESSED, "empty page"],
      rows: pages.map(({ address, longestTask, presses, emptyPress }) => [
        address,
        ...[longestTask, ...presses, emptyPress].map(rounded),
      ]),
    },
    {
      caption: "The worst page against the goals",
      header: COMPARISON_HEADER,
      rows: [
        comparedWith(
          GOALS.longestTask,
          "longest task",
          worst(pages.map(({ longestTask }) => longestTask)),
        ),
        comparedWith(GOALS.press, "slowest press", worst(pages.flatMap(({ presses }) => presses))),
      ],
    },
  ];
}

/**
 * Presses what there is to press.
 * @returns of each button the longest time from the press to the frame that answers it
 */
async function pressAll(page: Page): Promise<number[]> {
  // Without a graphics processor the light behind the page would take longer than any answer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(watchPresses);
  const times: number[] = [];
  for (const name of PRESSED) times.push(await press(page, name));
  return times;
}

/** The same, of a button that does next to nothing. */
async function pressOnEmptyPage(page: Page): Promise<number> {
  await page.goto("about:blank");
  await page.setContent('<meta name="viewport" content="width=device-width"><button>Apri</button>');
  await page.evaluate(watchPresses);
  await page.evaluate(() => {
    document.body.onclick = () => document.body.append("Aperto");
  });
  return press(page, "Apri");
}

/** How long a finger stays, in milliseconds. */
const TAP = 80;

async function press(page: Page, name: string): Promise<number> {
  const place = await page.evaluate(placeToPress, name);
  if (!place) return Number.NaN;
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await wait(TAP);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // Until the screen has answered, and what it answered has been said.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(Math.max(...window.presses, 0)), 500));
      }),
  );
}

/**
 * Runs in the page: the middle of a button, if there is one to see. Playwright's own search, and what its tap() puts into
 * the page, would be part of the answer.
 */
function placeToPress(name: string): { x: number; y: number } | undefined {
  window.presses = [];
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find((each) => (each.ariaLabel ?? each.textContent) === name);
  const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
}

declare global {
  interface Window {
    presses: number[];
  }
}

/** Runs in the page: notes how long each event takes to be answered. */
function watchPresses(): void {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
