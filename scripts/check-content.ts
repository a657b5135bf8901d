import { readContent } from "../app/content.server/content.ts";
import type { Content } from "../app/content.server/model.ts";
import { ContentError } from "../app/content.server/problems.ts";
import { checkSpelling } from "./content-check/check-spelling.ts";

const ROOT = "content";

/** Reads the content folder, checks its spelling and says, in the editors' language, what is wrong with it. */
export async function checkContent(): Promise<Content | undefined> {
  try {
    const content = readContent(ROOT);
    const misspellings = await checkSpelling(ROOT);
    if (misspellings.length > 0) throw new ContentError(misspellings);
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

if (import.meta.main) process.exitCode = (await checkContent()) ? 0 : 1;
