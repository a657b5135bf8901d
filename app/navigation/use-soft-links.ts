import { useEffect } from "react";
import { softLinkAround } from "./soft-link.ts";
import { useOpenPage } from "./use-open-page.ts";

/**
 * Makes all links between pages of this site move without reloading: those of React and those of the texts, which
 * are plain links alike. One listener for the whole document.
 */
export function useSoftLinks(): void {
  const openPage = useOpenPage();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = softLinkAround(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void openPage(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [openPage]);
}

/** A click that no one has handled and that does not ask for a new tab or a download. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}
