import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Part of a page as HTML. What it is made of never reaches the browser: neither as script nor as data. */
export function markup(part: ReactNode): string {
  return renderToStaticMarkup(part);
}
