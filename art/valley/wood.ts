import { crown, leavesOn } from "../tools/crowns.ts";
import { stamp, stampsOf } from "../tools/marks.ts";
import { seeded } from "../tools/random.ts";
import { reliefOf, type Slope } from "../tools/relief.ts";
import type { Point } from "../tools/svg.ts";
import { type Hidden, plane } from "./slope.ts";

/**
 * A beech wood on a slope: crowns against the sky, and where light falls leaves cut out of the dark. The crowns are of one
 * size at the crest and of another at the foot.
 */
export function wood(
  slope: Slope,
  depth: number,
  { sizes: [far, near], dark, count }: { sizes: Point; dark: number; count: number },
  hidden: Hidden,
): { plane: string; lit: string } {
  const relief = reliefOf(slope);
  const random = seeded(slope.seed);
  const [left, right] = [slope.crest[0]?.[0] ?? 0, slope.crest.at(-1)?.[0] ?? 0];
  const top = Math.min(...slope.crest.map(([, y]) => y));
  const heads: string[] = [];
  const crowns = stampsOf(slope.seed, 7, crown(far));
  for (let x = left; x < right; x += far * (0.6 + random() * 0.4))
    if (relief.crestAt(x) < hidden(x))
      heads.push(stamp([x, relief.crestAt(x) + far * (0.05 + random() * 0.3)], crowns(random)));
  const lit: string[] = [];
  /** What is cut of a crown in full light, or in half, at the crest and at the foot. */
  const shapes = (share: number, seed: number) =>
    [far, near].map((size) =>
      stampsOf(seed, 5, leavesOn(size, Math.max(2, Math.round(count * share)))),
    );
  const [bright, dim] = [shapes(1, 3), shapes(0.5, 9)];
  for (let y = top; y < depth; ) {
    const share = Math.min(1, (y - top) / (depth - top));
    const size = far + (near - far) * share;
    for (let x = left + random() * size; x < right; x += size * (0.85 + random() * 0.3)) {
      const at: Point = [x, y + (random() - 0.5) * size * 0.5];
      if (at[1] < relief.crestAt(x) + size * 0.08 || at[1] > hidden(x)) continue;
      const light = relief.lightAt(at) + (random() - 0.5) * 0.06;
      if (light < dark) continue;
      const kind = light > dark + 0.1 ? bright : dim;
      lit.push(stamp(at, kind[Math.round(share)]?.(random) ?? ""));
    }
    y += size * 0.66;
  }
  return { plane: plane(relief, [left, right], 22, depth) + heads.join(""), lit: lit.join("") };
}
