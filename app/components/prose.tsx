import { trustedHtml } from "../security/trusted-types.ts";

/** The same at every rendering: React sets the HTML of an element anew whenever another object comes. */
const NOTHING = trustedHtml("");

/**
 * A text from the content folder, as HTML that was sanitised while building.
 *
 * The text travels once: the prerendered page holds it, and its loader data does not. While hydrating,
 * `html` is therefore undefined and the server's DOM is kept; on every later page the data brings it
 * (docs/decisions/0004-hydration.md).
 */
export function Prose({ html, className }: { html: string | undefined; className?: string }) {
  return (
    <div
      className={className ? `prose ${className}` : "prose"}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by app/content.server/markdown.ts, and again here
      dangerouslySetInnerHTML={{ __html: html === undefined ? NOTHING : trustedHtml(html) }}
    />
  );
}
