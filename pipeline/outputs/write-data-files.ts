import { romeDate } from "../../domain/time/rome-time.ts";
import { buildTime } from "../pages/build-instant.ts";
import type { Content } from "../read/model.ts";
import { writeAt } from "../render/built-files.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { blobsOf, contentIdentity, type SiteVersion, VERSION_ADDRESS } from "./content-identity.ts";
import { dataFiles } from "./data-files.ts";
import { searchFile } from "./search-file.ts";

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
