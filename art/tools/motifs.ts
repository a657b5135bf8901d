import { mix } from "./inks.ts";
import { cut, foliage } from "./landscape.ts";
import { circle, ellipse, group, path, polygon, rect } from "./svg.ts";

/*
 * Things of devotion and of the journey, each drawn about the origin in a space of some 400 units: a light side to the
 * left, a dark one to the right. `placed` puts one in a picture.
 */

/** The inks of a thing: in the light, in the shade, and what shines on it. */
export interface Inks {
  light: string;
  shade: string;
  accent: string;
}

type Motif = (inks: Inks) => string[];

/** A thing at a point of the canvas, so much larger, turned by so many degrees. */
export function placed(
  motif: Motif,
  inks: Inks,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): string {
  return group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, ...motif(inks));
}

const flameAt = (x: number, y: number, size: number, ink: string, core: string) => [
  path(
    `M${x} ${y - size * 1.9}C${x + size * 0.9} ${y - size} ${x + size * 0.8} ${y} ${x} ${y}C${x - size * 0.8} ${y} ${x - size * 0.7} ${y - size} ${x} ${y - size * 1.9}z`,
    ink,
  ),
  path(
    `M${x} ${y - size}C${x + size * 0.4} ${y - size * 0.5} ${x + size * 0.4} ${y - size * 0.06} ${x} ${y - size * 0.06}C${x - size * 0.4} ${y - size * 0.06} ${x - size * 0.3} ${y - size * 0.5} ${x} ${y - size}z`,
    core,
  ),
];

export const candle: Motif = ({ light, shade, accent }) => [
  rect(-34, -170, 68, 350, light),
  rect(10, -170, 24, 350, shade),
  path("M-34 -170c0 20 -2 60 -10 80c10 10 16 -20 14 -60z", light),
  ...flameAt(0, -182, 42, accent, "#fff6dc"),
];

export const cross: Motif = ({ light, shade }) => [
  rect(-30, -210, 60, 420, light),
  rect(-140, -110, 280, 56, light),
  rect(8, -210, 22, 420, shade),
  rect(-140, -72, 280, 18, shade),
];

export const star: Motif = ({ light, shade }) => {
  const points = (turn: number, long: number, short: number) =>
    Array.from({ length: 16 }, (_, index): [number, number] => {
      const angle = (index * Math.PI) / 8 - Math.PI / 2 + turn;
      const reach = index % 2 === 1 ? short : index % 4 === 0 ? long : long * 0.6;
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    });
  const all = points(0, 180, 44);
  const halves = all.flatMap((point, index) => {
    const next = all[(index + 1) % all.length] ?? point;
    return [polygon([[0, 0], point, next], index % 2 === 0 ? light : shade)];
  });
  return halves;
};

export const lily: Motif = ({ light, shade, accent }) => [
  path("M-8 200C-2 80 -6 0 -2 -60L10 -60C8 20 12 100 10 200z", "#4f7a48"),
  path("M0 120C60 90 90 30 96 -10C60 10 20 60 0 120z", "#4f7a48"),
  path("M0 160C-60 130 -90 70 -100 30C-60 50 -20 100 0 160z", "#3a6140"),
  ...[
    [0, -90, 0, 1],
    [-84, -30, -38, 0.72],
    [86, -66, 36, 0.72],
  ].map(([x = 0, y = 0, turn = 0, scale = 1]) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      path(
        "M0 40C-30 0 -80 -30 -100 -90C-60 -84 -30 -60 -14 -30C-24 -80 -14 -120 0 -150C14 -120 24 -80 14 -30C30 -60 60 -84 100 -90C80 -30 30 0 0 40z",
        light,
      ),
      path("M0 40C30 0 80 -30 100 -90C60 -84 30 -60 14 -30C24 -80 14 -120 0 -150z", shade),
      path(`${cut([0, 20], [-16, -60], 3)}${cut([0, 20], [16, -60], 3)}`, accent),
    ),
  ),
];

