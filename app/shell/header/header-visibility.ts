/** Scrolled less than this, the header is always shown, in CSS pixels (docs/behaviour.md, "Layout"). */
const NEAR_TOP = 50;

/**
 * Whether the header hides after a scroll: downwards beyond 50px it does, upwards it comes back
 * (docs/behaviour.md, "Layout"). Offsets in CSS pixels from the top of the page.
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
