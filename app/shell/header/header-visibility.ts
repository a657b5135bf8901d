/** Scroll offset in CSS pixels below which the header is always shown (docs/behaviour.md, "Layout"). */
const NEAR_TOP = 50;

/**
 * Returns whether the header hides after a scroll: it does downwards beyond 50px, and returns upwards (docs/behaviour.md,
 * "Layout"). Offsets in CSS pixels from the top of the page.
 */
export function isHeaderHidden(
  previousOffset: number,
  offset: number,
  wasHidden: boolean,
): boolean {
  if (offset <= NEAR_TOP) return false;
  if (offset === previousOffset) return wasHidden;
  return offset > previousOffset;
}
