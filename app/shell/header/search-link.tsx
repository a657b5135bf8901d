import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import styles from "./search-link.module.css";

/** Links the search: a lens, with its name where there is room. */
export function SearchLink() {
  return (
    <MenuAnchor path={SEARCH_PAGE} aria-label="Cerca" className={styles.search}>
      <Icon name="search" />
      <span className={styles.name}>Cerca</span>
    </MenuAnchor>
  );
}
