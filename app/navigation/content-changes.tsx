import { useEffect } from "react";
import { useOpenPage } from "./use-open-page.ts";

/** What the development server says when a text has changed (scripts/development-pages.ts). */
const CONTENT_CHANGED = "content-changed";

/** While developing, brings the page on screen anew when something in content/ has changed. */
export function ContentChanges() {
  const openPage = useOpenPage();
  useEffect(() => {
    const bringAnew = () => {
      const { pathname, search, hash } = window.location;
      void openPage(pathname + search + hash, { replace: true });
    };
    import.meta.hot?.on(CONTENT_CHANGED, bringAnew);
    return () => import.meta.hot?.off(CONTENT_CHANGED, bringAnew);
  }, [openPage]);
  return null;
}
