import { lazy } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { clientOnly } from "./hydration/client-only.tsx";
import { SCROLL_POSITIONS } from "./navigation/history-entry.ts";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";

const PassingNotices = clientOnly(() => import("./shell/passing-notices.tsx"));
const Maintenance = lazy(() => import("./features/maintenance/maintenance.tsx"));

/** Replaces every page by the maintenance screen; fixed to off (docs/behaviour.md, "Maintenance"). */
const IS_UNDER_MAINTENANCE: boolean = false;

/** Common frame of every page, in the document and around the current page (site-map.ts). */
export function Site() {
  if (IS_UNDER_MAINTENANCE) return <Maintenance />;
  return (
    <>
      <Outlet />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} />
      {/* After the scroll is restored: pictures grow where they are then, and the focus leaves it alone. */}
      <PassingNotices />
      <PageAnnouncer />
    </>
  );
}
