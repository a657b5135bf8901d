import { useMemo, useSyncExternalStore } from "react";
import { hrefOf, type Route, readRoute } from "./route.ts";

/** Asks whether an editor may go elsewhere, by a link, back or by an address. */
let mayLeave = () => true;

/** Puts a question before every way elsewhere. @returns what takes it away again */
export function guardLeaving(question: () => boolean): () => void {
  mayLeave = question;
  return () => {
    mayLeave = () => true;
  };
}

function follow(tell: () => void): () => void {
  const move = ({ isTrusted, oldURL }: HashChangeEvent) => {
    // Where the desk goes itself is not asked about.
    if (!isTrusted || mayLeave()) tell();
    else window.history.pushState(null, "", new URL(oldURL).hash);
  };
  window.addEventListener("hashchange", move);
  return () => window.removeEventListener("hashchange", move);
}

/** Where somebody is, by the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => window.location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}

/** Goes elsewhere. */
export function go(route: Route): void {
  window.history.pushState(null, "", hrefOf(route));
  window.dispatchEvent(new Event("hashchange"));
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
