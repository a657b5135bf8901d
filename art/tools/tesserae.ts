import { areaOf, fewerCorners, hull, inset } from "./polygons.ts";
import type { Point } from "./svg.ts";

/** The drawing, as the number of the region that each pixel belongs to. */
export interface Pixels {
  width: number;
  height: number;
  regions: Uint8Array;
}

/** How the tesserae of a region are laid. */
export interface Laying {
  /** The side of a tessera. */
  size: number;
  /** How much longer than high a tessera is, along its row. */
  length?: number | undefined;
  /** The mortar between two tesserae. */
  gap?: number | undefined;
  /** Regions whose outlines the rows follow; all neighbours if it is missing. */
  follows?: readonly string[] | undefined;
  /** Rows of another kind: the places where this number is the same are in one row. */
  rows?: ((x: number, y: number) => number) | undefined;
  /** With rows of another kind: so many rows along the outlines before them. */
  outlineRows?: number | undefined;
}

/** One tessera: what of the drawing it covers, and the polygon it is cut to. */
export interface Cell {
  outline: Point[];
  pixels: number[];
  middle: Point;
}

interface Site {
  x: number;
  y: number;
  length: number;
  height: number;
  /** Whether it stands in a row, and is to stay there. */
  inRow: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a stone covers of one line of pixels. */
interface Span {
  y: number;
  from: number;
  to: number;
}

/** A region while its stones are laid. */
interface Field {
  pixels: Pixels;
  id: number;
  box: Box;
  /** The number of the row each pixel is in, as a distance. */
  level: Float32Array;
  /** For each pixel, the stone that covers it, and how far it is from its middle: 0.5 is its rim. */
  owner: Int32Array;
  reach: Float32Array;
}

/** The regions that a region's inside is split off to: numbers the drawing has no use for. */
const INSIDE = 255;

/**
 * All tesserae of a region. Rows are drawn at even distances from the outlines and divided into equal stones; what they
 * leave is filled; then every pixel goes to the nearest stone, so that stones are cut where rows meet, and fit.
 */
export function layRegion(
  pixels: Pixels,
  id: number,
  laying: Laying,
  followed: readonly number[] | undefined,
): Cell[] {
  const box = boxOf(pixels, id);
  if (!box) return [];
  const { rows, outlineRows, size } = laying;
  const columns = box.right - box.left;
  const fromOutline = () =>
    distances(pixels, box, (region) => (followed ? followed.includes(region) : region !== id));
  if (!rows) {
    const level = fromOutline();
    return lay(
      { pixels, id, box, level },
      { ...laying, size: evenHeight(level, pixels, id, box, size) },
    );
  }
  const level = new Float32Array(columns * (box.bottom - box.top));
  eachPixel(pixels, box, id, (_, x, y) => {
    level[(y - box.top) * columns + x - box.left] = rows(x, y);
  });
  if (!outlineRows) return lay({ pixels, id, box, level }, laying);
  const distance = fromOutline();
  eachPixel(pixels, box, id, (index, x, y) => {
    const far = distance[(y - box.top) * columns + x - box.left] ?? 0;
    if (far > outlineRows * size) pixels.regions[index] = INSIDE;
  });
  const along = lay({ pixels, id, box, level: distance }, laying);
  const within = lay({ pixels, id: INSIDE, box, level }, laying);
  eachPixel(pixels, box, INSIDE, (index) => {
    pixels.regions[index] = id;
  });
  return [...along, ...within];
}

/** In a narrow band, the height that makes its rows come out even. */
function evenHeight(
  level: Float32Array,
  pixels: Pixels,
  id: number,
  box: Box,
  size: number,
): number {
  let deepest = 0;
  eachPixel(pixels, box, id, (_, x, y) => {
    const deep = level[(y - box.top) * (box.right - box.left) + x - box.left] ?? 0;
    if (deep < 1e4 && deep > deepest) deepest = deep;
  });
  const rows = (2 * deepest) / size;
  // A little more than even: the row in the middle is laid by what fills gaps, which keeps to the middle.
  return rows < 3.5 ? (2.06 * deepest) / Math.max(1, Math.round(rows)) : size;
}

function lay(
  region: Pick<Field, "pixels" | "id" | "box" | "level">,
  { size, length = 1, gap = Math.max(1.6, size * 0.08) }: Laying,
): Cell[] {
  const field: Field = {
    ...region,
    owner: new Int32Array(region.level.length).fill(-1),
    reach: new Float32Array(region.level.length).fill(Number.POSITIVE_INFINITY),
  };
  let sites = rowSites(field, size, size * length);
  for (const [index, site] of sites.entries()) claim(field, site, index);
  fill(field, sites, size, size * length);
  for (let round = 0; round < 4; round += 1) sites = settle(field, sites);
  return cut(field, sites, gap);
}

function boxOf({ width, regions }: Pixels, id: number): Box | undefined {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (let index = regions.indexOf(id); index >= 0 && index < regions.length; index += 1) {
    if (regions[index] !== id) continue;
    const x = index % width;
    const y = (index - x) / width;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    bottom = y + 1;
  }
  if (bottom < 0) return undefined;
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

function eachPixel(
  { width, height, regions }: Pixels,
  box: Box,
  id: number,
  visit: (index: number, x: number, y: number) => void,
): void {
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y += 1) {
    for (let x = Math.max(0, box.left); x < Math.min(width, box.right); x += 1) {
      if (regions[y * width + x] === id) visit(y * width + x, x, y);
    }
  }
}

/** The distance of every pixel of a box from the nearest pixel of an outline (Felzenszwalb and Huttenlocher). */
function distances(
  { width, height, regions }: Pixels,
  { left, top, right, bottom }: Box,
  isOutline: (region: number) => boolean,
): Float32Array {
  const FAR = 1e10;
  const [columns, rows] = [right - left, bottom - top];
  const outlines = Array.from({ length: 256 }, (_, region) => region > 0 && isOutline(region));
  const squares = new Float64Array(columns * rows).fill(FAR);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      if (outlines[regions[y * width + x] ?? 0]) squares[(y - top) * columns + x - left] = 0;
    }
  }
  const most = Math.max(columns, rows);
  const values = new Float64Array(most);
  const feet = new Int32Array(most);
  const bounds = new Float64Array(most + 1);
  for (let x = 0; x < columns; x += 1) alongLine(x, columns, rows);
  for (let y = 0; y < rows; y += 1) alongLine(y * columns, 1, columns);
  return Float32Array.from(squares, Math.sqrt);

  /** Squared distances along one line of pixels: the lowest of the parabolas that stand on them. */
  function alongLine(start: number, step: number, count: number): void {
    for (let at = 0; at < count; at += 1) values[at] = squares[start + at * step] as number;
    let last = 0;
    feet[0] = 0;
    bounds[0] = Number.NEGATIVE_INFINITY;
    bounds[1] = Number.POSITIVE_INFINITY;
    for (let at = 1; at < count; at += 1) {
      const own = (values[at] as number) + at * at;
      let cross = crossing(own, at, feet[last] as number);
      while (cross <= (bounds[last] as number)) {
        last -= 1;
        cross = crossing(own, at, feet[last] as number);
      }
      last += 1;
      feet[last] = at;
      bounds[last] = cross;
      bounds[last + 1] = Number.POSITIVE_INFINITY;
    }
    last = 0;
    for (let at = 0; at < count; at += 1) {
      while ((bounds[last + 1] as number) < at) last += 1;
      const foot = feet[last] as number;
      squares[start + at * step] = (at - foot) ** 2 + (values[foot] as number);
    }
  }
  function crossing(own: number, at: number, foot: number): number {
    return (own - (values[foot] as number) - foot * foot) / (2 * at - 2 * foot);
  }
}

