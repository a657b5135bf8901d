import { inks, mix } from "./inks.ts";
import type { Shape } from "./mosaic.ts";
import type { Pen } from "./pen.ts";
import type { Point } from "./svg.ts";

const brown = mix(inks.beech, inks.wood, 0.55);
/** The tones of the dark faces, from the lines to the lights. */
export const skin = {
  line: mix(inks.wood, inks.night, 0.62),
  deep: mix(inks.wood, inks.night, 0.22),
  shade: mix(brown, inks.wood, 0.45),
  base: mix(brown, inks.woodLit, 0.27),
  light: mix(mix(brown, inks.woodLit, 0.58), inks.goldLit, 0.12),
  lit: mix(mix(brown, inks.woodLit, 0.86), inks.goldLit, 0.24),
  bright: mix(inks.woodLit, inks.raised, 0.48),
  rose: mix(mix(brown, inks.woodLit, 0.3), inks.beechLit, 0.28),
};
const lips = {
  upper: mix(inks.beech, inks.wood, 0.3),
  lower: mix(mix(inks.beech, inks.woodLit, 0.25), inks.beechLit, 0.12),
};
const eyeWhite = mix(inks.raised, inks.woodLit, 0.22);

/** The regions of a face, that each have a bed: names begin with whose face it is. */
const faceRegions = ["face", "nose", "lid", "eye", "iris", "line", "soft", "lips"] as const;

/**
 * A face seen from the front, still, as icons have it: large eyes under long arcs, a straight ridge of the nose, a
 * small mouth. In its own measures it is 200 wide; the middle is between the eyes and the tip of the nose.
 */
