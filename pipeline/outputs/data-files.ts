import { plainAddress } from "../../domain/pictures/picture-files.ts";
import { bulletinInForce, ROAD_ADDRESS } from "../../domain/road/bulletins.ts";
import { DAY } from "../../domain/time/calendar-date.ts";
import { romeDate } from "../../domain/time/rome-time.ts";
import { writeAt } from "../../server/built-files.ts";
import { usedImages } from "../images/image-references.ts";
import { findPictureFile } from "../images/picture-encoder.ts";
import { pictureFilesOf } from "../images/pictures.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { buildInstant, buildTime } from "../pages/build-instant.ts";
import { contentHistory } from "../read/content-history.ts";
import type { Content } from "../read/model.ts";
import { saintsOfYear } from "../saints/yearly-saints.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { blobsOf, contentIdentity, VERSION_ADDRESS } from "./content-identity.ts";
import { searchFile } from "./search-data.ts";
import { FEED, noticesFeed } from "./seo/notices-feed.ts";
import { sitemap } from "./seo/sitemap.ts";

/** Saints are computed from the year before the build's to this many years after it. */
const YEARS_AHEAD = 5;

/** Returns the data files that open pages fetch, by address (docs/behaviour.md, "Data files"). */
async function dataFiles(content: Content): Promise<Record<string, string>> {
  const buildYear = romeDate(buildInstant).year;
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
  return Object.fromEntries(
    Object.entries(files).map(([address, data]) => [address, JSON.stringify(data)]),
  );
}

/** Returns the picture or the file of data that a build makes of some content at an address; undefined if there is none. */
export async function contentFile(
  content: Content,
  address: string,
): Promise<string | Buffer | undefined> {
  if (address.startsWith("/assets/pictures/")) return findPictureFile(address, usedImages(content));
  if (address.startsWith("/assets/search-")) return searchFile(content).text;
  if (address.endsWith(".ics")) return calendarFiles(content, buildInstant)[address];
  return /^\/(dati|santiLocali)\//.test(address) ? (await dataFiles(content))[address] : undefined;
}

/** Returns the address of the saints of a year (docs/public-names.md, "Server"). */
export function yearlySaintsAddress(year: number): string {
  return `/santiLocali/SantiLocaliMix_${year}.json`;
}

/** Writes these data, and what browsers, calendars, search engines and the desk ask for (docs/behaviour.md). */
export async function writeDataFiles(folder: string, content: Content): Promise<void> {
  const { site, news } = content;
  const search = searchFile(content);
  const files = {
    ...(await dataFiles(content)),
    ...calendarFiles(content, buildInstant),
    [search.address]: search.text,
    [VERSION_ADDRESS]: JSON.stringify({
      content: contentIdentity(blobsOf("content")),
      built: new Date(buildTime).toISOString(),
    }),
    // RFC 9309: everything may be crawled, and the sitemap lists it.
    "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${site.web}/sitemap.xml\n`,
    "/sitemap.xml": await sitemap(content, contentHistory(), buildInstant),
    [FEED]: noticesFeed(news, site, buildTime),
    // RFC 9116: it holds for less than a year.
    "/.well-known/security.txt": `Contact: ${site.faultContact}
Expires: ${new Date(buildTime + 364 * DAY).toISOString()}
Preferred-Languages: it, en
Canonical: ${site.web}/.well-known/security.txt
`,
  };
  for (const [address, text] of Object.entries(files)) {
    if (text !== undefined) writeAt(folder, address, text);
  }
}
