import { useEffect, useState } from "react";

/**
 * Sanitises HTML that came over the net, in the browser. Undefined until the sanitiser has come, which is fetched only where
 * it is used.
 */
export function useSanitised(html: string): string | undefined {
  const [clean, setClean] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    import("./sanitise-html.ts").then(
      ({ sanitiseHtml }) => {
        if (isCurrent) setClean(sanitiseHtml(html));
      },
      // Without the sanitiser nothing of the text may be shown.
      () => setClean(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return clean;
}

/** Such HTML on the page. */
export function SanitisedHtml({ html, id }: { html: string; id?: string }) {
  const clean = useSanitised(html);
  if (!clean) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by sanitise-html.ts
    <div id={id} className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
