import { useEffect } from "react";
import { MissingScript } from "../../screens.ts";
import { OFFLINE_PAGE } from "./names.ts";

/**
 * Leads from a page that did not come to those that are kept. One whose script did not come is loaded whole if the server
 * answers, for there is a new version then: once, as a loaded page asks for its script in another way.
 */
export function MissingPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (!(error instanceof MissingScript)) return;
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
