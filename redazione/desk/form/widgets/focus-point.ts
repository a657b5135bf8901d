/** A point of a picture: percent from the left, and from the top. */
export interface FocusPoint {
  left: number;
  top: number;
}

/** "50% 30%" as a point; the middle where none is written. */
export function readFocus(written: string | undefined): FocusPoint {
  const [, left = 50, top = 50] = /^(\d{1,3})% (\d{1,3})%$/.exec(written ?? "") ?? [];
  return { left: Number(left), top: Number(top) };
}

/** A point as files have it, inside the picture. */
export function writeFocus({ left, top }: FocusPoint): string {
  return `${percent(left)}% ${percent(top)}%`;
}

const percent = (number: number) => Math.round(Math.min(100, Math.max(0, number)));
