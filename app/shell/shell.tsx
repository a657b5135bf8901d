import { Outlet, useLocation } from "react-router";
import { MAIN_ID } from "../components/skip-link.tsx";
import { BreakingNews } from "../features/breaking-news/breaking-news.tsx";
import { CookieNotice } from "../features/cookie-consent/cookie-notice.tsx";
import { OfflinePlace } from "../features/offline/offline-place.tsx";
import { hydrateOnInteraction } from "../hydration/hydrate-on-interaction.tsx";
import { useStore } from "../state/create-store.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { Sidebar, useMenusOnTime } from "./menu/menu.tsx";
import { isPageCovered } from "./menu/mobile-menu.tsx";
import styles from "./shell.module.css";

const WaitingSidebar = hydrateOnInteraction(Sidebar);
const WaitingFooter = hydrateOnInteraction(Footer);

/** Main layout around every page under /app. A page that fails leaves the menus in place. */
export function Shell() {
  const { pathname } = useLocation();
  const isCovered = useStore(isPageCovered);
  useMenusOnTime();
  return (
    <div className={styles.wrapper}>
      <div aria-hidden="true" className={`screen-only ${styles.light}`} />
      <CookieNotice isCovered={isCovered} />
      <Header />
      <div className="as-is" inert={isCovered}>
        <OfflinePlace />
        <div className={`one-column ${styles.columns}`}>
          <WaitingSidebar />
          <div className={`one-column ${styles.place}`}>
            {/* Keyed by the address: a page's own state on screen goes with it. */}
            <main key={pathname} id={MAIN_ID} tabIndex={-1} className={`one-column ${styles.main}`}>
              <Outlet />
            </main>
          </div>
        </div>
        <WaitingFooter />
      </div>
      <BreakingNews />
    </div>
  );
}
