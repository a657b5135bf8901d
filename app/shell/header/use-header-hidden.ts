import { useEffect, useState } from "react";
import { useMediaQuery } from "../../components/use-media-query.ts";

/** Media query of windows whose header hides while reading (docs/behaviour.md, "Layout"). */
const SMALL_WINDOW = "(max-height: 43.75rem), (max-width: 31.25rem)";

/** Scroll offset in CSS pixels up to which the header is always shown. */
const NEAR_TOP = 50;

/** Returns whether the header of a small window hides: on the way down, until the first step up. */
export function useHeaderHidden(): boolean {
  const isSmall = useMediaQuery(SMALL_WINDOW);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isSmall) return;
    let previous = 0;
    // With the next frame, which does layout anyway.
    const frame = requestAnimationFrame(() => {
      previous = window.scrollY;
    });
    function onScroll() {
      const offset = window.scrollY;
      if (offset <= NEAR_TOP) setHidden(false);
      else if (offset !== previous) setHidden(offset > previous);
      previous = offset;
    }
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
      setHidden(false);
    };
  }, [isSmall]);
  return hidden;
}
