import styles from "./neighbour-links.module.css";

export interface PageLink {
  title: string;
  address: string;
}

interface NeighbourLinksProps {
  /** The pages of the section, in reading order. */
  pages: readonly PageLink[];
  /** The address of the page on screen. */
  current: string;
}

/** The pages before and after the one on screen, for reading a section from one end to the other. */
export function NeighbourLinks({ pages, current }: NeighbourLinksProps) {
  const position = pages.findIndex((page) => page.address === current);
  const previous = pages[position - 1];
  const next = pages[position + 1];
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pagine vicine" className={styles.nav}>
      {previous && (
        <a href={previous.address} rel="prev">
          <span>Pagina precedente</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={next.address} rel="next">
          <span>Pagina successiva</span> {next.title}
        </a>
      )}
    </nav>
  );
}
