import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import styles from "./link-groups.module.css";

export interface LinkGroup {
  title: string;
  picture?: Thumbnail | undefined;
  items: readonly { title: string; address: string; note?: string | undefined }[];
}

/** Renders a scannable index: titles in groups, each with a line that helps to choose. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ title, picture, items }) => (
    <section key={title} className={styles.group}>
      <h2>
        {picture && <ThumbnailImage picture={picture} />}
        {title}
      </h2>
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
