import { trustedHtml } from "../security/trusted-types.ts";

/** The same at every rendering: React sets the HTML of an element anew whenever another object comes. */
const NOTHING = trustedHtml("");

interface HtmlProps {
  html: string | undefined;
  /** Without one, what is in the element stands as if the element were not there. */
  className?: string;
}

/**
 * A part of a page that nothing in the browser changes, as HTML that was made while building.
 *
 * It travels once: the prerendered page holds it, and its data do not. While hydrating, `html` is therefore undefined
 * and the server's DOM is kept; on every later page the data bring it (docs/decisions/0004-hydration.md).
 */
export function Html({ html, className = "as-is" }: HtmlProps) {
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, and looked through again here
      dangerouslySetInnerHTML={{ __html: html === undefined ? NOTHING : trustedHtml(html) }}
    />
  );
}
