import styles from "./kept-list.module.css";
import { bySection, type KeptPage } from "./kept-sections.ts";

/** Lists the cached pages, collapsed by section: any page is two taps away, on a list that fits a phone. */
export function KeptList({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <section aria-labelledby="conservate" className={styles.list}>
      <h2 id="conservate">Che cosa si può leggere adesso</h2>
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
