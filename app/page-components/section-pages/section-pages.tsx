import type { PageLink } from "../neighbour-links/neighbour-links.tsx";
import styles from "./section-pages.module.css";

const LONGEST_IN_SIDEBAR = 14;

/** Returns whether a section's pages are listed in the sidebar of wide windows rather than at the end of the page. */
export const fitSidebar = (pages: readonly PageLink[]) => pages.length <= LONGEST_IN_SIDEBAR;

interface SectionListProps {
  title: string;
  /** Tells the list in the sidebar from the one at the end of the page. */
  label?: string;
  pages: readonly PageLink[];
  current?: string;
}

/** Lists the contents of a section, or those of a page. */
export function SectionList({ title, label = title, pages, current }: SectionListProps) {
  return (
    <nav
      aria-label={label}
      className={fitSidebar(pages) ? `${styles.nav} ${styles.short}` : styles.nav}
    >
      {title !== pages[0]?.title && <h2>{title}</h2>}
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
  );
}
