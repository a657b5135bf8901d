import { isByDay, NIGHT_SKY, withNight } from "./night.ts";

/** A point of the canvas: from its upper left corner, in units of the view box. */
export type Point = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** A canvas that stands upright, for a figure beside the text. */
const UPRIGHT: Point = [1200, 1500];

/** A number as short as a drawing needs it: one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A whole picture: a ground that covers the canvas, and the parts on it from the farthest to the nearest. One that is
 * by day has inks for night too.
 */
export function canvas(ground: string, ...parts: string[]): string {
  const drawing = drawn(ground, parts);
  return isByDay(ground) ? withNight(drawing, { [ground]: NIGHT_SKY }) : drawing;
}

/** Like canvas, upright. On a phone the middle is seen, 1200 by 990. */
export function uprightCanvas(ground: string, ...parts: string[]): string {
  return isByDay(ground)
    ? uprightCanvasWithNight(ground, { [ground]: NIGHT_SKY }, ...parts)
    : drawn(ground, parts, UPRIGHT);
}

/** Like canvasWithNight, upright. */
export function uprightCanvasWithNight(
  ground: string,
  own: Readonly<Record<string, string>>,
  ...parts: string[]
): string {
  return withNight(drawn(ground, parts, UPRIGHT), own);
}

/**
 * Like canvas, for a picture whose night is told by more than its ground, such as a dark room with a window: own has
 * inks for night (#rrggbb) by those of the day.
 */
export function canvasWithNight(
  ground: string,
  own: Readonly<Record<string, string>>,
  ...parts: string[]
): string {
  return withNight(drawn(ground, parts), own);
}

function drawn(ground: string, parts: readonly string[], size: Point = [WIDTH, HEIGHT]): string {
  const [width, height] = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

/** A plane with straight edges. */
export function polygon(points: readonly Point[], ink: string): string {
  const corners = points.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
  return `<polygon points="${corners}" fill="${ink}"/>`;
}

/** A plane whose outline is SVG path data. */
export function path(outline: string, ink: string): string {
  return `<path d="${outline}" fill="${ink}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, ink: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${ink}"/>`;
}

export function circle([x, y]: Point, radius: number, ink: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${ink}"/>`;
}

export function ellipse([x, y]: Point, radiusX: number, radiusY: number, ink: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${ink}"/>`;
}

/** A flat ring, such as a wheel or the rim of a lens: its two radii outside, and how thick it is. */
export function ring([x, y]: Point, radiusX: number, radiusY: number, thick: number, ink: string) {
  const round = (rx: number, ry: number, sweep: 0 | 1): string =>
    `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 ${sweep} ${short(2 * rx)} 0` +
    `a${short(rx)} ${short(ry)} 0 1 ${sweep} ${short(-2 * rx)} 0Z`;
  return path(round(radiusX, radiusY, 1) + round(radiusX - thick, radiusY - thick, 0), ink);
}

/** Parts moved, turned or made larger together: transform is SVG's, for instance "translate(200 40)". */
export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join("")}</g>`;
}