export function face(pen: Pen, whose: string): Shape[] {
  const part = (region: (typeof faceRegions)[number], ink: string, outline: string): Shape => ({
    region: `${whose}-${region}`,
    ink,
    outline,
  });
  const tone = (ink: string, outline: string): Shape => ({ ink, outline });
  const other = pen.mirrored();
  return [
    part(
      "face",
      skin.base,
      pen.even(
        [0, -148],
        [52, -138],
        [84, -104],
        [99, -52],
        [99, 0],
        [92, 52],
        [76, 98],
        [50, 134],
        [24, 152],
        [0, 156],
      ),
    ),
    // Away from the light: the right side, and a narrow rim on the left.
    tone(
      skin.shade,
      pen.form(
        [56, -134],
        [84, -104],
        [99, -52],
        [98, 0],
        [91, 52],
        [76, 98],
        [50, 133],
        [24, 151],
        [6, 153],
        [34, 134],
        [58, 100],
        [72, 56],
        [78, 8],
        [86, -40],
        [80, -90],
      ),
    ),
    tone(
      skin.deep,
      pen.stroke(
        [
          [94, -60],
          [93, 0],
          [86, 51],
          [70, 94],
          [45, 128],
          [22, 145],
        ],
        [4, 11, 12, 12, 11, 5],
      ),
    ),
    tone(
      skin.shade,
      pen.stroke(
        [
          [-94, -60],
          [-94, 0],
          [-87, 51],
          [-71, 95],
          [-46, 129],
          [-20, 146],
          [8, 150],
        ],
        [5, 9, 10, 10, 9, 8, 4],
      ),
    ),
    // Forehead, cheeks, chin: broad planes of light, and smaller ones within.
    tone(
      skin.light,
      pen.form(
        [-74, -70],
        [-48, -92],
        [-16, -84],
        [0, -70],
        [14, -84],
        [40, -92],
        [62, -86],
        [50, -122],
        [0, -136],
        [-52, -121],
      ),
    ),
    tone(
      skin.lit,
      pen.form(
        [-52, -102],
        [-28, -100],
        [-4, -92],
        [16, -102],
        [20, -122],
        [-12, -130],
        [-40, -120],
      ),
    ),
    tone(
      skin.light,
      pen.form(
        [-86, 14],
        [-62, 30],
        [-36, 30],
        [-29, 50],
        [-36, 76],
        [-46, 104],
        [-64, 90],
        [-80, 56],
      ),
    ),
    tone(skin.rose, pen.form([-78, 38], [-62, 44], [-46, 52], [-46, 78], [-58, 84], [-72, 64])),
    tone(
      skin.lit,
      pen.stroke(
        [
          [-78, 20],
          [-60, 34],
          [-40, 34],
        ],
        [7, 13, 8],
      ),
    ),
    tone(
      skin.light,
      pen.form([32, 32], [52, 34], [72, 22], [72, 44], [60, 76], [46, 92], [36, 72]),
    ),
    tone(skin.rose, pen.form([44, 48], [62, 44], [60, 64], [48, 80])),
    tone(skin.light, pen.form([-26, 124], [0, 120], [20, 126], [14, 142], [-4, 146], [-22, 140])),
    tone(skin.lit, pen.form([-14, 127], [0, 125], [8, 130], [0, 138], [-12, 137])),
    tone(skin.light, pen.form([-34, 70], [-14, 64], [-8, 74], [-26, 84])),
    // The nose: a ridge with light on it, one dark side, the wings.
    ...[pen, other].map((side) =>
      tone(skin.shade, side.form([8, -58], [20, -46], [16, -20], [12, 6], [10, -20])),
    ),
    part(
      "nose",
      skin.light,
      pen.form(
        [-9, -60],
        [6, -60],
        [7, -20],
        [9, 14],
        [15, 36],
        [11, 52],
        [0, 57],
        [-12, 52],
        [-17, 38],
        [-11, 14],
        [-9, -20],
      ),
    ),
    tone(
      skin.lit,
      pen.stroke(
        [
          [-3, -56],
          [-3, -10],
          [-2, 30],
          [-2, 42],
        ],
        [8, 9, 11, 13],
      ),
    ),
    tone(
      skin.bright,
      pen.stroke(
        [
          [-3, -34],
          [-3, 0],
          [-3, 38],
        ],
        [3, 5, 8],
      ),
    ),
    part(
      "soft",
      skin.deep,
      pen.stroke(
        [
          [13, -56],
          [10, -24],
          [12, 8],
          [21, 34],
          [23, 48],
        ],
        [3, 6, 6, 6, 4],
      ),
    ),
    tone(skin.light, pen.form([-26, 46], [-19, 36], [-14, 44], [-18, 53])),
    part(
      "line",
      skin.deep,
      pen.stroke(
        [
          [-25, 50],
          [-14, 58],
          [0, 60],
          [14, 58],
          [25, 49],
        ],
        [3, 6, 5, 6, 3],
      ),
    ),
    tone(
      skin.shade,
      pen.stroke(
        [
          [1, 66],
          [1, 76],
        ],
        [5, 8],
      ),
    ),
    // The mouth.
    part(
      "lips",
      lips.upper,
      pen.form(
        [-28, 88],
        [-28, 88],
        [-14, 81],
        [-5, 77],
        [0, 80],
        [5, 77],
        [14, 81],
        [28, 88],
        [28, 88],
        [0, 91],
      ),
    ),
    part(
      "lips",
      lips.lower,
      pen.form([-25, 90], [-25, 90], [0, 91], [25, 90], [25, 90], [13, 102], [0, 105], [-13, 102]),
    ),
    part(
      "line",
      skin.line,
      pen.stroke(
        [
          [-32, 86],
          [-15, 90],
          [0, 89],
          [15, 90],
          [32, 86],
        ],
        [3, 5, 5, 5, 3],
      ),
    ),
    part(
      "soft",
      skin.deep,
      pen.stroke(
        [
          [-18, 113],
          [0, 116],
          [18, 113],
        ],
        [3, 6, 3],
      ),
    ),
    ...eye(pen, part, tone),
    ...eye(other, part, tone),
  ];
}

