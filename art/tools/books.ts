import { band, line } from "./points.ts";
import { type Cut, gouges, ribbon, under } from "./strokes.ts";
import { group, type Point, polygon, rect, short } from "./svg.ts";

export interface OpenBookInks {
  page: string;
  shade: string;
  edge: string;
  cover: string;
  lines: string;
  mark?: string;
}

/**
 * An open book seen from above the table, 1000 wide around its spine: pages swell towards it, and cuts stand
 * for the lines, so that nothing can be read in it. Verse leaves the lines uneven, in strophes.
 */
export function openBook([x, y]: Point, size: number, inks: OpenBookInks, verse: boolean): string {
  const page = (side: 1 | -1, ink: string): string =>
    under(
      [
        [0, -170],
        [side * 120, -212],
        [side * 300, -206],
        [side * 470, -170],
      ],
      [
        [side * 500, 190],
        [side * 320, 158],
        [side * 130, 156],
        [0, 205],
      ],
      ink,
    );
  return group(
    `translate(${short(x)} ${short(y)}) scale(${(size / 1000).toFixed(3)})`,
    polygon(line("-500,-166 500,-166 540,226 -540,226"), inks.cover),
    polygon(line("-492,-166 492,-166 520,212 14,232 -14,232 -520,212"), inks.edge),
    ...[204, 196].map((low) =>
      gouges(
        [
          [[-510, low], [-8, low + 16], 2],
          [[8, low + 16], [510, low], 2],
        ],
        inks.shade,
      ),
    ),
    page(-1, inks.page),
    page(1, inks.page),
    polygon(line("0,-170 60,-194 84,160 0,205"), inks.shade),
    gouges([[[0, -172], [0, 204], 5]], inks.cover),
    gouges([...lines(-1, verse), ...lines(1, verse)], inks.lines),
    inks.mark
      ? ribbon(band("4,-176,22 30,-40,22 22,120,24 46,300,26"), inks.mark) +
          polygon(line("33,290 60,290 62,326 46,312 32,326"), inks.mark)
      : "",
  );
}

function lines(side: 1 | -1, verse: boolean): Cut[] {
  return Array.from({ length: 13 }, (_, index): Cut[] => {
    if (verse && index % 5 === 4) return [];
    const y = -138 + index * 21;
    const inner = side === 1 ? 106 : 46;
    const outer = 420 + index * 1.5 - (verse ? ((index * 37) % 5) * 34 : index === 12 ? 180 : 0);
    const near: Point = [side * inner, y - 26];
    const far: Point = [side * outer, y - 6];
    return [[near, far, 3.2, side * -9]];
  }).flat();
}

/** A closed book standing on a shelf, its spine to the viewer: bands, and the light along its left edge. */
export function spine(
  x: number,
  foot: number,
  width: number,
  height: number,
  { plane, lit, bands }: { plane: string; lit: string; bands: string },
): string {
  const top = foot - height;
  return (
    rect(x, top, width, height, plane) +
    rect(x, top + height * 0.1, width, height * 0.018, bands) +
    rect(x, top + height * 0.135, width, height * 0.008, bands) +
    rect(x, top + height * 0.84, width, height * 0.018, bands) +
    gouges(
      [
        [[x + width * 0.12, top + 6], [x + width * 0.14, foot - 6], width * 0.06],
        [
          [x + width * 0.24, top + height * 0.2],
          [x + width * 0.25, foot - height * 0.25],
          width * 0.025,
        ],
      ],
      lit,
    )
  );
}
