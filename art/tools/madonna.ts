import { inks, mix } from "./inks.ts";
import type { Laying, Shape } from "./mosaic.ts";

/** The width and height of the drawing. */
export const MADONNA_WIDTH = 1200;
export const MADONNA_HEIGHT = 1600;

const GOLD = "#c9983a";
const GOLD_DEEP = "#a9782a";
const GOLD_PALE = "#ecca74";
const BLUE = "#24488c";
const BLUE_DEEP = "#152c5e";
const BLUE_PALE = "#4f78bd";
const RED = "#8c2f2a";
const RED_DEEP = "#651f1d";
const RED_PALE = "#b04a3c";
const SKIN = "#6e4a33";
const SKIN_DEEP = "#4a2f20";
const SKIN_PALE = "#936646";
const SKIN_LIT = "#b5845c";
const LINE = "#21140d";
const WHITE = "#efe4cb";
const WHITE_SHADE = "#c9b48a";

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

/**
 * A face seen from the front, drawn in a box of 200 by 280 around its middle: the same strokes for the Mother and the
 * Child, at their own size.
 */
function face(x: number, y: number, scale: number, name: string): Shape[] {
  const p = (text: string) =>
    text.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, px, py) => `${x + Number(px) * scale} ${y + Number(py) * scale}`,
    );
  const both = (draw: (side: 1 | -1) => Shape[]) => [...draw(-1), ...draw(1)];
  return [
    {
      region: `${name}-face`,
      ink: SKIN,
      outline: p(
        "M0 -140C62 -140 98 -92 98 -28C98 40 70 96 38 126C24 138 10 144 0 144C-10 144 -24 138 -38 126C-70 96 -98 40 -98 -28C-98 -92 -62 -140 0 -140z",
      ),
    },
    // The light comes from the upper left.
    {
      ink: SKIN_DEEP,
      outline: p(
        "M30 -136C74 -120 98 -84 98 -28C98 40 70 96 38 126C52 90 66 60 70 20C74 -20 66 -80 30 -136z",
      ),
    },
    {
      ink: SKIN_PALE,
      outline: p("M-8 -128C-50 -124 -78 -92 -82 -46C-50 -70 -30 -76 -14 -74C4 -90 6 -110 -8 -128z"),
    },
    {
      ink: SKIN_PALE,
      outline: p("M-80 2C-60 -2 -40 14 -34 40C-40 64 -52 70 -62 62C-72 46 -80 24 -80 2z"),
    },
    { ink: SKIN_LIT, outline: p("M-70 10C-58 10 -48 22 -46 38C-54 46 -62 38 -70 10z") },
    { ink: SKIN_LIT, outline: p("M-52 -108C-40 -118 -20 -120 -10 -112C-20 -98 -40 -92 -58 -92z") },
    {
      ink: mix(SKIN, SKIN_PALE, 0.5),
      outline: p("M40 8C54 4 68 12 70 24C66 44 56 56 46 52C40 38 38 22 40 8z"),
    },
    {
      ink: SKIN_PALE,
      outline: p("M-22 104C-10 98 10 98 18 104C18 122 8 132 -4 132C-16 130 -24 120 -22 104z"),
    },
    // Nose: a long ridge, lit on the left.
    {
      region: `${name}-nose`,
      ink: SKIN_PALE,
      outline: p(
        "M-9 -52L8 -52C9 -20 10 10 15 30C18 44 10 50 0 50C-12 50 -20 44 -16 30C-11 10 -10 -20 -9 -52z",
      ),
    },
    {
      ink: SKIN_LIT,
      outline: p("M-9 -52L-1 -52C-1 -20 0 10 1 34C-2 40 -8 40 -12 34C-10 10 -10 -20 -9 -52z"),
    },
    {
      ink: SKIN_DEEP,
      outline: p("M4 -52L8 -52C9 -20 10 10 15 30C18 44 10 50 0 50C6 44 8 30 7 12z"),
    },
    { ink: LINE, outline: p("M-17 44C-10 52 10 52 17 44C12 56 -12 56 -17 44z") },
    ...both((side) => [
      // Brow, one long arc from the nose.
      {
        region: `${name}-line`,
        ink: LINE,
        outline: p(
          `M${side * 10} -46C${side * 20} -70 ${side * 60} -76 ${side * 84} -50C${side * 60} -66 ${side * 24} -62 ${side * 12} -38z`,
        ),
      },
      // Socket, in shade.
      {
        ink: SKIN_DEEP,
        outline: p(
          `M${side * 12} -34C${side * 24} -56 ${side * 62} -62 ${side * 82} -40C${side * 84} -16 ${side * 60} 2 ${side * 40} 2C${side * 24} 2 ${side * 12} -14 ${side * 12} -34z`,
        ),
      },
      {
        region: `${name}-line`,
        ink: LINE,
        outline: p(
          `M${side * 14} -16C${side * 28} -44 ${side * 64} -46 ${side * 82} -20C${side * 66} 2 ${side * 28} 2 ${side * 14} -16z`,
        ),
      },
      {
        region: `${name}-eye`,
        ink: WHITE,
        outline: p(
          `M${side * 20} -16C${side * 34} -32 ${side * 60} -34 ${side * 74} -18C${side * 60} -6 ${side * 34} -6 ${side * 20} -16z`,
        ),
      },
      {
        region: `${name}-line`,
        ink: LINE,
        outline: circle(x + side * 46 * scale, y - 20 * scale, 13 * scale),
      },
    ]),
    {
      region: `${name}-lips`,
      ink: "#7d332b",
      outline: p("M-28 78C-14 68 -6 70 0 73C6 70 14 68 28 78C14 92 -14 92 -28 78z"),
    },
    { ink: LINE, outline: p("M-28 78C-10 80 10 80 28 78C12 83 -12 83 -28 78z") },
    { ink: SKIN_DEEP, outline: p("M-16 94C-6 98 8 98 18 94C10 102 -8 102 -16 94z") },
  ];
}

