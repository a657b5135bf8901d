import { navigation } from "virtual:site-data";
import { visibleItems } from "../../navigation/menu-items.ts";
import { useNow } from "../../time/clock.ts";
import { Menu } from "./menu.tsx";
import styles from "./top-bar.module.css";

/** Main navigation of windows that are not compact. */
export function TopBar() {
  const items = visibleItems(navigation.topBar, useNow());
  return (
    <nav aria-label="Principale" className={styles.topBar}>
      <Menu items={items} orientation="horizontal" />
    </nav>
  );
}
