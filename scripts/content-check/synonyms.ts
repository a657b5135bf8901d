import type { Content } from "../../app/content.server/model.ts";
import type { Problem } from "../../app/content.server/problems.ts";
import { searchedPages } from "../../app/content.server/search-data.ts";
import type { SearchedPage } from "../../app/features/search/search-data.ts";
import { termsOf } from "../../app/features/search/words.ts";

const FILE = "sinonimi.yaml";

/**
 * The words of the search that help nobody: one that stands twice, whatever its ending, one that the search skips, and
 * one that leads to words of no page.
 */
export function synonymProblems(content: Content): Problem[] {
  return [...problemsOfTyped(content), ...problemsOfMeant(content)];
}

function problemsOfTyped({ synonyms }: Content): Problem[] {
  const firstWord = new Map<string, string>();
  return synonyms
    .flatMap(({ typed }) => typed)
    .flatMap((word) => {
      const term = termsOf(word).join(" ");
      const other = firstWord.get(term);
      firstWord.set(term, other ?? word);
      if (term === "") return problem("cerca", `«${word}»`, "una parola che la ricerca non salta");
      if (other === undefined) return [];
      return problem("cerca", `«${word}» e «${other}»`, "di ogni parola una forma, una volta sola");
    });
}

function problemsOfMeant(content: Content): Problem[] {
  const known = new Set(searchedPages(content).flatMap(termsOfPage));
  return content.synonyms
    .flatMap(({ meant }) => meant)
    .filter((words) => !termsOf(words).every((term) => known.has(term)))
    .flatMap((words) => problem("trova", `«${words}»`, "parole che stanno in una pagina del sito"));
}

const problem = (field: string, found: string, expected: string): Problem[] => [
  { file: FILE, field, found, expected },
];

function termsOfPage({ title, summary, parts }: SearchedPage): string[] {
  const texts = parts.flatMap(({ heading = "", passages }) => [heading, ...passages]);
  return termsOf([title, summary, ...texts].join(" "));
}
