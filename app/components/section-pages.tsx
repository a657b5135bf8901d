import { NeighbourLinks, type Neighbours, type PageLink } from "./neighbour-links.tsx";
import styles from "./section-pages.module.css";

interface SectionPagesProps {
  title: string;
  pages: readonly PageLink[];
  neighbours: Neighbours;
  current: string;
}

/** The end of a page as the end of a chapter: where to read on, then the contents of the whole section. */
export function SectionPages({ title, pages, neighbours, current }: SectionPagesProps) {
  return (
    <>
      <NeighbourLinks {...neighbours} />
      <nav aria-labelledby="nella-sezione" className={styles.nav}>
        <h2 id="nella-sezione">{title}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.address}>
              <a href={page.address} aria-current={page.address === current ? "page" : undefined}>
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
