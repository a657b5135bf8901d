import { around, together, wedge } from "./marks.ts";
import type { Point } from "./svg.ts";

/** The crown of a beech against what is behind it: leaves stand out of its round. */
export const crown = (size: number) => (random: () => number) =>
  around(
    Array.from({ length: 13 }, (_, index): Point => {
      const angle = Math.PI * (0.98 + (index / 12) * 1.04);
      const reach = size * (index % 2 === 0 ? 0.6 : 0.47) * (0.86 + random() * 0.28);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 1.2];
    }),
  );

/** The light on a crown: cuts that stand around its upper left side, broad outside. */
export const leavesOn =
  (size: number, count: number, blade = size * 0.15) =>
  (random: () => number) =>
    together(
      Array.from({ length: count }, (_, index) => {
        const angle = Math.PI * (0.98 + ((index + random() * 0.5) / count) * 0.72);
        const outer = size * (0.46 + random() * 0.12);
        const length = -size * (0.2 + random() * 0.16);
        const way: Point = [Math.cos(angle + 0.25) * length, Math.sin(angle + 0.25) * length];
        return [[Math.cos(angle) * outer, Math.sin(angle) * outer * 1.1], wedge(way, blade)];
      }),
    );
