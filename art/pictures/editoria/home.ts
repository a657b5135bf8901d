import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, polygon, rect } from "../../tools/svg.ts";

/** A pile of printed things and a lighted lamp on a writing table at night. */
export default function draw(): string {
  const random = seeded(319);
  const wall = mix(inks.night, inks.spring, 0.3);
  const lightWall = mix(wall, inks.goldLit, 0.28);
  const table = mix(inks.wood, inks.beech, 0.3);
  return canvas(
    wall,
    polygon(line("420,330 700,330 1180,700 -60,700"), lightWall),
    polygon(line("470,330 650,330 940,700 180,700"), mix(wall, inks.goldLit, 0.46)),
    polygon(line("500,150 620,150 860,0 260,0"), lightWall),
    grain(
      random,
      [-60, 20, 1560, 660],
      { count: 50, length: 130, width: 4 },
      mix(wall, inks.night, 0.45),
    ),
    rect(0, 700, 1600, 300, table),
    polygon(line("40,700 1120,700 1460,1000 0,1000 0,730"), mix(table, inks.goldLit, 0.42)),
    rect(0, 700, 1600, 10, inks.goldLit),
    grain(
      random,
      [-80, 730, 1500, 985],
      { count: 36, length: 280, width: 4, bend: 5 },
      mix(table, inks.night, 0.3),
    ),
    polygon(line("860,860 1340,820 1600,900 1600,960 1000,950"), mix(inks.wood, inks.night, 0.6)),
    ...lamp(),
    ...pile.map((book) => volume(book)),
    ...glasses(),
  );
}

function lamp(): string[] {
  return [
    polygon(line("460,880 700,876 860,910 560,930"), mix(inks.wood, inks.night, 0.4)),
    rounded(line("440,866 470,838 560,826 650,838 680,866 660,892 560,902 460,892"), inks.gold),
    ribbon(band("560,840,34 556,740,20 566,640,34 560,540,18 560,340,16"), inks.gold),
    gouges(
      [
        [[548, 830], [548, 560], 7],
        [[456, 862], [560, 836], 6, 5],
        [[548, 530], [555, 350], 4],
      ],
      inks.goldLit,
    ),
    polygon(line("492,150 628,150 730,350 390,350"), inks.raised),
    polygon(line("590,150 628,150 730,350 640,350"), inks.goldLit),
    polygon(line("384,344 736,344 740,366 380,366"), inks.beech),
    gouges(
      [
        [[520, 160], [440, 336], 5],
        [[556, 160], [540, 336], 4],
      ],
      inks.goldLit,
    ),
    circle([560, 140], 12, inks.gold),
  ];
}

interface Volume {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: string;
  turn: number;
}

const pile: Volume[] = [
  { x: 860, y: 812, width: 480, height: 86, ink: inks.mantle, turn: 0 },
  { x: 890, y: 746, width: 430, height: 66, ink: inks.beech, turn: -1 },
  { x: 850, y: 704, width: 450, height: 42, ink: inks.paper, turn: 1 },
  { x: 910, y: 640, width: 380, height: 62, ink: inks.spring, turn: -1 },
  { x: 884, y: 612, width: 400, height: 26, ink: inks.goldLit, turn: 1 },
  { x: 930, y: 588, width: 330, height: 24, ink: inks.raised, turn: -3 },
];

/** A book lying with its spine to the left of the viewer: cover above and below, the pages between. */
function volume({ x, y, width, height, ink, turn }: Volume): string {
  const edge = Math.max(5, height * 0.13);
  return group(
    `rotate(${turn} ${x + width / 2} ${y + height / 2})`,
    rect(x, y, width, height, mix(ink, inks.night, 0.3)),
    rect(x + width * 0.16, y + edge, width * 0.84 - 8, height - edge * 2, inks.hairline),
    rect(
      x + width * 0.7,
      y + edge,
      width * 0.3 - 8,
      height - edge * 2,
      mix(inks.hairline, inks.wood, 0.3),
    ),
    rect(x, y, width, edge, ink),
    rounded(
      [
        [x + width * 0.18, y],
        [x + width * 0.02, y + 2],
        [x - 10, y + height / 2],
        [x + width * 0.02, y + height - 2],
        [x + width * 0.18, y + height],
      ],
      ink,
    ),
    gouges(
      [
        [[x + width * 0.2, y + height * 0.4], [x + width * 0.9, y + height * 0.42], 1.6],
        [[x + width * 0.22, y + height * 0.64], [x + width * 0.84, y + height * 0.62], 1.6],
      ],
      mix(inks.hairline, inks.wood, 0.5),
    ),
    gouges(
      [
        [[x + 4, y + height * 0.2], [x + 4, y + height * 0.8], 4],
        [[x + width * 0.04, y + 4], [x + width * 0.8, y + 4], 2],
      ],
      mix(ink, inks.raised, 0.6),
    ),
  );
}

/** Spectacles laid on the table, near the lamp. */
function glasses(): string[] {
  const ring = (x: number, y: number) =>
    ribbon(
      [
        [x - 52, y, 8],
        [x - 30, y - 22, 8],
        [x + 20, y - 24, 8],
        [x + 48, y, 8],
        [x + 24, y + 24, 8],
        [x - 30, y + 22, 8],
        [x - 52, y, 8],
      ],
      inks.night,
    );
  return [
    ring(200, 850),
    ring(330, 842),
    ribbon(band("250,846,7 266,834,7 282,842,7"), inks.night),
    ribbon(band("150,848,7 210,790,6 300,780,5"), inks.night) +
      ribbon(band("380,838,7 420,782,6 340,766,5"), inks.night),
    gouges(
      [
        [[170, 846], [210, 834], 4, 4],
        [[300, 838], [340, 826], 4, 4],
      ],
      inks.raised,
    ),
  ];
}
