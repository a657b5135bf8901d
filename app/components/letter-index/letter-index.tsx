import styles from "./letter-index.module.css";

interface LetterIndexProps {
  title: string;
  /** Sorted alphabetically. */
  items: readonly { title: string; address: string }[];
}

/** Lists items from A to Z in columns, with each letter at its first entry. */
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

/** Returns a title's first letter without its accent; undefined when the preceding title has the same one. */
export function newLetter(title: string, before?: string): string | undefined {
  const letter = letterOf(title);
  return before !== undefined && letterOf(before) === letter ? undefined : letter;
}

const letterOf = (title: string) => title.normalize("NFD").slice(0, 1).toUpperCase();
