import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, type Point, path, polygon, rect } from "../../tools/svg.ts";

const sky = mix(inks.mantlePale, inks.paper, 0.5);
const stone = mix(inks.paper, inks.goldLit, 0.22);
const shade = mix(inks.woodLit, inks.beech, 0.12);
const joint = mix(stone, shade, 0.8);
const timber = mix(inks.wood, inks.woodLit, 0.35);
const yard = mix(inks.woodLit, inks.paper, 0.3);

/** The front of hewn stone goes up: an arch on its wooden centring, the keystone on the rope, masons, blocks in the yard. */
export default function draw(): string {
  const random = seeded(1921);
  return canvas(
    sky,
    grain(random, [60, 50, 1400, 240], { count: 14, length: 300, width: 9 }, inks.raised),
    ridge(random, line("-40,500 240,360 480,460 760,300 1060,440 1300,320 1650,460"), 760, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.44),
      lit: inks.raised,
    }),
    wood(random, line("-60,620 300,590 700,630 1200,600 1660,620"), 800, 50, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(line("-20,790 500,776 1000,782 1620,776"), line("1620,1010 -20,1010"), yard),
    grain(
      random,
      [-20, 800, 1580, 990],
      { count: 40, length: 70, width: 5, slope: 0.04 },
      mix(yard, inks.wood, 0.25),
    ),
    ...wall(),
    ...centring(),
    ...hoist(),
    ...blocks(),
    pilgrim({
      at: [300, 930],
      height: 330,
      kind: "man",
      hat: true,
      inks: { coat: inks.raised, lit: "#ffffff", dark: inks.ink, accent: inks.woodLit },
    }),
    ribbon(band("350,716,16 396,690,14 420,650,12"), inks.raised),
    ribbon(band("418,660,8 424,600,8"), inks.wood),
    pilgrim({
      at: [1180, 905],
      height: 300,
      kind: "man",
      hands: [1],
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.beech },
    }),
    ribbon(band("1140,716,16 1096,676,14 1064,640,12"), mix(inks.mantle, inks.ink, 0.2)),
  );
}

/** Two piers and the courses over them; the arch is closed but for its highest stone. */
function wall(): string[] {
  const stones = Array.from({ length: 11 }, (_, index) => index).filter((index) => index !== 5);
  return [
    polygon(line("420,830 420,520 560,520 560,830"), stone),
    polygon(line("980,830 980,520 1120,520 1120,830"), stone),
    polygon(line("1070,830 1070,520 1120,520 1120,830"), shade),
    polygon(line("400,830 580,830 580,856 400,856"), inks.raised),
    polygon(line("960,830 1140,830 1140,856 960,856"), inks.raised),
    gouges(
      [590, 660, 730, 790].flatMap((y, row): Cut[] => [
        [[424, y], [556, y], 4],
        [[984, y], [1116, y], 4],
        [[470 + (row % 2) * 40, y], [470 + (row % 2) * 40, y + 62], 4],
        [[1030 + (row % 2) * 40, y], [1030 + (row % 2) * 40, y + 62], 4],
      ]),
      joint,
    ),
    ...stones.map((index) => voussoir(index, index > 5 ? shade : stone)),
    polygon(line("360,520 500,520 470,440 360,440"), stone),
    polygon(line("1070,440 1180,440 1180,520 1040,520"), shade),
    gouges([[[364, 480], [486, 480], 4]], joint),
  ];
}

/** A stone of the arch, the eleven of them from the left springing to the right one. */
function voussoir(index: number, ink: string): string {
  const at = (share: number, radius: number): Point => {
    const angle = Math.PI * (1 + share / 11);
    return [770 + Math.cos(angle) * radius, 520 + Math.sin(angle) * radius];
  };
  return polygon(
    [at(index + 0.04, 212), at(index + 0.04, 330), at(index + 0.96, 330), at(index + 0.96, 212)],
    ink,
  );
}

function centring(): string[] {
  return [
    path("M562 520A208 208 0 0 1 978 520L950 520A180 180 0 0 0 590 520Z", timber),
    polygon(line("562,512 978,512 978,536 562,536"), timber),
    ...[600, 764, 928].map((x) => rect(x, 536, 18, 294, timber)),
    gouges(
      [
        [[612, 540], [770, 820], 12],
        [[930, 540], [776, 820], 12],
        [[774, 520], [640, 400], 12],
        [[774, 520], [900, 400], 12],
      ],
      mix(timber, inks.wood, 0.4),
    ),
  ];
}

/** Three poles, a pulley, and the keystone that comes down on its rope. */
function hoist(): string[] {
  return [
    ribbon(band("520,440,14 690,180,13 780,40,12"), inks.wood),
    ribbon(band("1030,440,14 870,180,13 762,40,12"), inks.wood),
    ribbon(band("770,30,10 772,140,6"), inks.wood),
    rect(768, 60, 4, 70, inks.ink),
    polygon(line("738,96 806,96 796,172 748,172"), inks.raised),
    polygon(line("780,96 806,96 796,172 776,172"), shade),
    gouges(
      [
        [[772, 60], [738, 98], 3],
        [[772, 60], [806, 98], 3],
      ],
      inks.ink,
    ),
  ];
}

function blocks(): string[] {
  const block = (x: number, y: number, width: number): string =>
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + width * 0.5],
        [x, y + width * 0.5],
      ],
      stone,
    ) +
    polygon(
      [
        [x, y],
        [x + width * 0.16, y - width * 0.14],
        [x + width * 1.16, y - width * 0.14],
        [x + width, y],
      ],
      inks.raised,
    ) +
    polygon(
      [
        [x + width, y],
        [x + width * 1.16, y - width * 0.14],
        [x + width * 1.16, y + width * 0.36],
        [x + width, y + width * 0.5],
      ],
      shade,
    );
  return [
    block(60, 850, 150),
    block(1290, 800, 160),
    block(1430, 890, 150),
    block(1270, 900, 130),
    block(620, 900, 140),
    block(790, 880, 110),
  ];
}
