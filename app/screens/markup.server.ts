import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders part of a page to static HTML. Its sources never reach the browser, neither as script nor as data. */
export function markup(part: ReactNode): string {
  return renderToStaticMarkup(part);
}
