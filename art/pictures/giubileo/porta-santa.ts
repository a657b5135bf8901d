import { inks, mix } from "../../tools/inks.ts";
import { cross, crowd } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.45);
const stone = mix(inks.mantlePale, inks.ink, 0.42);
const bronze = mix(inks.gold, inks.wood, 0.45);
const bronzeLit = mix(inks.gold, inks.goldLit, 0.4);
const light = mix(inks.goldLit, inks.raised, 0.5);

/** The Holy Door of Canneto: the leaves of bronze swing inwards, the light comes out, the bishop stands before it in the winter. */
export default function draw(): string {
  const random = seeded(2015);
  return canvas(
    wall,
    gouges(
      [180, 320, 460, 600].flatMap((y, row) => [
        [[20, y], [330, y + 2], 4] as const,
        [[1270, y], [1580, y + 2], 4] as const,
        [[120 + (row % 2) * 90, y], [120 + (row % 2) * 90, y + 130], 4] as const,
        [[1370 + (row % 2) * 90, y], [1370 + (row % 2) * 90, y + 130], 4] as const,
      ]),
      mix(wall, inks.mantlePale, 0.16),
    ),
    path("M380 900V420A420 330 0 0 1 1220 420V900Z", stone),
    path("M450 900V430A350 270 0 0 1 1150 430V900Z", light),
    leaf(),
    group("translate(1600 0) scale(-1 1)", leaf()),
    polygon(line("620,800 980,800 1130,1010 470,1010"), mix(light, inks.goldLit, 0.5)),
    polygon(line("-10,860 470,860 400,1010 -10,1010"), mix(inks.raised, inks.mantlePale, 0.5)),
    polygon(line("1130,860 1610,860 1610,1010 1200,1010"), mix(inks.raised, inks.mantlePale, 0.5)),
    ...bishop(),
    crowd(random, { from: -40, to: 520, y: 850, size: 104, rows: 1 }, PEOPLE),
    crowd(random, { from: 1090, to: 1640, y: 850, size: 104, rows: 1 }, PEOPLE),
    ...Array.from({ length: 46 }, () =>
      circle(
        [random() * 1600, random() * 860],
        3 + random() * 4,
        mix(inks.raised, inks.mantlePale, 0.3),
      ),
    ).filter((_, index) => index % 2 === 0),
  );
}

const PEOPLE = [
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.raised },
  {
    coat: mix(inks.spring, inks.ink, 0.4),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.goldLit,
  },
  {
    coat: mix(inks.mantle, inks.ink, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.beechLit,
  },
  {
    coat: inks.ink,
    lit: mix(inks.mantlePale, inks.ink, 0.4),
    dark: inks.night,
    accent: inks.woodLit,
  },
];

/** The left leaf, open inwards, with two panels: our Lady above, a pilgrim who prays below. */
function leaf(): string {
  return [
    polygon(line("450,900 450,300 520,226 640,300 640,806"), bronze),
    polygon(line("622,294 640,300 640,806 622,816"), mix(bronze, inks.night, 0.4)),
    polygon(line("480,330 600,350 600,540 480,552"), mix(bronze, inks.night, 0.3)),
    polygon(line("480,590 600,576 600,770 480,840"), mix(bronze, inks.night, 0.3)),
    rounded(line("540,540 512,530 516,450 540,404 564,450 570,536"), bronzeLit),
    ellipse([540, 410], 17, 20, bronzeLit),
    ribbon(band("520,786,26 536,700,44 552,650,30"), bronzeLit),
    ellipse([560, 636], 16, 18, bronzeLit),
    ribbon(band("548,690,12 580,676,10"), bronzeLit),
    gouges([[[458, 320], [458, 880], 6]], inks.goldLit),
  ].join("");
}

/** From behind: mitre with its two bands, cope, crozier. */
function bishop(): string[] {
  const cope = inks.raised;
  const fold = mix(inks.hairline, inks.ink, 0.12);
  return [
    polygon(line("770,985 880,975 1010,1010 780,1010"), mix(light, inks.wood, 0.35)),
    rounded(line("690,985 700,800 730,690 800,664 870,690 900,800 912,985"), cope),
    rounded(line("850,684 870,690 900,800 912,985 864,985 866,800"), fold),
    gouges(
      [
        [[760, 700], [740, 980], 8],
        [[800, 690], [800, 982], 7],
        [[834, 700], [846, 980], 8],
      ],
      fold,
    ),
    ribbon(band("742,690,10 800,716,12 858,690,10"), inks.goldLit),
    cross([800, 800], 40, inks.goldLit),
    rect(782, 640, 36, 34, mix(inks.beechLit, inks.woodLit, 0.35)),
    polygon(line("758,644 752,584 800,508 848,584 842,644"), cope),
    polygon(line("812,527 848,584 842,644 820,644"), fold),
    polygon(line("756,622 844,622 842,644 758,644"), inks.goldLit),
    polygon(line("776,644 792,644 794,730 772,730"), inks.goldLit),
    polygon(line("808,644 824,644 828,730 806,730"), inks.goldLit),
    ribbon(band("952,1000,12 946,640,11 944,560,10"), inks.gold),
    ribbon(band("944,566,10 930,520,12 950,484,12 986,492,11 990,526,9 966,536,7"), inks.gold),
    ribbon(band("890,720,30 926,716,26 946,700,20"), cope),
    ellipse([947, 698], 13, 14, mix(inks.beechLit, inks.woodLit, 0.35)),
  ];
}