/** The right eye, on the viewer's right; the left is its mirror. */
function eye(
  pen: Pen,
  part: (region: (typeof faceRegions)[number], ink: string, outline: string) => Shape,
  tone: (ink: string, outline: string) => Shape,
): Shape[] {
  const upper: Point[] = [
    [14, -2],
    [29, -23],
    [48, -31],
    [67, -25],
    [85, -6],
  ];
  return [
    // Between brow and eye: the lid in light, the crease above it.
    tone(
      skin.shade,
      pen.form(
        [14, -12],
        [14, -44],
        [34, -62],
        [60, -64],
        [86, -46],
        [92, -18],
        [84, -6],
        [66, -30],
        [48, -38],
        [30, -30],
      ),
    ),
    part(
      "lid",
      skin.lit,
      pen.stroke(
        [
          [16, -18],
          [30, -36],
          [48, -43],
          [67, -37],
          [86, -19],
        ],
        [5, 10, 11, 10, 5],
      ),
    ),
    part(
      "eye",
      eyeWhite,
      pen.form(
        [15, -3],
        [15, -3],
        [30, -22],
        [48, -29],
        [66, -24],
        [83, -6],
        [83, -6],
        [66, 5],
        [48, 8],
        [30, 5],
      ),
    ),
    tone(
      mix(eyeWhite, skin.shade, 0.3),
      pen.stroke(
        [
          [26, -17],
          [48, -25],
          [72, -15],
        ],
        7,
      ),
    ),
    part("iris", mix(inks.wood, inks.beech, 0.35), pen.circle([48, -11], 18)),
    part("iris", inks.night, pen.circle([48, -12], 9.5)),
    part("line", skin.line, pen.stroke([...upper, [96, 1]], [4, 9, 11, 10, 8, 3])),
    part(
      "soft",
      skin.deep,
      pen.stroke(
        [
          [16, 0],
          [30, 7],
          [48, 10],
          [66, 7],
          [83, -3],
        ],
        [4, 7, 7, 7, 4],
      ),
    ),
    tone(
      skin.lit,
      pen.stroke(
        [
          [24, 16],
          [46, 22],
          [72, 12],
        ],
        [4, 7, 4],
      ),
    ),
    part(
      "line",
      mix(skin.line, skin.deep, 0.4),
      pen.stroke(
        [
          [11, -55],
          [25, -71],
          [49, -79],
          [75, -71],
          [95, -47],
        ],
        [5, 9, 9, 7, 3],
      ),
    ),
  ];
}

/** What the years leave in a face: heavy lids, lines on the brow and around eyes and mouth, hollow cheeks. */
export function years(pen: Pen, whose: string): Shape[] {
  const side = (one: Pen): Shape[] => [
    {
      ink: skin.shade,
      outline: one.form([-84, 22], [-62, 40], [-54, 78], [-62, 108], [-76, 90], [-88, 52]),
    },
    {
      region: `${whose}-lid`,
      ink: skin.base,
      outline: one.form(
        [-78, -20],
        [-64, -37],
        [-46, -42],
        [-28, -37],
        [-14, -18],
        [-30, -25],
        [-46, -28],
        [-62, -25],
      ),
    },
    {
      region: `${whose}-line`,
      ink: skin.line,
      outline: one.stroke(
        [
          [-80, -17],
          [-62, -25],
          [-46, -28],
          [-30, -25],
          [-14, -16],
        ],
        [4, 6, 7, 6, 4],
      ),
    },
    {
      region: `${whose}-soft`,
      ink: skin.deep,
      outline: one.stroke(
        [
          [-70, 8],
          [-50, 17],
          [-26, 10],
        ],
        [3, 6, 3],
      ),
    },
    {
      region: `${whose}-soft`,
      ink: skin.deep,
      outline: one.stroke(
        [
          [-27, 50],
          [-43, 70],
          [-49, 96],
        ],
        [3, 7, 3],
      ),
    },
  ];
  const brow = [-122, -106].map((y, index) => ({
    region: `${whose}-soft`,
    ink: skin.deep,
    outline: pen.stroke(
      [
        [-50 + index * 8, y + 8],
        [0, y],
        [50 - index * 8, y + 8],
      ],
      [3, 6, 3],
    ),
  }));
  return [...side(pen), ...side(pen.mirrored()), ...brow];
}

