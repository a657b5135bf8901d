import type { LinkCard } from "../card-grid/link-card.ts";
import { ThumbnailImage } from "../thumbnail/thumbnail.tsx";
import styles from "./picture-cards.module.css";

/** Breakpoint below which there is no room for pictures side by side (picture-doors.module.css). */
const PHONE = "(max-width: 43.99rem)";

/** Renders cards for a few pages, each with its picture; on a phone with a thumbnail. */
export function PictureCards({ doors }: { doors: readonly LinkCard[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, summary, address, picture }) => (
        <li key={address}>
          <a href={address}>
            {picture && <ThumbnailImage picture={picture} media={PHONE} />}
            {title}
          </a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