/** Stones along the rows: every row is divided into equal stones. */
function rowSites(field: Field, height: number, length: number): Site[] {
  return rowLines(field, height).flatMap((line) => {
    const total = line.slice(1).reduce((sum, [x, y], index) => {
      const [fromX = 0, fromY = 0] = line[index] ?? [];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
    const count = Math.round(total / length);
    const spacing = total / count;
    const sites: Site[] = [];
    let next = spacing / 2;
    let walked = 0;
    for (let index = 1; index < line.length; index += 1) {
      const [fromX, fromY] = line[index - 1] as Point;
      const [x, y] = line[index] as Point;
      const step = Math.hypot(x - fromX, y - fromY);
      while (sites.length < count && next <= walked + step + 1e-9) {
        const share = step === 0 ? 0 : (next - walked) / step;
        sites.push({
          x: fromX + (x - fromX) * share,
          y: fromY + (y - fromY) * share,
          length: spacing,
          height,
          inRow: true,
        });
        next += spacing;
      }
      walked += step;
    }
    return sites;
  });
}

/** The middle lines of all rows, found square by square and joined. */
function rowLines({ pixels, id, box, level }: Field, height: number): Point[][] {
  const { width, regions } = pixels;
  const columns = box.right - box.left;
  /** For every row, what is found on each side of a square: the points where the row's middle crosses it. */
  const found = new Map<number, Map<number, { point: Point; joined: number[] }>>();
  eachPixel(pixels, box, id, (index, x, y) => {
    if (x + 1 >= width || y + 1 >= pixels.height) return;
    if (regions[index + 1] !== id) return;
    if (regions[index + width] !== id || regions[index + width + 1] !== id) return;
    const local = (y - box.top) * columns + x - box.left;
    const at = (offset: number) => (level[local + offset] ?? 0) / height - 0.5;
    const [a, b, c, d] = [at(0), at(1), at(columns), at(columns + 1)];
    const row = Math.floor(Math.max(a, b, c, d));
    if (row < Math.min(a, b, c, d)) return;
    const sides: [number, number, number, Point, Point][] = [
      [a, b, local * 2, [x, y], [x + 1, y]],
      [c, d, (local + columns) * 2, [x, y + 1], [x + 1, y + 1]],
      [a, c, local * 2 + 1, [x, y], [x, y + 1]],
      [b, d, (local + 1) * 2 + 1, [x + 1, y], [x + 1, y + 1]],
    ];
    const crossed = sides.filter(([one, other]) => one < row !== other < row);
    if (crossed.length !== 2) return;
    const points = found.get(row) ?? new Map<number, { point: Point; joined: number[] }>();
    found.set(row, points);
    const [first, second] = crossed.map(([one, other, key, from, to]) => {
      const share = (row - one) / (other - one);
      const point: Point = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      const place = points.get(key) ?? { point, joined: [] };
      points.set(key, place);
      return { key, place };
    });
    if (!first || !second) return;
    first.place.joined.push(second.key);
    second.place.joined.push(first.key);
  });
  return [...found]
    .sort(([one], [other]) => one - other)
    .flatMap(([, points]) => joinLines(points));
}

function joinLines(points: Map<number, { point: Point; joined: number[] }>): Point[][] {
  const lines: Point[][] = [];
  const seen = new Set<number>();
  const walk = (start: number) => {
    if (seen.has(start)) return;
    const line: Point[] = [];
    let key: number | undefined = start;
    let last: number | undefined;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      const place: { point: Point; joined: number[] } | undefined = points.get(key);
      if (!place) break;
      line.push(place.point);
      last = key;
      key = place.joined.find((other) => !seen.has(other));
    }
    const isClosed = line.length > 2 && points.get(last ?? start)?.joined.includes(start);
    lines.push(isClosed && line[0] ? [...line, line[0]] : line);
  };
  for (const [key, { joined }] of points) if (joined.length === 1) walk(key);
  for (const key of points.keys()) walk(key);
  return lines;
}

/** Places around a stone's middle where the slope is looked at. */
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (part): Point => [Math.cos((part * Math.PI) / 4), Math.sin((part * Math.PI) / 4)],
);

