import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { installBenchPackages } from "./packages.ts";
import type { Options, Part } from "./part.ts";
import { start, startSirv } from "./server/processes.ts";
import { withSiteServer } from "./site-server.ts";
import { SLOW_IN_WORDS } from "./slow-visit.ts";
import type { Cell, Table } from "./table.ts";
import { writeTemplateContent } from "./template-content.ts";
import { type VisitFigures, visitInTurn } from "./visit-figures.ts";
import { timeCommand, timeScript, withWorkFolder } from "./work-folder.ts";

/** The page with most parts, hours, a page of text, a long list, a hymn. */
const COMPARED = [
  "/app/realhome",
  "/app/orari",
  "/app/storia/cenni-storici",
  "/app/pellegrinaggio/compagnie",
  "/app/inni/stabat-mater",
];

const part: Part = {
  name: "template",
  measures:
    "The same texts, styles, typefaces and pictures as a prerendered React Router template makes them (bench/template: " +
    "its own packages, <Links>, <Scripts> and loader data; none of the site's behaviour), packed " +
    `with brotli, served by sirv, and visited in turn with the site: ${SLOW_IN_WORDS}. Times in ms.`,
  isQuick: false,
  run: compareWithTemplate,
};

export default part;

/** What stands in the table, in the order of its header. */
const FIGURES = [
  "firstPaint",
  "largestPaint",
  "scriptTime",
  "blockingTime",
  "takeover",
  "bytes",
  "requests",
] as const;

interface Compared {
  address: string;
  site: VisitFigures;
  template: VisitFigures;
}

function compareWithTemplate({ runs }: Options): Promise<Table[]> {
  return withBrowser((browser) =>
    withSiteServer((site) =>
      withTemplateServer(browser, async (template) => {
        const pages: Compared[] = [];
        for (const address of COMPARED) {
          const urls = [site + address, template + address];
          const [ofSite, ofTemplate] = await visitInTurn(browser, urls, runs);
          if (ofSite && ofTemplate) pages.push({ address, site: ofSite, template: ofTemplate });
        }
        return [comparison(pages, runs)];
      }),
    ),
  );
}

function comparison(pages: Compared[], runs: number): Table {
  const row = (address: string, what: string, figures: VisitFigures): Cell[] => [
    address,
    what,
    ...FIGURES.map((name) => Math.round(figures[name])),
    figures.layoutShift,
  ];
  return {
    caption: `Median of ${runs}; the ratio is the template's figure over the site's`,
    header: [
      "page",
      "",
      "FCP",
      "LCP",
      "scripts run",
      "TBT",
      "taken over",
      "bytes",
      "requests",
      "CLS",
    ],
    rows: pages.flatMap(({ address, site, template }) => [
      row(address, "site", site),
      row(address, "template", template),
      [address, "ratio", ...FIGURES.map((name) => ratio(template[name], site[name])), ""],
    ]),
  };
}

/** Nothing is so many times as long as something. */
const ratio = (template: number, site: number): Cell =>
  site === 0 ? "–" : (template / site).toFixed(2);

/** Installs and builds the template in a folder of its own and serves it, on a free port. Installing needs the network. */
function withTemplateServer<Result>(
  browser: Browser,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  return withWorkFolder(async (folder) => {
    cpSync("bench/template", folder, { recursive: true });
    await timeCommand(folder, "npm", ["ci", "--no-audit", "--no-fund"]);
    await writeTemplateContent(browser, folder);
    await timeScript(folder, "node_modules/@react-router/dev/bin.cjs", "build");
    const site = join(folder, "build/client");
    packTexts(site);
    await installBenchPackages();
    const { port, end } = await start((port) => startSirv(site, port));
    try {
      return await measure(`http://127.0.0.1:${port}`);
    } finally {
      await end();
    }
  });
}

function packTexts(site: string): void {
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|data|svg)$/.test(name)) continue;
    const file = join(site, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
