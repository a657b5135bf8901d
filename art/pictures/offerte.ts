import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges, grain } from "../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, path, polygon } from "../tools/svg.ts";

/** Two small coins on the steps of a door that stands ajar at night: its light falls on them. */
export default function draw(): string {
  const random = seeded(220);
  const wall = mix(inks.mantle, inks.night, 0.55);
  const stone = mix(inks.mantle, inks.ink, 0.35);
  const riser = mix(inks.night, inks.mantle, 0.25);
  const pale = mix(stone, inks.mantlePale, 0.3);
  const lit = mix(inks.hairline, inks.goldLit, 0.4);
  const litRiser = mix(lit, inks.wood, 0.4);
  return canvas(
    wall,
    gouges(courses(random), mix(wall, inks.mantlePale, 0.2)),
    doorway(),
    polygon(line("470,500 1130,500 1190,590 410,590"), stone),
    polygon(line("410,590 1190,590 1190,640 410,640"), riser),
    polygon(line("330,640 1270,640 1420,830 180,830"), stone),
    polygon(line("180,830 1420,830 1420,890 180,890"), riser),
    polygon(line("60,890 1540,890 1620,1010 -20,1010"), stone),
    polygon(line("690,500 800,500 860,590 700,590"), lit),
    polygon(line("700,590 860,590 866,640 700,640"), litRiser),
    polygon(line("700,640 866,640 1010,830 712,830"), lit),
    polygon(line("712,830 1010,830 1016,890 714,890"), litRiser),
    polygon(line("714,890 1016,890 1096,1010 722,1010"), lit),
    gouges(
      [
        [[410, 591], [690, 591], 5],
        [[870, 591], [1190, 591], 5],
        [[180, 831], [700, 831], 6],
        [[1020, 831], [1420, 831], 6],
      ],
      mix(stone, inks.mantlePale, 0.5),
    ),
    grain(random, [260, 660, 620, 815], { count: 20, length: 110, width: 5 }, pale),
    grain(random, [960, 660, 1240, 815], { count: 14, length: 110, width: 5 }, pale),
    grain(random, [40, 905, 640, 990], { count: 20, length: 120, width: 5 }, pale),
    grain(random, [1110, 905, 1480, 990], { count: 12, length: 120, width: 5 }, pale),
    grain(
      random,
      [720, 660, 880, 990],
      { count: 14, length: 80, width: 4 },
      mix(lit, inks.woodLit, 0.5),
    ),
    ...coin([786, 738], 58, 4),
    ...coin([872, 790], 58, 9),
  );
}

/** An arched door, one leaf ajar: the lit room behind it is seen as a strip. */
function doorway(): string {
  const leaf = mix(inks.beech, inks.wood, 0.55);
  const dark = mix(leaf, inks.night, 0.45);
  const arch = (half: number) =>
    `M${800 - half} 502V190A${half} ${half} 0 0 1 ${800 + half} 190V502Z`;
  return [
    path(arch(190), mix(inks.mantlePale, inks.mantle, 0.55)),
    path(arch(150), mix(inks.goldLit, inks.raised, 0.3)),
    path("M650 502V190A150 150 0 0 1 700 78V502Z", leaf),
    path("M800 40A150 150 0 0 1 950 190V502H800Z", dark),
    polygon(line("800,40 790,56 786,506 800,502"), inks.woodLit),
    gouges(
      [840, 880, 916].map((x): Cut => [[x, 130], [x, 490], 5]),
      mix(dark, inks.night, 0.5),
    ),
    gouges([[[676, 130], [676, 490], 5]], dark),
    circle([822, 330], 11, inks.goldLit),
    gouges(
      [
        [[616, 200], [616, 480], 6],
        [[640, 120], [760, 20], 5, 20],
      ],
      inks.mantlePale,
    ),
  ].join("");
}

/** The joints of the wall on both sides of the door. */
function courses(random: () => number): Cut[] {
  return Array.from({ length: 30 }, (_, index): Cut => {
    const y = 60 + (index % 6) * 76;
    const x = (index % 2 ? 20 : 1050) + Math.floor(index / 6) * 100 + random() * 60;
    return [[x, y], [x + 60 + random() * 60, y + random() * 6], 4];
  });
}

/** A coin lying on the stone: its edge, its face with a worn rim, and its short shadow. */
function coin([x, y]: Point, size: number, edge: number): string[] {
  return [
    polygon(
      [
        [x - size * 0.5, y + size * 0.3],
        [x + size * 0.9, y - size * 0.2],
        [x + size * 2, y + size * 0.42],
        [x + size * 0.5, y + size * 0.72],
      ],
      mix(inks.woodLit, inks.ink, 0.45),
    ),
    ellipse([x, y + edge + 10], size, size * 0.5, inks.wood),
    ellipse([x, y + 4], size, size * 0.5, inks.gold),
    ellipse([x, y], size, size * 0.5, mix(inks.gold, inks.goldLit, 0.55)),
    ellipse([x + 2, y + 1], size * 0.8, size * 0.38, inks.gold),
    ellipse([x + 4, y + 3], size * 0.76, size * 0.35, mix(inks.gold, inks.goldLit, 0.8)),
    gouges(
      [
        [[x - size * 0.9, y - 4], [x - size * 0.05, y - size * 0.44], size * 0.05, size * 0.16],
        [[x - size * 0.4, y + 8], [x + size * 0.3, y - 10], size * 0.05, 8],
        [[x - size * 0.2, y + 22], [x + size * 0.4, y + 6], size * 0.04, 6],
      ],
      inks.raised,
    ),
    gouges(
      [
        [
          [x - size * 0.3, y + size * 0.3],
          [x + size * 0.55, y + size * 0.12],
          size * 0.05,
          -size * 0.08,
        ],
      ],
      inks.gold,
    ),
  ];
}
