import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { PictureImage } from "../../components/picture/picture.tsx";
import styles from "./hero-cards.module.css";

export interface LinkCard {
  title: string;
  summary: string;
  address: string;
  picture: PictureRecord | undefined;
}

/**
 * Renders cards for the most wanted pages as an altarpiece: the first in the middle, the others as wings with only their
 * names.
 */
export function HeroCards({ doors }: { doors: readonly LinkCard[] }) {
  return (
    <ul className={styles.doors}>
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
