import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../components/skip-link.tsx";

/**
 * After a soft navigation, moves the focus to the new page's main element, as loading a page would:
 * a screen reader then reads the new page, and the next Tab starts from there. In a layout effect: no key may go
 * astray between a page and its focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