export const book: Motif = ({ light, shade, accent }) => [
  path("M-240 120L-240 -90C-160 -120 -60 -110 0 -70V140C-60 104 -160 96 -240 120z", light),
  path("M240 120L240 -90C160 -120 60 -110 0 -70V140C60 104 160 96 240 120z", shade),
  path(
    "M-252 132L-240 120C-160 96 -60 104 0 140C60 104 160 96 240 120L252 132C160 116 70 124 0 164C-70 124 -160 116 -252 132z",
    accent,
  ),
  path(
    [-60, -28, 4, 36].map((y) => cut([-206, y], [-40, y + 14], 5)).join(""),
    mix(light, accent, 0.55),
  ),
  path(
    [-46, -14, 18, 50].map((y) => cut([40, y], [206, y - 16], 5)).join(""),
    mix(shade, accent, 0.6),
  ),
];

export const beads: Motif = ({ light, shade, accent }) => {
  const chain = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2 + Math.PI / 2 + 0.1;
    return [190 * Math.cos(angle), -70 + 150 * Math.sin(angle), index % 6 === 0 ? 19 : 13] as const;
  });
  const drop = [
    [0, 112, 19],
    [0, 150, 13],
    [0, 182, 13],
    [0, 214, 13],
    [0, 248, 19],
  ] as const;
  return [
    ...[...chain, ...drop].flatMap(([x, y, r]) => [
      circle([x, y], r, r > 15 ? accent : shade),
      circle([x - r * 0.25, y - r * 0.25], r * 0.55, light),
    ]),
    rect(-9, 276, 18, 110, accent),
    rect(-38, 306, 76, 18, accent),
  ];
};

export const bell: Motif = ({ light, shade, accent }) => [
  rect(-16, -220, 32, 50, shade),
  path(
    "M0 -180C80 -180 96 -90 104 -10C110 60 140 90 160 120H-160C-140 90 -110 60 -104 -10C-96 -90 -80 -180 0 -180z",
    light,
  ),
  path("M30 -176C88 -160 98 -80 104 -10C110 60 140 90 160 120H70C60 20 60 -90 30 -176z", shade),
  rect(-172, 120, 344, 30, accent),
  circle([0, 172], 30, shade),
  path(`${cut([-84, 20], [60, 20], 5)}${cut([-92, 50], [70, 50], 5)}`, mix(light, shade, 0.5)),
];

export const dove: Motif = ({ light, shade, accent }) => [
  path(
    "M-250 -40C-150 -150 -60 -130 -10 -40C40 -160 150 -190 250 -150C190 -120 140 -60 110 10C90 70 40 110 -10 120C-30 170 -60 190 -110 200C-90 160 -90 130 -70 100C-100 60 -90 20 -60 -10C-120 -30 -190 -30 -250 -40z",
    light,
  ),
  path(
    "M-10 -40C40 -160 150 -190 250 -150C190 -120 140 -60 110 10C90 70 40 110 -10 120C30 60 30 10 -10 -40z",
    shade,
  ),
  path(
    [0, 1, 2, 3]
      .map((index) =>
        cut([40 + index * 40, -40 - index * 22], [90 + index * 34, -90 - index * 14], 5),
      )
      .join(""),
    mix(light, shade, 0.4),
  ),
  circle([-78, -2], 6, accent),
  polygon(
    [
      [-94, 4],
      [-130, 18],
      [-90, 20],
    ],
    accent,
  ),
];

export const chalice: Motif = ({ light, shade, accent }) => [
  circle([0, -170], 78, "#fff8e6"),
  path(`${cut([0, -214], [0, -126], 5)}${cut([-44, -170], [44, -170], 5)}`, accent),
  path(
    "M-120 -90H120C116 0 70 50 20 56V130C60 140 90 160 96 184H-96C-90 160 -60 140 -20 130V56C-70 50 -116 0 -120 -90z",
    light,
  ),
  path("M30 -90H120C116 0 70 50 20 56V130C60 140 90 160 96 184H40C40 120 30 0 30 -90z", shade),
  ellipse([0, 92], 40, 16, accent),
];

export const wheat: Motif = ({ light, shade }) =>
  [-26, -10, 8, 24].map((turn, index) =>
    group(
      `rotate(${turn}) translate(0 ${index % 2 ? -10 : 10})`,
      path(cut([0, 220], [0, -60], 6), shade),
      path(
        Array.from({ length: 7 }, (_, grain) => {
          const y = -60 - grain * 24;
          return `${foliage([-15, y], 15, 24, grain)}${foliage([15, y - 10], 15, 24, grain + 9)}`;
        }).join(""),
        index % 2 ? light : mix(light, shade, 0.35),
      ),
    ),
  );

