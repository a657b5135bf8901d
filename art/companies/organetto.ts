import { inks, mix } from "../tools/inks.ts";
import { flame } from "../tools/pilgrims.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { circle, ellipse, group, path, polygon, rect } from "../tools/svg.ts";
import { fist, nearCloth, nearStaff } from "./close.ts";
import type { Setting } from "./scene.ts";

/** Piedimonte, towards midnight: near, in a church, two hands play an organetto; behind are the banner and the candles. */
export const organetto: Setting = (scene) => {
  const { light } = scene;
  const wall = mix(inks.wood, inks.night, 0.5);
  const indoors = {
    ...scene,
    light: { ...light, on: (ink: string) => mix(ink, inks.night, 0.12) },
  };
  const coat = mix(inks.mantle, inks.night, 0.3);
  return [
    rect(-10, -10, 1620, 1020, wall),
    path("M560 1000V330A420 380 0 0 1 1400 330V1000Z", mix(inks.gold, inks.wood, 0.55)),
    path("M640 1000V350A340 310 0 0 1 1320 350V1000Z", mix(inks.gold, inks.wood, 0.72)),
    ...line("720,420 790,360 860,430 1050,380 1120,440 1190,370 1260,430").map(([x, y]) =>
      [
        circle([x, y - 20], 58, mix(inks.gold, inks.wood, 0.5)),
        rect(x - 10, y, 20, 400, inks.raised),
        rect(x + 3, y, 7, 400, inks.hairline),
        flame([x, y - 2], 40, inks.goldLit, "#ffe9a8"),
      ].join(""),
    ),
    nearCloth(
      indoors,
      [1060, 1680],
      "1090,560 1180,620 1280,540 1380,650 1480,560 1560,640 1700,560",
    ),
    nearStaff(indoors, "330,-20,40 322,500,42 316,1020,46"),
    // The one who plays, as far as the picture shows of him.
    rounded(line("330,1040 380,760 520,640 800,600 1080,640 1220,760 1280,1040 800,1080"), coat),
    gouges(
      [
        [[430, 780], [410, 1000], 16, 10],
        [[1180, 780], [1210, 1000], 16, -10],
      ],
      mix(coat, inks.mantlePale, 0.4),
    ),
    bellows(),
    fist(indoors, [1122, 730], { size: 190, side: 1, turn: 10, sleeve: coat }),
    fist(indoors, [478, 730], { size: 190, side: -1, turn: -10, sleeve: coat }),
  ];
};

/** The organetto drawn open: folds between two boxes of wood, the keys on the right one, the basses on the left. */
function bellows(): string {
  const box = mix(inks.beech, inks.wood, 0.2);
  const folds = Array.from({ length: 13 }, (_, index) => {
    const x = 548 + index * 39;
    const rise = 26 * Math.sin((Math.PI * (index + 0.5)) / 13);
    return (
      polygon(
        [
          [x, 600 - rise],
          [x + 20, 584 - rise],
          [x + 20, 862 + rise * 0.6],
          [x, 850 + rise * 0.6],
        ],
        mix(inks.red, inks.wood, 0.25),
      ) +
      polygon(
        [
          [x + 20, 584 - rise],
          [x + 40, 600 - rise],
          [x + 40, 850 + rise * 0.6],
          [x + 20, 862 + rise * 0.6],
        ],
        mix(inks.red, inks.night, 0.5),
      ) +
      polygon(
        [
          [x, 600 - rise],
          [x + 20, 584 - rise],
          [x + 40, 600 - rise],
          [x + 20, 610 - rise],
        ],
        inks.goldLit,
      )
    );
  });
  return [
    ...folds,
    group("rotate(-4 480 720)", boxOf(430, box), circle([486, 660], 9, inks.raised)),
    group(
      "rotate(4 1120 720)",
      boxOf(1052, box),
      ...[0, 1, 2, 3, 4, 5].map((key) => ellipse([1150, 622 + key * 40], 13, 11, inks.raised)),
    ),
  ].join("");
}

function boxOf(x: number, ink: string): string {
  return (
    rect(x, 572, 120, 300, ink) +
    rect(x + 84, 572, 36, 300, mix(ink, inks.night, 0.35)) +
    gouges(
      [0.2, 0.5, 0.8].map(
        (share): Cut => [[x + 14, 580 + share * 280], [x + 76, 576 + share * 280], 5, 8],
      ),
      inks.goldLit,
    ) +
    gouges([[[x + 5, 580], [x + 5, 866], 6]], mix(ink, inks.beechLit, 0.6))
  );
}
