import { face, holdingHand, skin, years } from "../../tools/holy.ts";
import { inks, mix } from "../../tools/inks.ts";
import { type Cartoon, mosaic, type Shape } from "../../tools/mosaic.ts";
import {
  blueGrout,
  featureBeds,
  frame,
  goldGrout,
  type Part,
  redGrout,
  region,
  together,
  tone,
  tones,
  whiteGrout,
} from "../../tools/mosaic-parts.ts";
import { pen, penAt } from "../../tools/pen.ts";
import { HEIGHT, type Point, WIDTH } from "../../tools/svg.ts";

const ANNA: Point = [880, 296];
/** Her face: longer than the Madonna's, and of an old woman. */
const ANNA_FACE = penAt(ANNA, { scale: 0.9, stretch: 1.06 });
const MARY: Point = [500, 470];
const VAULT: Point = [770, 600];
const RADIUS = 560;
const FLOOR = 894;

const green = mix(inks.spring, inks.springLit, 0.1);
const greenLit = mix(inks.spring, inks.springLit, 0.6);
const greenDeep = mix(inks.spring, inks.night, 0.45);
const sky = mix(inks.mantle, inks.mantlePale, 0.45);
const skyLit = mix(inks.mantle, inks.mantlePale, 0.8);
const skyDeep = mix(inks.mantle, inks.mantlePale, 0.12);
const hair = mix(inks.wood, inks.night, 0.3);
const hairLit = mix(inks.wood, inks.beech, 0.75);

const strokes = (name: string, ink: string, lines: readonly [Point[], number[]][]): Shape[] =>
  lines.map(([line, widths]) => region(name, ink, pen.stroke(line, widths)));

/** The chapel: a vault of gold in the blue of the crypt, with stars. */
function chapel(): Part {
  const arch = (radius: number) =>
    pen.corners(
      ...Array.from(
        { length: 49 },
        (_, index): Point => [
          VAULT[0] - radius * Math.cos((index * Math.PI) / 48),
          VAULT[1] - radius * Math.sin((index * Math.PI) / 48),
        ],
      ),
      [VAULT[0] + radius, FLOOR + 40],
      [VAULT[0] - radius, FLOOR + 40],
    );
  const far = (x: number, y: number) =>
    y < VAULT[1] ? Math.hypot(x - VAULT[0], y - VAULT[1]) : Math.abs(x - VAULT[0]);
  const stars: Point[] = [
    [110, 130],
    [150, 250],
    [100, 370],
    [146, 500],
    [104, 640],
    [150, 780],
    [1330, 130],
    [1470, 110],
    [1420, 240],
    [1490, 370],
    [1416, 490],
    [1488, 610],
    [1418, 730],
    [1486, 830],
  ];
  return {
    shapes: [
      region("night", tones.blueDeep, `M0 0H${WIDTH}V${HEIGHT}H0z`),
      ...stars.map((at) =>
        region(
          "star",
          tones.goldPale,
          penAt(at, { scale: 1 }).corners(
            [0, -24],
            [6, -6],
            [24, 0],
            [6, 6],
            [0, 24],
            [-6, 6],
            [-24, 0],
            [-6, -6],
          ),
        ),
      ),
      region("arch", tones.red, arch(RADIUS + 30)),
      region("arch-line", tones.white, arch(RADIUS + 13)),
      region("gold", tones.gold, arch(RADIUS)),
    ],
    beds: {
      night: { size: 20, liveliness: 0.12, rows: far },
      star: { size: 10, liveliness: 0.08, glitters: true, grout: goldGrout },
      arch: { size: 17, liveliness: 0.08, rows: (x, y) => far(x, y) - RADIUS - 13 },
      "arch-line": {
        size: 13,
        liveliness: 0.05,
        rows: (x, y) => far(x, y) - RADIUS,
        grout: whiteGrout,
      },
      gold: {
        size: 20,
        liveliness: 0.14,
        glitters: true,
        rows: (x, y) => RADIUS - far(x, y),
        grout: goldGrout,
      },
    },
  };
}

/** The step they are on, drawn before their hems. */
const step: Part = {
  shapes: [
    region("step", tones.bronze, `M0 ${FLOOR}H${WIDTH}V${HEIGHT}H0z`),
    tone(tones.gold, `M0 ${FLOOR}H${WIDTH}V${FLOOR + 16}H0z`),
  ],
  beds: { step: { size: 16, length: 1.4, liveliness: 0.12, rows: (_, y) => y - FLOOR } },
};

