import { Link } from "react-router";
import styles from "./section-pages.module.css";

export interface PageLink {
  title: string;
  address: string;
}

interface SectionPagesProps {
  /** The name of the section. */
  title: string;
  pages: readonly PageLink[];
  /** The address of the page on screen. */
  current: string;
}

/** The pages of the section one is in, so that every page leads to its neighbours. */
export function SectionPages({ title, pages, current }: SectionPagesProps) {
  return (
    <nav aria-labelledby="nella-sezione" className={styles.nav}>
      <h2 id="nella-sezione">{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <Link to={page.address} aria-current={page.address === current ? "page" : undefined}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
