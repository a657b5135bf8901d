import { blessingHand, face, holdingHand, skin } from "./holy.ts";
import { inks, mix } from "./inks.ts";
import type { Shape } from "./mosaic.ts";
import {
  blueGrout,
  featureBeds,
  goldGrout,
  mirrored,
  type Part,
  redGrout,
  region,
  tone,
  tones,
  whiteGrout,
} from "./mosaic-parts.ts";
import { pen, penAt } from "./pen.ts";
import type { Point } from "./svg.ts";

/** Folds: strokes of one tone that lie in a garment, with rows of their own. */
const folds = (name: string, ink: string, lines: readonly [Point[], number[]][]): Shape[] =>
  lines.map(([line, widths]) => region(name, ink, pen.stroke(line, widths)));
/** The same strokes on both sides of the middle of the picture: one tone in the light, one out of it. */
const bothSides = (
  name: string,
  [left, right]: readonly [string, string],
  lines: readonly [Point[], number[]][],
): Shape[] => {
  const turned = lines.map(([line, widths]): [Point[], number[]] => [
    line.map(([x, y]): Point => [1200 - x, y]),
    widths,
  ]);
  return [...folds(name, left, lines), ...folds(name, right, turned)];
};

/** Where the middle of her halo is. */
export const HALO: Point = [600, 424];

/** Where the middle of her face is, and how much larger it is than in its own measures. */
export const FACE = { middle: [600, 456], scale: 1.2 } as const;

function halo(): Shape[] {
  return [
    region("halo-edge", tones.red, pen.circle(HALO, 272)),
    region("halo-line", tones.white, pen.circle(HALO, 257)),
    region("halo", tones.goldPale, pen.circle(HALO, 244)),
  ];
}

/** The throne: a back of wood between two posts, a cushion, the seat. */
function throne(): Shape[] {
  const post = (x: number, ink: string, lit: string): Shape[] => [
    region("wood", ink, pen.corners([x - 30, 800], [x + 30, 800], [x + 30, 1480], [x - 30, 1480])),
    tone(lit, pen.corners([x - 30, 800], [x - 12, 800], [x - 12, 1480], [x - 30, 1480])),
    ...[820, 1010, 1330].map((y) =>
      region(
        "trim",
        tones.goldPale,
        pen.corners([x - 36, y], [x + 36, y], [x + 36, y + 26], [x - 36, y + 26]),
      ),
    ),
    region("trim", tones.goldPale, pen.circle([x, 776], 34)),
    tone(
      tones.goldDeep,
      pen.form([x + 8, 746], [x + 34, 770], [x + 24, 804], [x - 4, 810], [x + 14, 784]),
    ),
  ];
  const back = pen.form(
    [180, 900],
    [180, 900],
    [290, 838],
    [600, 820],
    [910, 838],
    [1020, 900],
    [1020, 900],
    [1020, 1300],
    [1020, 1300],
    [180, 1300],
    [180, 1300],
  );
  const ends = [180, 1020];
  return [
    region("back", mix(inks.spring, inks.night, 0.3), back),
    tone(
      mix(inks.spring, inks.night, 0.58),
      pen.corners([800, 800], [1020, 840], [1020, 1300], [800, 1300]),
    ),
    ...post(176, tones.wood, tones.woodLit),
    ...post(1024, mix(inks.wood, inks.night, 0.2), tones.wood),
    // The cushion's ends, on both sides of her.
    ...ends.flatMap((x) => [
      region(
        "cushion",
        tones.red,
        pen.form(
          [x - 74, 1096],
          [x, 1070],
          [x + 74, 1096],
          [x + 82, 1142],
          [x + 60, 1180],
          [x - 60, 1180],
          [x - 82, 1142],
        ),
      ),
      tone(
        tones.redPale,
        pen.stroke(
          [
            [x - 60, 1106],
            [x, 1086],
            [x + 60, 1106],
          ],
          [10, 18, 10],
        ),
      ),
      ...[x - 44, x + 44].map((at) =>
        region(
          "trim",
          tones.goldPale,
          pen.stroke(
            [
              [at, 1084],
              [at + (at - x) * 0.18, 1132],
              [at, 1176],
            ],
            14,
          ),
        ),
      ),
    ]),
    region(
      "wood",
      tones.woodLit,
      pen.corners([146, 1180], [1054, 1180], [1054, 1226], [146, 1226]),
    ),
    region("wood", tones.wood, pen.corners([160, 1226], [1040, 1226], [1040, 1500], [160, 1500])),
  ];
}