/**
 * The direction a row takes at a place, as the cosine and sine of its angle: across the slopes all around. Slopes that
 * meet from both sides, as in the middle of a band, count as one.
 */
function direction({ box, level, pixels, id }: Field, x: number, y: number, size: number): Point {
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  const reach = Math.max(2, size * 0.4);
  const here = at(x, y, 0);
  let [horizontal, vertical, both] = [0, 0, 0];
  for (const [cos, sin] of AROUND) {
    const [px, py] = [x + cos * reach, y + sin * reach];
    const dx = at(px + 1, py, here) - at(px - 1, py, here);
    const dy = at(px, py + 1, here) - at(px, py - 1, here);
    horizontal += dx * dx;
    vertical += dy * dy;
    both += dx * dy;
  }
  const slope = Math.atan2(2 * both, horizontal - vertical) / 2;
  return [-Math.sin(slope), Math.cos(slope)];

  function at(px: number, py: number, elsewhere: number): number {
    const column = Math.min(columns - 1, Math.max(0, Math.round(px) - box.left));
    const row = Math.min(rows - 1, Math.max(0, Math.round(py) - box.top));
    const region = pixels.regions[(row + box.top) * pixels.width + column + box.left];
    return region === id ? (level[row * columns + column] as number) : elsewhere;
  }
}

