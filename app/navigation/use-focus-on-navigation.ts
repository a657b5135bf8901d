import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusMain } from "../components/skip-link.tsx";

/**
 * Moves the focus to the main element of a new page, as a page load would: screen readers read it, and the next Tab starts
 * there. In a layout effect, so that no key is lost between a page and its focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    focusMain();
  }, [pathname]);
}
