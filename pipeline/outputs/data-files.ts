import { plainAddress } from "../../domain/pictures/picture-files.ts";
import { bulletinInForce, ROAD_ADDRESS } from "../../domain/road/bulletins.ts";
import { romeDate } from "../../domain/time/rome-time.ts";
import { writeAt } from "../../server/built-files.ts";
import { pictureFilesOf } from "../images/pictures.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { buildTime } from "../pages/build-instant.ts";
import type { Content } from "../read/model.ts";
import { saintsOfYear } from "../saints/yearly-saints.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { blobsOf, contentIdentity, type SiteVersion, VERSION_ADDRESS } from "./content-identity.ts";
import { searchFile } from "./search-data.ts";

/** Saints are computed from the year before the build's to this many years after it. */
const YEARS_AHEAD = 5;

/**
 * Returns the data files that open pages fetch, by address (docs/behaviour.md, "Data files"): written by the build,
 * served directly by the development server.
 */
export async function dataFiles(
  content: Pick<Content, "news" | "road" | "saints">,
  buildYear: number,
): Promise<Record<string, unknown>> {
  const news = content.news.map(async ({ text, photos, ...item }) => ({
    ...item,
    content: renderMarkdown(text).html,
    foto: await Promise.all(
      photos.map(async ({ photo, description }) => ({
        photo: plainAddress(await pictureFilesOf(photo)),
        description,
      })),
    ),
  }));
  const files: Record<string, unknown> = {
    "/dati/breaking-news.json": await Promise.all(news),
    [ROAD_ADDRESS]: bulletinInForce(content.road, buildTime) ?? null,
  };
  for (let year = buildYear - 1; year <= buildYear + YEARS_AHEAD; year += 1) {
    files[yearlySaintsAddress(year)] = saintsOfYear(year, content.saints);
  }
  return files;
}

/** Returns the address of the saints of a year (docs/public-names.md, "Server"). */
export function yearlySaintsAddress(year: number): string {
  return `/santiLocali/SantiLocaliMix_${year}.json`;
}

/**
 * Writes the data that open pages fetch (the news, the saints of adjacent years, the search index), the calendars, and
 * the version of the content.
 * @param now the day of the build, in milliseconds since the epoch
 */
export async function writeDataFiles(site: string, content: Content, now: number): Promise<void> {
  for (const [address, data] of Object.entries(await dataFiles(content, romeDate(now).year))) {
    writeAt(site, address, JSON.stringify(data));
  }
  for (const [address, text] of Object.entries(calendarFiles(content, now))) {
    writeAt(site, address, text);
  }
  const { address, text } = searchFile(content);
  writeAt(site, address, text);
  const built = new Date(buildTime).toISOString();
  const version: SiteVersion = { content: contentIdentity(blobsOf("content")), built };
  writeAt(site, VERSION_ADDRESS, JSON.stringify(version));
}
