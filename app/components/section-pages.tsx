import { NeighbourLinks, type PageLink } from "./neighbour-links.tsx";
import styles from "./section-pages.module.css";

interface SectionPagesProps {
  /** The name of the section. */
  title: string;
  pages: readonly PageLink[];
  /** The address of the page on screen. */
  current: string;
}

/** The neighbours of a page in its section, then the list of the whole section. */
export function SectionPages({ title, pages, current }: SectionPagesProps) {
  return (
    <>
      <NeighbourLinks pages={pages} current={current} />
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
