import { PictureImage } from "../../components/picture/picture.tsx";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import type { MainData } from "../../screens/main/data.server.ts";
import styles from "./section-cards.module.css";

/** Renders the most wanted pages as an altarpiece: the first in the middle, the others as wings with only names. */
export function HeroCards({ doors }: { doors: MainData["greatDoors"] }) {
  return (
    <ul className={`quiet-links ${styles.doors}`}>
      {doors.map(({ title, summary, address, picture }, index) => (
        <li key={address}>
          {picture && (
            <PictureImage
              // Decorative beside its title: screen readers would hear the same twice.
              picture={{ ...picture, alt: "" }}
              sizes="(min-width: 48rem) 40rem, 100vw"
              className={styles.picture}
            />
          )}
          <h2>
            <a href={address}>{title}</a>
          </h2>
          {index === 0 && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Links each section without a large card: a thumbnail, its name, and a line that helps to choose. */
export function SectionPrints({ sections }: { sections: MainData["sectionDoors"] }) {
  return (
    <section className={`quiet-links one-column ${styles.sections}`}>
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
