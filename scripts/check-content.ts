import { readContent } from "../app/content.server/content.ts";
import { ContentError } from "../app/content.server/problems.ts";

/** Reads the content folder and says, in the editors' language, what is wrong with it. */
export function checkContent(): boolean {
  try {
    const content = readContent("content");
    const texts = [
      content.pages,
      content.offerings,
      content.hymns,
      content.prayers,
      content.companies,
      content.legal,
    ].reduce((count, entries) => count + entries.length, 0);
    console.log(`Contenuti: ${texts} testi, nessun errore.`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    console.error(`\n${error.problems.length} da correggere.`);
    return false;
  }
}

if (import.meta.main) process.exitCode = checkContent() ? 0 : 1;
