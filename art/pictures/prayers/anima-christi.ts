import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rounded } from "../../tools/strokes.ts";
import {
  canvas,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
} from "../../tools/svg.ts";

const wall = mix(inks.spring, inks.night, 0.62);

/** On the altar a golden chalice, the host before it on its paten, two candles: the light of a high window falls on them. */
export default function draw(): string {
  const random = seeded(271);
  const beam = mix(wall, inks.goldLit, 0.22);
  const bright = mix(wall, inks.goldLit, 0.44);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 640],
      { count: 60, length: 120, width: 4 },
      mix(wall, inks.night, 0.45),
    ),
    polygon(line("60,-10 520,-10 1330,700 640,700"), beam),
    polygon(line("170,-10 400,-10 1090,700 800,700"), bright),
    grain(
      random,
      [200, 40, 900, 620],
      { count: 34, length: 60, width: 3, slope: 0.8 },
      mix(wall, inks.goldLit, 0.62),
    ),
    altar(random),
    candle([250, 690], 330),
    candle([1330, 690], 280),
    group("translate(800 790)", chalice()),
    paten(),
  );
}

/** The altar cloth, its fringe of gold, and the corporal unfolded on it. */
function altar(random: () => number): string {
  const linen = inks.raised;
  const shade = mix(inks.mantlePale, inks.paper, 0.5);
  const folds: Cut[] = [150, 420, 610, 930, 1180, 1420].map(
    (x): Cut => [[x, 916], [x + 14, 1004], 6, 5],
  );
  return [
    polygon(line("-10,690 1610,690 1610,906 -10,906"), linen),
    polygon(line("1150,690 1610,690 1610,906 1300,906"), mix(linen, shade, 0.75)),
    rect(0, 900, 1600, 110, shade),
    rect(0, 900, 1600, 8, inks.paper),
    polygon(line("1290,908 1610,908 1610,1010 1290,1010"), mix(shade, inks.mantle, 0.22)),
    gouges(folds, mix(shade, inks.mantle, 0.32)),
    grain(
      random,
      [-40, 700, 1500, 890],
      { count: 22, length: 150, width: 3 },
      mix(linen, shade, 0.8),
    ),
    // The corporal, with the folds it was put away in.
    polygon(line("560,742 1060,742 1180,886 430,886"), inks.paper),
    polygon(line("560,742 1060,742 1066,749 556,749"), inks.raised),
    gouges(
      [
        [[720, 744], [668, 886], 3],
        [[896, 744], [944, 886], 3],
        [[512, 806], [1110, 806], 3],
      ],
      mix(shade, inks.mantlePale, 0.35),
    ),
    // What the chalice hides from the light.
    polygon(
      line("800,800 900,788 1250,838 1260,872 1080,868 830,820"),
      mix(shade, inks.mantlePale, 0.55),
    ),
  ].join("");
}

/** A candle on a stick of turned brass; height is the wax alone. */
function candle([x, y]: Point, height: number): string {
  const top = y - 60 - height;
  return [
    polygon(
      [
        [x + 20, y + 26],
        [x + 210, y + 66],
        [x + 190, y + 84],
        [x - 10, y + 40],
      ],
      mix(inks.mantlePale, inks.paper, 0.45),
    ),
    ellipse([x, y + 30], 78, 17, inks.gold),
    ellipse([x - 6, y + 24], 70, 14, inks.goldLit),
    rounded(
      [
        [x - 20, y + 24],
        [x - 13, y - 4],
        [x - 24, y - 26],
        [x - 16, y - 52],
        [x + 16, y - 52],
        [x + 24, y - 26],
        [x + 13, y - 4],
        [x + 20, y + 24],
      ],
      inks.gold,
    ),
    gouges([[[x - 12, y + 16], [x - 12, y - 46], 6]], inks.goldLit),
    ellipse([x, y - 56], 40, 9, inks.goldLit),
    rect(x - 18, top, 36, height, inks.raised),
    rect(x + 5, top, 13, height, mix(inks.hairline, inks.mantlePale, 0.5)),
    ellipse([x, top], 18, 5, inks.paper),
    flame([x, top + 4], 66, inks.goldLit, inks.raised),
  ].join("");
}

