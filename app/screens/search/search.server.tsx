import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import { markup } from "../markup.server.ts";
import type { SearchPageData } from "./data.server.ts";
import styles from "./search.module.css";

/** Returns the props of the search: the address of its data, the sections' pictures, and as HTML all pages by section. */
export default function searchProps({ index, groups }: SearchPageData) {
  const pictures = Object.fromEntries(groups.map(({ title, picture }) => [title, picture]));
  return { index, pictures, html: { pages: markup(<AllPages groups={groups} />) } };
}

/** Lists all pages, section by section: each opens at its name. */
function AllPages({ groups }: Pick<SearchPageData, "groups">) {
  return (
    <div className={`quiet-links ${styles.sections}`}>
      {groups.map(({ title, picture, items }) => (
        <details key={title}>
          <summary>
            {picture && <ThumbnailImage picture={picture} />}
            <h2>{title}</h2>
          </summary>
          <ul>
            {items.map((item) => (
              <li key={item.address}>
                <a href={item.address}>{item.title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
