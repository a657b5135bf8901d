import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Wordmark } from "../../components/wordmark/wordmark.tsx";
import { DarkModeToggle } from "../../features/dark-mode/dark-mode.tsx";
import { SaintPlace } from "../../features/saint-of-the-day/saint-place.tsx";
import { hydrateOnInteraction } from "../../hydration/hydrate-on-interaction.tsx";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import { useStore } from "../../state/create-store.ts";
import { TopBar } from "../menu/menu.tsx";
import { isPageCovered, MobileMenu } from "../menu/mobile-menu.tsx";
import styles from "./header.module.css";
import { useHeaderHidden } from "./use-header-hidden.ts";

const WaitingTopBar = hydrateOnInteraction(TopBar);

/** Header with wordmark, top bar, search, theme and saint of the day; on small windows with the hamburger instead. */
export function Header() {
  const isHidden = useHeaderHidden();
  const isMenuOpen = useStore(isPageCovered);
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

/** Links the search: a lens, with its name where there is room. */
function SearchLink() {
  return (
    <MenuAnchor path={SEARCH_PAGE} aria-label="Cerca" className={styles.search}>
      <Icon name="search" />
      <span className={styles.label}>Cerca</span>
    </MenuAnchor>
  );
}
