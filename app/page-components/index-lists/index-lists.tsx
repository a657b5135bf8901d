import { plainAddress } from "../../../domain/pictures/picture-files.ts";
import type { WidgetData } from "../../../pipeline/pages/page-widgets.ts";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import styles from "./index-lists.module.css";

type Widget<Kind> = Extract<WidgetData, { kind: Kind }>;

/** Renders an index as at the back of a hymnal: chapters, and in them each text with thumbnail, title and first line. */
export function ChapterIndex({ chapters }: Pick<Widget<"chapters">, "chapters">) {
  return chapters.map(({ title, items }) => (
    <section key={title} className={`one-column ${styles.part} ${styles.chapter}`}>
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

/** Lists items, sorted alphabetically, from A to Z in columns, with each letter at its first entry. */
export function LetterIndex({ title, items }: Widget<"letters">["lists"][number]) {
  return (
    <section className={`one-column ${styles.part} ${styles.letters}`}>
      <h2>{title}</h2>
      <ul>
        {items.map((item, position) => (
          <li key={item.address} data-letter={newLetter(item.title, items[position - 1]?.title)}>
            <a href={item.address}>{item.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a title's first letter without its accent; undefined when the preceding title has the same one. */
export function newLetter(title: string, before?: string): string | undefined {
  const letter = letterOf(title);
  return before !== undefined && letterOf(before) === letter ? undefined : letter;
}

const letterOf = (title: string) => title.normalize("NFD").slice(0, 1).toUpperCase();

interface PictureCardsProps extends Pick<Widget<"doors">, "doors"> {
  isShelf?: boolean;
}

/** Renders cards for a few pages, each with its picture; publications as on a shelf, each with its own height. */
export function PictureCards({ doors, isShelf = false }: PictureCardsProps) {
  return (
    <ul className={isShelf ? styles.shelf : styles.doors}>
      {doors.map(({ title, summary, address, picture }) => {
        const image = picture && (
          <img
            src={plainAddress(picture)}
            width={240}
            height={150}
            alt=""
            loading="lazy"
            decoding="async"
          />
        );
        return (
          <li key={address}>
            <a href={address}>
              {isShelf ? <span className={`screen-only ${styles.place}`}>{image}</span> : image}
              {title}
            </a>
            {!isShelf && <p>{summary}</p>}
          </li>
        );
      })}
    </ul>
  );
}
