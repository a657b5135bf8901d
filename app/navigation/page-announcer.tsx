import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Announces the title of the new page to screen readers after client-side navigation, as a page load would. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
