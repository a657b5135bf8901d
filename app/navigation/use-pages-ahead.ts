import { useEffect } from "react";
import { usePages } from "./pages.ts";
import { softLinkAround } from "./soft-link.ts";
import { withoutSlash } from "./without-slash.ts";

interface ConnectionNavigator extends Navigator {
  connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}

/** Whether fetching a page that may not be opened costs nobody anything: not where data are counted or slow. */
function isFetchingAheadCheap(): boolean {
  const { connection } = navigator as ConnectionNavigator;
  return (
    connection?.saveData !== true &&
    connection?.type !== "cellular" &&
    !connection?.effectiveType?.includes("2g")
  );
}

/** Fetches ahead the page whose link a pointer, a finger or the keyboard has reached. */
export function usePagesAhead(): void {
  const pages = usePages();
  useEffect(() => {
    const ending = new AbortController();
    function onIntent({ target }: Event) {
      const link = softLinkAround(target);
      const pathname = link && withoutSlash(link.pathname);
      if (!pathname || pathname === withoutSlash(window.location.pathname)) return;
      if (isFetchingAheadCheap()) pages.fetchAhead(pathname);
    }
    for (const sign of ["pointerover", "touchstart", "focusin"]) {
      document.addEventListener(sign, onIntent, { passive: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, [pages]);
}
