import { navigation } from "virtual:site-data";
import { visibleItems } from "../navigation/menu-items.ts";
import { useNow } from "../time/clock.ts";
import { Menu } from "./menu.tsx";
import styles from "./sidebar.module.css";

/** The side navigation of windows wider than 990px. */
export function Sidebar() {
  const items = visibleItems(navigation.sidebar, useNow());
  return (
    <nav aria-label="Laterale" className={styles.sidebar}>
      <Menu items={items} orientation="vertical" />
    </nav>
  );
}
