import { useEffect } from "react";
import { useNavigate } from "react-router";
import { softLinkAround } from "./soft-link.ts";

/**
 * Makes the plain links inside prose (HTML that React did not render) move between pages without
 * reloading, as <Link> does. One listener for the whole document.
 */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = softLinkAround(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

/** A click that no one has handled and that does not ask for a new tab or a download. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}
