import { useEffect } from "react";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { MissingFile } from "../../screens.ts";

/**
 * Leads from a page that failed to load to the cached ones. If its script failed but the server responds (a new
 * version), reloads it in full: once, as a full load requests it in another way.
 */
export function MissingPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (!(error instanceof MissingFile)) return;
    const { location } = window;
    fetch(location.href, { method: "HEAD" }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, [error]);
  const isKept = Boolean(globalThis.navigator?.serviceWorker?.controller);
  if (!isKept) return null;
  return (
    <p role="status">
      Questa pagina non c’è: <a href={OFFLINE_PAGE}>ecco quelle conservate</a>
    </p>
  );
}
