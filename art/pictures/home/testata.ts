import { inks, mix } from "../../tools/inks.ts";
import { type Cartoon, mosaic, type Shape } from "../../tools/mosaic.ts";
import {
  blueGrout,
  frame,
  goldGrout,
  mirrored,
  type Part,
  region,
  together,
  tone,
  tones,
  whiteGrout,
} from "../../tools/mosaic-parts.ts";
import { type Pen, pen, penAt } from "../../tools/pen.ts";
import type { Point } from "../../tools/svg.ts";

const WIDTH = 1600;
const HEIGHT = 400;
const MIDDLE: Point = [800, 172];

/** How high the water stands: long waves that meet under the star. */
const swell = (x: number) => 16 * Math.cos(((x - 800) / WIDTH) * Math.PI * 10);

/** A band of water, from its crest down; the light on it is one row of white. */
function wave(top: number, ink: string, name: string): Shape {
  const crest = Array.from(
    { length: 81 },
    (_, index): Point => [index * 20, top + swell(index * 20)],
  );
  return region(name, ink, pen.corners(...crest, [WIDTH, HEIGHT], [0, HEIGHT]));
}

/** The star of the sea: eight rays, each with a side in the light. */
function star(): Shape[] {
  const ray = (index: number, reach: number, broad: number): Shape[] => {
    const at = penAt(MIDDLE, { scale: 1, degrees: index * 45 });
    return [
      region("star", tones.goldPale, at.corners([0, 0], [-broad, -broad * 2.2], [0, -reach])),
      region("star-shade", tones.gold, at.corners([0, 0], [broad, -broad * 2.2], [0, -reach])),
    ];
  };
  return [
    ...[1, 3, 5, 7].flatMap((index) => ray(index, 74, 11)),
    ...[0, 2, 4, 6].flatMap((index) => ray(index, 116, 14)),
    region("star", mix(tones.goldPale, inks.raised, 0.6), pen.circle(MIDDLE, 15)),
  ];
}

/** A leaf with its light half and its dark half, and the rib between. */
function leaf(at: Pen, ink: string, slim: number): Shape[] {
  const outline: Point[] = [
    [0, 0],
    [0, 0],
    [24, -19 * slim],
    [58, -17 * slim],
    [88, 0],
    [88, 0],
    [58, 17 * slim],
    [24, 19 * slim],
  ];
  return [
    region("leaf", ink, at.form(...outline)),
    tone(
      mix(ink, inks.raised, 0.28),
      at.form([0, 0], [0, 0], [24, -19 * slim], [58, -17 * slim], [88, 0], [88, 0]),
    ),
    region(
      "rib",
      mix(ink, inks.night, 0.4),
      at.stroke(
        [
          [-12, 0],
          [40, 0],
          [82, 0],
        ],
        [6, 5, 2],
      ),
    ),
  ];
}

/** A branch that grows from the frame towards the star. */
function branch(tints: readonly string[], slim: number): Shape[] {
  const stem: Point[] = [
    [80, 216],
    [170, 196],
    [270, 176],
    [370, 166],
    [470, 164],
    [560, 172],
  ];
  const at = (share: number): Point => {
    const place = share * (stem.length - 1);
    const [from, to] = [
      stem[Math.floor(place)] as Point,
      stem[Math.min(stem.length - 1, Math.floor(place) + 1)] as Point,
    ];
    return [from[0] + (to[0] - from[0]) * (place % 1), from[1] + (to[1] - from[1]) * (place % 1)];
  };
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const share = 0.04 + (index / 12) * 0.94;
    const up = index % 2 === 0;
    const degrees = index === 12 ? 6 : (up ? -46 : 44) - share * 8;
    const scale = 1.2 - share * 0.14;
    return leaf(penAt(at(share), { scale, degrees }), tints[index % tints.length] as string, slim);
  });
  return [region("stem", tones.wood, pen.stroke(stem, [13, 12, 10, 9, 8, 4])), ...leaves.flat()];
}

function band(): Part {
  const beech = [
    mix(inks.beech, inks.beechLit, 0.3),
    mix(inks.spring, inks.gold, 0.45),
    inks.beech,
    mix(inks.spring, inks.gold, 0.3),
  ];
  const olive = [
    mix(mix(inks.spring, inks.gold, 0.3), inks.hairline, 0.35),
    mix(inks.spring, inks.gold, 0.42),
    mix(mix(inks.spring, inks.gold, 0.2), inks.hairline, 0.18),
  ];
  const far = (x: number, y: number) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);
  const water = { liveliness: 0.1, length: 1.3, rows: (x: number, y: number) => y - swell(x) };
  return {
    shapes: [
      region("gold", tones.gold, `M0 0H${WIDTH}V${HEIGHT}H0z`),
      region("arcs", mix(tones.gold, inks.goldLit, 0.35), pen.circle(MIDDLE, 262)),
      ...branch(beech, 1.16),
      ...branch(olive, 0.66).map((shape) => ({ ...shape, outline: mirrored(shape.outline, 800) })),
      wave(274, tones.white, "foam"),
      wave(286, mix(inks.springLit, inks.mantlePale, 0.3), "water-light"),
      wave(314, mix(inks.spring, inks.mantlePale, 0.25), "water-middle"),
      wave(340, mix(inks.spring, inks.mantle, 0.6), "water-deep"),
      region("ring", tones.red, pen.circle(MIDDLE, 142)),
      region("ring-light", tones.white, pen.circle(MIDDLE, 131)),
      region("sky", tones.blueDeep, pen.circle(MIDDLE, 121)),
      tone(tones.blue, pen.circle(MIDDLE, 76)),
      ...star(),
    ],
    beds: {
      gold: {
        size: 19,
        liveliness: 0.14,
        glitters: true,
        grout: goldGrout,
        rows: (_, y) => y - 30,
        outlineRows: 1,
      },
      arcs: {
        size: 18,
        liveliness: 0.14,
        glitters: true,
        grout: goldGrout,
        rows: (x, y) => far(x, y) - 142,
      },
      foam: {
        size: 12,
        liveliness: 0.06,
        grout: whiteGrout,
        length: 1.3,
        rows: (x, y) => y - swell(x) - 274,
      },
      "water-light": { ...water, size: 14, grout: inks.spring },
      "water-middle": { ...water, size: 14, grout: mix(inks.spring, inks.night, 0.4) },
      "water-deep": { ...water, size: 15, grout: blueGrout },
      ring: { size: 11, liveliness: 0.08, rows: (x, y) => far(x, y) - 131 },
      "ring-light": {
        size: 10,
        liveliness: 0.06,
        grout: whiteGrout,
        rows: (x, y) => far(x, y) - 121,
      },
      sky: { size: 13, liveliness: 0.14, grout: inks.night, rows: (x, y) => far(x, y) },
      star: { size: 9, liveliness: 0.1, glitters: true, grout: goldGrout },
      "star-shade": { size: 9, liveliness: 0.1, grout: goldGrout },
      stem: { size: 9, length: 1.4, liveliness: 0.1 },
      leaf: { size: 9, liveliness: 0.1 },
      rib: { size: 6, length: 1.6, liveliness: 0.08 },
    },
  };
}

/** The band above the splash page: the star of the sea over the waters, between beech and olive. */
export function cartoon(): Cartoon {
  return {
    ...together(band(), frame(WIDTH, HEIGHT, 0.5)),
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 41,
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
