import { DarkModeToggle } from "../../features/dark-mode/dark-mode-toggle.tsx";
import { SaintPlace } from "../../features/saint-of-the-day/saint-place.tsx";
import { hydrateOnInteraction } from "../../hydration/hydrate-on-interaction.tsx";
import { useStore } from "../../state/create-store.ts";
import { isPageCovered } from "../covered-page.ts";
import { MobileMenu } from "../menu/mobile-menu.tsx";
import { TopBar } from "../menu/top-bar.tsx";
import styles from "./header.module.css";
import { SearchLink } from "./search-link.tsx";
import { useHeaderHidden } from "./use-header-hidden.ts";
import { Wordmark } from "./wordmark.tsx";

const WaitingTopBar = hydrateOnInteraction(TopBar);

/** Header with wordmark, top bar, search, theme and saint of the day; on small windows with the hamburger instead. */
export function Header() {
  const isHidden = useHeaderHidden();
  const isMenuOpen = useStore(isPageCovered, false);
  return (
    <header className={styles.header} data-hidden={isHidden && !isMenuOpen}>
      <Wordmark />
      <WaitingTopBar />
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
