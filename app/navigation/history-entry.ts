/** Where the router keeps scroll positions by the keys of entries, as long as the tab is open. */
export const SCROLL_POSITIONS = "scroll-positions";

/**
 * Gives keys to the entries that the browser makes itself, for loaded pages and anchors: the router, which restores scroll
 * positions by key, has one for all of them, and saves the place when Firefox has scrolled to the anchor.
 */
export function prepareNativeEntries(): void {
  if (!giveKey()) restoreScroll();
  let lastTop = window.scrollY;
  window.addEventListener(
    "scroll",
    () => {
      lastTop = window.scrollY;
    },
    { passive: true },
  );
  window.addEventListener("popstate", () => {
    if (giveKey()) window.scrollTo(0, lastTop);
  });
}

/** Gives the present entry a key of its own; says whether it had none. */
function giveKey(): boolean {
  const { history } = window;
  if (history.state?.key) return false;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, "");
  return true;
}

/** Goes where a page was left that is loaded anew by the way back, if the browser has not: Firefox does not. */
function restoreScroll(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
    const top = positions[window.history.state.key];
    if (window.scrollY === 0 && top > 0) window.scrollTo(0, top);
  } catch {
    // Denied, or rubbish: the page begins at its top.
  }
}