export const bread: Motif = ({ light, shade, accent }) => [
  path("M-190 60C-190 -50 -90 -90 0 -90C90 -90 190 -50 190 60C150 96 -150 96 -190 60z", light),
  path("M60 -84C130 -72 190 -30 190 60C160 88 60 92 0 90C60 40 80 -20 60 -84z", shade),
  path(
    `${cut([-100, -40], [-60, 30], 8)}${cut([-20, -64], [0, 14], 8)}${cut([60, -56], [70, 20], 8)}`,
    accent,
  ),
];

export const crown: Motif = ({ light, shade, accent }) => [
  path("M-180 90L-200 -90L-100 0L-60 -130L0 -20L60 -130L100 0L200 -90L180 90z", light),
  path("M0 -20L60 -130L100 0L200 -90L180 90H20z", shade),
  rect(-184, 90, 368, 44, accent),
  ...[
    [-200, -100],
    [-60, -142],
    [60, -142],
    [200, -100],
  ].map(([x = 0, y = 0]) => circle([x, y], 18, accent)),
  ...[-110, 0, 110].map((x) => circle([x, 112], 12, light)),
];

export const anchor: Motif = ({ light, shade }) => [
  path(
    "M-20 -170H20V150C90 140 130 90 136 40L92 60L150 -30L210 50L166 44C160 140 90 200 0 214C-90 200 -160 140 -166 44L-210 50L-150 -30L-92 60L-136 40C-130 90 -90 140 -20 150z",
    light,
  ),
  path(
    "M0 -170H20V150C90 140 130 90 136 40L92 60L150 -30L210 50L166 44C160 140 90 200 0 214z",
    shade,
  ),
  path("M0 -250a50 50 0 1 0 0.1 0zM0 -226a26 26 0 1 1 -0.1 0z", light),
  rect(-100, -140, 200, 30, light),
  rect(0, -140, 100, 30, shade),
];

export const rose: Motif = ({ light, shade, accent }) => [
  path("M-6 60C-2 130 -6 190 4 250L18 250C10 180 14 120 10 60z", "#3a6140"),
  path(
    "M4 150C60 130 100 150 120 190C70 200 30 190 4 150zM8 190C-50 170 -90 190 -110 226C-60 236 -20 226 8 190z",
    "#4f7a48",
  ),
  path(foliage([0, -40], 140, 120, 3), shade),
  path(foliage([-14, -50], 112, 96, 7), light),
  path(foliage([4, -46], 74, 64, 11), shade),
  path(foliage([-6, -52], 46, 40, 15), light),
  path(`${cut([-30, -60], [20, -30], 6)}${cut([-50, -10], [40, 10], 6)}`, accent),
];

export const lamp: Motif = ({ light, shade, accent }) => [
  path(
    `${cut([-110, -250], [-60, -60], 3)}${cut([0, -260], [0, -70], 3)}${cut([110, -250], [60, -60], 3)}`,
    shade,
  ),
  path("M-110 -60H110C110 20 60 70 0 90C-60 70 -110 20 -110 -60z", light),
  path("M30 -60H110C110 20 60 70 0 90C30 40 36 -10 30 -60z", shade),
  rect(-126, -76, 252, 22, accent),
  circle([0, 104], 14, accent),
  ...flameAt(0, -80, 48, accent, "#fff6dc"),
];

export const mantle: Motif = ({ light, shade, accent }) => [
  path(
    "M0 -220C60 -220 84 -160 80 -100C190 -40 240 90 260 230H-260C-240 90 -190 -40 -80 -100C-84 -160 -60 -220 0 -220z",
    light,
  ),
  path("M20 -218C66 -204 84 -150 80 -100C190 -40 240 90 260 230H90C110 90 80 -80 20 -218z", shade),
  path(
    "M0 -176C32 -176 46 -140 44 -104C40 -60 20 -40 0 -40C-20 -40 -40 -60 -44 -104C-46 -140 -32 -176 0 -176z",
    accent,
  ),
  path("M-70 230C-60 120 -30 30 0 0C30 30 60 120 70 230z", mix(accent, shade, 0.3)),
  path(
    `${cut([-120, -20], [-190, 210], 5)}${cut([-80, 20], [-120, 220], 5)}`,
    mix(light, "#ffffff", 0.3),
  ),
];

