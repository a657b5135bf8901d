import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusMain } from "../components/skip-link.tsx";

/**
 * Does after client-side navigation what a page load would: moves the focus to the main element, where screen readers read
 * and the next Tab starts, and announces the title. In a layout effect, so that no key is lost before.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);
  const [title, setTitle] = useState("");
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    focusMain();
    setTitle(document.title);
    // What search engines are told of the page that was left.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
