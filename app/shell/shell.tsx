import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { MAIN_ID } from "../components/skip-link.tsx";
import { BreakingNews } from "../features/breaking-news/breaking-news.tsx";
import { CookieNotice } from "../features/cookie-consent/cookie-notice.tsx";
import { OfflinePlace } from "../features/offline/offline-place.tsx";
import { latePart } from "../hydration/late-part.tsx";
import { waitingPart } from "../hydration/waiting-part.tsx";
import { useStore } from "../state/create-store.ts";
import { isPageCovered } from "./covered-page.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { usePageTransition } from "./page-transition/use-page-transition.ts";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { useMenusOnTime } from "./use-menus-on-time.ts";

const PassingNotices = latePart(() => import("./passing-notices.tsx"));
const WaitingSidebar = waitingPart(Sidebar);
const WaitingFooter = waitingPart(Footer);

/** The main layout: what surrounds every page under /app. A broken page leaves the menus in place. */
export function Shell() {
  const { key, pathname } = useLocation();
  const place = usePageTransition(pathname);
  const isCovered = useStore(isPageCovered, false);
  useMenusOnTime();
  return (
    <div className={styles.wrapper}>
      <div aria-hidden="true" className={styles.light} />
      <div className="as-is" inert={isCovered}>
        <CookieNotice />
      </div>
      <Header />
      <div className="as-is" inert={isCovered}>
        <OfflinePlace />
        <div className={styles.columns}>
          <WaitingSidebar />
          <div ref={place} className={styles.place}>
            {/* What a page has on screen of its own goes with its address. */}
            <main key={pathname} id={MAIN_ID} tabIndex={-1} className={styles.main}>
              <ErrorBoundary key={key} fallback={(error) => <ErrorPage error={error} />}>
                <Outlet />
              </ErrorBoundary>
            </main>
          </div>
        </div>
        <WaitingFooter />
        <PassingNotices />
      </div>
      <BreakingNews />
    </div>
  );
}
