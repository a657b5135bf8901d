import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, group, polygon, ring, uprightCanvas } from "../../tools/svg.ts";

const table = mix(inks.spring, inks.ink, 0.3);

/** A sheet on a table, seen from above: a few lines begun, the pen that lies on it, spectacles, and a sprig of beech. */
export default function draw(): string {
  const random = seeded(1658);
  const shade = mix(table, inks.night, 0.5);
  return uprightCanvas(
    table,
    polygon(line("0,0 760,0 200,1500 0,1500"), mix(table, inks.springLit, 0.16)),
    grain(
      random,
      [-60, 20, 1160, 1480],
      { count: 60, length: 220, width: 5 },
      mix(table, inks.night, 0.3),
    ),
    group(
      "rotate(-7 600 750)",
      polygon(line("310,300 980,300 980,1290 310,1290"), shade),
      polygon(line("270,262 940,262 940,1250 270,1250"), inks.raised),
      polygon(line("760,262 940,262 940,1250 600,1250"), mix(inks.raised, inks.hairline, 0.45)),
      // The lines are waves of the pen, and say nothing.
      ...[380, 450, 520, 590, 660].map((y, row) => written(random, y, row === 4 ? 560 : 860)),
      gouges(
        [730, 800, 870, 940, 1010, 1080].map((y): Cut => [[340, y], [870, y], 2.4]),
        mix(inks.hairline, inks.mantlePale, 0.4),
      ),
    ),
    // The pen and its shadow.
    ribbon(band("600,760,10 760,960,26 940,1190,24"), mix(inks.hairline, inks.ink, 0.45)),
    ribbon(band("566,716,4 610,770,22 740,930,38 900,1130,34 960,1206,22"), inks.mantle),
    ribbon(band("602,764,8 728,920,12 888,1120,10"), mix(inks.mantlePale, inks.mantle, 0.2)),
    polygon(line("548,694 600,738 584,756"), inks.goldLit),
    ribbon(band("732,944,9 766,918,9"), inks.goldLit),
    ...spectacles(shade),
    ...sprig(random),
  );
}

function written(random: () => number, y: number, to: number): string {
  const points = Array.from(
    { length: Math.round((to - 330) / 14) },
    (_, index): [number, number, number] => [
      336 + index * 14,
      y + (index % 2 ? -1 : 1) * (4 + random() * 9),
      random() < 0.12 ? 0.6 : 4,
    ],
  );
  return ribbon(points, mix(inks.ink, inks.mantle, 0.5));
}

function spectacles(shade: string): string[] {
  const frame = (ink: string) => [
    ring([300, 1180], 104, 92, 15, ink),
    ring([540, 1236], 104, 92, 15, ink),
    ribbon(band("400,1196,13 424,1180,12 444,1206,13"), ink),
    ribbon(band("206,1150,13 160,1190,12 176,1240,10"), ink),
    ribbon(band("640,1262,13 676,1310,12 650,1350,10"), ink),
  ];
  return [
    group("translate(26 28)", ...frame(shade)),
    ellipse([300, 1180], 92, 80, mix(inks.springLit, inks.raised, 0.3)),
    ellipse([540, 1236], 92, 80, mix(inks.springLit, inks.raised, 0.3)),
    gouges(
      [
        [[250, 1200], [310, 1130], 9, 8],
        [[490, 1256], [550, 1186], 9, 8],
      ],
      inks.raised,
    ),
    ...frame(inks.beech),
  ];
}

function sprig(random: () => number): string[] {
  const leaf = (x: number, y: number, turn: number, ink: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rounded(line("0,0 30,-34 90,-40 150,0 90,40 30,34"), ink),
      gouges(
        [
          [[4, 0], [140, 0], 4],
          [[40, 0], [76, -26], 3],
          [[64, 0], [98, 24], 3],
          [[80, 0], [112, -18], 3],
        ],
        mix(ink, inks.wood, 0.5),
      ),
    );
  return [
    ribbon(band("1120,60,9 1000,150,8 880,190,5"), inks.wood),
    leaf(1010, 150, 70, inks.beech),
    leaf(960, 170, 200, mix(inks.goldLit, inks.beechLit, 0.5)),
    leaf(890, 190, 130 + Math.round(random() * 10), inks.beechLit),
    leaf(1080, 100, 190, mix(inks.beech, inks.beechLit, 0.4)),
    circle([1060, 108], 7, inks.wood),
  ];
}
