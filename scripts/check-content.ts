import { mkdirSync, writeFileSync } from "node:fs";
import type { Content } from "../app/content.server/model.ts";
import { ContentError } from "../app/content.server/problems.ts";
import { readCheckedContent } from "./content-check/checked-content.ts";
import { confirmationSheet, countInWords } from "./content-check/confirmation-sheet.ts";
import { type ConfirmationSection, openConfirmations } from "./content-check/confirmations.ts";

const ROOT = "content";
const SHEET = "build/da-confermare.html";

/**
 * Reads the content folder and says, in the editors' language, what is wrong with it.
 * @returns The content, or undefined when something is wrong.
 */
export async function checkContent(): Promise<Content | undefined> {
  try {
    const content = await readCheckedContent(ROOT);
    const texts = [
      content.pages,
      content.offerings,
      content.hymns,
      content.prayers,
      content.companies,
      content.legal,
    ].reduce((count, entries) => count + entries.length, 0);
    console.log(`Contenuti: ${texts} testi, nessun errore.`);
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    console.error(`\n${error.problems.length} da correggere.`);
    return undefined;
  }
}

/** Says what is still to be confirmed, and writes it as a page to print. */
function listConfirmations(content: Content): void {
  const sections = openConfirmations(content);
  for (const section of sections) printSection(section);
  mkdirSync("build", { recursive: true });
  writeFileSync(SHEET, confirmationSheet(sections, new Date()));
  console.log(`\nIn tutto: ${countInWords(sections)}.\nDa stampare: ${SHEET}`);
}

function printSection({ title, pages }: ConfirmationSection): void {
  console.log(`\n${title}`);
  for (const { file, questions, doubts } of pages) {
    console.log(`  ${file}`);
    for (const question of questions) console.log(`    - ${question}`);
    for (const { text, certainty } of doubts) console.log(`    ? ${text} (${certainty})`);
  }
}

if (import.meta.main) {
  const content = await checkContent();
  if (content) listConfirmations(content);
  else process.exitCode = 1;
}
