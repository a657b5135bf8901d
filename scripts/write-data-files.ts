import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { calendarFiles } from "../app/content.server/calendar/calendar-files.ts";
import { dataFiles } from "../app/content.server/data-files.ts";
import type { Content } from "../app/content.server/model.ts";
import { searchFile } from "../app/content.server/search-file.ts";
import { romeDate } from "../app/time/rome-time.ts";

/**
 * Writes into a site what pages ask for while they are open (the news, the saints of the years around this one, what the
 * search finds), and the calendars.
 * @param now the day of the build, in milliseconds since the epoch
 */
export function writeDataFiles(site: string, content: Content, now: number): void {
  const write = (address: string, text: string) => {
    const file = join(site, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [address, data] of Object.entries(dataFiles(content, romeDate(now).year))) {
    write(address, JSON.stringify(data));
  }
  for (const [address, text] of Object.entries(calendarFiles(content, now))) write(address, text);
  const { address, text } = searchFile(content);
  write(address, text);
}
