import type { FigureInks } from "./figure-inks.ts";
import { inks, mix } from "./inks.ts";
import { type Cut, gouges, ribbon, rounded } from "./strokes.ts";
import { ellipse, type Point, polygon } from "./svg.ts";

/** What one sees of a head from behind: a scarf knotted at the nape, one that covers the neck, or hair. */
export type Head = "kerchief" | "scarf" | "bun" | "short" | "hat";

/** The skin of people by day, where their inks name no other. */
export const SKIN = mix(inks.beechLit, inks.woodLit, 0.35);

/** The head a share of all people has; share goes from 0 to 1, women first, hats last. */
export function headOf(share: number): Head {
  if (share < 0.16) return "kerchief";
  if (share < 0.3) return "scarf";
  if (share < 0.46) return "bun";
  return share < 0.74 ? "short" : "hat";
}

/** A point of a head or of shoulders, in breadths of the shoulders from the middle of the collar. */
type Place = (dx: number, dy: number) => Point;

/**
 * A head from behind on its neck; at is the middle of the collar, size the breadth of the shoulders. Without isFine the
 * print of the cloth and the smallest cuts are left out: nobody sees them far off, and a crowd has many.
 */
export function head(
  [x, y]: Point,
  size: number,
  wear: FigureInks,
  kind: Head,
  isFine: boolean,
): string {
  const p: Place = (dx, dy) => [x + dx * size, y + dy * size];
  if (kind === "scarf") return scarf(p, size, wear, isFine);
  const stem = neck(p, size, wear, isFine);
  if (kind === "kerchief") return stem + kerchief(p, size, wear, isFine);
  if (kind === "bun") return stem + hair(p, size, wear) + bun(p, size, wear);
  const bare = stem + (isFine ? ears(p, size, wear) : "") + hair(p, size, wear);
  return kind === "hat" ? bare + hat(p, size, wear) : bare;
}

function neck(
  p: Place,
  size: number,
  { skin = SKIN, dark, coat }: FigureInks,
  isFine: boolean,
): string {
  const plane = polygon(
    [p(-0.1, -0.2), p(0.1, -0.2), p(0.12, 0.03), p(0, 0.07), p(-0.12, 0.03)],
    skin,
  );
  if (!isFine) return plane;
  return (
    plane +
    polygon([p(0.03, -0.2), p(0.1, -0.2), p(0.12, 0.03), p(0.04, 0.05)], mix(skin, dark, 0.3)) +
    gouges([[p(-0.17, 0), p(0.17, 0), size * 0.06, -size * 0.1]], coat)
  );
}

function ears(p: Place, size: number, { skin = SKIN, dark }: FigureInks): string {
  return (
    ellipse(p(-0.195, -0.24), size * 0.034, size * 0.058, skin) +
    ellipse(p(0.195, -0.24), size * 0.034, size * 0.058, mix(skin, dark, 0.3))
  );
}

function hair(p: Place, size: number, { dark, coat, hair: ink = dark }: FigureInks): string {
  const crown = [p(-0.19, -0.3), p(-0.15, -0.45), p(0, -0.52), p(0.15, -0.45), p(0.19, -0.3)];
  const nape = [p(0.17, -0.18), p(0.1, -0.11), p(0, -0.095), p(-0.1, -0.11), p(-0.17, -0.18)];
  return (
    rounded([...crown, ...nape], ink) +
    gouges([[p(-0.14, -0.22), p(-0.04, -0.47), size * 0.028, size * 0.04]], mix(ink, coat, 0.6))
  );
}

/** Hair gathered low, the knot parted from the rest by one cut. */
function bun(p: Place, size: number, { dark, lit, hair: ink = dark }: FigureInks): string {
  const shine = mix(ink, lit, 0.45);
  return (
    ellipse(p(0, -0.2), size * 0.115, size * 0.105, shine) +
    ellipse(p(0.012, -0.185), size * 0.1, size * 0.092, ink) +
    gouges([[p(-0.05, -0.16), p(0.03, -0.25), size * 0.018, size * 0.02]], shine)
  );
}

function hat(p: Place, size: number, { accent, lit }: FigureInks): string {
  return (
    rounded([p(-0.2, -0.32), p(-0.16, -0.55), p(0, -0.59), p(0.16, -0.55), p(0.2, -0.32)], accent) +
    ellipse(p(0, -0.32), size * 0.38, size * 0.075, accent) +
    gouges([[p(-0.33, -0.33), p(-0.06, -0.38), size * 0.025]], lit)
  );
}

