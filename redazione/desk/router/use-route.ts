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

/** Takes from the address what it has asked for, without going anywhere. */
export function forget(route: Route): void {
  window.history.replaceState(null, "", hrefOf(route));
}
