import { useEffect } from "react";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { MissingFile } from "../../screens.ts";

/**
 * Leads from a page that did not come to those that are kept. One whose script or data did not come is loaded whole if the
 * server answers, for there is a new version then, or a blocker: once, as a loaded page asks for them in another way.
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
  if (!isKept()) return null;
  return (
    <p role="status">
      Questa pagina non c’è: <a href={OFFLINE_PAGE}>ecco quelle conservate</a>
    </p>
  );
}

/** Whether this browser keeps pages for when there is no network. */
const isKept = () => Boolean(globalThis.navigator?.serviceWorker?.controller);
