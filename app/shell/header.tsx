import { navigation } from "virtual:site-data";
import { DarkModeToggle } from "../features/dark-mode/dark-mode-toggle.tsx";
import { SaintPlace } from "../features/saint-of-the-day/saint-place.tsx";
import { visibleItems } from "../navigation/menu-items.ts";
import { useNow } from "../time/clock.ts";
import styles from "./header.module.css";
import { Menu } from "./menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchLink } from "./search-link.tsx";
import { useHeaderHidden } from "./use-header-hidden.ts";
import { Wordmark } from "./wordmark.tsx";

/** The name of the shrine, the top bar, the search, the theme, the saint of the day; on small windows, instead, the hamburger. */
export function Header() {
  const items = visibleItems(navigation.topBar, useNow());
  const hidden = useHeaderHidden();
  return (
    <header className={styles.header} data-hidden={hidden}>
      <Wordmark />
      <nav aria-label="Principale" className={styles.topBar}>
        <Menu items={items} orientation="horizontal" />
      </nav>
      <div className={styles.tools}>
        <SearchLink />
        <DarkModeToggle />
        <MobileMenu />
      </div>
      <div className={styles.saint}>
        <SaintPlace />
      </div>
    </header>
  );
}
