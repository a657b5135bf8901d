import { openBook } from "../tools/books.ts";
import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { gouges, grain } from "../tools/strokes.ts";
import { canvas, polygon, rect } from "../tools/svg.ts";

/** A book of verses open on the sill of a window, and the valley beyond it. */
export default function draw(): string {
  const random = seeded(231);
  const sky = mix(inks.mantlePale, inks.paper, 0.45);
  const frame = mix(inks.wood, inks.night, 0.35);
  const wall = mix(inks.mantle, inks.night, 0.5);
  return canvas(
    sky,
    grain(random, [200, 60, 1300, 230], { count: 14, length: 300, width: 9 }, inks.raised),
    ridge(random, line("150,380 330,270 480,350 700,200 880,330 1060,240 1240,350 1460,280"), 620, {
      plane: mix(inks.mantlePale, inks.mantle, 0.15),
      shade: mix(inks.mantle, inks.mantlePale, 0.45),
      lit: inks.raised,
    }),
    wood(random, line("140,440 500,420 820,480 1130,430 1480,440"), 640, 26, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    wood(random, line("140,530 420,500 640,560"), 640, 34, {
      plane: mix(inks.spring, inks.ink, 0.4),
      lit: inks.spring,
    }),
    rect(0, 0, 190, 1000, wall),
    rect(1410, 0, 190, 1000, wall),
    polygon(line("1330,0 1410,0 1410,640 1330,600"), mix(inks.woodLit, inks.paper, 0.35)),
    rect(190, 0, 34, 620, frame),
    rect(1306, 0, 30, 602, frame),
    rect(752, 0, 40, 610, frame),
    rect(190, 0, 1146, 30, frame),
    gouges(
      [
        [[758, 30], [758, 600], 5],
        [[196, 30], [196, 610], 5],
      ],
      inks.woodLit,
    ),
    polygon(line("190,600 1330,600 1500,1000 0,1000 0,760"), mix(inks.woodLit, inks.paper, 0.2)),
    polygon(line("1330,600 1600,740 1600,1000 1390,1000"), mix(inks.woodLit, inks.wood, 0.5)),
    polygon(line("224,604 752,604 960,1000 330,1000"), mix(inks.paper, inks.goldLit, 0.2)),
    polygon(
      line("792,604 1306,604 1390,760 1450,1000 1040,1000"),
      mix(inks.paper, inks.goldLit, 0.2),
    ),
    grain(
      random,
      [20, 800, 1300, 985],
      { count: 26, length: 150, width: 4 },
      mix(inks.woodLit, inks.wood, 0.25),
    ),
    polygon(line("330,870 1230,870 1420,905 1320,950 420,960"), mix(inks.wood, inks.woodLit, 0.45)),
    openBook(
      [770, 745],
      900,
      {
        page: inks.raised,
        shade: inks.hairline,
        edge: mix(inks.hairline, inks.woodLit, 0.5),
        cover: inks.beech,
        lines: mix(inks.ink, inks.hairline, 0.35),
        mark: inks.mantle,
      },
      true,
    ),
  );
}
