/** Storage key of the router's scroll positions by the keys of history entries, kept as long as the tab is open. */
export const SCROLL_POSITIONS = "scroll-positions";

/**
 * Gives keys to the history entries that the browser creates itself, for loaded pages and anchors: the router restores
 * scroll by key, but has a single one for all of them, and saves the position only after Firefox has scrolled to the anchor.
 */
export function prepareNativeEntries(): void {
  if (!giveKey()) restoreScroll();
  let lastTop = window.scrollY;
  window.addEventListener("scroll", () => {
    lastTop = window.scrollY;
  });
  window.addEventListener("popstate", () => {
    if (giveKey()) window.scrollTo(0, lastTop);
  });
  // Safari shows a page from its back-forward cache at the top.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.scrollTo(0, lastTop);
  });
}

/** Gives the current entry a key of its own; returns whether it had none. */
function giveKey(): boolean {
  const { history } = window;
  if (history.state?.key) return false;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, "");
  return true;
}

/** Restores the scroll position of a page reloaded by going back, if the browser has not: Firefox does not. */
function restoreScroll(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
    if (window.scrollY === 0) window.scrollTo(0, positions[window.history.state.key]);
  } catch {
    // Denied or malformed: the page begins at its top.
  }
}