/** Gives a stone all pixels that are nearer to it than to others, by its own length and height. */
function claim(field: Field, site: Site, number: number): void {
  const { pixels, id, box, owner, reach } = field;
  const { x, y, length, height } = site;
  const [cos, sin] = direction(field, x, y, height);
  const radius = Math.ceil(Math.max(length, height) * 1.25);
  const columns = box.right - box.left;
  const [fromX, toX] = [
    Math.max(box.left, Math.floor(x - radius)),
    Math.min(box.right, x + radius),
  ];
  const [fromY, toY] = [
    Math.max(box.top, Math.floor(y - radius)),
    Math.min(box.bottom, y + radius),
  ];
  for (let py = Math.max(0, fromY); py < Math.min(toY, pixels.height); py += 1) {
    for (let px = Math.max(0, fromX); px < Math.min(toX, pixels.width); px += 1) {
      if (pixels.regions[py * pixels.width + px] !== id) continue;
      const [dx, dy] = [px - x, py - y];
      const along = Math.abs(dx * cos + dy * sin) / length;
      const across = Math.abs(dy * cos - dx * sin) / height;
      const far = Math.max(along, across) + 0.12 * (along + across);
      const local = (py - box.top) * columns + px - box.left;
      if (far >= (reach[local] ?? 0)) continue;
      reach[local] = far;
      owner[local] = number;
    }
  }
}

/** Puts stones where the rows left room, the deepest places first. */
function fill(field: Field, sites: Site[], height: number, length: number): void {
  const { pixels, id, box, level, reach } = field;
  const OPEN = 0.95;
  const open: { local: number; x: number; y: number }[] = [];
  eachPixel(pixels, box, id, (_, x, y) => {
    const local = (y - box.top) * (box.right - box.left) + x - box.left;
    if ((reach[local] ?? 0) > OPEN) open.push({ local, x, y });
  });
  open.sort((one, other) => (level[other.local] ?? 0) - (level[one.local] ?? 0));
  for (const { local, x, y } of open) {
    if ((reach[local] ?? 0) <= OPEN) continue;
    const site = { x, y, length, height, inRow: false };
    sites.push(site);
    claim(field, site, sites.length - 1);
  }
}

/** One round of settling: stones move towards the middle of what they cover, and those that cover too little go. */
function settle(field: Field, sites: readonly Site[]): Site[] {
  const { pixels, id, box, owner, reach } = field;
  const sums = sites.map(() => ({ x: 0, y: 0, count: 0 }));
  eachPixel(pixels, box, id, (_, x, y) => {
    const local = (y - box.top) * (box.right - box.left) + x - box.left;
    const sum = sums[owner[local] ?? -1];
    if (!sum) return;
    sum.x += x;
    sum.y += y;
    sum.count += 1;
  });
  const settled = sites.flatMap((site, index) => {
    const { x, y, count } = sums[index] ?? { x: 0, y: 0, count: 0 };
    if (count < site.length * site.height * 0.3) return [];
    const ease = site.inRow ? 0.2 : 0.6;
    return [
      {
        ...site,
        x: site.x + (x / count - site.x) * ease,
        y: site.y + (y / count - site.y) * ease,
      },
    ];
  });
  owner.fill(-1);
  reach.fill(Number.POSITIVE_INFINITY);
  for (const [index, site] of settled.entries()) claim(field, site, index);
  return settled;
}

/** Cuts every stone: the hull of its pixels with few corners, drawn in by the mortar. */
function cut(field: Field, sites: readonly Site[], gap: number): Cell[] {
  const { pixels, id, box, owner } = field;
  const covered = sites.map((): { pixels: number[]; spans: Span[] } => ({ pixels: [], spans: [] }));
  eachPixel(pixels, box, id, (index, x, y) => {
    const local = (y - box.top) * (box.right - box.left) + x - box.left;
    const stone = covered[owner[local] ?? -1];
    if (!stone) return;
    stone.pixels.push(index);
    const span = stone.spans.at(-1);
    if (span?.y === y) span.to = x + 1;
    else stone.spans.push({ y, from: x, to: x + 1 });
  });
  return covered.flatMap((stone, index) => {
    if (stone.pixels.length < 4) return [];
    const corners = stone.spans.flatMap(({ y, from, to }): Point[] => [
      [from, y],
      [to, y],
      [from, y + 1],
      [to, y + 1],
    ]);
    const outline = inset(fewerCorners(hull(corners), 5), gap / 2);
    if (outline.length < 3 || areaOf(outline) < 3) return [];
    const { x, y } = sites[index] as Site;
    return [{ outline, pixels: stone.pixels, middle: [x, y] as const }];
  });
}
