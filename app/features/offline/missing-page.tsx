import { useEffect } from "react";
import { MissingScript } from "../../navigation/page-store.ts";
import { OFFLINE_PAGE } from "./names.ts";

/**
 * In the place of a page that did not come: the way to those that are kept. A page whose script did not come is
 * loaded whole if the server answers: most likely there is a new version of the site. This happens once, because a
 * page that is loaded does not ask for its script in this way again.
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
