import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { PictureImage } from "../../components/picture/picture.tsx";
import styles from "./hero-cards.module.css";

export interface LinkCard {
  title: string;
  summary: string;
  address: string;
  picture: PictureRecord | undefined;
}

/** What most people look for, each as a panel of an altarpiece: the first in the middle, the others its wings, which need no words but their names. */
export function HeroCards({ doors }: { doors: readonly LinkCard[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, summary, address, picture }, index) => (
        <li key={address}>
          {picture && (
            <PictureImage
              // Beside what it belongs to, it would say the same twice to who does not see it.
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
