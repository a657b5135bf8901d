import { romeDate } from "../app/time/rome-time.ts";
import { calendarFiles } from "../pipeline/outputs/calendar/calendar-files.ts";
import { dataFiles } from "../pipeline/outputs/data-files.ts";
import { searchFile } from "../pipeline/outputs/search-file.ts";
import { buildTime } from "../pipeline/pages/build-instant.ts";
import type { Content } from "../pipeline/read/model.ts";
import { writeAt } from "./built-files.ts";
import { blobsOf, contentIdentity, type SiteVersion, VERSION_ADDRESS } from "./content-identity.ts";

/**
 * Writes into a site what pages ask for while they are open (the news, the saints of the years around this one, what the
 * search finds), the calendars, and what the texts are.
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
