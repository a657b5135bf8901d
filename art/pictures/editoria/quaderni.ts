import { spine } from "../../tools/books.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, group, polygon, rect } from "../../tools/svg.ts";

/** Ten volumes alike on a shelf, the tenth leaning at the end of the row. */
export default function draw(): string {
  const random = seeded(341);
  const wall = mix(inks.paper, inks.beechLit, 0.35);
  const shade = mix(wall, inks.beech, 0.42);
  const tints = [0, 0.18, 0.06, 0.26, 0.12, 0, 0.2, 0.08, 0.16];
  return canvas(
    wall,
    polygon(line("0,0 640,0 1600,620 1600,800 0,800"), mix(wall, inks.raised, 0.5)),
    grain(
      random,
      [-60, 20, 1560, 780],
      { count: 54, length: 110, width: 4, slope: 0.4 },
      mix(wall, inks.beechLit, 0.5),
    ),
    polygon(line("330,300 1060,300 1480,460 1560,800 330,800"), shade),
    ...tints.map((tint, index) =>
      spine(260 + index * 88, 800, 84, 510 - (index % 3) * 4, {
        plane: mix(inks.mantle, inks.ink, tint),
        lit: mix(inks.mantlePale, inks.mantle, 0.15),
        bands: inks.goldLit,
      }),
    ),
    group(
      "rotate(15 1190 800)",
      polygon(line("1170,286 1186,270 1270,270 1254,290"), inks.hairline),
      polygon(line("1254,290 1270,270 1270,790 1254,800"), mix(inks.beech, inks.night, 0.45)),
      spine(1170, 800, 84, 510, { plane: inks.beech, lit: inks.beechLit, bands: inks.goldLit }),
    ),
    rect(0, 800, 1600, 54, inks.wood),
    rect(0, 800, 1600, 12, inks.woodLit),
    rect(0, 854, 1600, 146, mix(shade, inks.wood, 0.35)),
    polygon(line("0,854 1600,854 1600,900 0,884"), mix(inks.wood, inks.night, 0.3)),
    grain(
      random,
      [-60, 822, 1500, 848],
      { count: 14, length: 260, width: 3 },
      mix(inks.wood, inks.night, 0.5),
    ),
    ribbon(band("700,798,12 706,880,12 694,950,12"), inks.beech),
    gouges([[[698, 812], [702, 900], 3]], inks.beechLit),
  );
}
