import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFiles } from "../app/content.server/data-files.ts";
import type { Content } from "../app/content.server/model.ts";

/** Writes into a site what pages ask for while they are open: the news, and the saints of the years around this one. */
export function writeDataFiles(site: string, content: Content, year: number): void {
  for (const [address, data] of Object.entries(dataFiles(content, year))) {
    const file = join(site, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
  }
}
