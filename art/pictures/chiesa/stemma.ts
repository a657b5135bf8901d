import { inks, mix } from "../../tools/inks.ts";
import { canvas, group, type Point, path, polygon, rect } from "../../tools/svg.ts";

const SKY = inks.mantlePale;
const STONE = mix(inks.paper, inks.hairline, 0.35);
const STONE_LIT = inks.raised;
const STONE_SHADE = mix(inks.hairline, inks.wood, 0.3);
const STONE_DARK = mix(inks.hairline, inks.wood, 0.62);
const FIELD = mix(inks.paper, inks.goldLit, 0.28);
const FIELD_SHADE = mix(inks.goldLit, inks.wood, 0.3);

/** Half of a shield, from the middle of its top edge down the right side to its point; the other half mirrors it. */
const shield = (width: number, height: number): string =>
  `M${-width} 0Q${-width / 2} 26 0 0Q${width / 2} 26 ${width} 0` +
  `C${width + 26} ${height * 0.42} ${width * 0.72} ${height * 0.8} 0 ${height}` +
  `C${-width * 0.72} ${height * 0.8} ${-width - 26} ${height * 0.42} ${-width} 0Z`;

/** The left edge of the shield, where the light falls: a stroke that swells and thins out. */
const litEdge = (width: number, height: number): string =>
  `M${-width} 0C${-width - 26} ${height * 0.42} ${-width * 0.72} ${height * 0.8} 0 ${height}` +
  `C${-width * 0.58} ${height * 0.76} ${-width - 2} ${height * 0.4} ${-width} 0Z`;

/** A tapered stroke of the gouge. */
function cut([x, y]: Point, length: number, thickness: number, ink: string): string {
  const end = x + length;
  return path(
    `M${x} ${y}Q${x + length / 3} ${y - thickness} ${end} ${y}Q${x + length / 3} ${y + thickness} ${x} ${y}Z`,
    ink,
  );
}

/** The coat of arms on the gable of the façade: nobody has described it, so its field is left blank. */
export default function draw(): string {
  const gable: Point[] = [
    [110, 760],
    [800, 150],
    [1490, 760],
  ];
  return canvas(
    SKY,
    // A far ridge, and the wall below the gable.
    polygon(
      [
        [0, 690],
        [190, 560],
        [330, 640],
        [480, 520],
        [800, 700],
        [1130, 530],
        [1290, 610],
        [1420, 500],
        [1600, 620],
        [1600, 1000],
        [0, 1000],
      ],
      mix(inks.mantle, inks.mantlePale, 0.45),
    ),
    rect(170, 820, 1260, 180, STONE),
    rect(1180, 820, 250, 180, STONE_SHADE),
    // The gable: its moulding, the lit and the shaded slope, the field inside.
    polygon(gable, STONE_SHADE),
    polygon(
      [
        [110, 760],
        [800, 150],
        [800, 205],
        [220, 730],
      ],
      STONE_LIT,
    ),
    polygon(
      [
        [800, 150],
        [1490, 760],
        [1380, 730],
        [800, 205],
      ],
      STONE_DARK,
    ),
    polygon(
      [
        [248, 740],
        [800, 252],
        [1352, 740],
      ],
      STONE,
    ),
    polygon(
      [
        [800, 252],
        [800, 300],
        [294, 740],
        [248, 740],
      ],
      STONE_SHADE,
    ),
    rect(80, 740, 1440, 46, STONE_LIT),
    rect(80, 786, 1440, 34, STONE_DARK),
    // The cornice throws its shadow on the wall.
    polygon(
      [
        [170, 820],
        [1430, 820],
        [1430, 874],
        [210, 874],
      ],
      STONE_SHADE,
    ),
    ...[
      [330, 925, 150],
      [700, 905, 210],
      [980, 948, 130],
      [520, 968, 180],
      [250, 968, 90],
    ].map(([x = 0, y = 0, length = 0]) => cut([x, y], length, 4, STONE_LIT)),
    ...[
      [560, 700, 120],
      [430, 716, 80],
      [1010, 690, 150],
      [1130, 716, 110],
      [960, 640, 90],
    ].map(([x = 0, y = 0, length = 0]) => cut([x, y], length, 4, STONE_SHADE)),
    // The shield: its shadow on the gable, its thickness, its rim, its blank field.
    group(
      "translate(80 98) scale(0.9)",
      group("translate(832 370)", path(shield(150, 336), STONE_SHADE)),
      group("translate(800 344)", path(shield(150, 336), STONE_DARK)),
      group("translate(796 338)", path(shield(146, 328), STONE_LIT)),
      group("translate(798 360)", path(shield(122, 282), FIELD_SHADE)),
      group("translate(802 366)", path(shield(118, 272), FIELD)),
      group("translate(802 366)", path(litEdge(118, 272), inks.raised)),
      ...[
        [716, 432, 62],
        [722, 456, 46],
        [726, 480, 32],
        [732, 504, 20],
      ].map(([x = 0, y = 0, length = 0]) => cut([x, y], length, 4.5, inks.raised)),
    ),
  );
}
