import sharp from "sharp";
import { mix } from "./inks.ts";
import { seeded } from "./random.ts";
import { short } from "./svg.ts";

/** A flat shape of the drawing that becomes a mosaic. */
export interface Shape {
  /** SVG path data. */
  outline: string;
  ink: string;
  /** The region it begins, with tesserae that follow its outline; without one it only colours what lies below. */
  region?: string;
}

/** How the tesserae of a region are laid. */
export interface Laying {
  /** The side of a tessera, in units of the drawing. */
  size: number;
  /** How far tones stray from the drawing's, from 0 to 1. */
  liveliness?: number;
  /** Regions whose outlines the rows follow; all neighbours if it is missing. */
  follows?: readonly string[];
  /** Bright and dark tesserae strewn among the others, as in gold. */
  glitters?: boolean;
}

export interface Cartoon {
  width: number;
  height: number;
  grout: string;
  shapes: readonly Shape[];
  layings: Record<string, Laying>;
  seed: number;
}

interface Tessera {
  x: number;
  y: number;
  angle: number;
  side: number;
}

/** Lays a drawing in tesserae: rows follow the outlines, small stones fill what the rows leave. The same SVG each time. */
export async function mosaic(cartoon: Cartoon): Promise<string> {
  const { width, height, grout } = cartoon;
  const names = Object.keys(cartoon.layings);
  const regions = await rasterRegions(cartoon, names);
  const colours = await raster(cartoon, (shape) => shape.ink);
  const field = { width, height, regions, occupied: new Uint8Array(width * height) };
  const random = seeded(cartoon.seed);
  const byInk = new Map<string, string[]>();

  // The finest regions first: faces keep their stones whole, and the ground closes up around them.
  const order = names
    .map((name, id) => ({ id, laying: cartoon.layings[name] as Laying }))
    .sort((one, other) => one.laying.size - other.laying.size);
  for (const { id, laying } of order) {
    const followed = laying.follows?.map((name) => names.indexOf(name));
    for (const tessera of layRegion(field, id, laying, followed)) {
      const drawn = colourAt(colours, width, tessera);
      const ink = stoneInk(drawn, laying, random);
      const stones = byInk.get(ink) ?? [];
      stones.push(stonePath(tessera, random));
      byInk.set(ink, stones);
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${grout}"/>`,
    ...[...byInk].sort().map(([ink, stones]) => `<path fill="${ink}" d="${stones.join("")}"/>`),
    "</svg>\n",
  ].join("\n");
}

function svgOf({ width, height, shapes }: Cartoon, inkOf: (shape: Shape) => string | undefined) {
  const paths = shapes.map((shape) => {
    const ink = inkOf(shape);
    return ink ? `<path d="${shape.outline}" fill="${ink}"/>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${paths.join("")}</svg>`;
}

async function raster(
  cartoon: Cartoon,
  inkOf: (shape: Shape) => string | undefined,
): Promise<Uint8Array> {
  const svg = Buffer.from(svgOf(cartoon, inkOf));
  return sharp(svg).flatten({ background: "#000" }).removeAlpha().raw().toBuffer();
}

/** The region of each pixel, as its position among the names. */
async function rasterRegions(cartoon: Cartoon, names: readonly string[]): Promise<Uint8Array> {
  const codeOf = (name: string) =>
    `#${(names.indexOf(name) + 1).toString(16).padStart(2, "0")}0000`;
  const pixels = await raster(cartoon, ({ region }) => region && codeOf(region));
  return Uint8Array.from({ length: cartoon.width * cartoon.height }, (_, index) =>
    Math.max(0, (pixels[index * 3] ?? 1) - 1),
  );
}

interface Field {
  width: number;
  height: number;
  regions: Uint8Array;
  occupied: Uint8Array;
}

/** Distance of every pixel of a region from the outlines it follows (two passes of a chamfer). */
function distances(
  { width, height, regions }: Field,
  id: number,
  followed: readonly number[] | undefined,
): Float32Array {
  const distance = new Float32Array(width * height);
  for (let index = 0; index < distance.length; index += 1) {
    const region = regions[index] ?? 0;
    const isOutline = followed ? followed.includes(region) : region !== id;
    distance[index] = isOutline ? 0 : 1e6;
  }
  const relax = (index: number, neighbour: number, step: number) => {
    const through = (distance[neighbour] ?? 1e6) + step;
    if (through < (distance[index] ?? 0)) distance[index] = through;
  };
  const DIAGONAL = Math.SQRT2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (x > 0) relax(index, index - 1, 1);
      if (y > 0) relax(index, index - width, 1);
      if (x > 0 && y > 0) relax(index, index - width - 1, DIAGONAL);
      if (x < width - 1 && y > 0) relax(index, index - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      const index = y * width + x;
      if (x < width - 1) relax(index, index + 1, 1);
      if (y < height - 1) relax(index, index + width, 1);
      if (x < width - 1 && y < height - 1) relax(index, index + width + 1, DIAGONAL);
      if (x > 0 && y < height - 1) relax(index, index + width - 1, DIAGONAL);
    }
  }
  return distance;
}

/** All tesserae of a region: rows at even distances from the outlines, then small stones in what is left. */
function layRegion(
  field: Field,
  id: number,
  { size }: Laying,
  followed: readonly number[] | undefined,
): Tessera[] {
  const { width, height, regions } = field;
  const distance = distances(field, id, followed);
  const laid: Tessera[] = [];
  const at = (x: number, y: number) =>
    distance[
      Math.min(height - 1, Math.max(0, Math.round(y))) * width +
        Math.min(width - 1, Math.max(0, Math.round(x)))
    ] ?? 0;
  /** The direction in which the distance grows, taken over half a stone so that it is steady. */
  const uphill = (x: number, y: number): [number, number] => {
    const reach = Math.max(2, size / 2);
    const dx = at(x + reach, y) - at(x - reach, y);
    const dy = at(x, y + reach) - at(x, y - reach);
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  };
  const tryAt = (x: number, y: number, side: number, leeway: number): boolean => {
    const [dx, dy] = uphill(x, y);
    const tessera = { x, y, angle: Math.atan2(dy, dx), side };
    if (!fits(field, id, tessera, leeway)) return false;
    laid.push(tessera);
    return true;
  };

  const rows = new Map<number, number[]>();
  for (let index = 0; index < regions.length; index += 1) {
    if (regions[index] !== id) continue;
    const row = Math.floor((distance[index] ?? 0) / size);
    const middle = (row + 0.5) * size;
    if (Math.abs((distance[index] ?? 0) - middle) > 0.7) continue;
    const pixels = rows.get(row);
    if (pixels) pixels.push(index);
    else rows.set(row, [index]);
  }
  for (const [row, pixels] of [...rows].sort(([one], [other]) => one - other)) {
    const middle = (row + 0.5) * size;
    for (const index of pixels) {
      for (const way of [1, -1]) {
        let x = index % width;
        let y = Math.floor(index / width);
        if (way === -1) [x, y] = along(x, y, -size);
        while (inside(x, y) && tryAt(x, y, size, 0.1)) [x, y] = along(x, y, way * size);
      }
    }
    /** One stone further along the row, brought back to the row's distance. */
    function along(x: number, y: number, step: number): [number, number] {
      const [dx, dy] = uphill(x, y);
      const movedX = x - dy * step;
      const movedY = y + dx * step;
      const [backX, backY] = uphill(movedX, movedY);
      const off = middle - at(movedX, movedY);
      return Math.abs(off) > size ? [movedX, movedY] : [movedX + backX * off, movedY + backY * off];
    }
  }
  function inside(x: number, y: number): boolean {
    return (
      x >= 0 &&
      y >= 0 &&
      x < width &&
      y < height &&
      regions[Math.round(y) * width + Math.round(x)] === id
    );
  }

  for (const share of [0.8, 0.62, 0.45]) {
    const side = size * share;
    const step = Math.max(1, Math.round(side / 3));
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        const index = y * width + x;
        if (regions[index] === id && field.occupied[index] === 0) tryAt(x, y, side, 0.12);
      }
    }
  }
  return laid;
}

