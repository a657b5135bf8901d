/**
 * Returns where a key moves the focus between the field, which is the first stop, and the results: the arrows go down and up
 * and stop at the ends.
 * @param from the focused stop; -1 when the focus is elsewhere
 */
export function nextResult(key: string, from: number, count: number): number | undefined {
  if (from < 0) return undefined;
  if (key === "ArrowDown") return Math.min(from + 1, count - 1);
  return key === "ArrowUp" && from > 0 ? from - 1 : undefined;
}
