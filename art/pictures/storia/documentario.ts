import type { FigureInks } from "../../tools/figure-inks.ts";
import { FRONT, front } from "../../tools/front.ts";
import { inks, mix } from "../../tools/inks.ts";
import { banner, bust, castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, path, polygon, rect } from "../../tools/svg.ts";

const meadow = mix(inks.springLit, inks.goldLit, 0.42);
const metal = mix(inks.ink, inks.night, 0.4);
const shine = mix(metal, inks.mantlePale, 0.45);

const people: Readonly<Record<"blue" | "brown" | "green" | "grey", FigureInks>> = {
  blue: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.ink, accent: inks.paper },
  brown: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.goldLit },
  green: { coat: inks.spring, lit: inks.springLit, dark: inks.wood, accent: inks.paper },
  grey: {
    coat: mix(inks.ink, inks.mantle, 0.35),
    lit: mix(inks.ink, inks.mantlePale, 0.6),
    dark: inks.ink,
    accent: mix(inks.woodLit, inks.paper, 0.4),
  },
};

/** A film camera on its tripod in the meadow: it looks at a company that comes to the church with its banner. */
export default function draw(): string {
  const random = seeded(2010);
  return canvas(
    mix(inks.mantlePale, inks.paper, 0.66),
    grain(random, [0, 60, 1500, 300], { count: 20, length: 300, width: 9 }, inks.raised),
    ridge(
      random,
      line("-40,330 180,150 330,280 560,80 800,300 1060,120 1300,290 1480,190 1660,310"),
      620,
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.14),
        shade: mix(inks.mantlePale, inks.mantle, 0.42),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,470 300,420 800,460 1200,410 1660,450"), 700, 32, {
      plane: mix(inks.spring, inks.mantle, 0.2),
      lit: mix(inks.springLit, inks.spring, 0.3),
    }),
    under(
      line("-20,640 500,622 1000,630 1620,608"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      meadow,
    ),
    ribbon(
      band("452,640,52 470,690,70 560,760,110 640,850,190 640,1020,330"),
      mix(inks.paper, inks.goldLit, 0.35),
    ),
    group("translate(120 118) scale(.58)", ...front(FRONT)),
    grain(
      random,
      [20, 670, 1580, 980],
      { count: 90, length: 34, width: 5, slope: -1.3 },
      mix(inks.spring, inks.springLit, 0.3),
    ),
    company(),
    ...nearest(),
    camera(random),
  );
}

/** The company on the way to the portico. */
function company(): string {
  const small: readonly [at: Point, kind: "man" | "woman" | "child", inks: FigureInks][] = [
    [[462, 668], "woman", people.blue],
    [[500, 676], "man", people.brown],
    [[478, 704], "man", people.grey],
    [[540, 716], "woman", people.green],
    [[520, 760], "woman", people.brown],
    [[586, 764], "child", people.blue],
    [[640, 772], "man", people.green],
  ];
  return [
    ...small.map(([at, kind, wear], index) => {
      const height = 74 + (at[1] - 668) * 0.62;
      return (
        castShadow(at, height * 0.5, height * 0.3, mix(meadow, inks.spring, 0.5)) +
        pilgrim({
          at,
          height,
          kind,
          inks: wear,
          hat: index === 2,
          load: index % 3 === 1 ? "pack" : undefined,
        })
      );
    }),
  ].join("");
}

/** Those who come last, near us, with the banner. */
function nearest(): string[] {
  return [
    banner({
      foot: [232, 1010],
      top: [238, 452],
      width: 150,
      drop: 190,
      shape: "swallow",
      ink: inks.red,
      shade: mix(inks.red, inks.night, 0.4),
      trim: inks.goldLit,
      staff: inks.wood,
      emblem: "star",
    }),
    bust([108, 872], 118, people.green, "scarf"),
    bust([272, 842], 122, people.brown, "short"),
    bust([430, 884], 116, people.blue, "bun"),
    bust([842, 858], 122, people.grey, "hat"),
  ];
}

/** The camera, seen from its right side: two reels over the body, the lens towards the church, three legs. */
function camera(random: () => number): string {
  return [
    castShadow([1210, 960], 330, 260, mix(meadow, inks.spring, 0.55)),
    ribbon(band("1236,560,22 1330,980,14"), inks.wood),
    ribbon(band("1192,560,24 1070,990,15"), inks.beech),
    ribbon(band("1214,560,26 1222,1010,17"), inks.wood),
    gouges(
      [
        [[1186, 580], [1082, 950], 5],
        [[1208, 590], [1213, 980], 6],
        [[1240, 600], [1316, 930], 4],
      ],
      inks.woodLit,
    ),
    gouges([[[1132, 770], [1290, 768], 7]], inks.wood),
    polygon(line("1150,530 1280,530 1258,580 1172,580"), metal),
    ribbon(band("1268,556,12 1370,600,10 1436,648,14"), metal),
    reel([1140, 232], 92, random),
    reel([1316, 214], 104, random),
    rect(1050, 312, 350, 222, metal),
    rect(1062, 324, 326, 198, mix(metal, inks.mantle, 0.45)),
    rect(1062, 324, 326, 12, shine),
    rect(1376, 336, 12, 186, metal),
    circle([1300, 432], 42, metal),
    circle([1296, 428], 32, mix(metal, inks.mantlePale, 0.25)),
    ribbon(band("1298,430,14 1350,470,12"), inks.goldLit),
    rect(1096, 372, 110, 52, metal),
    gouges([[[1104, 398], [1196, 398], 4]], inks.goldLit),
    gouges(
      [
        [[1086, 480], [1200, 480], 4],
        [[1086, 500], [1176, 500], 4],
      ],
      shine,
    ),
    polygon(line("1050,356 1012,366 1012,472 1050,482"), metal),
    polygon(line("1012,378 936,352 936,486 1012,460"), mix(metal, inks.mantle, 0.3)),
    polygon(line("936,352 936,486 918,500 918,338"), metal),
    gouges([[[1006, 386], [944, 366], 6]], shine),
    path("M918 338L878 322V344L918 362Z", metal),
    rect(1386, 352, 56, 40, metal),
    rect(1438, 344, 16, 56, shine),
  ].join("");
}

/** A reel of film, with its holes and the film wound on it. */
function reel([x, y]: Point, radius: number, random: () => number): string {
  const turn = random() * 1.2;
  const holes = Array.from({ length: 5 }, (_, index): Point => {
    const angle = turn + (index / 5) * Math.PI * 2;
    return [x + Math.cos(angle) * radius * 0.52, y + Math.sin(angle) * radius * 0.52];
  });
  const light: Cut[] = [
    [[x - radius * 0.9, y + radius * 0.1], [x - radius * 0.1, y - radius * 0.9], 5, radius * 0.38],
  ];
  return (
    circle([x, y], radius, metal) +
    circle([x, y], radius * 0.9, mix(metal, inks.mantle, 0.35)) +
    holes.map((at) => circle(at, radius * 0.21, mix(inks.beech, inks.wood, 0.4))).join("") +
    circle([x, y], radius * 0.16, inks.goldLit) +
    gouges(light, shine)
  );
}
