import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { withBrowser } from "./browser.ts";
import { GOALS } from "./goals.ts";
import { installBenchPackages } from "./packages.ts";
import type { Options, Part } from "./part.ts";
import { isUnlisted, measuredAddresses } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { median } from "./statistics.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";

const PROGRAM = "bench/node_modules/lighthouse/cli/index.js";

/** By their names in Lighthouse's results. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMINGS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

const part: Part = {
  name: "lighthouse",
  measures:
    "Lighthouse 13.5, mobile, simulated throttling, empty caches. Times in ms. Pages that searching should not find lose points of SEO on purpose.",
  isQuick: false,
  run: runLighthouse,
};

export default part;

type Figures = Record<string, number>;

async function runLighthouse(options: Options): Promise<Table[]> {
  await installBenchPackages();
  const port = await freePort();
  const pages: { address: string; figures: Figures }[] = [];
  await withSiteServer((origin) =>
    withBrowser(async () => {
      for (const address of measuredAddresses(options)) {
        const all: Figures[] = [];
        for (let run = 0; run < options.runs; run += 1)
          all.push(await judge(origin + address, port));
        pages.push({ address, figures: medians(all) });
      }
    }, [`--remote-debugging-port=${port}`]),
  );
  const names = [...CATEGORIES, ...TIMINGS];
  const worst = (name: string) =>
    Math.max(...pages.map(({ figures }) => figures[name] ?? Number.NaN));
  const lowest = Math.min(
    ...pages.flatMap(({ address, figures }) =>
      CATEGORIES.filter((name) => name !== "seo" || !isUnlisted(address)).map(
        (name) => figures[name] ?? Number.NaN,
      ),
    ),
  );
  return [
    {
      caption: `Median of ${options.runs}`,
      header: ["page", ...names.map((name) => name.replaceAll("-", " "))],
      rows: pages.map(({ address, figures }) => [
        address,
        ...names.map((name) => figures[name] ?? Number.NaN),
      ]),
    },
    {
      caption: "The worst page against the goals",
      header: COMPARISON_HEADER,
      rows: [
        comparedWith(0, "points missing from 100 in any category", GOALS.score - lowest),
        comparedWith(GOALS.firstPaint, "first contentful paint", worst("first-contentful-paint")),
        comparedWith(
          GOALS.largestPaintOfPicture,
          "largest contentful paint",
          worst("largest-contentful-paint"),
        ),
        comparedWith(GOALS.blockingTime, "total blocking time", worst("total-blocking-time")),
        comparedWith(GOALS.layoutShift, "layout shift", worst("cumulative-layout-shift")),
      ],
    },
  ];
}

/** What is read of what Lighthouse says. */
interface Verdict {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

async function judge(url: string, port: number): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      `--port=${port}`,
      `--only-categories=${CATEGORIES.join()}`,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
    ],
    { maxBuffer: 100_000_000 },
  );
  const { runtimeError, categories, audits }: Verdict = JSON.parse(stdout);
  if (runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${runtimeError.message}`);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ...TIMINGS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
  ]);
}

function medians(all: Figures[]): Figures {
  const [first = {}] = all;
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      median(all.map((figures) => figures[name] ?? Number.NaN)),
    ]),
  );
}

/** Lighthouse finds the browser by a port, which has to be known before the browser starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
