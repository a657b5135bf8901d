/**
 * Returns where an arrow key moves the focus in a column, no further than its ends.
 * @param from the focused stop; -1 when the focus is elsewhere
 */
export function nextStop(key: string, from: number, count: number): number | undefined {
  if (from < 0) return undefined;
  if (key === "ArrowDown") return Math.min(from + 1, count - 1);
  return key === "ArrowUp" && from > 0 ? from - 1 : undefined;
}
