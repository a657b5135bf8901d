import { useEffect } from "react";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { MissingFile } from "../../screens.ts";

/** Leads from a page that failed to the cached ones. If only its script is missing, loads it in full: another way to ask. */
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
