import { useEffect } from "react";

/**
 * A page whose script does not load (hydration/failed-route-module.ts) is loaded whole if the server answers: most
 * likely there is a new version of the site. Until then, and without a network, the error page explains. This
 * happens once, because a page that is loaded does not ask for its script in this way again.
 */
export function useLoadOfNewVersion(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error && "isMissingModule" in error)) return;
    const { location } = window;
    fetch(location.href, { method: "HEAD" }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, [error]);
}