/** Reeds, which gave Canneto its name, on both sides of the throne. */
function reeds(): Shape[] {
  const stalks: [number, number, number][] = [
    [84, 1262, 5],
    [106, 1220, 9],
    [130, 1290, 3],
  ];
  const left = stalks.flatMap(([x, top, lean]): Shape[] => [
    region(
      "reed",
      inks.spring,
      pen.stroke(
        [
          [x - lean, 1540],
          [x, 1400],
          [x + lean * 0.6, top],
        ],
        [10, 9, 6],
      ),
    ),
    region(
      "reed-leaf",
      mix(inks.spring, inks.springLit, 0.45),
      pen.stroke(
        [
          [x - lean * 0.5, 1470],
          [x - 12, 1400],
          [x - 16, 1340],
        ],
        [5, 11, 3],
      ),
    ),
    region(
      "reed-leaf",
      mix(inks.spring, inks.springLit, 0.2),
      pen.stroke(
        [
          [x, 1410],
          [x + 12, 1350],
          [x + 20, 1300],
        ],
        [5, 11, 3],
      ),
    ),
    region(
      "reed-head",
      tones.wood,
      pen.stroke(
        [
          [x + lean * 0.4, top + 56],
          [x + lean * 0.7, top - 14],
        ],
        [17, 15],
      ),
    ),
  ]);
  return [...left, ...left.map((shape) => ({ ...shape, outline: mirrored(shape.outline, 600) }))];
}

/** Her mantle: from the crown over shoulders and knees to the ground. */
function mantle(): Shape[] {
  const right: Point[] = [
    [0, 206],
    [74, 214],
    [128, 256],
    [156, 330],
    [164, 420],
    [160, 520],
    [166, 600],
    [210, 654],
    [284, 712],
    [334, 806],
    [356, 930],
    [374, 1050],
    [408, 1130],
    [426, 1215],
    [424, 1320],
    [414, 1410],
    [412, 1500],
  ];
  const outline = pen.form(
    ...right.map(([x, y]): Point => [600 + x, y]),
    [1012, 1500],
    [188, 1500],
    ...right.map(([x, y]): Point => [600 - x, y]).reverse(),
  );
  return [
    region("mantle", tones.blue, outline),
    // Out of the light.
    tone(
      tones.blueDeep,
      pen.form(
        [700, 210],
        [728, 256],
        [756, 330],
        [764, 420],
        [760, 520],
        [766, 600],
        [810, 654],
        [884, 712],
        [934, 806],
        [956, 930],
        [972, 1050],
        [930, 1060],
        [890, 960],
        [850, 800],
        [780, 700],
        [738, 620],
        [730, 500],
        [734, 400],
        [716, 300],
      ),
    ),
    tone(
      tones.blueDeep,
      pen.form(
        [1006, 1130],
        [1026, 1215],
        [1024, 1320],
        [1014, 1410],
        [1012, 1500],
        [1012, 1500],
        [890, 1500],
        [890, 1500],
        [936, 1400],
        [962, 1280],
        [980, 1180],
      ),
    ),
    ...bothSides(
      "fold",
      [tones.bluePale, tones.blueMid],
      [
        [
          [
            [478, 262],
            [452, 350],
            [448, 450],
            [452, 560],
            [446, 630],
          ],
          [6, 17, 20, 17, 6],
        ],
        [
          [
            [430, 690],
            [360, 742],
            [312, 830],
            [290, 950],
            [280, 1040],
          ],
          [6, 18, 24, 22, 6],
        ],
        [
          [
            [470, 720],
            [410, 800],
            [366, 900],
            [346, 1010],
            [340, 1090],
          ],
          [5, 16, 20, 18, 5],
        ],
      ],
    ),
    ...bothSides(
      "fold",
      [tones.blueDeep, inks.night],
      [
        [
          [
            [440, 702],
            [376, 776],
            [334, 870],
            [314, 980],
            [306, 1070],
          ],
          [4, 12, 14, 12, 4],
        ],
        [
          [
            [500, 250],
            [476, 330],
            [468, 440],
            [472, 560],
            [464, 650],
          ],
          [4, 9, 10, 9, 4],
        ],
      ],
    ),
    // Over the knees: long curves that hang from one to the other.
    ...folds("fold", tones.bluePale, [
      [
        [
          [212, 1160],
          [196, 1240],
          [216, 1330],
          [262, 1410],
          [330, 1470],
        ],
        [6, 20, 26, 20, 6],
      ],
      [
        [
          [330, 1130],
          [280, 1190],
          [272, 1270],
          [308, 1360],
          [380, 1440],
        ],
        [6, 18, 26, 20, 6],
      ],
    ]),
    ...folds("fold", tones.blueMid, [
      [
        [
          [872, 1130],
          [920, 1190],
          [928, 1270],
          [892, 1360],
          [820, 1440],
        ],
        [6, 18, 24, 18, 6],
      ],
      [
        [
          [986, 1170],
          [1000, 1250],
          [980, 1340],
          [940, 1420],
          [880, 1480],
        ],
        [6, 16, 20, 16, 5],
      ],
    ]),
    ...bothSides(
      "fold",
      [tones.blueDeep, inks.night],
      [
        [
          [
            [250, 1140],
            [236, 1230],
            [260, 1330],
            [316, 1420],
            [390, 1480],
          ],
          [4, 12, 15, 12, 4],
        ],
        [
          [
            [372, 1150],
            [330, 1220],
            [334, 1300],
            [374, 1390],
            [430, 1450],
          ],
          [4, 12, 15, 12, 4],
        ],
      ],
    ),
  ];
}

