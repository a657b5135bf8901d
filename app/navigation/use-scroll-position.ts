import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

/** Where the positions outlive a reload, as long as the tab is open (docs/behaviour.md, "What browsers keep"). */
const KEY = "scroll-positions";

/** Pixels from the top, by the key of each entry of the history. */
type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "{}") ?? {}) as Positions;
  } catch {
    return {};
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Denied or full: a page that is loaded again begins where the browser puts it.
  }
}

/** A page that is opened begins at its top, or at its anchor; one that is gone back to, where it was left. */
function scrollTo({ key, hash }: Location, isReturn: boolean, positions: Positions): void {
  const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const left = isReturn ? positions[key] : undefined;
  if (left !== undefined) window.scrollTo(0, left);
  else if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls as browsers do between pages that are loaded. In a layout effect: the new page is first painted there. */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Positions>(undefined);
  const shownKey = useRef(location.key);

  useLayoutEffect(() => {
    const kept = readPositions();
    positions.current = kept;
    const ending = new AbortController();
    const { signal } = ending;
    // Browsers would scroll before the page has come; a page that is left for good is theirs again.
    history.scrollRestoration = "manual";
    window.addEventListener(
      "scroll",
      () => {
        kept[shownKey.current] = window.scrollY;
      },
      { passive: true, signal },
    );
    window.addEventListener(
      "pagehide",
      () => {
        storePositions(kept);
        history.scrollRestoration = "auto";
      },
      { signal },
    );
    window.addEventListener(
      "pageshow",
      () => {
        history.scrollRestoration = "manual";
      },
      { signal },
    );
    return () => ending.abort();
  }, []);

  useLayoutEffect(() => {
    if (shownKey.current === location.key) return;
    shownKey.current = location.key;
    // The same page anew stays where it is.
    if (navigationType === "REPLACE") return;
    scrollTo(location, navigationType === "POP", positions.current ?? {});
  }, [location, navigationType]);
}