/** A hand with its fingers together, pointing along a direction in degrees; flat planes, lit from the left. */
function hand(x: number, y: number, scale: number, degrees: number): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const p = (text: string) =>
    text.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => {
      const [u, v] = [Number(px) * scale, Number(py) * scale];
      return `${(x + u * Math.cos(angle) - v * Math.sin(angle)).toFixed(1)} ${(y + u * Math.sin(angle) + v * Math.cos(angle)).toFixed(1)}`;
    });
  return [
    {
      region: "hands",
      ink: SKIN,
      outline: p(
        "M-40 -34C-10 -42 30 -40 52 -34C86 -30 116 -22 124 -12C126 0 124 16 112 24C90 34 50 38 20 38C0 38 -24 36 -40 32z",
      ),
    },
    {
      ink: SKIN_PALE,
      outline: p("M-40 -34C-10 -42 30 -40 52 -34C80 -32 110 -24 122 -16L30 -20L-40 -16z"),
    },
    {
      ink: SKIN_DEEP,
      outline: p(
        "M30 -10L122 -8L122 -3L30 -4zM30 6L122 6L121 11L30 12zM24 22L112 22L108 27L24 28z",
      ),
    },
  ];
}

/** The Mother enthroned, the Child before her: seen from the front, still (what the sources say of the statue). */
export function madonnaShapes(): Shape[] {
  const folds = (ink: string, outlines: readonly string[]): Shape[] =>
    outlines.map((outline) => ({ ink, outline }));
  return [
    { region: "gold", ink: GOLD, outline: rect(0, 0, MADONNA_WIDTH, MADONNA_HEIGHT) },

    // The throne: two posts of wood, a back of red cloth.
    {
      region: "throne",
      ink: RED,
      outline: "M190 760C300 690 900 690 1010 760L1010 1600L190 1600z",
    },
    ...folds(RED_DEEP, ["M700 720C840 730 940 740 1010 760L1010 1600L860 1600z"]),
    { region: "posts", ink: "#7a4f2b", outline: rect(150, 730, 62, 870) },
    { region: "posts", ink: "#5d3a1e", outline: rect(988, 730, 62, 870) },
    { region: "posts", ink: "#9a6a3a", outline: circle(181, 706, 46) },
    { region: "posts", ink: "#7a4f2b", outline: circle(1019, 706, 46) },

    // Halo.
    { region: "halo-edge", ink: RED, outline: circle(600, 420, 290) },
    { region: "halo", ink: GOLD_PALE, outline: circle(600, 420, 268) },

    // Mantle: from the head over the shoulders to the ground.
    {
      region: "mantle",
      ink: BLUE,
      outline:
        "M600 196C742 196 812 300 812 440C812 540 800 600 812 640C900 680 986 760 1012 900C1040 1080 1060 1340 1070 1600L130 1600C140 1340 160 1080 188 900C214 760 300 680 388 640C400 600 388 540 388 440C388 300 458 196 600 196z",
    },
    ...folds(BLUE_DEEP, [
      "M600 196C742 196 812 300 812 440C812 540 800 600 812 640C840 656 866 672 890 692C820 690 770 640 764 560C770 420 740 280 600 196z",
      "M1012 900C1040 1080 1060 1340 1070 1600L900 1600C930 1360 950 1120 930 860C970 850 1000 870 1012 900z",
      "M820 900C850 1060 850 1280 820 1600L780 1600C800 1300 806 1080 790 900z",
      "M330 980C300 1160 290 1380 300 1600L262 1600C254 1380 270 1140 306 960z",
    ]),
    ...folds(BLUE_PALE, [
      "M470 262C430 320 416 400 420 470C430 420 440 340 500 252z",
      "M250 800C214 920 190 1180 178 1600L206 1600C222 1220 240 980 286 770z",
      "M380 700C340 740 322 800 318 860C340 820 370 770 430 720z",
      "M404 960C372 1140 366 1380 372 1600L392 1600C390 1380 400 1160 432 980z",
      "M706 900C730 1060 738 1300 724 1600L744 1600C760 1320 756 1080 736 890z",
    ]),
    // Its hem, gold.
    {
      region: "hem",
      ink: GOLD_PALE,
      outline:
        "M600 258C700 258 756 330 756 440C756 560 740 640 700 700C720 820 726 900 722 960L694 960C700 890 690 800 668 700C716 640 728 560 728 440C728 350 684 286 600 286C516 286 472 350 472 440C472 560 484 640 532 700C510 800 500 890 506 960L478 960C474 900 480 820 500 700C460 640 444 560 444 440C444 330 500 258 600 258z",
    },
    // Under the mantle: the veil and the dress.
    {
      region: "veil",
      ink: BLUE_DEEP,
      outline:
        "M600 286C684 286 728 350 728 440C728 560 716 640 668 700C690 800 700 890 694 960L506 960C500 890 510 800 532 700C484 640 472 560 472 440C472 350 516 286 600 286z",
    },
    {
      region: "dress",
      ink: RED,
      outline:
        "M532 690C560 720 640 720 668 690C690 790 700 880 694 960L506 960C500 880 510 790 532 690z",
    },
    ...folds(RED_PALE, ["M548 720C538 800 534 880 536 960L552 960C552 880 556 800 566 728z"]),
    ...folds(RED_DEEP, ["M640 726C654 800 662 880 664 960L694 960C700 880 690 790 668 690z"]),
    {
      region: "neck",
      ink: mix(SKIN_DEEP, LINE, 0.35),
      outline:
        "M548 560L652 560C652 620 664 660 668 690C640 720 560 720 532 690C536 660 548 620 548 560z",
    },

    ...face(600, 452, 1.06, "mother"),

    // The crown: a cap of red, a band with five low points, pearls on them, and stones in the band.
    {
      region: "crown-cap",
      ink: RED_DEEP,
      outline: "M446 262L442 182C510 128 690 128 758 182L754 262z",
    },
    {
      region: "crown",
      ink: GOLD_PALE,
      outline:
        "M436 306L428 186C456 206 476 232 486 240C500 228 510 190 520 160C536 190 550 226 566 234C580 222 592 180 600 140C608 180 620 222 634 234C650 226 664 190 680 160C690 190 700 228 714 240C724 232 744 206 772 186L764 306C704 268 496 268 436 306z",
    },
    ...folds(GOLD, [
      "M764 306L772 186C744 206 724 232 714 240C700 228 690 190 680 160C664 190 650 226 634 234C628 230 620 214 614 196L610 278C664 280 720 286 764 306z",
    ]),
    ...folds(GOLD_DEEP, [
      "M436 306L434 282C500 248 700 248 766 282L764 306C704 268 496 268 436 306z",
    ]),
    ...[
      [428, 178],
      [520, 150],
      [600, 130],
      [680, 150],
      [772, 178],
    ].map(([x = 0, y = 0]) => ({ region: "pearls", ink: WHITE, outline: circle(x, y, 13) })),
    { region: "stones", ink: RED, outline: circle(600, 246, 17) },
    { region: "stones", ink: BLUE, outline: circle(514, 256, 13) },
    { region: "stones", ink: BLUE, outline: circle(686, 256, 13) },

    // The Child, on her lap, blessing.
    { region: "child-halo-edge", ink: RED, outline: circle(600, 900, 132) },
    { region: "child-halo", ink: GOLD_PALE, outline: circle(600, 900, 118) },
    {
      region: "child-tunic",
      ink: WHITE,
      outline:
        "M546 1006C500 1024 466 1060 458 1110C446 1190 440 1290 446 1400C500 1430 700 1430 754 1400C760 1290 754 1190 742 1110C734 1060 700 1024 654 1006z",
    },
    ...folds(WHITE_SHADE, [
      "M690 1020C716 1036 736 1070 742 1110C754 1190 760 1290 754 1400C730 1412 700 1418 670 1420C700 1300 706 1160 690 1020z",
      "M600 1090C610 1200 612 1310 604 1424L586 1424C596 1310 594 1200 588 1094z",
      "M520 1140C508 1230 506 1320 510 1414L496 1410C492 1320 494 1230 504 1140z",
    ]),
    {
      region: "child-sash",
      ink: "#b5762f",
      outline: "M536 1010C590 1100 660 1150 748 1170L744 1122C670 1100 620 1060 584 1004z",
    },
    {
      region: "child-neck",
      ink: SKIN_DEEP,
      outline: "M574 960L626 960L636 1010C620 1024 580 1024 564 1010z",
    },
    {
      region: "child-hair",
      ink: "#3a2416",
      outline:
        "M600 792C662 792 694 840 690 900C684 930 676 930 672 900C668 850 640 838 600 838C560 838 532 850 528 900C524 930 516 930 510 900C506 840 538 792 600 792z",
    },
    ...face(600, 904, 0.62, "child"),

    // Feet.
    {
      region: "feet",
      ink: SKIN,
      outline:
        "M500 1416C530 1408 570 1410 586 1420L580 1466C560 1484 520 1484 500 1470zM616 1420C640 1408 680 1408 704 1416L700 1470C680 1484 640 1484 622 1466z",
    },
    // His right hand, raised; in the other a roll.
    {
      region: "child-tunic",
      ink: WHITE_SHADE,
      outline: "M470 1080C430 1090 400 1120 394 1150L440 1176C456 1150 470 1140 492 1136z",
    },
    {
      region: "hands",
      ink: SKIN,
      outline:
        "M398 1150C384 1130 380 1104 388 1080C384 1046 386 1016 396 1004C406 1002 410 1014 410 1040C412 1016 416 996 428 996C438 1000 438 1022 434 1046C442 1042 452 1048 450 1060C450 1090 450 1130 440 1164z",
    },
    {
      ink: SKIN_PALE,
      outline: "M396 1004C406 1002 410 1014 410 1040L404 1110C394 1100 390 1060 396 1004z",
    },
    { region: "roll", ink: WHITE, outline: "M676 1196L790 1150L806 1186L692 1234z" },
    { ink: WHITE_SHADE, outline: "M684 1216L798 1170L806 1186L692 1234z" },
    ...hand(690, 1220, 0.5, -24),

    // Her hands: one on his shoulder's side, one at his knees.
    {
      region: "sleeve",
      ink: RED_DEEP,
      outline: "M900 1140C860 1120 800 1130 770 1160L776 1260C820 1270 880 1260 920 1230z",
    },
    ...hand(800, 1210, 0.92, 172),
    {
      region: "sleeve",
      ink: RED,
      outline: "M262 1290C310 1270 372 1284 400 1310L396 1400C350 1412 290 1404 256 1380z",
    },
    ...hand(390, 1356, 0.95, -4),

    // Mantle over her knees, below.
    {
      region: "mantle",
      ink: BLUE,
      outline:
        "M130 1600C150 1500 220 1440 320 1436C460 1500 740 1500 880 1436C980 1440 1050 1500 1070 1600z",
    },
    ...folds(BLUE_PALE, [
      "M210 1600C240 1530 290 1490 350 1480C420 1520 520 1540 600 1540L600 1556C500 1556 410 1540 346 1506C300 1520 260 1560 240 1600z",
    ]),
    ...folds(BLUE_DEEP, [
      "M860 1470C960 1480 1030 1530 1070 1600L960 1600C940 1550 910 1510 860 1500C780 1540 700 1556 620 1560L620 1544C700 1536 780 1520 860 1470z",
    ]),
  ];
}

