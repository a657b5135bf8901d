import type { DataRouter } from "react-router";
import { internalLinkAround } from "./internal-link.ts";

/**
 * Hands the links of the whole document to the router: those of React and those in prepared HTML are plain links alike.
 * @returns a function that stops it
 */
export function followLinks(router: DataRouter): () => void {
  function onClick(event: MouseEvent) {
    const link = internalLinkAround(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = link.url;
    void router.navigate(pathname + search + hash);
  }
  // Further out than React's listeners, whose components may have prevented the click.
  window.addEventListener("click", onClick);
  return () => window.removeEventListener("click", onClick);
}

/** Returns whether a click is not handled yet, and does not ask for a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}
