import { seeded } from "./random.ts";
import type { Point } from "./svg.ts";

const round = (value: number) => Math.round(value);

/** Points as the path of straight lines through them. */
const lines = (points: readonly Point[]) =>
  points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");

/** A line between points made rough: each stretch is bent in its middle, by less each time. */
export function rough(
  points: readonly Point[],
  roughness: number,
  depth: number,
  seed: number,
): Point[] {
  const random = seeded(seed);
  let bent: Point[] = [...points];
  let bend = roughness;
  for (let level = 0; level < depth; level += 1) {
    bent = bent.flatMap((point, index): Point[] => {
      const next = bent[index + 1];
      if (!next) return [point];
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const middle: Point = [
        (point[0] + next[0]) / 2 + (random() - 0.5) * length * 0.15,
        (point[1] + next[1]) / 2 + (random() - 0.5) * length * bend,
      ];
      return [point, middle];
    });
    bend *= 0.85;
  }
  return bent;
}

/** A ridge: everything below a line of points, down to a depth. */
export function below(line: readonly Point[], depth: number): string {
  const [first, last] = [line[0], line.at(-1)];
  return first && last
    ? `M${lines(line)}L${round(last[0])} ${depth}L${round(first[0])} ${depth}z`
    : "";
}

/** A closed plane with straight edges. */
export function plane(points: readonly Point[]): string {
  return `M${lines(points)}z`;
}

/** A line of tree crowns along points: round bumps of about a width, as a wood shows itself against what is behind it. */
export function crowns(
  points: readonly Point[],
  width: number,
  depth: number,
  seed: number,
): string {
  const random = seeded(seed);
  const [start] = points;
  if (!start) return "";
  let path = `M${round(start[0])} ${depth}V${round(start[1])}`;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (!next) break;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const count = Math.max(1, Math.round(length / width));
    for (let bump = 1; bump <= count; bump += 1) {
      const share = bump / count;
      const x = point[0] + (next[0] - point[0]) * share;
      const y = point[1] + (next[1] - point[1]) * share + (random() - 0.5) * width * 0.35;
      const height = width * (0.55 + random() * 0.5);
      path += `Q${round(x - width * 0.55)} ${round(y - height)} ${round(x)} ${round(y)}`;
    }
  }
  return `${path}V${depth}z`;
}

/** A round plane of leaves, its edge uneven. */
export function foliage([x, y]: Point, radiusX: number, radiusY: number, seed: number): string {
  const random = seeded(seed);
  const count = 9;
  const at = (index: number): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 0.82 + random() * 0.3;
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  };
  const points = Array.from({ length: count }, (_, index) => at(index));
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % count] ?? point;
    const bulge = 1.16;
    return [x + ((point[0] + next[0]) / 2 - x) * bulge, y + ((point[1] + next[1]) / 2 - y) * bulge];
  });
  const curves = points.map((_, index) => {
    const middle = middles[index] ?? points[0];
    const next = points[(index + 1) % count];
    return middle && next
      ? `Q${round(middle[0])} ${round(middle[1])} ${round(next[0])} ${round(next[1])}`
      : "";
  });
  return `M${round(points[0]?.[0] ?? x)} ${round(points[0]?.[1] ?? y)}${curves.join("")}z`;
}

/** A cut of the gouge: thin at both ends, widest in the middle. */
export function cut([fromX, fromY]: Point, [toX, toY]: Point, width: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [across, up] = [(-(toY - fromY) / length) * width, ((toX - fromX) / length) * width];
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
  return `M${round(fromX)} ${round(fromY)}Q${round(x + across)} ${round(y + up)} ${round(toX)} ${round(toY)}Q${round(x - across)} ${round(y - up)} ${round(fromX)} ${round(fromY)}z`;
}

/** The trunk of a beech with two boughs: from the ground up, smooth and slightly bent. */
export function beech([x, y]: Point, height: number, width: number, lean: number): string {
  const top = y - height;
  const bend = lean * height;
  const w = width;
  return (
    `M${round(x - w * 1.2)} ${round(y)}C${round(x - w * 0.7)} ${round(y - height * 0.2)} ${round(x - w * 0.5 + bend * 0.3)} ${round(y - height * 0.5)} ${round(x - w * 0.3 + bend)} ${round(top)}` +
    `L${round(x + w * 0.3 + bend)} ${round(top)}C${round(x + w * 0.5 + bend * 0.3)} ${round(y - height * 0.5)} ${round(x + w * 0.7)} ${round(y - height * 0.2)} ${round(x + w * 1.1)} ${round(y)}z` +
    `M${round(x + bend * 0.4)} ${round(y - height * 0.52)}C${round(x + bend * 0.4 + w)} ${round(y - height * 0.66)} ${round(x + bend * 0.4 + w * 2.4)} ${round(y - height * 0.72)} ${round(x + bend * 0.4 + w * 3.6)} ${round(y - height * 0.9)}` +
    `L${round(x + bend * 0.4 + w * 3.9)} ${round(y - height * 0.88)}C${round(x + bend * 0.4 + w * 2.6)} ${round(y - height * 0.66)} ${round(x + bend * 0.4 + w * 1.4)} ${round(y - height * 0.56)} ${round(x + w * 0.4 + bend * 0.4)} ${round(y - height * 0.42)}z`
  );
}
