import sharp from "sharp";
import { inks, mix } from "./inks.ts";
import { seeded } from "./random.ts";
import type { Point } from "./svg.ts";
import { type Cell, type Laying, layRegion, type Pixels } from "./tesserae.ts";

/** A flat shape of the drawing that becomes a mosaic. */
export interface Shape {
  /** SVG path data. */
  outline: string;
  ink: string;
  /** The region it begins, with tesserae that follow its outline; without one it only colours what lies below. */
  region?: string | undefined;
}

/** How a region is laid, and in which tones. */
export interface Bed extends Laying {
  /** How far tones stray from the drawing's, from 0 to 1. */
  liveliness?: number;
  /** Bright and dark tesserae among the others, some alone and some in clusters, as in gold. */
  glitters?: boolean;
  /** The mortar under the region, where it is not the picture's. */
  grout?: string;
}

export interface Cartoon {
  width: number;
  height: number;
  grout: string;
  shapes: readonly Shape[];
  beds: Readonly<Record<string, Bed>>;
  seed: number;
  /** What can be looked at from near: the part of a region that is in the left half. */
  detail?: { id: string; region: string };
}

/** The drawing is looked at, and stones are cut, in halves of its units. */
const SCALE = 2;

/**
 * Lays a drawing in tesserae: rows that follow the outlines, each stone cut to its place. The same SVG each time.
 * Coarse regions come first, so that the fine stones of faces lie on top of what surrounds them.
 */
export async function mosaic(cartoon: Cartoon): Promise<string> {
  const { width, height, beds, seed } = cartoon;
  const names = Object.keys(beds);
  const pixels: Pixels = {
    width: width * SCALE,
    height: height * SCALE,
    regions: await rasterRegions(cartoon, names),
  };
  const colours = await raster(cartoon, ({ ink }) => ink);
  const laid = names
    .map((name, index) => ({ name, id: index + 1, bed: beds[name] as Bed }))
    .sort((one, other) => other.bed.size - one.bed.size)
    .map(({ name, id, bed }) => {
      const followed = bed.follows?.map((name) => names.indexOf(name) + 1);
      return { name, id, bed, cells: layRegion(pixels, id, inPixels(bed), followed) };
    });
  const parts = laid.flatMap(({ id, bed, cells }) => stones(cells, bed, colours, seed + id));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * SCALE} ${height * SCALE}" width="${width}" height="${height}">`,
    ...detailOf(cartoon, laid),
    `<rect width="${width * SCALE}" height="${height * SCALE}" fill="${cartoon.grout}"/>`,
    `<g transform="scale(${SCALE})">${bedsOf(cartoon)}</g>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

/**
 * The view of a detail (https://www.w3.org/TR/SVG2/linking.html#ViewElement): the box around its stones, and how many
 * tesserae there are in it and in the whole picture.
 */
function detailOf(
  { detail, width }: Cartoon,
  laid: readonly { name: string; cells: readonly Cell[] }[],
): string[] {
  if (!detail) return [];
  const all = laid.flatMap(({ cells }) => cells);
  const own = laid
    .filter(({ name }) => name === detail.region)
    .flatMap(({ cells }) => cells.filter(({ middle: [x] }) => x < (width * SCALE) / 2));
  const xs = own.flatMap(({ outline }) => outline.map(([x]) => Math.round(x)));
  const ys = own.flatMap(({ outline }) => outline.map(([, y]) => Math.round(y)));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = [left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(" ");
  return [`<view id="${detail.id}" viewBox="${box}" data-tesserae="${own.length} ${all.length}"/>`];
}

/** The drawing alone, as flat planes: the cartoon on the wall before the first stone. */
function flat({ width, height, shapes }: Cartoon, inkOf: (shape: Shape) => string | undefined) {
  const planes = shapes.map((shape) => {
    const ink = inkOf(shape);
    return ink ? `<path d="${shape.outline}" fill="${ink}"/>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * SCALE}" height="${height * SCALE}" shape-rendering="crispEdges">${planes.join("")}</svg>`;
}

async function raster(
  cartoon: Cartoon,
  inkOf: (shape: Shape) => string | undefined,
): Promise<Uint8Array> {
  const svg = Buffer.from(flat(cartoon, inkOf));
  return sharp(svg).flatten({ background: "#000" }).removeAlpha().raw().toBuffer();
}

