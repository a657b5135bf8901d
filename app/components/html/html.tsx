import { useMemo } from "react";
import { trustedHtml } from "../../security/trusted-types.ts";

interface HtmlProps {
  html: string;
  /** Key of this HTML in the page's data, when it is read from the document instead (hydration/boot-data.ts). */
  name?: string;
  /** When missing, the content is laid out as if the wrapper were not there. */
  className?: string;
}

/** Returns the class that reader views look for, except for the page's closing part (tests/budgets/every-page.spec.ts). */
const classOf = (name?: string) => (name === "closing" ? "as-is" : "text as-is");

/** Renders a static part of a page from HTML made at build time. */
export function Html({ html, name, className = classOf(name) }: HtmlProps) {
  // Reader views strip parts with links from a <div>.
  const Part = className.startsWith("prose") ? "section" : "div";
  // Memoised by the HTML: React would set the content again for a new object.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <Part
      className={className}
      data-html={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build
      dangerouslySetInnerHTML={inner}
    />
  );
}
