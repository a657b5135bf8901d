import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { FilePath } from "../api.ts";

/** An address of the desk, "#/apri/hours.yaml?campo=periodi.0.al": the page, what it opens, and what is asked of it. */
export interface Route {
  hash: string;
  page: string;
  name: string;
  asks: URLSearchParams;
}

/** Parses the fragment of an address. */
function readRoute(hash: string): Route {
  const [way = "", asks = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...name] = way.split("/").map(decodeURIComponent);
  return { hash, page, name: name.join("/"), asks: new URLSearchParams(asks) };
}

/** Returns the address at which a file is opened; requests without a value are left out. */
export function fileHref(path: FilePath, asks: Record<string, unknown> = {}): string {
  const said = Object.entries(asks).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return `#/apri/${path}${said.length > 0 ? `?${new URLSearchParams(said)}` : ""}`;
}

/** Asks whether the editor may leave the page by a link, by the back button or by an address. */
let mayLeave = () => true;

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

/** Navigates to an address of the desk in place of the present one, where nothing is left to come back to. */
export function go(href: string): void {
  window.history.replaceState(null, "", href);
  window.dispatchEvent(new Event("hashchange"));
}

/** Takes a request out of the address without navigating, unless the editor is already elsewhere. */
export function forget(asked: Route, rest: string): void {
  if (window.location.hash === asked.hash) window.history.replaceState(null, "", rest);
}

const QUESTION = "Quello che avete scritto non è ancora salvato. Andare via lo stesso?";

/** Asks for confirmation before the desk is closed, or another page opened, with unsaved changes. */
export function useLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: Event) => event.preventDefault();
    mayLeave = () => window.confirm(QUESTION);
    window.addEventListener("beforeunload", stay);
    return () => {
      mayLeave = () => true;
      window.removeEventListener("beforeunload", stay);
    };
  }, [isUnsaved]);
}
