import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, type Pressed, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon, rect } from "../../tools/svg.ts";

const snow = inks.raised;
const shade = mix(inks.mantlePale, inks.paper, 0.35);
const deep = mix(inks.mantle, inks.mantlePale, 0.45);

/** The only road, in hairpins up the snowy mountain towards evening, and the lights of one car on it. */
export default function draw(): string {
  const random = seeded(44);
  const sky = mix(inks.beechLit, inks.paper, 0.5);
  return canvas(
    sky,
    gouges(clouds, mix(inks.beechLit, inks.paper, 0.15)),
    ridge(
      random,
      line("-40,450 160,400 330,450 560,316 760,420 960,350 1180,430 1390,366 1650,450"),
      700,
      {
        plane: snow,
        shade: mix(inks.mantlePale, inks.paper, 0.1),
        lit: shade,
      },
    ),
    ridge(random, line("-40,490 260,450 520,520 860,430 1180,480 1440,410 1650,450"), 760, {
      plane: mix(shade, snow, 0.3),
      shade: mix(inks.mantlePale, inks.mantle, 0.15),
    }),
    under(
      line("-20,640 220,560 520,500 820,470 1140,520 1420,610 1620,640"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      snow,
    ),
    polygon(
      line(
        "840,472 1150,520 1420,610 1620,640 1620,1010 1240,1010 1320,830 1210,700 1130,560 960,510",
      ),
      shade,
    ),
    ribbon(
      road.map(([x, y, width]): Pressed => [x + width * 0.2, y + width * 0.3, width * 1.12]),
      mix(shade, inks.mantle, 0.25),
    ),
    ribbon(road, mix(inks.ink, inks.mantle, 0.3)),
    gouges(poles, inks.beech),
    ...bare(random),
    car([690, 598]),
  );
}

const road: Pressed[] = band(
  "930,470,8 1060,500,11 1110,522,14 1040,538,17 760,546,20 520,562,24 440,588,30 520,616,38 860,640,46 1120,664,54 1210,714,64 1080,762,70 700,786,78 330,832,92 190,906,110 300,1000,132 420,1060,142",
);

const clouds: Cut[] = [
  [[60, 120], [520, 108], 9],
  [[220, 152], [620, 150], 6],
  [[980, 90], [1500, 104], 10],
  [[1120, 134], [1420, 140], 5],
  [[700, 60], [1010, 66], 6],
];

/** Snow poles along the outer edge of the road, taller as they come near. */
const poles: Cut[] = (
  [
    [1130, 516, 22],
    [800, 558, 26],
    [600, 570, 28],
    [940, 670, 42],
    [1250, 716, 54],
    [900, 824, 60],
    [520, 852, 66],
  ] as const
).map(([x, y, height]): Cut => [[x, y], [x + 1, y - height], height * 0.06]);

/** Beeches without leaves on the white slope, in groups, with their shadows. */
function bare(random: () => number): string[] {
  const feet: Point[] = line(
    "250,640 300,628 340,650 1330,690 1385,715 1440,700 1500,740 1370,900 1470,880 1560,930 1290,960 800,990 930,970 80,700 140,690",
  );
  return feet.map(([x, y]) => {
    const height = Math.min(160, (y - 430) * (0.36 + random() * 0.12));
    const cuts: Cut[] = [[[x, y], [x + height * 0.05, y - height], height * 0.035]];
    for (let share = 0.3; share < 0.95; share += 0.09) {
      const side = random() < 0.5 ? -1 : 1;
      const reach = height * (0.42 - share * 0.28);
      cuts.push([
        [x + height * 0.03 * share, y - height * share],
        [x + side * reach, y - height * share - reach * 1.1],
        height * 0.012,
        side * 4,
      ]);
    }
    const shadow: Cut = [[x, y], [x + height * 0.9, y + height * 0.2], height * 0.025];
    return gouges([shadow], deep) + gouges(cuts, mix(inks.wood, inks.ink, 0.5));
  });
}

/** The light on the road, in strokes that thin out from the lamp. */
const rays: Cut[] = [
  [[4, 18], [-160, 10], 7],
  [[2, 20], [-225, 20], 9],
  [[2, 22], [-215, 40], 9],
  [[4, 25], [-150, 54], 7],
];

/** A small car seen from the side, its lamps lit before it. */
function car([x, y]: Point): string {
  return group(
    `translate(${x} ${y}) rotate(4)`,
    gouges(rays, inks.goldLit),
    polygon(line("0,14 26,10 40,-10 84,-10 100,10 116,14 118,32 0,32"), inks.beech),
    polygon(line("32,10 44,-5 60,-5 60,10"), inks.paper),
    polygon(line("65,10 65,-5 81,-5 92,10"), shade),
    rect(0, 30, 118, 4, inks.wood),
    circle([26, 33], 10, inks.night),
    circle([92, 33], 10, inks.night),
    circle([3, 20], 6, inks.raised),
  );
}