/** The tesserae of the Madonna: three times finer in faces and hands than in the ground. */
export const madonnaLayings: Record<string, Laying> = {
  gold: {
    size: 22,
    liveliness: 0.12,
    follows: ["halo-edge", "mantle", "throne", "posts"],
    glitters: true,
  },
  throne: { size: 17, liveliness: 0.1 },
  posts: { size: 13, liveliness: 0.12 },
  "halo-edge": { size: 13, liveliness: 0.1 },
  halo: { size: 15, liveliness: 0.1, follows: ["halo-edge"], glitters: true },
  mantle: { size: 17, liveliness: 0.1 },
  hem: { size: 11, liveliness: 0.12, glitters: true },
  veil: { size: 11, liveliness: 0.1 },
  dress: { size: 12, liveliness: 0.1 },
  "crown-cap": { size: 10, liveliness: 0.1 },
  crown: { size: 9, liveliness: 0.08 },
  stones: { size: 8, liveliness: 0.15 },
  pearls: { size: 8, liveliness: 0.05 },
  neck: { size: 8, liveliness: 0.08 },
  "child-halo-edge": { size: 10, liveliness: 0.1 },
  "child-halo": { size: 11, liveliness: 0.1, glitters: true },
  "child-tunic": { size: 12, liveliness: 0.08 },
  "child-sash": { size: 10, liveliness: 0.12, glitters: true },
  "child-neck": { size: 6, liveliness: 0.08 },
  "child-hair": { size: 7, liveliness: 0.1 },
  roll: { size: 8, liveliness: 0.08 },
  sleeve: { size: 11, liveliness: 0.1 },
  feet: { size: 7, liveliness: 0.08 },
  hands: { size: 6.5, liveliness: 0.08 },
  "mother-face": { size: 6.5, liveliness: 0.07 },
  "mother-nose": { size: 5.5, liveliness: 0.05 },
  "mother-line": { size: 4.6, liveliness: 0.05 },
  "mother-eye": { size: 4.6, liveliness: 0.05 },
  "mother-lips": { size: 5, liveliness: 0.06 },
  "child-face": { size: 4.6, liveliness: 0.07 },
  "child-nose": { size: 4, liveliness: 0.05 },
  "child-line": { size: 3.6, liveliness: 0.05 },
  "child-eye": { size: 3.4, liveliness: 0.05 },
  "child-lips": { size: 3.8, liveliness: 0.06 },
};

/** The frame: a band of blue between two of gold. */
export function frame(
  width: number,
  height: number,
): { shapes: Shape[]; layings: Record<string, Laying> } {
  const ring = (outer: number, inner: number) =>
    `${rect(outer, outer, width - 2 * outer, height - 2 * outer)}M${inner} ${inner}v${height - 2 * inner}h${width - 2 * inner}v${-(height - 2 * inner)}z`;
  return {
    shapes: [
      { region: "frame-gold", ink: GOLD_DEEP, outline: ring(0, 14) },
      { region: "frame-blue", ink: BLUE_DEEP, outline: ring(14, 50) },
      { region: "frame-inner", ink: GOLD_PALE, outline: ring(50, 64) },
    ],
    layings: {
      "frame-gold": { size: 14, liveliness: 0.12 },
      "frame-blue": { size: 17, liveliness: 0.14 },
      "frame-inner": { size: 14, liveliness: 0.12, glitters: true },
    },
  };
}

/** The mortar between the stones. */
export const GROUT = mix(inks.wood, "#000000", 0.25);
