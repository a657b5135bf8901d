import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon } from "../../tools/svg.ts";

/** A great open book whose pages rise like hills, and a walker on them towards the mountains. */
export default function draw(): string {
  const random = seeded(363);
  const sky = mix(inks.beechLit, inks.paper, 0.55);
  const sun: Point = [470, 300];
  return canvas(
    sky,
    circle(sun, 84, inks.raised),
    rays(random, sun, { from: 108, to: 560, count: 54, width: 4 }, inks.raised),
    ridge(
      random,
      line("-40,500 220,410 400,480 640,340 820,470 1060,270 1260,430 1430,360 1650,470"),
      760,
      {
        plane: mix(inks.mantlePale, sky, 0.25),
        shade: mix(inks.mantle, inks.mantlePale, 0.5),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,570 340,530 760,590 1160,540 1660,560"), 800, 24, {
      plane: mix(inks.mantle, inks.spring, 0.5),
      lit: mix(inks.springLit, inks.mantle, 0.4),
    }),
    polygon(line("0,780 1600,760 1600,1000 0,1000"), mix(inks.mantle, inks.night, 0.4)),
    polygon(line("50,900 1550,890 1600,960 1600,1000 0,1000"), inks.night),
    under(
      line("60,720 420,700 800,790 1180,690 1540,706"),
      [
        [1570, 930],
        [30, 944],
      ],
      inks.beech,
    ),
    ...leavesOf(-1),
    ...leavesOf(1),
    polygon(line("770,640 800,668 806,930 770,880"), mix(inks.hairline, inks.wood, 0.35)),
    ribbon(band("800,664,6 803,780,8 800,930,10"), inks.wood),
    ribbon(
      band(
        "1000,886,70 1040,820,48 1120,770,34 1240,730,24 1230,690,16 1130,662,11 1150,632,7 1240,612,5",
      ),
      mix(inks.goldLit, inks.woodLit, 0.3),
    ),
    castShadow([1060, 812], 130, 30, mix(inks.hairline, inks.wood, 0.4)),
    pilgrim({
      at: [1056, 815],
      height: 170,
      kind: "man",
      staff: true,
      load: "pack",
      hat: true,
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.beech },
    }),
    grain(
      random,
      [30, 960, 1500, 995],
      { count: 12, length: 260, width: 5 },
      mix(inks.mantle, inks.night, 0.3),
    ),
  );
}

/** The leaves of one half of the book, one hill behind the other; on the left, cuts that stand for its lines. */
function leavesOf(side: 1 | -1): string[] {
  const at = (x: number, y: number): Point => [800 + side * x, y];
  const sheets = [0, 1, 2, 3].map((sheet) => {
    const rise = sheet * 22;
    const tint = side === -1 ? inks.hairline : mix(inks.hairline, inks.woodLit, 0.35);
    return under(
      [
        at(0, 690 - rise * 0.3),
        at(130, 628 - rise),
        at(330, 606 - rise),
        at(560, 640 - rise),
        at(740 - sheet * 10, 700 - rise * 0.6),
      ],
      [
        at(752 - sheet * 4, 910 - sheet * 6),
        at(420, 880 - sheet * 6),
        at(130, 890 - sheet * 6),
        at(0, 930 - sheet * 2),
      ],
      sheet === 3
        ? side === -1
          ? inks.raised
          : inks.paper
        : mix(tint, inks.wood, 0.1 * (3 - sheet)),
    );
  });
  const lines = Array.from({ length: 9 }, (_, row): [Point, Point, number, number] => {
    const y = 600 + row * 32;
    return [at(110 + row * 2, y + 26), at(640 + row * 5, y + 54), 4, side * 34];
  });
  return side === -1 ? [...sheets, gouges(lines, mix(inks.ink, inks.hairline, 0.4))] : sheets;
}
