import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { dataAddress } from "../app/navigation/page-address.ts";
import { hasData } from "../app/site-map.ts";
import { LIMITS } from "../tests/budgets/limits.ts";
import { neededScripts } from "../tests/support/page-scripts.ts";
import { addresses, builtFile, screenAt } from "../tests/support/site.ts";
import { GOALS } from "./goals.ts";
import { headerBytes } from "./header-bytes.ts";
import type { Options, Part } from "./part.ts";
import { measuredAddresses } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { median, sumOf } from "./statistics.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";

const SITE = "build/client";

const part: Part = {
  name: "weights",
  measures:
    "What the server sends, in bytes after brotli. The first flight is the HTML with the headers of its answer. " +
    "Scripts are those that a page asks for at the start, not the parts that come when React has taken over.",
  isQuick: true,
  run: weighPages,
};

export default part;

async function weighPages(options: Options): Promise<Table[]> {
  const headers = await withSiteServer((origin) => headerBytes(origin, "/app/realhome"));
  const pages = addresses.map((address) => weigh(address, headers));
  const measured = new Set(measuredAddresses(options));
  return [
    {
      caption: `${pages.length} pages`,
      header: [
        "page",
        "HTML",
        "first flight",
        "styles in it, unpacked",
        "scripts",
        "data when opened from another",
      ],
      rows: [
        ...pages
          .filter(({ address }) => measured.has(address))
          .map(({ address, html, firstFlight, styles, scripts, data }) => [
            address,
            html,
            firstFlight,
            styles,
            scripts,
            data,
          ]),
      ],
    },
    {
      caption: "Against the budgets",
      header: COMPARISON_HEADER,
      rows: [
        comparedWith(
          LIMITS.html,
          "HTML of the largest page",
          Math.max(...pages.map(({ html }) => html)),
        ),
        comparedWith(
          GOALS.medianHtml,
          "HTML of the median page",
          median(pages.map(({ html }) => html)),
        ),
        comparedWith(
          LIMITS.javaScript,
          "scripts of the page with most of them",
          Math.max(...pages.map(({ scripts }) => scripts)),
        ),
        comparedWith(LIMITS.css, "all styles", packedStyles()),
        comparedWith(LIMITS.fonts, "all typefaces", sumOf(assets(".woff2"), sizeOf)),
        comparedWith(
          LIMITS.navigation,
          "data of the largest page opened from another",
          Math.max(...pages.flatMap(({ data }) => (Number.isNaN(data) ? [] : data))),
        ),
      ],
    },
  ];
}

function weigh(address: string, headers: number) {
  const file = builtFile(address);
  const page = readFileSync(file, "utf8");
  const html = sizeOf(`${file}.br`);
  return {
    address,
    html,
    firstFlight: html + headers,
    styles: sumOf(
      [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)],
      ([, css = ""]) => css.length,
    ),
    scripts: sumOf(neededScripts(SITE, page), (script) => sizeOf(`${script}.br`)),
    data: hasData(screenAt(address)) ? sizeOf(`${SITE}${dataAddress(address)}.br`) : Number.NaN,
  };
}

const sizeOf = (file: string) => statSync(file).size;

const assets = (extension: string) =>
  readdirSync(join(SITE, "assets"))
    .filter((name) => name.endsWith(extension))
    .map((name) => join(SITE, "assets", name));

/** All styles packed as one, as the budget has it. */
const packedStyles = () =>
  brotliCompressSync(Buffer.concat(assets(".css").map((file) => readFileSync(file)))).length;