/** A cloth knotted over the nape: hair and neck show below it, two ends hang on the back. */
function kerchief(
  p: Place,
  size: number,
  { accent, dark, lit, hair: ink }: FigureInks,
  isFine: boolean,
): string {
  const shade = mix(accent, dark, 0.32);
  const nape = [p(-0.16, -0.2), p(0.16, -0.2), p(0.1, -0.09), p(0, -0.07), p(-0.1, -0.09)];
  const cloth =
    rounded(nape, ink ?? mix(inks.wood, dark, 0.5)) +
    ribbon(
      [
        [...p(0, -0.14), size * 0.05],
        [...p(0.07, 0), size * 0.09],
        [...p(0.09, 0.13), size * 0.03],
      ],
      shade,
    ) +
    ribbon(
      [
        [...p(0, -0.14), size * 0.05],
        [...p(-0.06, 0.02), size * 0.1],
        [...p(-0.07, 0.17), size * 0.03],
      ],
      accent,
    ) +
    rounded(
      [
        p(-0.2, -0.3),
        p(-0.16, -0.46),
        p(0, -0.53),
        p(0.16, -0.46),
        p(0.2, -0.3),
        p(0.17, -0.2),
        p(0, -0.13),
        p(-0.17, -0.2),
      ],
      accent,
    ) +
    rounded(
      [p(0.06, -0.515), p(0.16, -0.46), p(0.2, -0.3), p(0.17, -0.2), p(0.06, -0.15), p(0.12, -0.3)],
      shade,
    );
  if (!isFine) return cloth;
  return (
    cloth +
    gouges(
      DOTS.map(([dx, dy]): Cut => [p(dx - 0.016, dy), p(dx + 0.016, dy), size * 0.026]),
      mix(accent, dark, 0.55),
    ) +
    ellipse(p(0, -0.14), size * 0.045, size * 0.038, accent) +
    gouges([[p(-0.16, -0.3), p(-0.04, -0.49), size * 0.022, size * 0.05]], mix(accent, lit, 0.6))
  );
}

/** The print of a kerchief. */
const DOTS: readonly Point[] = [
  [-0.09, -0.4],
  [0.01, -0.45],
  [-0.02, -0.33],
  [0.08, -0.37],
  [-0.1, -0.25],
  [0.04, -0.24],
  [0.13, -0.29],
];

/** A cloth that covers head, neck and shoulders, with a border along its round hem. */
function scarf(
  p: Place,
  size: number,
  { accent, dark, coat }: FigureInks,
  isFine: boolean,
): string {
  const plane = mix(accent, inks.woodLit, 0.2);
  const shade = mix(plane, dark, 0.28);
  const border = mix(plane, coat, 0.55);
  const cloth =
    rounded(
      [
        p(-0.2, -0.32),
        p(-0.15, -0.47),
        p(0, -0.53),
        p(0.15, -0.47),
        p(0.2, -0.32),
        p(0.19, -0.14),
        p(0.35, 0.05),
        p(0.25, 0.24),
        p(0, 0.38),
        p(-0.25, 0.24),
        p(-0.35, 0.05),
        p(-0.19, -0.14),
      ],
      plane,
    ) +
    rounded(
      [
        p(0.07, -0.52),
        p(0.15, -0.47),
        p(0.2, -0.32),
        p(0.19, -0.14),
        p(0.35, 0.05),
        p(0.25, 0.24),
        p(0.08, 0.34),
        p(0.16, 0.02),
        p(0.1, -0.14),
        p(0.13, -0.32),
      ],
      shade,
    ) +
    ribbon(
      [
        [...p(-0.31, 0.06), size * 0.016],
        [...p(-0.21, 0.19), size * 0.022],
        [...p(0, 0.305), size * 0.026],
        [...p(0.21, 0.19), size * 0.022],
        [...p(0.31, 0.06), size * 0.016],
      ],
      border,
    );
  if (!isFine) return cloth;
  return (
    cloth +
    gouges(
      [
        [p(-0.16, -0.16), p(-0.21, 0.08), size * 0.022, -size * 0.03],
        [p(-0.09, -0.13), p(-0.07, 0.16), size * 0.018, -size * 0.01],
        [p(0.02, -0.1), p(0.04, 0.2), size * 0.014],
      ],
      shade,
    )
  );
}
