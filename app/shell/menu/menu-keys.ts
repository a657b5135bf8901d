/**
 * Returns where a key moves the focus from a stop of a dropdown whose first stop is the opener: the arrows go down and up
 * and stop at the ends, Home and End go to the first and the last link.
 */
export function nextMenuItem(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(from + 1, count - 1);
    case "ArrowUp":
      return from === 0 ? undefined : from - 1;
    case "Home":
      return from === 0 ? undefined : 1;
    case "End":
      return from === 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