export const oliveBranch: Motif = ({ light, shade, accent }) => [
  path(cut([-220, 120], [220, -110], 7), shade),
  ...Array.from({ length: 9 }, (_, index) => {
    const x = -180 + index * 46;
    const y = 100 - index * 24;
    const turn = index % 2 ? 40 : -100;
    return group(
      `translate(${x} ${y}) rotate(${turn})`,
      path("M0 0C30 -26 90 -26 130 0C90 20 30 20 0 0z", index % 2 ? light : shade),
    );
  }),
  circle([-60, 60], 16, accent),
  circle([60, 10], 16, accent),
  circle([140, -50], 16, accent),
];

export const ship: Motif = ({ light, shade, accent }) => [
  path("M-260 40H260L200 140H-190z", shade),
  path("M-260 40H0V140H-190z", mix(light, shade, 0.5)),
  rect(-150, -20, 300, 60, light),
  rect(40, -20, 110, 60, mix(light, shade, 0.3)),
  rect(-60, -130, 60, 110, accent),
  rect(50, -110, 54, 90, accent),
  path("M-30 -140C20 -200 110 -190 180 -230C150 -170 60 -150 10 -140z", mix(light, "#ffffff", 0.3)),
  ...[-110, -50, 10, 70].map((x) => circle([x, 10], 10, shade)),
];

export const suitcase: Motif = ({ light, shade, accent }) => [
  path("M-50 -120C-50 -170 50 -170 50 -120H26C26 -144 -26 -144 -26 -120z", shade),
  rect(-200, -120, 400, 250, light),
  rect(60, -120, 140, 250, mix(light, shade, 0.45)),
  rect(-140, -120, 34, 250, accent),
  rect(106, -120, 34, 250, mix(accent, shade, 0.4)),
  rect(-200, -30, 400, 12, shade),
  circle([-123, -24], 14, light),
  circle([123, -24], 14, light),
];

export const letter: Motif = ({ light, shade, accent }) => [
  rect(-220, -140, 440, 280, light),
  polygon(
    [
      [-220, 140],
      [-30, -10],
      [30, -10],
      [220, 140],
    ],
    mix(light, shade, 0.25),
  ),
  polygon(
    [
      [-220, -140],
      [220, -140],
      [0, 40],
    ],
    mix(light, shade, 0.12),
  ),
  path(`${cut([-220, -140], [0, 40], 5)}${cut([220, -140], [0, 40], 5)}`, shade),
  circle([0, 32], 34, accent),
];

export const telephone: Motif = ({ light, shade, accent }) => [
  path("M-170 160L-120 -20H120L170 160z", light),
  path("M20 -20H120L170 160H60z", shade),
  path(
    "M-210 -70C-210 -150 210 -150 210 -70L190 -20H110L100 -60C60 -76 -60 -76 -100 -60L-110 -20H-190z",
    shade,
  ),
  path("M-210 -70C-200 -120 -100 -132 0 -132L0 -100C-80 -98 -150 -92 -180 -60z", light),
  circle([0, 70], 76, accent),
  circle([0, 70], 26, light),
  ...Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2 - 1;
    return circle([52 * Math.cos(angle), 70 + 52 * Math.sin(angle)], 11, shade);
  }),
];

export const scroll: Motif = ({ light, shade, accent }) => [
  path(
    "M-200 -180H170C200 -180 210 -150 190 -140H-170V150C-170 176 -210 176 -210 150V-160C-210 -172 -206 -180 -200 -180z",
    mix(light, shade, 0.3),
  ),
  rect(-170, -150, 330, 310, light),
  rect(60, -150, 100, 310, mix(light, shade, 0.2)),
  path([-104, -64, -24, 16].map((y) => cut([-130, y], [120, y + 6], 4)).join(""), shade),
  path(
    "M-190 160H190C214 160 214 196 190 196H-160C-186 196 -200 176 -190 160z",
    mix(light, shade, 0.45),
  ),
  rect(56, 120, 14, 90, accent),
  rect(84, 120, 14, 80, mix(accent, shade, 0.4)),
  circle([76, 112], 46, accent),
  circle([70, 106], 26, mix(accent, "#ffffff", 0.25)),
];