/** Whether a tessera has room; if so it takes it. A little of it may lie over its neighbours or its outline. */
function fits(
  { width, height, regions, occupied }: Field,
  id: number,
  tessera: Tessera,
  leeway: number,
): boolean {
  const { x, y, angle, side } = tessera;
  const half = side / 2;
  const reach = Math.ceil(half * 1.42);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const own: number[] = [];
  let all = 0;
  let outside = 0;
  let taken = 0;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (Math.abs(dx * cos + dy * sin) > half || Math.abs(dy * cos - dx * sin) > half) continue;
      all += 1;
      const px = Math.round(x) + dx;
      const py = Math.round(y) + dy;
      const index = py * width + px;
      if (px < 0 || py < 0 || px >= width || py >= height || regions[index] !== id) {
        outside += 1;
        continue;
      }
      if (occupied[index]) taken += 1;
      own.push(index);
    }
  }
  if (all === 0 || taken > all * leeway || outside > all * 0.3) return false;
  for (const index of own) occupied[index] = 1;
  return true;
}

function colourAt(colours: Uint8Array, width: number, { x, y }: Tessera): string {
  const index = (Math.round(y) * width + Math.round(x)) * 3;
  const hex = (offset: number) => (colours[index + offset] ?? 0).toString(16).padStart(2, "0");
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

/** Steps of light and dark that a stone may differ by: few, so that the drawing stays small. */
const STRAYS = [-1, -0.5, 0, 0, 0.5, 1];

function stoneInk(
  drawn: string,
  { liveliness = 0.1, glitters }: Laying,
  random: () => number,
): string {
  const chance = random();
  if (glitters && chance < 0.07) return mix(drawn, "#fff6d0", 0.6);
  if (glitters && chance < 0.16) return mix(drawn, "#3a2408", 0.4);
  const stray = (STRAYS[Math.floor(random() * STRAYS.length)] ?? 0) * liveliness;
  return stray < 0 ? mix(drawn, "#000000", -stray) : mix(drawn, "#ffffff", stray);
}

/** The path of a stone, cut by hand: its corners stray a little. */
function stonePath({ x, y, angle, side }: Tessera, random: () => number): string {
  const half = side / 2 - Math.max(0.45, side * 0.055);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stray = () => (random() - 0.5) * side * 0.12;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([u = 0, v = 0]) => {
    const cu = u + stray();
    const cv = v + stray();
    return `${short(x + cu * cos - cv * sin)} ${short(y + cu * sin + cv * cos)}`;
  });
  return `M${corners.join("L")}z`;
}
