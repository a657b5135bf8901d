import { createPath, type DataRouter } from "react-router";
import { internalLinkAround } from "./internal-link.ts";

/** Hands the links of the whole document to the router: those of React and those in prepared HTML are plain links alike. */
export function followLinks(router: DataRouter, signal: AbortSignal): void {
  function onClick(event: MouseEvent) {
    const link = internalLinkAround(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const address = createPath(link.url);
    // As browsers do: a link to where one is adds nothing to the history.
    void router.navigate(address, { replace: address === createPath(window.location) });
  }
  // Further out than React's listeners, whose components may have prevented the click.
  window.addEventListener("click", onClick, { signal });
}

/** Returns whether a click is not handled yet, and does not ask for a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}
