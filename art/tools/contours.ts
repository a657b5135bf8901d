import type { Point } from "./svg.ts";

/** The outlines of where a table of values is below zero, in columns and rows. */
export function outlinesBelowZero(values: readonly (readonly number[])[]): Point[][] {
  const height = values.length;
  const width = values[0]?.length ?? 0;
  // A border above zero closes every outline.
  const at = (x: number, y: number) => values[y]?.[x] ?? 1;
  /** From the name of the edge where a stretch begins to the one where it ends. */
  const stretches = new Map<string, string>();
  const crossings = new Map<string, Point>();
  for (let y = -1; y < height; y += 1) {
    for (let x = -1; x < width; x += 1) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)] as const;
      const places: readonly Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const names = [`${x},${y}h`, `${x + 1},${y}v`, `${x},${y + 1}h`, `${x},${y}v`];
      const enter: string[] = [];
      const leave: string[] = [];
      for (let side = 0; side < 4; side += 1) {
        const [from, to] = [corners[side] ?? 0, corners[(side + 1) % 4] ?? 0];
        if (from < 0 === to < 0) continue;
        const [here, there] = [places[side] ?? [0, 0], places[(side + 1) % 4] ?? [0, 0]];
        const share = from / (from - to);
        const name = names[side] ?? "";
        crossings.set(name, [
          Math.min(width - 1, Math.max(0, here[0] + (there[0] - here[0]) * share)),
          Math.min(height - 1, Math.max(0, here[1] + (there[1] - here[1]) * share)),
        ]);
        (from < 0 ? leave : enter).push(name);
      }
      for (const [index, name] of leave.entries()) {
        stretches.set(name, enter[(index + enter.length - 1) % enter.length] ?? "");
      }
    }
  }
  const outlines: Point[][] = [];
  while (stretches.size > 0) {
    const outline: Point[] = [];
    let [name = ""] = stretches.keys();
    for (let next = stretches.get(name); next !== undefined; next = stretches.get(name)) {
      stretches.delete(name);
      outline.push(crossings.get(name) ?? [0, 0]);
      name = next;
    }
    outlines.push(outline);
  }
  return outlines;
}

/** A closed line without what bends less than the tolerance (Douglas and Peucker), as a blade cuts from corner to corner. */
export function straightened(outline: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(outline.length / 2);
  return [
    ...kept(outline.slice(0, half + 1), tolerance).slice(0, -1),
    ...kept([...outline.slice(half), ...outline.slice(0, 1)], tolerance).slice(0, -1),
  ];
}

function kept(line: readonly Point[], tolerance: number): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let farthest = 0;
  let distance = 0;
  for (const [index, [x, y]] of line.entries()) {
    const away =
      length === 0
        ? Math.hypot(x - from[0], y - from[1])
        : Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance < tolerance) return [from, to];
  return [
    ...kept(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...kept(line.slice(farthest), tolerance),
  ];
}
