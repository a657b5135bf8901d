import { useMemo, useSyncExternalStore } from "react";
import { hrefOf, type Route, readRoute } from "./route.ts";

function follow(tell: () => void): () => void {
  window.addEventListener("hashchange", tell);
  return () => window.removeEventListener("hashchange", tell);
}

/** Where somebody is, by the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => window.location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}

/** Goes elsewhere. */
export function go(route: Route): void {
  window.location.hash = hrefOf(route);
}

/**
 * Takes from the address what it has asked for, without going anywhere.
 * @param asked The route that asked: somebody who is on the way elsewhere is left alone
 * @param rest The same file, without what was asked for
 */
export function forget(asked: Route, rest: Route): void {
  if (hrefOf(readRoute(window.location.hash)) !== hrefOf(asked)) return;
  window.history.replaceState(null, "", hrefOf(rest));
}
