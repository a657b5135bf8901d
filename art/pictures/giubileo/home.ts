import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon } from "../../tools/strokes.ts";
import { canvasWithNight, circle, path, polygon, rect } from "../../tools/svg.ts";

const dark = mix(inks.night, inks.wood, 0.25);
const wall = mix(inks.night, inks.mantle, 0.42);
const sky = mix(inks.paper, inks.goldLit, 0.35);
const lightFloor = mix(inks.goldLit, inks.paper, 0.35);

/** From within a dark church: a great door stands open on the morning, and three pilgrims go out over its threshold. */
export default function draw(): string {
  const random = seeded(461);
  return canvasWithNight(
    wall,
    { [sky]: NIGHT_SKY },
    morning(random),
    masonry(random),
    doorway(),
    floor(random),
    ...people(),
    column(-30, 190),
    column(1420, 210),
    bench(),
  );
}

/** What is seen through the arch: drawn first, and the wall with its opening over it. */
function morning(random: () => number): string {
  return [
    rect(520, 90, 560, 630, sky),
    circle([690, 330], 74, inks.raised),
    rays(random, [690, 330], { from: 92, to: 330, count: 34, width: 4 }, inks.raised),
    ridge(random, line("500,480 620,420 720,470 860,350 980,440 1100,400"), 720, {
      plane: mix(inks.mantlePale, inks.paper, 0.35),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    wood(random, line("500,570 700,590 900,570 1100,540"), 720, 20, {
      plane: mix(inks.spring, inks.mantle, 0.3),
      lit: inks.springLit,
    }),
    rect(500, 640, 600, 90, mix(inks.springLit, inks.goldLit, 0.5)),
    ribbon(band("800,636,14 770,660,34 800,690,100 800,732,230"), inks.raised),
  ].join("");
}

/** The wall with its arch, the voussoirs, and the two leaves of the door, open towards us. */
function doorway(): string {
  const stones: Cut[] = Array.from({ length: 9 }, (_, index): Cut => {
    const angle = Math.PI + ((index + 0.5) * Math.PI) / 9;
    return [
      [800 + Math.cos(angle) * 258, 350 + Math.sin(angle) * 258],
      [800 + Math.cos(angle) * 318, 350 + Math.sin(angle) * 318],
      4,
    ];
  });
  const jamb = mix(inks.woodLit, inks.mantle, 0.5);
  return [
    path("M480 720V350A320 320 0 0 1 1120 350V720H1056V350A256 256 0 0 0 544 350V720Z", jamb),
    path(
      "M544 720V350A256 256 0 0 1 800 94V112A238 238 0 0 0 562 350V720Z",
      mix(inks.night, inks.wood, 0.4),
    ),
    path("M1056 720V350A256 256 0 0 0 800 94V112A238 238 0 0 1 1038 350V720Z", inks.raised),
    gouges(stones, wall),
    gouges(
      [
        [[484, 560], [540, 556], 4],
        [[484, 440], [540, 440], 4],
        [[1060, 556], [1116, 560], 4],
        [[1060, 440], [1116, 440], 4],
      ],
      wall,
    ),
    path("M562 700V330C562 262 548 206 528 168L404 96V800Z", mix(inks.wood, inks.night, 0.4)),
    path("M1038 700V330C1038 262 1052 206 1072 168L1196 96V800Z", mix(inks.beech, inks.wood, 0.3)),
    polygon(line("404,96 416,102 416,790 404,800"), mix(inks.wood, inks.night, 0.7)),
    polygon(line("1184,102 1196,96 1196,800 1184,788"), inks.goldLit),
    ...[210, 400, 590].flatMap((y) => [
      polygon(
        [
          [436, y - 22],
          [536, y + 20],
          [536, y + 130],
          [436, y + 140],
        ],
        mix(inks.night, inks.wood, 0.25),
      ),
      polygon(
        [
          [1064, y + 20],
          [1164, y - 22],
          [1164, y + 140],
          [1064, y + 130],
        ],
        mix(inks.beech, inks.beechLit, 0.35),
      ),
      polygon(
        [
          [1064, y + 20],
          [1164, y - 22],
          [1164, y - 12],
          [1074, y + 26],
          [1074, y + 130],
          [1064, y + 130],
        ],
        inks.wood,
      ),
    ]),
  ].join("");
}

function floor(random: () => number): string {
  const joints: Cut[] = [-3, -2, -1, 0, 1, 2, 3].map(
    (lane): Cut => [[800 + lane * 68, 716], [800 + lane * 177, 1006], 4],
  );
  return [
    polygon(line("0,720 1600,720 1600,1010 0,1010"), dark),
    polygon(line("562,712 1038,712 1420,1010 180,1010"), lightFloor),
    gouges(joints, mix(inks.gold, inks.goldLit, 0.5)),
    gouges(
      [
        [[496, 766], [1104, 766], 3],
        [[420, 826], [1180, 826], 4],
        [[312, 910], [1288, 910], 5],
      ],
      mix(inks.gold, inks.goldLit, 0.5),
    ),
    polygon(line("540,700 1060,700 1074,722 526,722"), inks.raised),
    grain(
      random,
      [-40, 740, 420, 990],
      { count: 22, length: 150, width: 4 },
      mix(dark, inks.mantle, 0.4),
    ),
    grain(
      random,
      [1240, 740, 1560, 990],
      { count: 18, length: 150, width: 4 },
      mix(dark, inks.mantle, 0.4),
    ),
  ].join("");
}

/** The three on the threshold, and their shadows that reach far into the church. */
function people(): string[] {
  const shade = mix(inks.gold, inks.wood, 0.5);
  return [
    polygon(line("690,742 740,742 640,1010 480,1010"), shade),
    polygon(line("780,772 832,772 850,1010 690,1010"), shade),
    polygon(line("922,756 952,756 1120,930 1044,936"), shade),
    pilgrim({
      at: [716, 744],
      height: 300,
      kind: "woman",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
    }),
    pilgrim({
      at: [938, 760],
      height: 300,
      kind: "child",
      inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.night, accent: inks.goldLit },
    }),
    pilgrim({
      at: [806, 778],
      height: 340,
      kind: "man",
      inks: {
        coat: mix(inks.spring, inks.night, 0.3),
        lit: inks.springLit,
        dark: inks.night,
        accent: inks.woodLit,
      },
      staff: true,
      load: "pack",
      hat: true,
    }),
  ];
}

/** The wall around the opening. */
function masonry(random: () => number): string {
  const cuts = { count: 34, length: 120, width: 4 };
  const ink = mix(wall, inks.night, 0.5);
  return (
    path("M0 0H1600V720H0ZM1056 720V350A256 256 0 0 0 544 350V720Z", wall) +
    grain(random, [100, 20, 400, 700], cuts, ink) +
    grain(random, [1130, 20, 1420, 700], cuts, ink)
  );
}

/** A column near us, its edge caught by the light from the door. */
function column(x: number, width: number): string {
  const side = x < 800 ? 1 : -1;
  const edge = x < 800 ? x + width : x;
  const lit = mix(inks.goldLit, inks.wood, 0.35);
  const base = edge + side * 30;
  return [
    rect(x, 0, width, 1010, dark),
    gouges(
      [
        [[edge - side * 6, -20], [edge - side * 6, 900], 7],
        [[edge - side * 34, 40], [edge - side * 34, 840], 4],
        [[edge - side * 66, 160], [edge - side * 66, 700], 3],
      ],
      lit,
    ),
    rect(x - 30, 890, width + 60, 120, mix(dark, inks.night, 0.5)),
    gouges(
      [
        [[base - side * 6, 894], [base - side * 6, 1006], 5],
        [[base, 893], [base - side * 190, 893], 4],
      ],
      lit,
    ),
  ].join("");
}

/** The end of a bench in the dark, with its rail. */
function bench(): string {
  return [
    polygon(line("1250,860 1600,840 1600,1010 1250,1010"), mix(inks.wood, inks.night, 0.45)),
    polygon(line("1236,846 1600,824 1600,850 1236,872"), mix(inks.beech, inks.wood, 0.4)),
    gouges([[[1240, 850], [1600, 828], 5]], inks.goldLit),
    polygon(line("1236,846 1256,845 1256,1010 1236,1010"), mix(inks.goldLit, inks.beech, 0.4)),
  ].join("");
}
