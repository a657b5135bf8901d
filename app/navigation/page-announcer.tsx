import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusMain } from "../components/skip-link.tsx";

/** Moves the focus and announces the title as a page load would; in a layout effect, so that no key is lost before. */
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
