import styles from "./kept-list.module.css";

/** Lists the cached pages, collapsed by section: any page is two taps away, on a list that fits a phone. */
export function KeptList({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <section aria-labelledby="conservate" className={styles.list}>
      <h2 id="conservate">Che cosa si può leggere adesso</h2>
      {pages.length === 0 && <p>Per ora non è conservata nessuna pagina.</p>}
      {bySection(pages).map((section) => (
        <details key={section.title}>
          <summary>
            {section.title} <small>{section.pages.length}</small>
          </summary>
          <ul>
            {section.pages.map(({ title, address }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

export interface KeptPage {
  /** Title as in the browser, without the name of the site: the page's name, then its section if that is named otherwise. */
  title: string;
  address: string;
}

interface KeptSection {
  title: string;
  pages: KeptPage[];
}

/** Separator between the name of a page and its section (components/page-meta.tsx). */
const SEPARATOR = " · ";

/** Section of the pages that belong to none. */
const OTHERS = "Questo sito";

const byName = (one: string, other: string) => one.localeCompare(other, "it");

/** Groups cached pages by section, alphabetically: the page named like its section first, those without one last. */
export function bySection(pages: readonly KeptPage[]): KeptSection[] {
  const named = pages.map(({ title, address }) => {
    const [name = "", section] = title.split(SEPARATOR);
    return { name, section, address };
  });
  const sections = new Set(named.map(({ section }) => section));
  const titleOf = ({ name, section }: (typeof named)[number]) =>
    section ?? (sections.has(name) ? name : OTHERS);
  return [...new Set(named.map(titleOf))]
    .sort((one, other) => Number(one === OTHERS) - Number(other === OTHERS) || byName(one, other))
    .map((title) => ({
      title,
      pages: named
        .filter((page) => titleOf(page) === title)
        .sort(
          (one, other) =>
            Number(other.name === title) - Number(one.name === title) ||
            byName(one.name, other.name),
        )
        .map(({ name, address }) => ({ title: name, address })),
    }));
}
