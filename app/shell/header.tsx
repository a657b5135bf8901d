import { navigation, site } from "virtual:site-data";
import { Link } from "react-router";
import { visibleItems } from "../navigation/menu-items.ts";
import { useNow } from "../time/clock.ts";
import styles from "./header.module.css";
import { Menu } from "./menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** The name of the shrine, the top bar and, on small windows, the hamburger. */
export function Header() {
  const items = visibleItems(navigation.topBar, useNow());
  return (
    <header className={styles.header}>
      <Link to="/app/realhome" className={styles.name}>
        {site.fullName}
      </Link>
      <nav aria-label="Principale" className={styles.topBar}>
        <Menu items={items} orientation="horizontal" />
      </nav>
      <MobileMenu />
    </header>
  );
}
