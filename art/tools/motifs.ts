import { mix } from "./inks.ts";
import { cut, foliage } from "./landscape.ts";
import { circle, group, path, polygon, rect } from "./svg.ts";

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
