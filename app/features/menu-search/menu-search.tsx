import { navigation } from "virtual:site-data";
import { useId, useState } from "react";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { allLinks, visibleItems } from "../../navigation/menu-items.ts";
import { useNow } from "../../time/clock.ts";
import styles from "./menu-search.module.css";

/** All entries of the menu; once React has taken over, a field narrows them down. */
export function MenuSearch() {
  const now = useNow();
  const links = allLinks(visibleItems([...navigation.topBar, ...navigation.sidebar], now));
  const [query, setQuery] = useState("");
  const hydrated = useHydrated();
  const fieldId = useId();
  const found = links.filter((link) => simplify(link.label).includes(simplify(query)));
  return (
    <search className={styles.search}>
      <h2>Cerca nel menu</h2>
      <div className={styles.field} data-usable={hydrated}>
        <label htmlFor={fieldId}>Che cosa cercavate?</label>
        <input
          id={fieldId}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {query && `${found.length} voci trovate`}
      </p>
      <ul>
        {found.map((link) => (
          <li key={link.address}>
            <a href={link.address}>{link.label}</a>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>Nessuna voce del menu contiene «{query}».</p>}
    </search>
  );
}

/** Lower case without accents, so that "perù" and "Peru" find each other. */
function simplify(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