/** A hand raised in blessing: two fingers stretched, the others folded to the thumb. It is some 150 high. */
export function blessingHand(pen: Pen, whose: string): Shape[] {
  const finger = (ink: string, line: Point[], widths: number[]) =>
    digit(pen, whose, ink, line, widths);
  return [
    plane(
      whose,
      skin.base,
      pen.form(
        [-22, 78],
        [-27, 34],
        [-34, 14],
        [-26, -8],
        [0, -16],
        [20, -8],
        [28, 18],
        [22, 44],
        [20, 78],
      ),
    ),
    {
      ink: skin.light,
      outline: pen.form([-20, 70], [-24, 34], [-22, 10], [-6, 4], [2, 30], [-4, 70]),
    },
    {
      ink: skin.shade,
      outline: pen.form([8, 78], [12, 40], [22, 20], [28, 18], [22, 44], [20, 78]),
    },
    ...finger(
      skin.base,
      [
        [-28, 16],
        [-35, -10],
        [-27, -20],
        [-19, -6],
      ],
      [15, 14, 13, 11],
    ),
    ...finger(
      skin.light,
      [
        [-17, 0],
        [-21, -28],
        [-12, -36],
        [-6, -20],
      ],
      [15, 15, 13, 11],
    ),
    ...finger(
      skin.light,
      [
        [-3, -8],
        [-5, -46],
        [-8, -86],
      ],
      [16, 15, 11],
    ),
    ...finger(
      skin.base,
      [
        [14, -6],
        [14, -40],
        [13, -76],
      ],
      [16, 15, 11],
    ),
    ...finger(
      skin.light,
      [
        [26, 30],
        [22, 6],
        [4, -4],
        [-8, -6],
      ],
      [18, 16, 13, 10],
    ),
  ];
}

/** A hand that holds: fingers together along its direction, the thumb apart. It is some 150 long. */
export function holdingHand(pen: Pen, whose: string): Shape[] {
  const finger = (ink: string, line: Point[], widths: number[]) =>
    digit(pen, whose, ink, line, widths);
  return [
    plane(
      whose,
      skin.base,
      pen.form([-52, -22], [-10, -30], [24, -28], [36, 0], [28, 30], [-8, 32], [-52, 24]),
    ),
    {
      ink: skin.light,
      outline: pen.form([-50, -20], [-10, -28], [24, -26], [30, -6], [-10, -6], [-48, -2]),
    },
    {
      ink: skin.shade,
      outline: pen.form([-50, 24], [-8, 32], [28, 30], [30, 18], [-6, 20], [-46, 14]),
    },
    ...finger(
      skin.shade,
      [
        [14, 22],
        [48, 27],
        [76, 30],
      ],
      [15, 14, 10],
    ),
    ...finger(
      skin.base,
      [
        [18, 8],
        [60, 12],
        [94, 15],
      ],
      [16, 15, 10],
    ),
    ...finger(
      skin.light,
      [
        [20, -7],
        [62, -5],
        [100, -2],
      ],
      [16, 15, 10],
    ),
    ...finger(
      skin.light,
      [
        [16, -21],
        [54, -22],
        [88, -20],
      ],
      [16, 15, 10],
    ),
    ...finger(
      skin.lit,
      [
        [-16, -22],
        [10, -42],
        [38, -50],
      ],
      [18, 16, 10],
    ),
  ];
}

function plane(whose: string, ink: string, outline: string): Shape {
  return { region: `${whose}-hand`, ink, outline };
}

/** A finger, with the dark line that parts it from its neighbour. */
function digit(pen: Pen, whose: string, ink: string, line: Point[], widths: number[]): Shape[] {
  return [
    {
      region: `${whose}-line`,
      ink: skin.deep,
      outline: pen.stroke(
        line,
        widths.map((width) => width + 8),
      ),
    },
    plane(whose, ink, pen.stroke(line, widths)),
  ];
}
