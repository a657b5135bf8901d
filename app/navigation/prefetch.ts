import { type DataRouter, matchRoutes } from "react-router";
import { internalLinkAround } from "./internal-link.ts";
import { prefetchPageData } from "./page-data.ts";

/** Milliseconds that a pointer has to rest on a link: one that crosses a list intends none of them. */
const DWELL = 80;

/** Returns whether a speculative prefetch is cheap: not on connections that are metered or slow. */
function isPrefetchCheap(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData !== true &&
    connection?.type !== "cellular" &&
    !connection?.effectiveType?.includes("2g")
  );
}

/** Prefetches the page of a link on pointer dwell, touch or keyboard focus. */
export function prefetchOnIntent(router: DataRouter, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let last: string | undefined;
  function onIntent({ target, type }: Event) {
    clearTimeout(timer);
    const pathname = internalLinkAround(target)?.url.pathname;
    if (!pathname || pathname === last || pathname === window.location.pathname) return;
    if (!isPrefetchCheap()) return;
    const prefetch = () => {
      last = pathname;
      // Script and data in parallel.
      const route = matchRoutes(router.routes, pathname)?.at(-1)?.route;
      if (typeof route?.lazy === "object") route.lazy.Component?.()?.catch(() => undefined);
      if (route?.loader) void prefetchPageData(pathname);
    };
    timer = setTimeout(prefetch, type === "pointerover" ? DWELL : 0);
  }
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(sign, onIntent, { passive: true, signal });
  }
}
