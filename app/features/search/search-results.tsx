import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import type { FoundPage } from "./search-index.ts";
import styles from "./search-results.module.css";
import { answerOf, markFound } from "./snippet.ts";

/** Pictures of the sections, by title. */
export type SectionPictures = Readonly<Record<string, Thumbnail | undefined>>;

interface SearchResultsProps {
  found: readonly FoundPage[];
  pictures: SectionPictures;
}

/** Lists links to the results, section by section, each with the matching sentence and to its place. */
export function SearchResults({ found, pictures }: SearchResultsProps) {
  if (found.length === 0) return null;
  return (
    <ul className={`quiet-links ${styles.results}`}>
      {groupBySection(found).flatMap(([section, results]) => {
        const picture = pictures[section];
        return results.map((result, place) => (
          <li key={result.page.address}>
            {place === 0 && (
              <h2>
                {picture && <ThumbnailImage picture={picture} />}
                {section}
              </h2>
            )}
            <Result {...result} />
          </li>
        ));
      })}
    </ul>
  );
}

function Result({ page, terms }: FoundPage) {
  const { text, id } = answerOf(page, terms);
  return (
    <>
      <a href={id ? `${page.address}#${id}` : page.address}>{page.title}</a>
      <p>
        {/* Each piece in an element: translators take bare text nodes out of React's hands. */}
        {markFound(text, terms).map(({ isFound, start, text }) => {
          const Piece = isFound ? "mark" : "span";
          return <Piece key={start}>{text}</Piece>;
        })}
      </p>
    </>
  );
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
