import { useEffect, useState } from "react";
import { useMediaQuery } from "../../components/use-media-query.ts";

/** Media query of windows whose header hides while reading (docs/behaviour.md, "Layout"). */
const SMALL_WINDOW = "(max-height: 43.75rem), (max-width: 31.25rem)";

/** Returns whether scrolling has hidden the header; always false on windows that are not small. */
export function useHeaderHidden(): boolean {
  const isSmall = useMediaQuery(SMALL_WINDOW);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isSmall) return;
    let previousOffset = 0;
    // With the next frame, which does layout anyway.
    const frame = requestAnimationFrame(() => {
      previousOffset = window.scrollY;
    });
    function onScroll() {
      const offset = window.scrollY;
      const previous = previousOffset;
      previousOffset = offset;
      setHidden((wasHidden) => isHeaderHidden(previous, offset, wasHidden));
    }
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isSmall]);
  return isSmall && hidden;
}

/** Scroll offset in CSS pixels below which the header is always shown (docs/behaviour.md, "Layout"). */
const NEAR_TOP = 50;

/** Returns whether the header hides: downwards beyond 50px, until the first step up (docs/behaviour.md, "Layout"). */
export function isHeaderHidden(
  previousOffset: number,
  offset: number,
  wasHidden: boolean,
): boolean {
  if (offset <= NEAR_TOP) return false;
  if (offset === previousOffset) return wasHidden;
  return offset > previousOffset;
}