function halo(name: string, [x, y]: Point, radius: number, size: number): Part {
  const far = (px: number, py: number) => Math.hypot(px - x, py - y);
  return {
    shapes: [
      region(`${name}-halo-edge`, tones.red, pen.circle([x, y], radius)),
      region(`${name}-halo`, tones.goldPale, pen.circle([x, y], radius - size)),
    ],
    beds: {
      [`${name}-halo-edge`]: {
        size,
        liveliness: 0.08,
        rows: (px, py) => far(px, py) - radius + size,
      },
      [`${name}-halo`]: {
        size,
        liveliness: 0.12,
        glitters: true,
        grout: goldGrout,
        rows: (px, py) => radius - size - far(px, py),
      },
    },
  };
}

/** Sant'Anna, seated: a wide mantle over her knees, the veil, the dark face. */
function anna(): Shape[] {
  return [
    region("seat", tones.wood, pen.corners([592, 730], [1186, 730], [1186, FLOOR], [592, FLOOR])),
    tone(tones.woodLit, pen.corners([592, 730], [1186, 730], [1186, 752], [592, 752])),
    region(
      "cloak",
      green,
      pen.form(
        [880, 440],
        [960, 456],
        [1044, 496],
        [1100, 570],
        [1124, 660],
        [1156, 740],
        [1178, 820],
        [1180, FLOOR],
        [1180, FLOOR],
        [604, FLOOR],
        [604, FLOOR],
        [600, 820],
        [616, 740],
        [648, 660],
        [668, 570],
        [716, 496],
        [800, 456],
      ),
    ),
    tone(
      greenDeep,
      pen.form(
        [1010, 470],
        [1044, 496],
        [1100, 570],
        [1124, 660],
        [1156, 740],
        [1178, 820],
        [1180, FLOOR],
        [1180, FLOOR],
        [1060, FLOOR],
        [1060, FLOOR],
        [1090, 800],
        [1070, 680],
        [1040, 580],
      ),
    ),
    region(
      "gown",
      tones.red,
      pen.form([800, 470], [960, 470], [980, 560], [990, 690], [770, 690], [780, 560]),
    ),
    tone(tones.redDeep, pen.form([930, 480], [960, 470], [980, 560], [990, 690], [940, 690])),
    tone(
      tones.redPale,
      pen.stroke(
        [
          [822, 500],
          [812, 580],
          [806, 680],
        ],
        [5, 16, 8],
      ),
    ),
    region(
      "gown",
      tones.red,
      pen.form([760, 830], [1010, 830], [1040, FLOOR], [1040, FLOOR], [730, FLOOR], [730, FLOOR]),
    ),
    tone(
      tones.redDeep,
      pen.form([940, 830], [1010, 830], [1040, FLOOR], [1040, FLOOR], [960, FLOOR], [960, FLOOR]),
    ),
    region(
      "trim",
      tones.gold,
      pen.stroke(
        [
          [812, 476],
          [880, 516],
          [948, 476],
        ],
        13,
      ),
    ),
    ...strokes("cloak-fold", greenLit, [
      [
        [
          [742, 520],
          [706, 600],
          [694, 690],
          [700, 740],
        ],
        [5, 18, 20, 6],
      ],
      [
        [
          [656, 700],
          [632, 770],
          [634, 840],
          [660, 890],
        ],
        [6, 20, 20, 6],
      ],
      [
        [
          [726, 800],
          [700, 840],
          [690, 890],
        ],
        [4, 14, 12],
      ],
    ]),
    ...strokes("cloak-fold", mix(green, greenLit, 0.4), [
      [
        [
          [1012, 510],
          [1056, 600],
          [1080, 700],
          [1084, 760],
        ],
        [5, 16, 18, 5],
      ],
      [
        [
          [1120, 720],
          [1146, 800],
          [1140, 880],
        ],
        [5, 16, 8],
      ],
    ]),
    ...strokes("cloak-fold", greenDeep, [
      [
        [
          [764, 540],
          [738, 620],
          [732, 720],
        ],
        [4, 13, 5],
      ],
      [
        [
          [684, 740],
          [662, 810],
          [690, 884],
        ],
        [4, 14, 5],
      ],
      [
        [
          [1030, 760],
          [1066, 820],
          [1056, 886],
        ],
        [4, 14, 5],
      ],
    ]),
    // The veil, down over the shoulders.
    region(
      "veil",
      tones.white,
      pen.form(
        [880, 142],
        [948, 154],
        [996, 204],
        [1014, 286],
        [1012, 380],
        [1026, 440],
        [1052, 492],
        [1010, 524],
        [960, 508],
        [934, 470],
        [826, 470],
        [800, 508],
        [750, 524],
        [708, 492],
        [734, 440],
        [748, 380],
        [746, 286],
        [764, 204],
        [812, 154],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.form(
        [954, 160],
        [996, 204],
        [1014, 286],
        [1012, 380],
        [1026, 440],
        [1052, 492],
        [1010, 524],
        [978, 450],
        [984, 350],
        [984, 260],
      ),
    ),
    ...strokes("veil-fold", tones.whiteShade, [
      [
        [
          [778, 250],
          [770, 340],
          [768, 420],
          [742, 500],
        ],
        [4, 10, 12, 5],
      ],
      [
        [
          [800, 420],
          [790, 470],
          [768, 512],
        ],
        [4, 9, 4],
      ],
    ]),
    ...strokes("veil-fold", tones.whiteDeep, [
      [
        [
          [1000, 400],
          [1006, 450],
          [1020, 506],
        ],
        [4, 10, 4],
      ],
    ]),
    region("neck", skin.deep, pen.form([836, 400], [924, 400], [934, 474], [880, 500], [826, 474])),
    ...face(ANNA_FACE, "anna"),
    ...years(ANNA_FACE, "anna"),
    // Her grey hair, parted under the veil.
    ...strokes("hair-anna", mix(tones.whiteShade, inks.ink, 0.35), [
      [
        [
          [880, 170],
          [836, 184],
          [806, 226],
          [796, 290],
        ],
        [6, 20, 16, 6],
      ],
      [
        [
          [880, 170],
          [924, 184],
          [954, 226],
          [964, 290],
        ],
        [6, 20, 16, 6],
      ],
    ]),
    region(
      "veil",
      tones.white,
      pen.stroke(
        [
          [788, 330],
          [784, 270],
          [792, 218],
          [816, 180],
          [848, 160],
          [880, 155],
          [912, 160],
          [944, 180],
          [968, 218],
          [976, 270],
          [972, 330],
        ],
        [4, 10, 16, 21, 23, 24, 23, 21, 16, 10, 4],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.stroke(
        [
          [934, 170],
          [960, 200],
          [974, 260],
          [974, 330],
        ],
        [4, 13, 12, 5],
      ),
    ),
    region(
      "veil-edge",
      tones.gold,
      pen.stroke(
        [
          [800, 330],
          [795, 270],
          [803, 226],
          [826, 192],
          [852, 176],
          [880, 172],
          [908, 176],
          [934, 192],
          [957, 226],
          [965, 270],
          [960, 330],
        ],
        [3, 5, 7, 7, 7, 7, 7, 7, 7, 5, 3],
      ),
    ),
  ];
}

/** Maria, a child who stands at her mother's right hand: braids over a dress as blue as the day. */
function mary(): Shape[] {
  const [x, y] = MARY;
  const braid = (side: 1 | -1): Shape[] => {
    const at = (along: number, down: number): Point => [x + side * along, y + down];
    return [
      region(
        "hair",
        hair,
        pen.stroke(
          [at(58, 20), at(76, 80), at(74, 150), at(62, 226), at(58, 262)],
          [22, 28, 28, 24, 12],
        ),
      ),
      ...[66, 104, 142, 180, 216].map((down) =>
        tone(
          hairLit,
          pen.stroke([at(86, down - 14), at(72, down + 4), at(58, down + 8)], [4, 8, 4]),
        ),
      ),
      region("ribbon", tones.red, pen.stroke([at(46, 236), at(74, 240)], 13)),
    ];
  };
  return [
    region(
      "dress",
      sky,
      pen.form(
        [x, 566],
        [x + 44, 572],
        [x + 82, 604],
        [x + 100, 680],
        [x + 112, 780],
        [x + 128, FLOOR],
        [x + 128, FLOOR],
        [x - 128, FLOOR],
        [x - 128, FLOOR],
        [x - 112, 780],
        [x - 100, 680],
        [x - 82, 604],
        [x - 44, 572],
      ),
    ),
    tone(
      skyDeep,
      pen.form(
        [x + 56, 584],
        [x + 82, 604],
        [x + 100, 680],
        [x + 112, 780],
        [x + 128, FLOOR],
        [x + 128, FLOOR],
        [x + 70, FLOOR],
        [x + 70, FLOOR],
        [x + 74, 760],
      ),
    ),
    ...strokes("dress-fold", skyLit, [
      [
        [
          [x - 70, 640],
          [x - 82, 740],
          [x - 92, 886],
        ],
        [5, 14, 14],
      ],
      [
        [
          [x - 18, 760],
          [x - 34, 888],
        ],
        [4, 14],
      ],
    ]),
    ...strokes("dress-fold", skyDeep, [
      [
        [
          [x - 44, 700],
          [x - 60, 888],
        ],
        [4, 14],
      ],
      [
        [
          [x + 22, 760],
          [x + 24, 888],
        ],
        [4, 14],
      ],
    ]),
    region("trim", tones.goldPale, `M${x - 128} ${FLOOR - 22}H${x + 128}V${FLOOR}H${x - 128}z`),
    region(
      "trim",
      tones.goldPale,
      pen.stroke(
        [
          [x - 44, 576],
          [x, 596],
          [x + 44, 576],
        ],
        13,
      ),
    ),
    region(
      "neck",
      skin.deep,
      pen.form([x - 32, 540], [x + 32, 540], [x + 38, 576], [x, 592], [x - 38, 576]),
    ),
    region(
      "hair",
      hair,
      pen.form(
        [x, y - 116],
        [x + 50, y - 106],
        [x + 78, y - 66],
        [x + 80, y + 10],
        [x + 66, y + 56],
        [x - 66, y + 56],
        [x - 80, y + 10],
        [x - 78, y - 66],
        [x - 50, y - 106],
      ),
    ),
    ...face(penAt(MARY, { scale: 0.66, stretch: 0.95 }), "mary"),
    region(
      "hair",
      hair,
      pen.form(
        [x, y - 112],
        [x + 46, y - 104],
        [x + 74, y - 66],
        [x + 76, y + 14],
        [x + 66, y + 30],
        [x + 64, y - 20],
        [x + 44, y - 60],
        [x, y - 88],
        [x - 44, y - 60],
        [x - 64, y - 20],
        [x - 66, y + 30],
        [x - 76, y + 14],
        [x - 74, y - 66],
        [x - 46, y - 104],
      ),
    ),
    tone(
      hairLit,
      pen.stroke(
        [
          [x - 4, y - 104],
          [x - 44, y - 84],
          [x - 66, y - 40],
        ],
        [4, 9, 4],
      ),
    ),
    tone(
      hairLit,
      pen.stroke(
        [
          [x + 6, y - 100],
          [x + 40, y - 80],
          [x + 62, y - 44],
        ],
        [3, 6, 3],
      ),
    ),
    ...braid(-1),
    ...braid(1),
  ];
}

/** The open book on her knees, and the hands: one on the child's shoulder, one at the page, and the child's finger. */
function lesson(): Shape[] {
  return [
    region(
      "cuff",
      green,
      pen.form([700, 560], [690, 640], [640, 664], [606, 656], [604, 610], [640, 590]),
    ),
    tone(
      greenLit,
      pen.stroke(
        [
          [614, 616],
          [650, 600],
          [690, 576],
        ],
        [8, 13, 8],
      ),
    ),
    region(
      "trim",
      tones.goldPale,
      pen.stroke(
        [
          [604, 606],
          [600, 634],
          [606, 662],
        ],
        12,
      ),
    ),
    ...holdingHand(penAt([572, 628], { scale: 0.66, degrees: 4, mirror: true }), "anna"),
    region(
      "cover",
      tones.redDeep,
      pen.corners([676, 706], [858, 738], [1040, 706], [1052, 812], [858, 848], [664, 812]),
    ),
    region(
      "page",
      tones.white,
      pen.form(
        [686, 696],
        [686, 696],
        [760, 692],
        [858, 726],
        [858, 726],
        [858, 834],
        [858, 834],
        [760, 800],
        [676, 800],
        [676, 800],
      ),
    ),
    region(
      "page",
      mix(tones.white, tones.whiteShade, 0.5),
      pen.form(
        [858, 726],
        [858, 726],
        [956, 692],
        [1030, 696],
        [1030, 696],
        [1040, 800],
        [1040, 800],
        [956, 800],
        [858, 834],
        [858, 834],
      ),
    ),
    tone(
      tones.whiteDeep,
      pen.stroke(
        [
          [858, 724],
          [858, 836],
        ],
        [8, 12],
      ),
    ),
    ...[0, 1, 2, 3].flatMap((row) => [
      tone(
        tones.whiteDeep,
        pen.stroke(
          [
            [704, 722 + row * 20],
            [766, 720 + row * 20],
            [838, 744 + row * 20],
          ],
          5,
        ),
      ),
      tone(
        tones.whiteDeep,
        pen.stroke(
          [
            [878, 744 + row * 20],
            [950, 720 + row * 20],
            [1012, 722 + row * 20],
          ],
          5,
        ),
      ),
    ]),
    region(
      "cuff",
      green,
      pen.form([1150, 690], [1100, 700], [1082, 740], [1096, 790], [1150, 820], [1176, 760]),
    ),
    tone(greenDeep, pen.form([1150, 800], [1096, 776], [1096, 790], [1150, 820])),
    region(
      "trim",
      tones.gold,
      pen.stroke(
        [
          [1090, 706],
          [1080, 742],
          [1092, 788],
        ],
        12,
      ),
    ),
    ...holdingHand(penAt([1044, 756], { scale: 0.72, degrees: 2, mirror: true }), "anna"),
    region(
      "sleeve",
      sky,
      pen.form([546, 644], [584, 690], [640, 726], [650, 760], [620, 786], [560, 760], [520, 710]),
    ),
    tone(
      skyLit,
      pen.stroke(
        [
          [556, 664],
          [594, 706],
          [640, 736],
        ],
        [6, 12, 8],
      ),
    ),
    region(
      "trim",
      tones.goldPale,
      pen.stroke(
        [
          [648, 722],
          [646, 756],
          [630, 786],
        ],
        11,
      ),
    ),
    ...holdingHand(penAt([682, 766], { scale: 0.5, degrees: 8 }), "mary"),
  ];
}

const figures: Part["beds"] = {
  seat: { size: 15, length: 1.3, liveliness: 0.1, rows: (_, y) => y - 730 },
  cloak: { size: 14, liveliness: 0.08, grout: greenDeep },
  cuff: { size: 11, liveliness: 0.08, grout: greenDeep },
  "cloak-fold": { size: 12, length: 1.25, liveliness: 0.08, grout: greenDeep },
  gown: { size: 12, liveliness: 0.08, grout: redGrout },
  veil: { size: 10, liveliness: 0.05, grout: whiteGrout },
  "veil-fold": { size: 9, length: 1.2, liveliness: 0.05, grout: whiteGrout },
  "veil-edge": { size: 7, length: 1.3, liveliness: 0.1, grout: goldGrout },
  neck: { size: 7, liveliness: 0.06, grout: skin.line },
  dress: { size: 12, liveliness: 0.08, grout: blueGrout },
  sleeve: { size: 10, liveliness: 0.08, grout: blueGrout },
  "dress-fold": { size: 11, length: 1.25, liveliness: 0.08, grout: blueGrout },
  trim: { size: 12, liveliness: 0.12, glitters: true, grout: goldGrout },
  "hair-anna": { size: 6.5, liveliness: 0.1, grout: skin.deep },
  hair: { size: 6.5, liveliness: 0.08, grout: skin.line },
  ribbon: { size: 7, liveliness: 0.08 },
  cover: { size: 10, liveliness: 0.08 },
  page: { size: 9, length: 1.3, liveliness: 0.05, grout: whiteGrout },
  ...featureBeds("anna", 5.2),
  ...featureBeds("mary", 4.3),
};

/** Sant'Anna teaches Maria to read, as the statue in the crypt has them: mother and child, both dark of face. */
export function cartoon(): Cartoon {
  return {
    ...together(
      chapel(),
      halo("anna", [ANNA[0], ANNA[1] - 12], 208, 15),
      { shapes: anna(), beds: figures },
      halo("mary", [MARY[0], MARY[1] - 10], 138, 12),
      { shapes: [...mary(), ...lesson()], beds: {} },
      step,
      frame(WIDTH, HEIGHT),
    ),
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 26,
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
