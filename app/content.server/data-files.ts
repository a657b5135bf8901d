import { bulletinInForce } from "../features/road/bulletins.ts";
import { ROAD_ADDRESS } from "../features/road/road-address.ts";
import { buildTime } from "./build-instant.ts";
import { renderMarkdown } from "./markdown.ts";
import type { Content } from "./model.ts";
import { saintsOfYear } from "./saints/yearly-saints.ts";

/** Years of saints that are made: from the one before the build's to this many after it. */
const YEARS_AHEAD = 5;

/**
 * The files of data that browsers ask for while a page is open, by their address (docs/behaviour.md, "Data files"): the
 * build writes them beside the pages, and the development server answers with them.
 */
export function dataFiles(
  content: Pick<Content, "news" | "road" | "saints">,
  buildYear: number,
): Record<string, unknown> {
  const files: Record<string, unknown> = {
    "/dati/breaking-news.json": content.news.map(({ text, photos, ...item }) => ({
      ...item,
      content: renderMarkdown(text).html,
      foto: photos,
    })),
    [ROAD_ADDRESS]: bulletinInForce(content.road, buildTime) ?? null,
  };
  for (let year = buildYear - 1; year <= buildYear + YEARS_AHEAD; year += 1) {
    files[yearlySaintsAddress(year)] = saintsOfYear(year, content.saints);
  }
  return files;
}

/** Where the saints of a year are found (docs/public-names.md, "Server"). */
export function yearlySaintsAddress(year: number): string {
  return `/santiLocali/SantiLocaliMix_${year}.json`;
}
