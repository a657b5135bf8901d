import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { MAIN_ID } from "../components/skip-link.tsx";
import { BreakingNews } from "../features/breaking-news/breaking-news.tsx";
import { CookieNotice } from "../features/cookie-consent/cookie-notice.tsx";
import { OfflinePlace } from "../features/offline/offline-place.tsx";
import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import type { Route } from "./+types/shell";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageTransition } from "./page-transition/page-transition.tsx";
import { PendingPage } from "./pending-page.tsx";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

/** The main layout: what surrounds every page under /app (specification, section 2). */
export default function Shell() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

/** The error page of this tree: a broken page leaves the menus in place. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Surroundings>
      <ErrorPage error={error} />
    </Surroundings>
  );
}

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrapper}>
      <div aria-hidden="true" className={styles.light} />
      <Header />
      <OfflinePlace />
      <div className={styles.columns}>
        <Sidebar />
        <PageTransition>
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </PageTransition>
      </div>
      <Footer />
      <CookieNotice />
      <BreakingNews />
      <PendingPage />
      <RotateHint />
    </div>
  );
}
