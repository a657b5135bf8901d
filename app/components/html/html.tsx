import { useMemo } from "react";
import { trustedHtml } from "../../security/trusted-types.ts";

interface HtmlProps {
  html: string;
  /** By what name the page's data have it, if the document holds it instead of them (hydration/boot-data.ts). */
  name?: string;
  /** Without one, what is in the element stands as if the element were not there. */
  className?: string;
}

/** Reader views look for classes that say so, and not for what closes the page (tests/budgets/every-page.spec.ts). */
const classOf = (name?: string) => (name === "closing" ? "as-is" : "text as-is");

/** A part of a page that nothing in the browser changes, as HTML that was made while building. */
export function Html({ html, name, className = classOf(name) }: HtmlProps) {
  // From a division they take away parts with links.
  const Part = className.startsWith("prose") ? "section" : "div";
  // The same object as long as the HTML is the same: React would set another one anew.
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
