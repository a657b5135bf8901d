import { useMemo, useSyncExternalStore } from "react";
import { hrefOf, type Route, readRoute } from "./route.ts";

/** Asks whether the editor may leave the page by a link, by the back button or by an address. */
let mayLeave = () => true;

/** Asks a question before every navigation. @returns the function that removes the guard */
export function guardLeaving(question: () => boolean): () => void {
  mayLeave = question;
  return () => {
    mayLeave = () => true;
  };
}

function follow(tell: () => void): () => void {
  const move = ({ isTrusted, oldURL }: HashChangeEvent) => {
    // The desk's own navigation is not guarded.
    if (!isTrusted || mayLeave()) tell();
    else window.history.pushState(null, "", new URL(oldURL).hash);
  };
  window.addEventListener("hashchange", move);
  return () => window.removeEventListener("hashchange", move);
}

/** Returns the current route, from the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => window.location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}

/** Navigates to a route. */
export function go(route: Route): void {
  window.history.pushState(null, "", hrefOf(route));
  window.dispatchEvent(new Event("hashchange"));
}

/**
 * Removes a request from the address without navigating.
 * @param asked the route with the request; nothing happens if the editor has already navigated away
 * @param rest the same file without the request
 */
export function forget(asked: Route, rest: Route): void {
  if (hrefOf(readRoute(window.location.hash)) !== hrefOf(asked)) return;
  window.history.replaceState(null, "", hrefOf(rest));
}
