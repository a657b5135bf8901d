import type { FoundPage } from "./search-index.ts";
import styles from "./search-results.module.css";
import { answerOf, markFound } from "./snippet.ts";

/** Lists links to the results, section by section, each with the matching sentence and to its place. */
export function SearchResults({ found }: { found: readonly FoundPage[] }) {
  if (found.length === 0) return null;
  return (
    <ul className={styles.results}>
      {groupBySection(found).flatMap(([section, results]) =>
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
  const { text, id } = answerOf(page, terms);
  return (
    <>
      <a href={id ? `${page.address}#${id}` : page.address}>{page.title}</a>
      <p>
        <Marked text={text} terms={terms} />
      </p>
    </>
  );
}

function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  // Each piece in an element: translators take bare text nodes out of React's hands.
  return markFound(text, terms).map(({ isFound, start, text }) => {
    const Piece = isFound ? "mark" : "span";
    return <Piece key={start}>{text}</Piece>;
  });
}

/** Groups results by section, the one with the best result first. */
export function groupBySection(found: readonly FoundPage[]): [section: string, FoundPage[]][] {
  const groups = new Map<string, FoundPage[]>();
  for (const result of found) {
    const { section } = result.page;
    groups.set(section, [...(groups.get(section) ?? []), result]);
  }
  return [...groups];
}
