import { lazy, useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { IS_UNDER_MAINTENANCE } from "./features/maintenance/is-under-maintenance.ts";
import { clientOnly } from "./hydration/client-only.tsx";
import { removeStructuredData } from "./hydration/document-parts.tsx";
import { SCROLL_POSITIONS } from "./navigation/history-entry.ts";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";
import { useFocusOnNavigation } from "./navigation/use-focus-on-navigation.ts";

const PassingNotices = clientOnly(() => import("./shell/passing-notices.tsx"));
const Maintenance = lazy(() => import("./features/maintenance/maintenance.tsx"));

/** Common frame of every page, in the document and around the current page (site-map.ts). */
export function Site() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of the page that is left
  useEffect(() => removeStructuredData, [pathname]);
  if (IS_UNDER_MAINTENANCE) return <Maintenance />;
  return (
    <>
      <Outlet />
      <PassingNotices />
      <PageAnnouncer />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} />
    </>
  );
}
