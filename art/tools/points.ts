import type { Pressed } from "./strokes.ts";
import type { Point } from "./svg.ts";

/** Points written as SVG writes them: "40,120 90,60 150,130". */
export function line(text: string): Point[] {
  return numbers(text).map(([x = 0, y = 0]): Point => [x, y]);
}

/** Points of a line with its width at each: "40,120,8 90,60,12". */
export function band(text: string): Pressed[] {
  return numbers(text).map(([x = 0, y = 0, width = 0]): Pressed => [x, y, width]);
}

const numbers = (text: string): number[][] =>
  text.split(" ").map((point) => point.split(",").map(Number));
