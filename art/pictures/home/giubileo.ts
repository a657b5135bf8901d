import { inks, mix } from "../../tools/inks.ts";
import { HALO, halfFigure } from "../../tools/madonna.ts";
import { type Cartoon, mosaic, type Shape } from "../../tools/mosaic.ts";
import {
  frame,
  goldGrout,
  mirrored,
  type Part,
  placed,
  region,
  together,
  tone,
  tones,
  whiteGrout,
} from "../../tools/mosaic-parts.ts";
import { pen } from "../../tools/pen.ts";
import type { Point } from "../../tools/svg.ts";

const WIDTH = 1200;
const HEIGHT = 1600;
const SCALE = 0.84;
const PLACE: Point = [600 - HALO[0] * SCALE, 210];
/** The middle of the arch, from which the rays come. */
const MIDDLE: Point = [600, HALO[1] * SCALE + PLACE[1]];
/** Half the width of the opening, and how far down it reaches. */
const INNER = 384;
const SILL = 1423;
const stone = mix(inks.hairline, inks.woodLit, 0.3);
const stoneShade = mix(inks.hairline, inks.wood, 0.45);

const archway = (inner: number, foot: number) => {
  const turns = Array.from({ length: 49 }, (_, index) => (index * Math.PI) / 48);
  const bow = turns.map(
    (turn): Point => [600 - inner * Math.cos(turn), MIDDLE[1] - inner * Math.sin(turn)],
  );
  return pen.corners(...bow, [600 + inner, foot], [600 - inner, foot]);
};
/** How far a place is from the upright middle line of the arch, and above it from its middle. */
const fromMiddle = (x: number, y: number) =>
  y < MIDDLE[1] ? Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) : Math.abs(x - MIDDLE[0]);

const fromHalo = (x: number, y: number) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);

/** Wedges of light from behind the Mother, as far as the arch. */
function rays(): Shape[] {
  const end = (turn: number): Point => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const length =
      sin < 0 ? INNER : Math.min(INNER / Math.max(0.01, Math.abs(cos)), (SILL - MIDDLE[1]) / sin);
    return [MIDDLE[0] + length * cos, MIDDLE[1] + length * sin];
  };
  return Array.from({ length: 16 }, (_, index) => {
    const turn = ((index - 0.25) * Math.PI) / 8;
    return region(
      "ray",
      tones.goldPale,
      pen.corners(MIDDLE, end(turn), end(turn + Math.PI / 32), end(turn + Math.PI / 16)),
    );
  });
}

/** A leaf of the door, open towards us, seen from its edge. */
function leaf(): Shape[] {
  const left: Shape[] = [
    region(
      "leaf",
      mix(inks.wood, inks.beech, 0.4),
      pen.corners(
        [150, 590],
        [146, 500],
        [134, 410],
        [112, 330],
        [74, 264],
        [74, 1548],
        [150, 1448],
      ),
    ),
    tone(
      mix(inks.wood, inks.beechLit, 0.45),
      pen.corners([74, 264], [92, 294], [92, 1526], [74, 1548]),
    ),
    ...[480, 720, 960, 1200].map((y) =>
      region(
        "panel",
        mix(inks.wood, inks.night, 0.35),
        pen.corners([104, y - 4], [132, y + 20], [132, y + 176], [104, y + 184]),
      ),
    ),
  ];
  return [...left, ...left.map((shape) => ({ ...shape, outline: mirrored(shape.outline, 600) }))];
}

function door(): Part {
  return {
    shapes: [
      region("night", tones.blueDeep, `M0 0H${WIDTH}V${HEIGHT}H0z`),
      region("stone", stone, archway(INNER + 66, SILL)),
      region("edge", tones.red, archway(INNER + 16, SILL)),
      region("light", tones.gold, archway(INNER, SILL)),
      ...rays(),
      ...leaf(),
    ],
    beds: {
      night: { size: 21, liveliness: 0.1, rows: fromMiddle },
      stone: {
        size: 30,
        length: 1.4,
        liveliness: 0.1,
        rows: (x, y) => fromMiddle(x, y) - (INNER + 16),
        grout: whiteGrout,
      },
      edge: { size: 14, liveliness: 0.1, rows: (x, y) => fromMiddle(x, y) - INNER },
      light: { size: 19, liveliness: 0.12, glitters: true, rows: fromHalo, grout: goldGrout },
      ray: { size: 19, liveliness: 0.1, glitters: true, rows: fromHalo, grout: goldGrout },
      leaf: { size: 17, length: 1.4, liveliness: 0.1, rows: (x) => Math.min(x, WIDTH - x) },
      panel: { size: 12, liveliness: 0.1 },
    },
  };
}

/** The threshold: steps of stone on which the light falls. */
function threshold(): Part {
  const step = (y: number, inset: number): Shape[] => [
    region(
      "step",
      stone,
      pen.corners([inset, y], [WIDTH - inset, y], [WIDTH - inset, y + 64], [inset, y + 64]),
    ),
    tone(
      mix(tones.goldPale, inks.raised, 0.4),
      pen.corners([600 - 300, y], [600 + 300, y], [600 + 330, y + 42], [600 - 330, y + 42]),
    ),
    tone(
      stoneShade,
      pen.corners(
        [inset, y + 42],
        [WIDTH - inset, y + 42],
        [WIDTH - inset, y + 64],
        [inset, y + 64],
      ),
    ),
  ];
  return {
    shapes: [...step(SILL, 118), ...step(SILL + 63, 86)],
    beds: {
      step: { size: 21, length: 1.5, liveliness: 0.1, rows: (_, y) => y - SILL, grout: whiteGrout },
    },
  };
}

/** The jubilee's picture: the Mother with the Child in an open door, light behind her, night around. */
export function cartoon(): Cartoon {
  const parts = together(
    door(),
    placed(halfFigure(), PLACE, SCALE, 1.04),
    threshold(),
    frame(WIDTH, HEIGHT),
  );
  return {
    ...parts,
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 25,
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
