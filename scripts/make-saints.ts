import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadContent } from "../app/content.server/content.ts";
import { yearlySaintsAddress } from "../app/content.server/data-files.ts";
import { saintsOfYear } from "../app/content.server/saints/yearly-saints.ts";

/** Makes the saints of one more year in the built site: npm run santi -- 2040 */
function makeSaints(argument: string | undefined): void {
  const year = Number(argument);
  if (!/^\d{4}$/.test(argument ?? "") || year < 1583) {
    console.error("A year of the Gregorian calendar is missing: npm run santi -- 2040");
    process.exitCode = 1;
    return;
  }
  const file = join("build/client", yearlySaintsAddress(year));
  const records = saintsOfYear(year, loadContent().saints);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(records));
  console.log(`${file}: ${records.length} records.`);
}

makeSaints(process.argv[2]);