/** The umbrella of a basilica, half open: gores of two colours by turns, a bell and a cross above. */
export const umbrella: Motif = ({ light, shade, accent }) => [
  rect(-7, -150, 14, 420, "#4a2f22"),
  ...Array.from({ length: 6 }, (_, index) => {
    const from = -150 + index * 50;
    const ink = index % 2 === 0 ? accent : light;
    return path(
      `M0 -200C${from * 0.7} -150 ${from} -60 ${from} 60L${from + 50} 60C${from + 50} -60 ${(from + 50) * 0.7} -150 0 -200z`,
      index > 3 ? mix(ink, shade, 0.35) : ink,
    );
  }),
  ...Array.from({ length: 6 }, (_, index) => {
    const from = -150 + index * 50;
    return path(
      `M${from} 60H${from + 50}V100Q${from + 25} 124 ${from} 100z`,
      index % 2 === 0 ? light : accent,
    );
  }),
  circle([0, -214], 16, accent),
  rect(-5, -276, 10, 50, accent),
  rect(-20, -262, 40, 10, accent),
];

export const shieldBlank: Motif = ({ light, shade }) => [
  path("M-170 -190H170V30C170 130 70 200 0 230C-70 200 -170 130 -170 30z", shade),
  path("M-140 -160H140V26C140 110 58 170 0 196C-58 170 -140 110 -140 26z", light),
];

export const notebook: Motif = ({ light, shade, accent }) => [
  group(
    "rotate(-8)",
    rect(-170, -200, 320, 400, shade),
    rect(-150, -210, 320, 400, accent),
    rect(-150, -210, 44, 400, mix(accent, shade, 0.5)),
    rect(-60, -140, 180, 90, light),
  ),
];

export const newspaper: Motif = ({ light, shade, accent }) => [
  group(
    "rotate(-5)",
    polygon(
      [
        [-250, -160],
        [40, -190],
        [60, 190],
        [-240, 200],
      ],
      mix(light, shade, 0.15),
    ),
    polygon(
      [
        [40, -190],
        [260, -150],
        [250, 200],
        [60, 190],
      ],
      light,
    ),
    path(
      [-60, -26, 8, 42, 76, 110]
        .map((y) => `${cut([-215, y], [-110, y - 4], 4)}${cut([-90, y - 2], [20, y - 8], 4)}`)
        .join(""),
      shade,
    ),
    path([20, 54, 88, 122].map((y) => cut([80, y], [226, y + 6], 4)).join(""), shade),
    polygon(
      [
        [-216, -128],
        [12, -150],
        [14, -106],
        [-214, -88],
      ],
      accent,
    ),
    polygon(
      [
        [78, -150],
        [228, -126],
        [224, -20],
        [80, -30],
      ],
      mix(accent, light, 0.4),
    ),
  ),
];

export const calendarLeaf: Motif = ({ light, shade, accent }) => [
  rect(-200, -190, 400, 400, mix(light, shade, 0.3)),
  rect(-200, -200, 400, 390, light),
  rect(-200, -200, 400, 90, accent),
  ...[-130, 130].map((x) => rect(x - 10, -236, 20, 70, shade)),
  ...Array.from({ length: 20 }, (_, index) =>
    rect(
      -160 + (index % 5) * 72,
      -80 + Math.floor(index / 5) * 64,
      40,
      36,
      index === 11 ? accent : mix(light, shade, 0.35),
    ),
  ),
];

/** A lantern for processions, its glass lit. */
export const lantern: Motif = ({ light, shade, accent }) => [
  path("M-70 -150L0 -220L70 -150z", shade),
  circle([0, -232], 20, shade),
  rect(-84, -150, 168, 26, light),
  rect(-66, -124, 132, 220, accent),
  rect(-66, -124, 18, 220, shade),
  rect(48, -124, 18, 220, shade),
  ...flameAt(0, 40, 40, "#fff1c4", "#ffffff"),
  rect(-84, 96, 168, 34, light),
  rect(10, 96, 74, 34, shade),
];
