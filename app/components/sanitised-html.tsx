import { useEffect, useState } from "react";

/** HTML that came over the net, sanitised in the browser; the sanitiser is fetched only where it is used. */
export function SanitisedHtml({ html }: { html: string }) {
  const [clean, setClean] = useState("");

  useEffect(() => {
    let isCurrent = true;
    import("./sanitise-html.ts").then(
      ({ sanitiseHtml }) => {
        if (isCurrent) setClean(sanitiseHtml(html));
      },
      // Without the sanitiser nothing of the text may be shown.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  if (!clean) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by sanitise-html.ts
    <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
