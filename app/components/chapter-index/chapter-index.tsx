import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";
import type { VerseLine } from "../../../pipeline/markdown/verse/verse-lines.ts";
import { ThumbnailImage } from "../thumbnail/thumbnail.tsx";
import styles from "./chapter-index.module.css";

interface Chapter {
  title: string;
  items: readonly {
    title: string;
    address: string;
    picture?: Thumbnail | undefined;
    line: VerseLine;
  }[];
}

/** Renders an index as at the back of a hymnal: chapters, and in them each text with thumbnail, title and first line. */
export function ChapterIndex({ chapters }: { chapters: readonly Chapter[] }) {
  return chapters.map(({ title, items }) => (
    <section key={title} className={styles.chapter}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ title, address, picture, line }) => (
          <li key={address}>
            <a href={address}>
              {picture && <ThumbnailImage picture={picture} />}
              {title}
            </a>
            <p
              className={line.isFirstLine ? styles.first : undefined}
              lang={line.language}
              translate={line.language && "no"}
            >
              {line.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
