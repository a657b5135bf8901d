import type { FigureInks } from "../../tools/figure-inks.ts";
import { SKIN } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { banner, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, polygon, rect } from "../../tools/svg.ts";

/** Pilgrims who have reached the pass greet the valley: arms raised, hats in the air, a small church far below. */
export default function draw(): string {
  const random = seeded(341);
  const sky = mix(inks.springLit, inks.paper, 0.45);
  const valley = mix(inks.spring, inks.springLit, 0.45);
  const crest = mix(inks.wood, inks.night, 0.4);
  return canvas(
    sky,
    circle([330, 220], 100, inks.raised),
    rays(random, [330, 220], { from: 124, to: 480, count: 54, width: 5 }, inks.raised),
    grain(random, [500, 60, 1500, 380], { count: 28, length: 340, width: 10 }, inks.raised),
    ridge(
      random,
      line("-40,480 160,330 330,430 560,260 760,410 960,300 1140,420 1380,230 1650,420"),
      800,
      {
        plane: mix(inks.mantlePale, inks.paper, 0.2),
        shade: mix(inks.mantlePale, inks.mantle, 0.3),
        lit: inks.raised,
      },
    ),
    ridge(random, line("-40,560 240,520 480,580 760,540 1060,590 1320,500 1650,540"), 800, {
      plane: mix(inks.mantlePale, inks.spring, 0.5),
      shade: mix(inks.spring, inks.mantle, 0.45),
      lit: inks.springLit,
    }),
    wood(random, line("-60,620 300,640 620,650 900,650 1200,640 1660,600"), 900, 22, {
      plane: mix(inks.spring, inks.ink, 0.25),
      lit: inks.springLit,
    }),
    ellipse([800, 720], 330, 60, mix(valley, inks.goldLit, 0.45)),
    church(),
    polygon(
      [
        ...broken(
          random,
          line("-20,760 180,790 400,850 640,880 860,884 1100,870 1360,820 1620,740"),
          0.06,
        ),
        [1620, 1010],
        [-20, 1010],
      ],
      crest,
    ),
    gouges(
      [
        [[-20, 772], [380, 852], 6, -8],
        [[1120, 872], [1600, 758], 6, 8],
      ],
      inks.beechLit,
    ),
    standard(),
    ...people.map(([x, y, height, kind, wear, greeting]) =>
      greeter([x, y], height, kind, clothes[wear] ?? clothes[0], greeting),
    ),
    grain(
      random,
      [-60, 900, 1560, 988],
      { count: 60, length: 90, width: 5, slope: -0.1 },
      mix(crest, inks.beech, 0.6),
    ),
  );
}

/** The church below, small: a pale front and a long roof. */
function church(): string {
  return [
    rect(770, 668, 40, 46, inks.raised),
    polygon(line("764,670 790,650 816,670"), inks.paper),
    polygon(line("810,674 900,674 900,714 810,714"), mix(inks.hairline, inks.wood, 0.25)),
    polygon(line("790,652 884,654 908,676 812,676"), inks.beech),
    rect(784, 692, 12, 22, inks.wood),
  ].join("");
}

/** How one greets: both arms up, one arm up with the hat, or hands at rest. */
type Greeting = "both" | "hat" | "still";

const people: [number, number, number, "man" | "woman" | "child", number, Greeting][] = [
  [1360, 850, 250, "woman", 2, "still"],
  [1240, 874, 290, "man", 1, "hat"],
  [210, 830, 270, "woman", 1, "still"],
  [330, 872, 300, "man", 3, "both"],
  [460, 890, 300, "woman", 2, "still"],
  [1110, 892, 300, "woman", 0, "both"],
  [560, 912, 340, "child", 1, "both"],
  [690, 918, 350, "man", 0, "hat"],
];

const clothes: [FigureInks, ...FigureInks[]] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  {
    coat: inks.beech,
    lit: inks.beechLit,
    dark: mix(inks.night, inks.wood, 0.5),
    accent: inks.raised,
  },
  { coat: inks.red, lit: inks.beechLit, dark: inks.night, accent: inks.goldLit },
  {
    coat: mix(inks.spring, inks.night, 0.25),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.woodLit,
  },
];

/** The hands that do not greet. */
const HANGING: Record<Greeting, readonly (-1 | 1)[]> = {
  both: [],
  still: [-1, 1],
  hat: [-1],
};

/** Somebody from behind, greeting. */
function greeter(
  [x, y]: Point,
  height: number,
  kind: "man" | "woman" | "child",
  wear: FigureInks,
  greeting: Greeting,
): string {
  const u = (height / 100) * (kind === "child" ? 0.62 : 1);
  const arm = (side: 1 | -1): string =>
    ribbon(
      [
        [x + side * 11 * u, y - 73 * u, 8 * u],
        [x + side * 21 * u, y - 88 * u, 7 * u],
        [x + side * 23 * u, y - 108 * u, 5.5 * u],
      ],
      side < 0 ? wear.lit : wear.coat,
    ) + circle([x + side * 23.4 * u, y - 111 * u], 3.4 * u, SKIN);
  const hat =
    ellipse([x + 27 * u, y - 117 * u], 13 * u, 4 * u, inks.woodLit) +
    ellipse([x + 28 * u, y - 120 * u], 7 * u, 5 * u, inks.woodLit);
  return [
    greeting === "both" ? arm(-1) : "",
    greeting === "still" ? "" : arm(1),
    greeting === "hat" ? hat : "",
    pilgrim({
      at: [x, y],
      height,
      kind,
      inks: wear,
      load: kind === "man" ? "pack" : undefined,
      hands: HANGING[greeting],
    }),
  ].join("");
}

function standard(): string {
  return (
    banner({
      foot: [940, 900],
      top: [930, 300],
      width: 190,
      drop: 250,
      shape: "scallop",
      ink: inks.mantle,
      shade: mix(inks.mantle, inks.night, 0.4),
      trim: inks.goldLit,
      staff: inks.wood,
      emblem: "star",
    }) +
    pilgrim({
      at: [950, 930],
      height: 350,
      kind: "man",
      inks: { coat: inks.ink, lit: inks.goldLit, dark: inks.night, accent: inks.goldLit },
    })
  );
}
