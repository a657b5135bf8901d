import styles from "./letter-index.module.css";

interface LetterIndexProps {
  title: string;
  /** In alphabetical order. */
  items: readonly { title: string; address: string }[];
}

/** A list from A to Z, in columns, with each letter where it begins. */
export function LetterIndex({ title, items }: LetterIndexProps) {
  return (
    <section className={styles.index}>
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

/** The first letter of a title, without its accent; undefined where the one before has the same. */
export function newLetter(title: string, before?: string): string | undefined {
  const letter = letterOf(title);
  return before !== undefined && letterOf(before) === letter ? undefined : letter;
}

const letterOf = (title: string) => title.normalize("NFD").slice(0, 1).toUpperCase();
