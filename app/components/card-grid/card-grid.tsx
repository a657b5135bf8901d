import { plainAddress } from "../../../domain/pictures/picture-files.ts";
import styles from "./card-grid.module.css";
import type { LinkCard } from "./link-card.ts";

/** Lists publications as on a shelf: pictures, each with its own height, with the titles below. */
export function CardGrid({ doors }: { doors: readonly LinkCard[] }) {
  return (
    <ul className={styles.shelf}>
      {doors.map(({ title, address, picture }) => (
        <li key={address}>
          <a href={address}>
            <span className={styles.place}>
              {picture && (
                <img
                  src={plainAddress(picture)}
                  width={240}
                  height={150}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
