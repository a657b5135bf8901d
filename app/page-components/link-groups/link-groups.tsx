import styles from "./link-groups.module.css";

export interface LinkGroup {
  title: string;
  items: readonly { title: string; address: string; note?: string | undefined }[];
}

/** Renders a scannable index: titles in groups, each with a line that helps to choose. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ title, items }) => (
    <section key={title} className={`quiet-links one-column ${styles.group}`}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.address}>
            <a href={item.address}>{item.title}</a>
            {item.note && <p>{item.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
