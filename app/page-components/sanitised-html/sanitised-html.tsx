import { useEffect, useState } from "react";

/** Sanitises HTML from the network in the browser; undefined until the sanitiser, loaded only where it is used, is ready. */
export function useSanitised(html: string): string | undefined {
  const [clean, setClean] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    import("./sanitise-html.ts").then(
      ({ sanitiseHtml }) => {
        if (isCurrent) setClean(sanitiseHtml(html));
      },
      // Without the sanitiser none of the text may be shown.
      () => setClean(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return clean;
}

export function SanitisedHtml({ html, id }: { html: string; id?: string }) {
  const clean = useSanitised(html);
  if (!clean) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by sanitise-html.ts
    <div id={id} className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
