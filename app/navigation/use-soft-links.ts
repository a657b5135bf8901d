import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Makes the plain links inside prose (HTML that React did not render) move between pages without
 * reloading, as <Link> does. One listener for the whole document.
 */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isPlainClick(event) || !isSoft(link)) return;
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

/** Pages of this site; anchors of the same page are left to the browser. */
function isSoft(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    (link.pathname === "/" || link.pathname.startsWith("/app/")) &&
    (link.pathname !== window.location.pathname || link.hash === "")
  );
}
