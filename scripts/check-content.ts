import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describeLostDatesIn } from "../pipeline/checks/changed-dates.ts";
import { readCheckedContent } from "../pipeline/checks/checked-content.ts";
import { confirmationSheet, countInWords } from "../pipeline/checks/confirmation-sheet.ts";
import { openConfirmations } from "../pipeline/checks/confirmations.ts";
import { allEntries } from "../pipeline/pages/addresses.ts";
import type { Content } from "../pipeline/read/model.ts";
import { ContentError } from "../pipeline/read/problems.ts";

const ROOT = "content";
/** Outside build/, which every build empties. */
const SHEET = "foglio/da-confermare.html";

/** Checks the content folder, and reports problems in the editors' language. */
export async function checkContent(): Promise<Content | undefined> {
  try {
    const content = await readCheckedContent(ROOT);
    console.log(`Contenuti: ${allEntries(content).length} testi, nessun errore.`);
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    console.error(`\n${error.problems.length} da correggere.`);
    return undefined;
  }
}

/** Writes the open questions as a printable page. */
function writeSheet(content: Content): void {
  const sheet = openConfirmations(content);
  mkdirSync(dirname(SHEET), { recursive: true });
  writeFileSync(SHEET, confirmationSheet(sheet, new Date()));
  console.log(`${countInWords(sheet)}\nDa stampare: ${SHEET}`);
}

if (import.meta.main) {
  const content = await checkContent();
  if (content) {
    writeSheet(content);
    const elsewhere = describeLostDatesIn(ROOT);
    if (elsewhere !== "") console.log(`\nDate cambiate, da guardare anche altrove:\n${elsewhere}`);
  } else process.exitCode = 1;
}
