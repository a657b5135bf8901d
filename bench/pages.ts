import { withBrowser } from "./browser.ts";
import { GOALS } from "./goals.ts";
import type { Options, Part } from "./part.ts";
import { measuredAddresses } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { SLOW_IN_WORDS } from "./slow-visit.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";
import { type VisitFigures, visitOften } from "./visit-figures.ts";

const part: Part = {
  name: "pages",
  measures: `A first visit to each page in a phone's window: ${SLOW_IN_WORDS}. Times in ms from the start of the navigation.`,
  isQuick: true,
  run: measurePages,
};

export default part;

async function measurePages(options: Options): Promise<Table[]> {
  const pages: { address: string; figures: VisitFigures }[] = [];
  await withSiteServer((origin) =>
    withBrowser(async (browser) => {
      for (const address of measuredAddresses(options)) {
        const figures = await visitOften(browser, origin + address, options.runs);
        pages.push({ address, figures });
      }
    }),
  );

  const worst = (name: keyof VisitFigures) =>
    Math.max(...pages.map(({ figures }) => figures[name]));
  return [
    {
      caption: `Median of ${options.runs}`,
      header: [
        "page",
        "FCP",
        "LCP",
        "CLS",
        "TBT",
        "longest task",
        "scripts run",
        "load",
        "taken over",
        "bytes",
        "of scripts",
        "requests",
      ],
      rows: pages.map(({ address, figures }) => [
        address,
        Math.round(figures.firstPaint),
        Math.round(figures.largestPaint),
        figures.layoutShift,
        Math.round(figures.blockingTime),
        Math.round(figures.longestTask),
        Math.round(figures.scriptTime),
        Math.round(figures.load),
        Math.round(figures.takeover),
        figures.bytes,
        figures.scriptBytes,
        figures.requests,
      ]),
    },
    {
      caption: "The worst page against the budgets",
      header: COMPARISON_HEADER,
      rows: [
        comparedWith(GOALS.layoutShift, "layout shift", worst("layoutShift")),
        comparedWith(0, "scripts asked for before the load event", worst("earlyScripts")),
      ],
    },
  ];
}
