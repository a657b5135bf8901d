/** A focus point of a picture, in percent from the left and from the top. */
export interface FocusPoint {
  left: number;
  top: number;
}

/** Parses "50% 30%"; returns the centre if there is no value. */
export function readFocus(written: unknown): FocusPoint {
  const [, left = 50, top = 50] = /^(\d{1,3})% (\d{1,3})%$/.exec(String(written)) ?? [];
  return { left: Number(left), top: Number(top) };
}

/** Formats a focus point as in files, clamped to the picture. */
export function writeFocus({ left, top }: FocusPoint): string {
  return `${percent(left)}% ${percent(top)}%`;
}

const percent = (number: number) => Math.round(Math.min(100, Math.max(0, number)));
