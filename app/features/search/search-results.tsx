import { groupBySection } from "./result-groups.ts";
import type { FoundPage } from "./search-index.ts";
import styles from "./search-results.module.css";
import { markFound, snippetOf } from "./snippet.ts";

/** One list of links to the pages that were found, section by section, each with the sentence that answers. */
export function SearchResults({ found }: { found: readonly FoundPage[] }) {
  if (found.length === 0) return null;
  return (
    <ul className={styles.results}>
      {groupBySection(found).flatMap(({ section, results }) =>
        results.map((result, place) => (
          <li key={result.page.address}>
            {place === 0 && <h2>{section}</h2>}
            <Result {...result} />
          </li>
        )),
      )}
    </ul>
  );
}

function Result({ page, terms }: FoundPage) {
  return (
    <>
      <a href={page.address}>
        <Marked text={page.title} terms={terms} />
      </a>
      <p>
        <Marked text={snippetOf(page, terms)} terms={terms} />
      </p>
    </>
  );
}

function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markFound(text, terms).map((piece) =>
    piece.isFound ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
}
