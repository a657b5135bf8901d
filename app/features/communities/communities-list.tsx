import type { Community } from "../../content.server/communities/communities.ts";
import styles from "./communities-list.module.css";

/** The communities of a country, each with its feast. */
export function CommunitiesList({ communities }: { communities: readonly Community[] }) {
  return (
    <section aria-labelledby="le-comunita" className={styles.list}>
      <h2 id="le-comunita">Le comunità</h2>
      <ul>
        {communities.map(({ title, address, feast }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            {feast && <p>La festa: {feast}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
