import { use } from "react";
import { useLocation } from "react-router";
import { usePages } from "./pages.ts";
import { withoutSlash } from "./without-slash.ts";

/** The page at the present address. Where it still has to come, React keeps the one on screen until then. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { Screen, props } = use(usePages().read(withoutSlash(pathname)));
  return <Screen {...props} />;
}