/** The chalice, its foot's middle at the origin: some 440 high. */
function chalice(): string {
  const bright = inks.goldLit;
  const dark = mix(inks.gold, inks.wood, 0.35);
  return [
    // The foot.
    ellipse([4, 6], 142, 32, dark),
    ellipse([0, 0], 140, 30, inks.gold),
    path("M-136 -2C-90 -34 -34 -40 -26 -92H26C34 -40 90 -34 136 -2C90 16 -90 16 -136 -2Z", bright),
    path("M8 -92H26C34 -40 90 -34 136 -2C100 12 60 16 20 14C60 -20 14 -40 8 -92Z", inks.gold),
    // The knot.
    ellipse([0, -112], 44, 26, inks.gold),
    ellipse([-6, -116], 36, 20, bright),
    ...[-22, 0, 20].map((x) =>
      ellipse([x, -112], 7, 9, x < 10 ? inks.red : mix(inks.red, inks.night, 0.3)),
    ),
    rect(-20, -166, 40, 34, bright),
    rect(4, -166, 16, 34, inks.gold),
    // The cup.
    path("M-150 -424C-150 -290 -112 -184 0 -160C112 -184 150 -290 150 -424Z", bright),
    path("M40 -424H150C150 -290 112 -184 0 -160C72 -200 70 -320 40 -424Z", inks.gold),
    path("M106 -424H150C150 -300 120 -200 30 -167C100 -220 116 -320 106 -424Z", dark),
    ellipse([0, -424], 150, 30, mix(inks.goldLit, inks.raised, 0.45)),
    ellipse([3, -421], 134, 23, dark),
    ellipse([0, -415], 118, 15, mix(inks.red, inks.night, 0.35)),
    gouges([[[-84, -418], [-10, -410], 4, 3]], mix(inks.red, inks.beechLit, 0.5)),
    // A vine cut in the metal.
    gouges(
      [
        [[-128, -330], [-40, -300], 5, -12],
        [[-40, -300], [50, -306], 5, 12],
        [[50, -306], [118, -322], 5, -10],
      ],
      mix(inks.gold, inks.wood, 0.2),
    ),
    ...[-92, -20, 62].map((x, index) =>
      [
        [0, 0],
        [-10, -11],
        [10, -11],
        [-19, -22],
        [0, -22],
        [19, -22],
      ]
        .map(([dx = 0, dy = 0]) =>
          circle([x + dx, -258 + dy - index * 3], 8, mix(inks.gold, inks.wood, 0.2)),
        )
        .join(""),
    ),
    gouges(
      [
        [[-128, -400], [-74, -222], 13, -22],
        [[-96, -402], [-66, -300], 6, -8],
        [[-110, -8], [-40, -44], 6, -6],
      ],
      inks.raised,
    ),
  ].join("");
}

/** The paten with the host, before the chalice. */
function paten(): string {
  const [x, y] = [660, 846] as const;
  return [
    polygon(
      [
        [x + 40, y + 22],
        [x + 300, y + 24],
        [x + 270, y + 46],
        [x, y + 44],
      ],
      mix(inks.mantlePale, inks.paper, 0.35),
    ),
    ellipse([x + 4, y + 10], 186, 42, mix(inks.gold, inks.wood, 0.3)),
    ellipse([x, y], 184, 40, inks.goldLit),
    path(
      `M${x + 20} ${y - 39}A184 40 0 0 1 ${x + 60} ${y + 38}C${x + 110} ${y + 10} ${x + 90} ${y - 24} ${x + 20} ${y - 39}Z`,
      inks.gold,
    ),
    ellipse([x + 2, y + 4], 132, 26, mix(inks.gold, inks.goldLit, 0.35)),
    ellipse([x, y - 2], 108, 21, mix(inks.hairline, inks.woodLit, 0.4)),
    ellipse([x - 2, y - 8], 106, 20, inks.raised),
    gouges(
      [
        [[x - 40, y - 8], [x + 38, y - 8], 2.4],
        [[x - 8, y - 20], [x + 4, y + 5], 2.4],
      ],
      mix(inks.hairline, inks.woodLit, 0.5),
    ),
    gouges([[[x - 168, y - 4], [x - 60, y - 34], 6, 8]], inks.raised),
  ].join("");
}
