import { withBrowser } from "./browser.ts";
import type { Options, Part } from "./part.ts";
import { SAMPLE } from "./sample.ts";
import { withSiteServer } from "./site-server.ts";
import { SLOW_IN_WORDS, type Visit, visit } from "./slow-visit.ts";
import type { Table } from "./table.ts";

/** The threshold, the page with most parts, a page of text with a picture, and a hymn. */
const DEFAULT = ["/", "/app/realhome", "/app/storia/cenni-storici", "/app/inni/stabat-mater"];

const part: Part = {
  name: "waterfall",
  measures: `What a first visit asks for, in this order: ${SLOW_IN_WORDS}. Times in ms from the first request.`,
  isQuick: true,
  run: drawWaterfalls,
};

export default part;

function drawWaterfalls({ all }: Options): Promise<Table[]> {
  return withSiteServer((origin) =>
    withBrowser(async (browser) => {
      const tables: Table[] = [];
      for (const address of all ? SAMPLE : DEFAULT) {
        tables.push(waterfall(address, await visit(browser, origin + address)));
      }
      return tables;
    }),
  );
}

function waterfall(address: string, visited: Visit): Table {
  const { firstPaint, largestPaint, load, takeover, requests } = visited;
  const [paint, largest, loaded, taken] = [firstPaint, largestPaint, load, takeover].map(
    Math.round,
  );
  return {
    caption: `${address}: first paint ${paint}, largest ${largest}, load ${loaded}, taken over ${taken}`,
    header: ["file", "asked for", "here", "bytes", "priority"],
    rows: requests.map(({ url, asked, arrived, bytes, priority }) => [
      new URL(url).pathname,
      Math.round(asked),
      Math.round(arrived),
      bytes,
      priority,
    ]),
  };
}
