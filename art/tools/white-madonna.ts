import { inks, mix } from "./inks.ts";
import { band, line } from "./points.ts";
import { type Cut, gouges, ribbon, rounded } from "./strokes.ts";
import { ellipse, group, type Point, polygon } from "./svg.ts";

/** The white Madonna on her litter, seen from behind: she stands at 800 across and 640 down, 464 units tall. */
export function whiteMadonna(): string {
  return [...litter(), statue([800, 640])].join("");
}

/** The statue from behind: a white veil that falls to the feet, the sun behind the head. */
function statue([x, y]: Point): string {
  return group(
    `translate(${x} ${y}) scale(4.6)`,
    polygon(line("-17,-2 17,-2 20,4 -20,4"), inks.gold),
    rounded(
      line(
        "0,-101 6,-99 8.5,-92 7.5,-85 13,-78 17,-66 17,-46 19,-22 20,-2 0,0 -20,-2 -19,-22 -17,-46 -17,-66 -13,-78 -7.5,-85 -8.5,-92 -6,-99",
      ),
      inks.raised,
    ),
    rounded(
      line(
        "3,-100.5 6,-99 8.5,-92 7.5,-85 13,-78 17,-66 17,-46 19,-22 20,-2 7,-0.5 10,-30 8,-58 5,-78 2,-88",
      ),
      mix(inks.mantlePale, inks.raised, 0.35),
    ),
    gouges(folds, mix(inks.mantlePale, inks.mantle, 0.15)),
    gouges([[[-7, -83], [7, -83], 1, -2.4]], inks.mantlePale),
  );
}

const folds: Cut[] = [
  [[-3, -78], [-11, -6], 1.5, 2],
  [[1, -78], [-2, -6], 1.8],
  [[6, -74], [9, -6], 1.6, -1],
  [[-9, -70], [-15, -12], 1.2, 2],
];

/** The wooden litter, with flowers round the feet of the statue. */
function litter(): string[] {
  const flowers = Array.from(
    { length: 13 },
    (_, index): Point => [664 + index * 23, 652 + (index % 3) * 9],
  );
  return [
    polygon(line("640,650 960,650 1000,706 600,706"), inks.wood),
    polygon(line("600,706 1000,706 1000,724 600,724"), inks.gold),
    ...flowers.map((at, index) => ellipse(at, 19, 15, index % 2 ? inks.red : inks.beechLit)),
    gouges(
      flowers.map(([x, y]): Cut => [[x - 10, y + 4], [x + 2, y - 10], 4, 5]),
      inks.paper,
    ),
  ];
}

/** The poles of the litter and the two who carry it behind, their feet at 860 down. */
export function bearers(): string {
  const pole = (from: string) =>
    ribbon(band(from), inks.wood) +
    ribbon(
      band(from).map(([x, y, width]) => [x - width * 0.2, y - width * 0.2, width * 0.25] as const),
      inks.woodLit,
    );
  return [
    pole("640,700,18 600,860,34"),
    pole("960,700,18 1000,860,34"),
    bearer([655, 860], 1),
    bearer([945, 860], -1),
  ].join("");
}

/** A bearer in his shirt, the outer arm raised to the pole. */
function bearer([x, y]: Point, side: 1 | -1): string {
  const shade = mix(inks.mantlePale, inks.hairline, 0.5);
  return group(
    `translate(${x} ${y})`,
    ribbon(
      [
        [side * -44, -4, 30],
        [side * -64, -50, 26],
        [side * -50, -90, 22],
      ],
      side === 1 ? inks.paper : shade,
    ),
    rounded(line("-92,16 -66,-26 0,-40 66,-26 92,16 100,210 -100,210"), inks.paper),
    rounded(line("30,-36 66,-26 92,16 100,210 44,210 56,60"), shade),
    gouges(
      [
        [[-52, 0], [-72, 130], 5, -6],
        [[-8, 20], [-12, 140], 4],
        [[-40, -26], [40, -26], 5, -10],
      ],
      shade,
    ),
    ellipse([0, -70], 33, 42, inks.wood),
    gouges([[[-26, -62], [-10, -106], 5, 8]], inks.woodLit),
  );
}