/** The region of each pixel: its place among the names, from 1. */
async function rasterRegions(cartoon: Cartoon, names: readonly string[]): Promise<Uint8Array> {
  const codeOf = (name: string) => {
    const code = names.indexOf(name) + 1;
    if (code === 0) throw new Error(`No bed for the region ${name}`);
    return `#${code.toString(16).padStart(2, "0")}0000`;
  };
  const rgb = await raster(cartoon, ({ region }) => region && codeOf(region));
  return Uint8Array.from({ length: rgb.length / 3 }, (_, index) => rgb[index * 3] ?? 0);
}

function inPixels({ size, rows, gap, ...laying }: Bed): Laying {
  return {
    ...laying,
    size: size * SCALE,
    gap: gap === undefined ? undefined : gap * SCALE,
    rows: rows && ((x, y) => rows(x / SCALE, y / SCALE) * SCALE),
  };
}

/** The mortar of the regions that have one of their own. */
function bedsOf({ shapes, beds, grout }: Cartoon): string {
  return shapes
    .flatMap(({ outline, region }) =>
      region ? [`<path d="${outline}" fill="${beds[region]?.grout ?? grout}"/>`] : [],
    )
    .join("");
}

/** The stones of a region, gathered by ink. */
function stones(cells: readonly Cell[], bed: Bed, colours: Uint8Array, seed: number): string[] {
  const random = seeded(seed);
  const cloud = clouds(seed);
  const byInk = new Map<string, string[]>();
  for (const { outline, pixels, middle } of cells) {
    const ink = stoneInk(commonest(colours, pixels), bed, cloud(middle), random);
    const paths = byInk.get(ink) ?? [];
    paths.push(stonePath(outline));
    byInk.set(ink, paths);
  }
  return [...byInk].sort().map(([ink, paths]) => `<path fill="${ink}" d="${paths.join("")}"/>`);
}

/** The drawing's colour under most of a stone. */
function commonest(colours: Uint8Array, pixels: readonly number[]): string {
  const counts = new Map<number, number>();
  let best = 0;
  for (const pixel of pixels) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(pixel * 3, pixel * 3 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    if ((counts.get(colour) ?? 0) > (counts.get(best) ?? 0)) best = colour;
  }
  return `#${best.toString(16).padStart(6, "0")}`;
}

/** Steps of light and dark that a stone may differ by: few, so that the picture stays small. */
const STEPS = 2;

function stoneInk(
  drawn: string,
  { liveliness = 0.1, glitters }: Bed,
  cloud: number,
  random: () => number,
): string {
  const chance = random();
  const tone = 0.6 * (2 * random() - 1) + 0.7 * (2 * cloud - 1);
  if (glitters && chance < 0.02 + 0.16 * Math.max(0, cloud - 0.55)) {
    return mix(drawn, inks.raised, 0.55);
  }
  if (glitters && chance > 0.97 - 0.16 * Math.max(0, 0.45 - cloud)) {
    return mix(drawn, inks.wood, 0.38);
  }
  const step = Math.round(Math.min(1, Math.max(-1, tone)) * STEPS) / STEPS;
  const share = Math.abs(step) * liveliness;
  return mix(drawn, step < 0 ? inks.night : inks.raised, share);
}

/** A number from 0 to 1 for every place, that changes slowly from place to place: tones come in clusters. */
function clouds(seed: number): (place: Point) => number {
  const SPAN = 110;
  const corner = (column: number, row: number) => seeded(seed * 7919 + column * 131 + row * 17)();
  return ([x, y]) => {
    const [column, row] = [Math.floor(x / SPAN), Math.floor(y / SPAN)];
    const ease = (t: number) => t * t * (3 - 2 * t);
    const [u, v] = [ease(x / SPAN - column), ease(y / SPAN - row)];
    const above = corner(column, row) * (1 - u) + corner(column + 1, row) * u;
    const below = corner(column, row + 1) * (1 - u) + corner(column + 1, row + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** Corners in whole units, each from the one before: most are numbers of one or two digits. */
function stonePath(outline: readonly Point[]): string {
  let path = "";
  let from: Point = [0, 0];
  for (const [index, corner] of outline.entries()) {
    const [x, y] = [Math.round(corner[0]), Math.round(corner[1])];
    const [dx, dy] = [x - from[0], y - from[1]];
    path +=
      index === 0
        ? `M${x} ${y}`
        : `${index === 1 ? "l" : dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    from = [x, y];
  }
  return `${path}z`;
}
