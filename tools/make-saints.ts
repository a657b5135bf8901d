import { yearlySaintsAddress } from "../pipeline/outputs/data-files.ts";
import { loadContent } from "../pipeline/read/content.ts";
import { saintsOfYear } from "../pipeline/saints/yearly-saints.ts";
import { writeAt } from "../server/built-files.ts";

/** Computes the saints of one more year in the built site: npm run santi -- 2040 */
function makeSaints(argument: string | undefined): void {
  const year = Number(argument);
  if (!/^\d{4}$/.test(argument ?? "") || year < 1583) {
    console.error("A year of the Gregorian calendar is missing: npm run santi -- 2040");
    process.exitCode = 1;
    return;
  }
  const address = yearlySaintsAddress(year);
  const records = saintsOfYear(year, loadContent().saints);
  writeAt("build/client", address, JSON.stringify(records));
  console.log(`build/client${address}: ${records.length} records.`);
}

makeSaints(process.argv[2]);
