import styles from "./link-groups.module.css";

export interface LinkGroup {
  id?: string;
  /** Heading of the group; missing when the page has a single group. */
  title?: string | undefined;
  items: readonly { title: string; address: string; note?: string | undefined }[];
}

/** Renders a scannable index: titles in groups, each with a line that helps to choose. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ id, title, items }) => (
    <section key={title ?? ""} id={id} className={styles.group}>
      {title && <h2>{title}</h2>}
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
