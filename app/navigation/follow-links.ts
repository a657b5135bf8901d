import type { DataRouter } from "react-router";
import { internalLinkAround } from "./internal-link.ts";

/**
 * Hands the links of the whole document to the router: those of React and those of prepared HTML are plain links alike.
 * @returns how to stop
 */
export function followLinks(router: DataRouter): () => void {
  function onClick(event: MouseEvent) {
    const link = internalLinkAround(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = link.url;
    void router.navigate(pathname + search + hash);
  }
  // Further out than React listens, whose components may have prevented it.
  window.addEventListener("click", onClick);
  return () => window.removeEventListener("click", onClick);
}

/** Whether no one has handled a click, and it asks for no new tab. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}
