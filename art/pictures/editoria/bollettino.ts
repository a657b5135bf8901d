import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, polygon, rect } from "../../tools/svg.ts";

/** The bulletin on a kitchen table, with a cup of coffee and the light of the morning. */
export default function draw(): string {
  const random = seeded(330);
  const table = mix(inks.spring, inks.springLit, 0.42);
  const check = mix(table, inks.raised, 0.28);
  return canvas(
    table,
    ...cloth(check),
    polygon(line("0,0 520,0 1600,760 1600,1000 1330,1000"), mix(table, inks.raised, 0.42)),
    polygon(line("640,0 900,0 1600,430 1600,620"), mix(table, inks.raised, 0.42)),
    group(
      "rotate(-9 760 540)",
      polygon(line("450,190 1140,190 1230,960 520,960"), mix(inks.spring, inks.night, 0.35)),
      rect(410, 130, 690, 800, inks.hairline),
      rect(402, 122, 690, 800, inks.paper),
      rect(394, 114, 690, 800, inks.raised),
      gouges([[[396, 116], [396, 912], 7]], mix(inks.hairline, inks.woodLit, 0.5)),
      rect(436, 156, 606, 76, inks.mantle),
      gouges([[[470, 196], [1000, 196], 9]], inks.goldLit),
      front(random),
      gouges(columns(), mix(inks.ink, inks.hairline, 0.25)),
      polygon(line("1084,790 1084,914 950,914"), inks.hairline),
      polygon(line("950,914 1084,790 976,806"), mix(inks.hairline, inks.woodLit, 0.5)),
    ),
    ...cup(),
    grain(
      random,
      [20, 700, 200, 960],
      { count: 12, length: 120, width: 4 },
      mix(table, inks.ink, 0.25),
    ),
  );
}

/** The squares of the tablecloth. */
function cloth(ink: string): string[] {
  const stripes: string[] = [];
  for (let x = 40; x < 1600; x += 200) stripes.push(rect(x, 0, 84, 1000, ink));
  for (let y = 30; y < 1000; y += 200) stripes.push(rect(0, y, 1600, 84, ink));
  for (let x = 40; x < 1600; x += 200)
    for (let y = 30; y < 1000; y += 200)
      stripes.push(rect(x, y, 84, 84, mix(ink, inks.raised, 0.4)));
  return stripes;
}

/** The picture on the front page: ridges and wood. */
function front(random: () => number): string {
  return [
    rect(436, 258, 606, 330, mix(inks.goldLit, inks.paper, 0.4)),
    circle([570, 340], 40, inks.raised),
    ridge(random, line("436,450 560,380 660,440 780,310 880,420 960,370 1042,440"), 588, {
      plane: mix(inks.mantlePale, inks.mantle, 0.2),
      shade: inks.mantle,
      lit: inks.raised,
    }),
    wood(random, line("450,510 640,490 850,540 1030,500"), 588, 20, {
      plane: mix(inks.spring, inks.ink, 0.35),
      lit: inks.springLit,
    }),
    rect(420, 588, 640, 14, inks.raised),
    rect(420, 250, 16, 350, inks.raised),
    rect(1042, 250, 24, 350, inks.raised),
  ].join("");
}

function columns(): Cut[] {
  return Array.from({ length: 11 }, (_, row): Cut[] =>
    [436, 650, 864].map(
      (x, column): Cut => [
        [x, 632 + row * 25],
        [x + (row === 10 ? 90 : 178), 632 + row * 25 + (column === 2 && row > 6 ? -2 : 0)],
        3.4,
      ],
    ),
  )
    .flat()
    .filter(([, to], index) => !(index % 3 === 2 && to[1] > 790));
}

function cup(): string[] {
  return [
    polygon(
      line("1270,640 1500,640 1600,700 1600,800 1380,790"),
      mix(inks.spring, inks.night, 0.35),
    ),
    ellipse([1330, 620], 190, 160, inks.raised),
    ellipse([1338, 628], 160, 132, inks.hairline),
    ribbon(band("1200,590,26 1150,560,28 1140,620,28 1206,640,24"), inks.beech),
    ellipse([1340, 610], 132, 120, inks.beech),
    ellipse([1336, 602], 116, 104, inks.raised),
    ellipse([1340, 608], 100, 88, inks.wood),
    gouges([[[1266, 586], [1380, 532], 7, 20]], inks.beechLit),
    gouges([[[1226, 580], [1300, 508], 8, 20]], inks.goldLit),
    ribbon(band("1430,760,10 1500,690,10 1540,640,12"), mix(inks.hairline, inks.ink, 0.3)) +
      ellipse([1420, 772], 30, 20, mix(inks.hairline, inks.ink, 0.3)) +
      gouges([[[1404, 770], [1430, 758], 5, 5]], inks.raised),
  ];
}
