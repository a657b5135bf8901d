import { skin } from "./holy.ts";
import { inks, mix } from "./inks.ts";
import type { Bed, Shape } from "./mosaic.ts";
import { pen } from "./pen.ts";
import type { Point } from "./svg.ts";

/** What a mosaic is put together from: shapes, and how the regions they begin are laid. */
export interface Part {
  shapes: Shape[];
  beds: Record<string, Bed>;
}

/** The colours of the Madonna's mosaics, mixed from the inks of the site. */
export const tones = {
  gold: mix(inks.gold, inks.goldLit, 0.52),
  goldDeep: mix(inks.gold, inks.wood, 0.2),
  goldPale: mix(inks.goldLit, inks.raised, 0.3),
  blue: mix(inks.mantle, inks.mantlePale, 0.1),
  blueDeep: mix(inks.mantle, inks.night, 0.55),
  blueMid: mix(inks.mantle, inks.mantlePale, 0.32),
  bluePale: mix(inks.mantle, inks.mantlePale, 0.62),
  red: mix(inks.beech, inks.wood, 0.15),
  redDeep: mix(inks.beech, inks.wood, 0.68),
  redPale: mix(inks.beech, inks.beechLit, 0.5),
  white: mix(inks.paper, inks.hairline, 0.25),
  whiteShade: mix(inks.hairline, inks.woodLit, 0.5),
  whiteDeep: mix(inks.woodLit, inks.gold, 0.4),
  wood: mix(inks.wood, inks.gold, 0.22),
  woodLit: mix(inks.wood, inks.gold, 0.6),
  bronze: mix(inks.gold, inks.ink, 0.5),
  grout: mix(inks.wood, inks.ink, 0.4),
};

const faceGrout = mix(skin.line, skin.deep, 0.85);

/** The beds of a face and its hands: the finest stones are the lines'. */
export const featureBeds = (whose: string, size: number): Record<string, Bed> => ({
  [`${whose}-face`]: { size: size * 1.2, liveliness: 0.06, grout: faceGrout },
  [`${whose}-hand`]: { size: size * 1.2, liveliness: 0.06, grout: faceGrout },
  [`${whose}-nose`]: { size, liveliness: 0.04, grout: skin.shade },
  [`${whose}-lid`]: { size, liveliness: 0.04, grout: skin.deep },
  [`${whose}-eye`]: { size, liveliness: 0.04, grout: skin.shade },
  [`${whose}-iris`]: { size, liveliness: 0.04, grout: skin.line },
  [`${whose}-line`]: { size, length: 1.3, liveliness: 0.05, grout: skin.line },
  [`${whose}-soft`]: { size: size * 0.9, length: 1.4, liveliness: 0.05, grout: skin.deep },
  [`${whose}-lips`]: { size, liveliness: 0.05, grout: skin.deep },
});

/** The mortar of white, gold and blue: not much darker, so that it does not speak louder than the drawing. */
export const whiteGrout = mix(inks.woodLit, inks.gold, 0.35);
export const goldGrout = mix(inks.gold, inks.wood, 0.5);
export const blueGrout = mix(tones.blueDeep, tones.blue, 0.3);
export const redGrout = mix(tones.redDeep, tones.red, 0.2);

/** An outline seen in a mirror that stands upright at x. */
export const mirrored = (outline: string, x: number): string =>
  outline.replace(
    /([ML])(-?[\d.]+)/g,
    (_, step: string, at: string) => `${step}${2 * x - Number(at)}`,
  );

/** A shape with tesserae of its own. */
export const region = (name: string, ink: string, outline: string): Shape => ({
  region: name,
  ink,
  outline,
});
/** A shape that only colours the tesserae below. */
export const tone = (ink: string, outline: string): Shape => ({ ink, outline });
/** A part that is moved and made larger or smaller; its tesserae are finer or coarser with it. */
export function placed({ shapes, beds }: Part, [left, top]: Point, scale: number, finer = 1): Part {
  const put = (outline: string) =>
    outline.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, step: string, x: string, y: string) => {
      const at = (value: number) => Math.round(value * 10) / 10;
      return `${step}${at(Number(x) * scale + left)} ${at(Number(y) * scale + top)}`;
    });
  return {
    shapes: shapes.map((shape) => ({ ...shape, outline: put(shape.outline) })),
    beds: Object.fromEntries(
      Object.entries(beds).map(([name, bed]) => {
        const { size, rows } = bed;
        const moved =
          rows && ((x: number, y: number) => rows((x - left) / scale, (y - top) / scale) * scale);
        return [name, { ...bed, size: (size * scale) / finer, rows: moved }];
      }),
    ),
  };
}

/** Parts from the farthest to the nearest, as one. */
export function together(...parts: Part[]): Part {
  return {
    shapes: parts.flatMap(({ shapes }) => shapes),
    beds: Object.assign({}, ...parts.map(({ beds }) => beds)),
  };
}

/** The frame: a band of blue between two lines of gold. */
export function frame(width: number, height: number, breadth = 1): Part {
  const [outer, inner, end] = [16 * breadth, 48 * breadth, 62 * breadth];
  const ring = (from: number, to: number) =>
    `M${from} ${from}H${width - from}V${height - from}H${from}zM${to} ${to}V${height - to}H${width - to}V${to}z`;
  const rows = (from: number) => (x: number, y: number) =>
    Math.min(x, y, width - x, height - y) - from;
  return {
    shapes: [
      region("frame-outer", tones.goldDeep, ring(0, outer)),
      region("frame", tones.blueDeep, ring(outer, inner)),
      region("frame-inner", tones.goldPale, ring(inner, end)),
    ],
    beds: {
      "frame-outer": { size: outer, liveliness: 0.12, rows: rows(0), grout: goldGrout },
      frame: { size: 16, liveliness: 0.12, rows: rows(outer) },
      "frame-inner": {
        size: end - inner,
        liveliness: 0.12,
        rows: rows(inner),
        glitters: true,
        grout: goldGrout,
      },
    },
  };
}

/** A gold ground: arcs around a middle, and beyond them level rows. */
export function goldGround(
  width: number,
  height: number,
  middle: Point,
  radius: number,
  size = 23,
): Part {
  return {
    shapes: [
      region("gold", tones.gold, `M0 0H${width}V${height}H0z`),
      region("arcs", mix(tones.gold, inks.goldLit, 0.35), pen.circle(middle, radius)),
    ],
    beds: {
      gold: {
        size,
        liveliness: 0.14,
        glitters: true,
        grout: goldGrout,
        rows: (_, y) => y,
        outlineRows: 1,
      },
      arcs: {
        size: size * 0.95,
        liveliness: 0.14,
        glitters: true,
        grout: goldGrout,
        rows: (x, y) => radius - Math.hypot(x - middle[0], y - middle[1]),
      },
    },
  };
}
