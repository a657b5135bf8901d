import styles from "./kept-list.module.css";

/** Lists the cached pages, collapsed by section: any page is two taps away, on a list that fits a phone. */
export function KeptList({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <section aria-labelledby="conservate" className={styles.list}>
      <h2 id="conservate">Che cosa si può leggere adesso</h2>
      {pages.length === 0 && <p>Per ora non è conservata nessuna pagina.</p>}
      {bySection(pages).map(([section, pages]) => (
        <details key={section}>
          <summary>
            {section} <small>{pages.length}</small>
          </summary>
          <ul>
            {pages.map(({ title, address }) => (
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

/** Separator between the name of a page and its section (components/page-meta.tsx). */
const SEPARATOR = " · ";

/** Section of the pages that belong to none. */
const OTHERS = "Questo sito";

const byName = (one: string, other: string) => one.localeCompare(other, "it");

/** Groups cached pages by section, alphabetically: the page named like its section first, those without one last. */
export function bySection(pages: readonly KeptPage[]): [section: string, KeptPage[]][] {
  const named = pages.map(({ title, address }) => {
    const [name = "", section] = title.split(SEPARATOR);
    return { title: name, section, address };
  });
  const sections = new Set(named.map(({ section }) => section));
  const groups = new Map<string, KeptPage[]>();
  for (const { title, section, address } of named) {
    const ofPage = section ?? (sections.has(title) ? title : OTHERS);
    groups.set(ofPage, [...(groups.get(ofPage) ?? []), { title, address }]);
  }
  for (const [section, group] of groups) {
    group.sort(
      ({ title: one }, { title: other }) =>
        Number(other === section) - Number(one === section) || byName(one, other),
    );
  }
  return [...groups].sort(
    ([one], [other]) => Number(one === OTHERS) - Number(other === OTHERS) || byName(one, other),
  );
}
