import type { SearchedPage } from "../../app/features/search/search-data.ts";
import { termsOf } from "../../app/features/search/words.ts";
import { searchedPages } from "../../pipeline/outputs/search-data.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { type Problem, problemAt } from "../../pipeline/read/problems.ts";

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
  return synonyms.flatMap(({ typed }, index) =>
    typed.flatMap((word, position) => {
      const at = [index, "cerca", position];
      const term = termsOf(word).join(" ");
      const other = firstWord.get(term);
      firstWord.set(term, other ?? word);
      if (term === "") {
        return [problemAt(FILE, at, `«${word}»`, "una parola che la ricerca non salta")];
      }
      if (other === undefined) return [];
      const expected = "di ogni parola una forma, una volta sola";
      return [problemAt(FILE, at, `«${word}» e «${other}»`, expected)];
    }),
  );
}

function problemsOfMeant(content: Content): Problem[] {
  const known = new Set(searchedPages(content).flatMap(termsOfPage));
  const expected = "parole che stanno in una pagina del sito";
  return content.synonyms.flatMap(({ meant }, index) =>
    meant.flatMap((words, position) =>
      termsOf(words).every((term) => known.has(term))
        ? []
        : [problemAt(FILE, [index, "trova", position], `«${words}»`, expected)],
    ),
  );
}

function termsOfPage({ title, summary, parts }: SearchedPage): string[] {
  const texts = parts.flatMap(({ heading = "", passages }) => [heading, ...passages]);
  return termsOf([title, summary, ...texts].join(" "));
}
