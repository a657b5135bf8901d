import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import type { LinkCard } from "./hero-cards.tsx";
import styles from "./section-prints.module.css";

/** Links each section without a large card: a thumbnail, its name, and a line that helps to choose. */
export function SectionPrints({ sections }: { sections: readonly LinkCard[] }) {
  return (
    <section className={styles.sections}>
      <h2>Le altre sezioni</h2>
      <ul>
        {sections.map(({ title, summary, address, picture }) => (
          <li key={address}>
            {picture && <ThumbnailImage picture={picture} />}
            <div>
              <a href={address}>{title}</a>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
