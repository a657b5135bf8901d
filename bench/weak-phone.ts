import type { Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { GOALS } from "./goals.ts";
import type { Options, Part } from "./part.ts";
import { measuredAddresses } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { visit } from "./slow-visit.ts";
import { median } from "./statistics.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";

/** What a visitor presses first on any page with the site around it. */
const PRESSED = ["Apri il menu", "Chiudi il menu", "Tema scuro", "Accetta"];

const part: Part = {
  name: "weak-phone",
  measures:
    "A first visit to each page and the first presses in it: CPU six times slower, 400 kbit/s, 400 ms. The longest task from " +
    "the first paint on, and how long the slowest of the presses took to be answered on the screen. Times in ms.",
  isQuick: false,
  run: measureWeakPhone,
};

export default part;

interface Measured {
  address: string;
  longestTask: number;
  /** Not a number on pages without buttons. */
  slowestPress: number;
}

async function measureWeakPhone(options: Options): Promise<Table[]> {
  const pages: Measured[] = [];
  await withSiteServer((origin) =>
    withBrowser(async (browser) => {
      for (const address of measuredAddresses(options)) {
        const presses: number[] = [];
        const tasks: number[] = [];
        for (let run = 0; run < options.runs; run += 1) {
          const { longestTask } = await visit(browser, origin + address, 6, async (page) => {
            presses.push(await slowestPress(page));
          });
          tasks.push(longestTask);
        }
        pages.push({ address, longestTask: median(tasks), slowestPress: median(presses) });
      }
    }),
  );
  const worst = (figure: (page: Measured) => number) =>
    Math.max(...pages.map(figure).filter(Number.isFinite));
  return [
    {
      caption: `Median of ${options.runs}`,
      header: ["page", "longest task", "slowest press"],
      rows: pages.map(({ address, longestTask, slowestPress }) => [
        address,
        Math.round(longestTask),
        Math.round(slowestPress),
      ]),
    },
    {
      caption: "The worst page against the goals",
      header: COMPARISON_HEADER,
      rows: [
        comparedWith(
          GOALS.longestTask,
          "longest task",
          worst(({ longestTask }) => longestTask),
        ),
        comparedWith(
          GOALS.press,
          "slowest press",
          worst(({ slowestPress }) => slowestPress),
        ),
      ],
    },
  ];
}

/** Presses what there is to press. Returns the longest time from a press to the frame that answers it. */
async function slowestPress(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { presses: [] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        (window as unknown as { presses: number[] }).presses.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const name of PRESSED) {
    const button = page.getByRole("button", { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.tap();
    // Until the screen has answered, and what it answered has been said.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
    );
  }
  return page.evaluate(() => Math.max(...(window as unknown as { presses: number[] }).presses, 0));
}