/** What the mantle leaves open: the dress, the veil around the face, the neck, and the hem in gold. */
function dress(): Shape[] {
  const hem: [Point[], number[]][] = [
    [
      [
        [600, 236],
        [528, 248],
        [474, 306],
        [456, 400],
        [462, 510],
        [488, 604],
        [538, 676],
        [548, 760],
      ],
      [15, 16, 16, 16, 16, 16, 16, 14],
    ],
    [
      [
        [540, 690],
        [520, 800],
        [500, 920],
        [470, 1040],
      ],
      [16, 16, 16, 10],
    ],
  ];
  return [
    region(
      "dress",
      tones.red,
      pen.form(
        [516, 660],
        [684, 660],
        [704, 800],
        [722, 960],
        [760, 1130],
        [440, 1130],
        [478, 960],
        [496, 800],
      ),
    ),
    ...folds("dress-fold", tones.redDeep, [
      [
        [
          [664, 700],
          [684, 840],
          [700, 980],
        ],
        [6, 18, 8],
      ],
      [
        [
          [618, 724],
          [626, 800],
        ],
        [3, 10],
      ],
    ]),
    ...folds("dress-fold", tones.redPale, [
      [
        [
          [540, 710],
          [524, 840],
          [508, 980],
        ],
        [5, 15, 8],
      ],
      [
        [
          [574, 726],
          [566, 800],
        ],
        [3, 9],
      ],
    ]),
    region(
      "veil-dark",
      tones.blueDeep,
      pen.form(
        [600, 240],
        [680, 256],
        [732, 318],
        [748, 410],
        [738, 510],
        [710, 600],
        [662, 680],
        [600, 700],
        [538, 680],
        [490, 600],
        [462, 510],
        [452, 410],
        [468, 318],
        [520, 256],
      ),
    ),
    region(
      "veil",
      tones.white,
      pen.form(
        [600, 254],
        [672, 268],
        [718, 326],
        [732, 410],
        [722, 508],
        [694, 592],
        [654, 660],
        [600, 684],
        [546, 660],
        [506, 592],
        [478, 508],
        [468, 410],
        [482, 326],
        [528, 268],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.stroke(
        [
          [690, 300],
          [722, 370],
          [726, 450],
          [710, 540],
          [670, 630],
        ],
        [8, 26, 28, 26, 10],
      ),
    ),
    region(
      "neck",
      skin.deep,
      pen.form([540, 560], [660, 560], [652, 640], [640, 672], [600, 684], [560, 672], [548, 640]),
    ),
    tone(
      skin.shade,
      pen.form([556, 630], [600, 650], [640, 634], [634, 660], [600, 676], [566, 660]),
    ),
    ...bothSides("hem", [tones.goldPale, tones.gold], hem),
  ];
}

/** The crown: a plain band with five points, since nobody has described the real one. */
function crown(): Shape[] {
  const cap = pen.form(
    [444, 268],
    [444, 268],
    [440, 190],
    [516, 160],
    [600, 152],
    [684, 160],
    [760, 190],
    [756, 268],
    [756, 268],
    [600, 236],
  );
  const points: Point[] = [
    [434, 290],
    [420, 176],
    [478, 224],
    [512, 146],
    [558, 214],
    [600, 126],
    [642, 214],
    [688, 146],
    [722, 224],
    [780, 176],
    [766, 290],
  ];
  const band: Point[] = [
    [764, 288],
    [700, 264],
    [600, 254],
    [500, 264],
    [436, 288],
  ];
  return [
    region("cap", tones.redDeep, cap),
    region("crown", tones.goldPale, pen.corners(...points, ...band)),
    tone(
      mix(inks.gold, inks.goldLit, 0.35),
      pen.corners(
        [600, 126],
        [642, 214],
        [688, 146],
        [722, 224],
        [780, 176],
        [766, 290],
        [700, 264],
        [640, 256],
        [628, 228],
      ),
    ),
    region(
      "band",
      tones.goldDeep,
      pen.stroke(
        [
          [432, 292],
          [500, 268],
          [600, 258],
          [700, 268],
          [768, 292],
        ],
        [24, 26, 26, 26, 24],
      ),
    ),
    region(
      "band-edge",
      tones.goldPale,
      pen.stroke(
        [
          [428, 274],
          [500, 250],
          [600, 240],
          [700, 250],
          [772, 274],
        ],
        9,
      ),
    ),
    ...(
      [
        [600, 258, 15],
        [508, 267, 11],
        [692, 267, 11],
      ] as const
    ).map(([x, y, r], index) =>
      region("gem", index === 0 ? tones.red : inks.spring, pen.circle([x, y], r)),
    ),
    ...(
      [
        [420, 172],
        [512, 142],
        [600, 122],
        [688, 142],
        [780, 172],
      ] as const
    ).map((at) => region("pearl", tones.white, pen.circle(at, 14))),
  ];
}

/** Her head and breast: veil, face, crown. */
function bust(): Shape[] {
  return [
    ...dress(),
    ...face(penAt(FACE.middle, { scale: FACE.scale }), "mother"),
    // The veil's edge lies over the brow and along the cheeks.
    region(
      "veil",
      tones.white,
      pen.stroke(
        [
          [481, 500],
          [475, 430],
          [484, 364],
          [506, 316],
          [548, 284],
          [600, 274],
          [652, 284],
          [694, 316],
          [716, 364],
          [725, 430],
          [719, 500],
        ],
        [5, 13, 20, 25, 28, 28, 28, 25, 20, 13, 5],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.stroke(
        [
          [668, 290],
          [700, 320],
          [720, 370],
          [728, 430],
          [722, 500],
        ],
        [5, 14, 15, 10, 5],
      ),
    ),
    ...crown(),
  ];
}

const hairTone = mix(inks.wood, inks.night, 0.28);

/** The Child on her knees, seen from the front, blessing, a roll in the other hand. */
function child(): Shape[] {
  const at = penAt([600, 884], { scale: 0.7, stretch: 0.95 });
  const middle: Point = [600, 866];
  return [
    region("child-halo-edge", tones.red, pen.circle(middle, 138)),
    region("child-halo-line", tones.white, pen.circle(middle, 127)),
    region("child-halo", tones.goldPale, pen.circle(middle, 117)),
    // The cross in his halo.
    ...[
      [
        [600, 866],
        [600, 750],
      ],
      [
        [600, 866],
        [484, 866],
      ],
      [
        [600, 866],
        [716, 866],
      ],
    ].map((line) => tone(tones.red, pen.stroke(line as unknown as Point[], [20, 30]))),
    region(
      "tunic",
      tones.white,
      pen.form(
        [566, 976],
        [634, 976],
        [690, 1000],
        [726, 1060],
        [738, 1150],
        [742, 1260],
        [716, 1340],
        [600, 1354],
        [484, 1340],
        [458, 1260],
        [462, 1150],
        [474, 1060],
        [510, 1000],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.form(
        [660, 990],
        [700, 1010],
        [726, 1060],
        [738, 1150],
        [742, 1260],
        [716, 1340],
        [650, 1350],
        [684, 1240],
        [690, 1120],
      ),
    ),
    ...folds("tunic-fold", tones.whiteShade, [
      [
        [
          [560, 1190],
          [548, 1260],
          [556, 1340],
        ],
        [5, 12, 5],
      ],
      [
        [
          [640, 1200],
          [650, 1270],
          [640, 1344],
        ],
        [5, 12, 5],
      ],
      [
        [
          [508, 1180],
          [496, 1250],
          [500, 1330],
        ],
        [4, 10, 4],
      ],
    ]),
    // His cloak, from the left shoulder across the knees.
    region(
      "cloak",
      tones.gold,
      pen.form(
        [648, 982],
        [692, 1000],
        [728, 1060],
        [742, 1150],
        [744, 1230],
        [690, 1250],
        [600, 1240],
        [500, 1200],
        [468, 1170],
        [540, 1140],
        [600, 1100],
        [640, 1040],
      ),
    ),
    ...folds("cloak-fold", tones.goldDeep, [
      [
        [
          [660, 1000],
          [672, 1070],
          [640, 1130],
          [560, 1176],
        ],
        [4, 11, 12, 4],
      ],
      [
        [
          [712, 1050],
          [716, 1130],
          [680, 1190],
          [600, 1216],
        ],
        [4, 12, 12, 4],
      ],
    ]),
    ...folds("cloak-fold", tones.goldPale, [
      [
        [
          [686, 1020],
          [696, 1096],
          [660, 1160],
          [580, 1196],
        ],
        [4, 10, 11, 4],
      ],
    ]),
    region(
      "child-neck",
      skin.deep,
      pen.form([568, 960], [632, 960], [640, 986], [600, 1004], [560, 986]),
    ),
    region(
      "hair",
      hairTone,
      pen.form(
        [600, 764],
        [646, 774],
        [676, 812],
        [682, 870],
        [672, 900],
        [600, 890],
        [528, 900],
        [518, 870],
        [524, 812],
        [554, 774],
      ),
    ),
    ...face(at, "child"),
    region(
      "hair",
      hairTone,
      pen.form(
        [600, 762],
        [648, 774],
        [674, 806],
        [680, 862],
        [668, 850],
        [656, 822],
        [628, 808],
        [600, 816],
        [572, 808],
        [544, 822],
        [532, 850],
        [520, 862],
        [526, 806],
        [552, 774],
      ),
    ),
    tone(
      mix(inks.wood, inks.beech, 0.7),
      pen.stroke(
        [
          [534, 816],
          [552, 790],
          [592, 774],
        ],
        [4, 8, 4],
      ),
    ),
    tone(
      mix(inks.wood, inks.beech, 0.5),
      pen.stroke(
        [
          [562, 802],
          [580, 794],
          [600, 798],
          [624, 794],
          [650, 808],
        ],
        [4, 7, 5, 6, 3],
      ),
    ),
    ...feet(),
    region(
      "hem",
      tones.gold,
      pen.stroke(
        [
          [484, 1334],
          [540, 1346],
          [600, 1350],
          [660, 1346],
          [716, 1334],
        ],
        15,
      ),
    ),
    // The roll, and the hand on it.
    region("roll", tones.white, pen.corners([662, 1078], [768, 1028], [781, 1055], [675, 1105])),
    tone(tones.whiteDeep, pen.corners([671, 1096], [777, 1046], [781, 1055], [675, 1105])),
    ...holdingHand(penAt([722, 1084], { scale: 0.46, degrees: -24, mirror: true }), "child"),
    // The sleeve and the blessing hand.
    region(
      "tunic",
      tones.white,
      pen.form(
        [516, 1004],
        [466, 1032],
        [428, 1042],
        [396, 1044],
        [404, 1096],
        [440, 1124],
        [484, 1128],
        [524, 1100],
      ),
    ),
    tone(
      tones.whiteShade,
      pen.stroke(
        [
          [410, 1098],
          [440, 1120],
          [484, 1126],
          [520, 1106],
        ],
        [6, 13, 13, 5],
      ),
    ),
    ...blessingHand(penAt([424, 988], { scale: 0.84, degrees: -8 }), "child"),
    region(
      "hem",
      tones.gold,
      pen.stroke(
        [
          [394, 1046],
          [416, 1060],
          [438, 1060],
          [458, 1046],
        ],
        13,
      ),
    ),
  ];
}

function feet(): Shape[] {
  const left: Shape[] = [
    region(
      "child-hand",
      skin.base,
      pen.form(
        [546, 1348],
        [582, 1348],
        [584, 1366],
        [578, 1394],
        [558, 1402],
        [530, 1394],
        [532, 1378],
        [546, 1362],
      ),
    ),
    tone(
      skin.light,
      pen.form([552, 1350], [568, 1350], [568, 1372], [552, 1392], [538, 1388], [552, 1366]),
    ),
  ];
  return [...left, ...left.map((shape) => ({ ...shape, outline: mirrored(shape.outline, 600) }))];
}

/** Her hands: one at his side, one at his knees. */
function hands(): Shape[] {
  const cuff = (x: number, side: 1 | -1, y: number): Shape[] => {
    const at = (along: number, across: number): Point => [x + side * along, y + across];
    return [
      region(
        "cuff",
        tones.red,
        pen.form(
          at(-70, -54),
          at(0, -44),
          at(50, -34),
          at(58, 0),
          at(50, 36),
          at(0, 48),
          at(-70, 58),
        ),
      ),
      tone(tones.redPale, pen.stroke([at(-60, -46), at(0, -32), at(44, -22)], [15, 12, 8])),
      tone(tones.redDeep, pen.stroke([at(-60, 46), at(0, 34), at(44, 24)], [22, 16, 9])),
      region("hem", tones.goldPale, pen.stroke([at(50, -34), at(58, 0), at(50, 36)], 15)),
      // The mantle's edge lies over the sleeve.
      region(
        "mantle",
        tones.blue,
        pen.form(
          at(-120, -72),
          at(-36, -66),
          at(-44, -30),
          at(-47, 0),
          at(-44, 36),
          at(-36, 72),
          at(-120, 80),
        ),
      ),
      region(
        "fold",
        side === 1 ? tones.bluePale : tones.blueMid,
        pen.stroke(
          [at(-66, -76), at(-74, -34), at(-77, 4), at(-74, 40), at(-66, 84)],
          [4, 13, 16, 13, 4],
        ),
      ),
      region(
        "hem",
        side === 1 ? tones.goldPale : tones.gold,
        pen.stroke(
          [at(-34, -60), at(-43, -30), at(-46, 2), at(-43, 34), at(-34, 64)],
          [9, 15, 15, 15, 9],
        ),
      ),
    ];
  };
  return [
    // One hand bears him from below, the other lies about his side.
    ...cuff(372, 1, 1330),
    ...holdingHand(penAt([472, 1318], { scale: 1.04, degrees: -13 }), "mother"),
    ...cuff(852, -1, 1186),
    ...holdingHand(penAt([756, 1170], { scale: 0.98, degrees: 17, mirror: true }), "mother"),
  ];
}

/** Her dress down to the ground, and the step it stands on. */
function base(): Shape[] {
  return [
    region(
      "skirt",
      tones.red,
      pen.form(
        [492, 1330],
        [600, 1330],
        [708, 1330],
        [758, 1408],
        [802, 1500],
        [802, 1500],
        [398, 1500],
        [398, 1500],
        [442, 1408],
      ),
    ),
    ...folds("dress-fold", tones.redDeep, [
      [
        [
          [548, 1400],
          [532, 1450],
          [520, 1500],
        ],
        [5, 16, 20],
      ],
      [
        [
          [672, 1390],
          [696, 1450],
          [716, 1500],
        ],
        [5, 18, 24],
      ],
      [
        [
          [604, 1420],
          [606, 1500],
        ],
        [4, 16],
      ],
    ]),
    ...folds("dress-fold", tones.redPale, [
      [
        [
          [490, 1400],
          [468, 1450],
          [452, 1500],
        ],
        [4, 14, 18],
      ],
      [
        [
          [572, 1410],
          [566, 1500],
        ],
        [4, 14],
      ],
      [
        [
          [642, 1410],
          [654, 1500],
        ],
        [4, 12],
      ],
    ]),
    ...bothSides(
      "hem",
      [tones.goldPale, tones.gold],
      [
        [
          [
            [478, 1330],
            [440, 1412],
            [400, 1498],
          ],
          [12, 15, 16],
        ],
      ],
    ),
    region("step", tones.bronze, pen.corners([146, 1498], [1054, 1498], [1054, 1545], [146, 1545])),
    region("trim", tones.gold, pen.corners([146, 1498], [1054, 1498], [1054, 1511], [146, 1511])),
    ...[544, 656].map((x) =>
      region(
        "shoes",
        tones.redDeep,
        pen.form(
          [x - 30, 1500],
          [x - 22, 1484],
          [x, 1478],
          [x + 22, 1484],
          [x + 30, 1500],
          [x + 16, 1515],
          [x, 1519],
          [x - 16, 1515],
        ),
      ),
    ),
  ];
}

/** The tesserae of the Madonna: three times finer in faces and hands than in the ground. */
const beds: Part["beds"] = {
  reed: { size: 9, length: 1.6, liveliness: 0.1, grout: goldGrout },
  "reed-leaf": { size: 9, length: 1.3, liveliness: 0.1, grout: goldGrout },
  "reed-head": { size: 9, liveliness: 0.1, grout: goldGrout },
  back: { size: 17, liveliness: 0.08 },
  wood: { size: 15, liveliness: 0.1 },
  cushion: { size: 13, liveliness: 0.08 },
  trim: { size: 11, liveliness: 0.12, glitters: true, grout: goldGrout },
  step: { size: 15, liveliness: 0.1 },
  "halo-edge": { size: 15, liveliness: 0.08, follows: ["halo-line"] },
  "halo-line": { size: 12, liveliness: 0.05, follows: ["halo-edge"], grout: goldGrout },
  halo: {
    size: 14,
    liveliness: 0.12,
    glitters: true,
    grout: goldGrout,
    rows: (x, y) => 244 - Math.hypot(x - HALO[0], y - HALO[1]),
  },
  mantle: { size: 16, liveliness: 0.08, grout: blueGrout },
  fold: { size: 13, length: 1.25, liveliness: 0.08, grout: blueGrout },
  dress: { size: 12, liveliness: 0.08, grout: redGrout },
  skirt: { size: 13, liveliness: 0.08, grout: redGrout },
  "dress-fold": { size: 11, length: 1.2, liveliness: 0.08, grout: redGrout },
  shoes: { size: 10, liveliness: 0.08 },
  "veil-dark": { size: 10, liveliness: 0.08, grout: inks.night },
  veil: { size: 9, liveliness: 0.05, grout: whiteGrout },
  neck: { size: 8, liveliness: 0.06, grout: skin.line },
  hem: { size: 15, liveliness: 0.12, glitters: true, grout: goldGrout },
  cap: { size: 11, liveliness: 0.08 },
  crown: { size: 10, liveliness: 0.1, glitters: true, grout: goldGrout },
  band: { size: 9, liveliness: 0.1, grout: goldGrout },
  "band-edge": { size: 9, liveliness: 0.1, glitters: true, grout: goldGrout },
  gem: { size: 8, liveliness: 0.14 },
  pearl: { size: 8, liveliness: 0.05, grout: whiteGrout },
  "child-halo-edge": { size: 11, liveliness: 0.08, follows: ["child-halo-line"] },
  "child-halo-line": { size: 10, liveliness: 0.05, follows: ["child-halo-edge"], grout: goldGrout },
  "child-halo": {
    size: 10,
    liveliness: 0.1,
    glitters: true,
    grout: goldGrout,
    rows: (x, y) => 117 - Math.hypot(x - 600, y - 866),
  },
  tunic: { size: 10, liveliness: 0.05, grout: whiteGrout },
  "tunic-fold": { size: 9, length: 1.2, liveliness: 0.05, grout: whiteGrout },
  cloak: { size: 10, liveliness: 0.1, glitters: true, grout: goldGrout },
  "cloak-fold": { size: 9, length: 1.2, liveliness: 0.08, grout: goldGrout },
  roll: { size: 8, liveliness: 0.05, grout: whiteGrout },
  hair: { size: 6.5, liveliness: 0.08, grout: skin.line },
  "child-neck": { size: 6, liveliness: 0.06, grout: skin.line },
  cuff: { size: 11, liveliness: 0.08, grout: redGrout },
  ...featureBeds("mother", 5.6),
  ...featureBeds("child", 4.4),
};

/** The Mother enthroned with the Child: from the front, still. */
export function madonna(): Part {
  return {
    shapes: [
      ...reeds(),
      ...throne(),
      ...halo(),
      ...mantle(),
      ...base(),
      ...bust(),
      ...child(),
      ...hands(),
    ],
    beds,
  };
}

/** The Mother with the Child, without the throne. */
export function halfFigure(): Part {
  return { shapes: [...halo(), ...mantle(), ...base(), ...bust(), ...child(), ...hands()], beds };
}

/** The Mother alone, for a near view of her face. */
export function portrait(): Part {
  return { shapes: [...halo(), ...mantle(), ...bust()], beds };
}
