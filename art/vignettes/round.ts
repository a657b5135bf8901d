import { seeded } from "../tools/random.ts";
import { roundOutline } from "../tools/strokes.ts";
import type { Point } from "../tools/svg.ts";

const WIDTH = 1200;
const HEIGHT = 800;

/** A small picture without corners, 1200 by 800: its edge is uneven, as of a block cut by hand, and the page shows around it. */
export function round(seed: number, ...parts: string[]): string {
  const random = seeded(seed);
  const edge = Array.from({ length: 22 }, (_, index): Point => {
    const angle = (index / 22) * Math.PI * 2;
    const reach = 0.95 + random() * 0.05;
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8;
    const down = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.8;
    return [(1 + across * reach) * (WIDTH / 2), (1 + down * reach) * (HEIGHT / 2)];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<clipPath id="edge"><path d="${roundOutline(edge)}"/></clipPath>`,
    `<g clip-path="url(#edge)">${parts.join("\n")}</g>`,
    "</svg>\n",
  ].join("\n");
}
