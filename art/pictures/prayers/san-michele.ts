import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

const SUN: Point = [560, 400];

/** On a summit, against the sun that breaks through, an angel with a raised sword; the storm goes away before him. */
export default function draw(): string {
  const random = seeded(291);
  const sky = mix(inks.beechLit, inks.goldLit, 0.35);
  const glow = mix(inks.goldLit, inks.raised, 0.45);
  const rock = mix(inks.wood, inks.night, 0.5);
  return canvas(
    sky,
    circle(SUN, 470, mix(sky, glow, 0.4)),
    circle(SUN, 330, mix(sky, glow, 0.75)),
    grain(random, [-100, 40, 900, 640], { count: 30, length: 300, width: 9 }, glow),
    rays(random, SUN, { from: 212, to: 640, count: 60, width: 7 }, inks.raised),
    circle(SUN, 196, mix(inks.goldLit, inks.raised, 0.66)),
    ...storm(random),
    ridge(random, line("-40,720 160,640 330,720 560,660 860,730 1130,650 1360,720 1660,650"), 960, {
      plane: mix(inks.beech, inks.rose, 0.35),
      shade: mix(inks.beech, inks.wood, 0.35),
      lit: glow,
    }),
    ridge(random, line("-40,850 220,790 480,840 900,830 1240,770 1660,850"), 1010, {
      plane: mix(inks.wood, inks.beech, 0.45),
      shade: mix(inks.wood, inks.night, 0.3),
      lit: inks.beechLit,
    }),
    polygon(
      [
        ...broken(
          random,
          line("150,1010 300,930 400,830 470,800 560,788 640,800 700,860 840,930 960,1010"),
          0.1,
        ),
      ],
      rock,
    ),
    polygon(
      broken(random, line("600,790 640,800 700,860 840,930 960,1010 700,1010 640,900"), 0.06, 2),
      mix(rock, inks.night, 0.55),
    ),
    gouges(
      [
        [[480, 810], [380, 910], 8, 8],
        [[420, 860], [300, 960], 7, 6],
        [[520, 810], [470, 900], 6, 6],
        [[560, 860], [520, 980], 6],
      ],
      mix(inks.beechLit, inks.goldLit, 0.4),
    ),
    group("translate(556 806) scale(5.1)", angel()),
  );
}

/** The storm that goes: cloud over cloud to the right, rimmed by the sun, with its rain and a last flash. */
function storm(random: () => number): string[] {
  const rim = mix(inks.goldLit, inks.raised, 0.4);
  const clouds: [string, string][] = [
    [
      "610,-60 1700,-60 1700,470 1540,500 1420,460 1320,490 1220,452 1150,380 1040,372 960,310 950,230 840,226 760,170 750,90 650,60",
      mix(inks.violet, inks.ink, 0.55),
    ],
    [
      "860,-60 1700,-60 1700,380 1570,410 1450,366 1350,392 1260,340 1230,270 1120,262 1060,190 960,170 930,90 850,40",
      mix(inks.violet, inks.ink, 0.78),
    ],
    [
      "1090,-60 1700,-60 1700,260 1590,286 1480,240 1380,250 1320,180 1220,160 1180,80 1090,40",
      mix(inks.night, inks.violet, 0.16),
    ],
  ];
  return [
    grain(
      random,
      [1130, 430, 1590, 640],
      { count: 70, length: 110, width: 5, slope: 1.2 },
      mix(inks.violet, inks.mantlePale, 0.45),
    ),
    ...clouds.flatMap(([outline, ink], index) => [
      rounded(
        line(outline).map(([x, y]): Point => [x - 12 + index * 3, y + 9 - index * 2]),
        mix(rim, ink, index * 0.42),
      ),
      rounded(line(outline), ink),
    ]),
    gouges(
      [
        [[800, 130], [900, 190], 7, 18],
        [[990, 270], [1090, 340], 7, 18],
        [[1180, 360], [1290, 440], 7, 18],
        [[980, 110], [1070, 150], 6, 14],
        [[1140, 210], [1230, 230], 6, 12],
        [[1290, 310], [1380, 350], 6, 12],
      ],
      mix(inks.violet, rim, 0.4),
    ),
    polygon(
      line(
        "1388,430 1336,520 1366,518 1306,606 1332,604 1290,690 1350,590 1324,592 1390,504 1358,506 1402,434",
      ),
      mix(inks.goldLit, inks.raised, 0.6),
    ),
  ];
}

/** The angel from behind, drawn 100 tall with the feet at the origin: wings open, the sword up in his right hand. */
function angel(): string {
  const robe = mix(inks.red, inks.beech, 0.25);
  const steel = mix(inks.ink, inks.mantlePale, 0.4);
  return [
    // Feet and robe.
    polygon(line("-8,-10 -2,-10 -2,0 -10,0"), inks.wood) +
      polygon(line("3,-10 9,-10 11,0 3,0"), inks.wood),
    rounded(line("-10,-48 10,-48 14,-28 18,-8 8,-12 2,-6 -6,-12 -16,-6 -14,-28"), robe),
    rounded(line("2,-48 10,-48 14,-28 18,-8 8,-12 3,-8 6,-30"), mix(robe, inks.night, 0.4)),
    gouges(
      [
        [[-6, -44], [-11, -10], 1.2, -1],
        [[-1, -44], [-2, -10], 0.9],
      ],
      inks.beechLit,
    ),
    // The cloak, blown towards the storm.
    rounded(line("4,-74 14,-72 30,-58 48,-52 60,-38 46,-40 34,-36 20,-44 10,-50"), inks.mantle),
    gouges(
      [
        [[14, -66], [50, -42], 1.4, -3],
        [[12, -58], [36, -40], 1, -2],
      ],
      inks.mantlePale,
    ),
    wing(1),
    wing(-1),
    // Breastplate seen from behind.
    rounded(line("-11,-76 0,-80 11,-76 12,-60 10,-46 0,-44 -10,-46 -12,-60"), steel),
    rounded(line("3,-79 11,-76 12,-60 10,-46 2,-44 5,-60"), mix(steel, inks.night, 0.5)),
    gouges(
      [
        [[-9, -72], [-9, -50], 1.3, 1],
        [[-1, -76], [-1, -48], 0.8],
      ],
      inks.raised,
    ),
    ribbon(band("-11,-48,2.4 0,-46,2.8 11,-48,2.4"), inks.goldLit),
    // The left arm; the right one up with the sword.
    ribbon(band("-10,-73,8 -20,-66,7 -24,-58,6"), steel),
    gouges([[[-12, -74], [-22, -64], 1.2, 1]], mix(inks.mantlePale, inks.raised, 0.4)),
    ribbon(band("10,-73,7 18,-86,6 20,-100,5"), inks.woodLit),
    ribbon(band("10,-73,8 15,-80,7"), mix(steel, inks.night, 0.3)),
    polygon(line("13,-103 26,-103 26,-100.6 13,-100.6"), inks.goldLit),
    polygon(line("18.2,-100 21.4,-100 21.4,-95 18.2,-95"), inks.gold),
    polygon(line("17.8,-103 21.8,-103 21.2,-146 19.8,-152 18.4,-146"), inks.raised),
    polygon(
      line("19.8,-103 21.8,-103 21.2,-146 19.8,-152"),
      mix(inks.mantlePale, inks.mantle, 0.15),
    ),
    circle([19.8, -100], 3, inks.woodLit),
    // Head and its thin halo.
    ellipse([0, -97.4], 11.5, 4.2, inks.gold) +
      ellipse([0, -97.4], 10, 3, mix(inks.goldLit, inks.raised, 0.66)),
    rounded(
      line("-6.4,-90 -4,-96.5 0,-98 4.2,-96.5 6.6,-90 6,-82 3.6,-77 -3.6,-77 -6,-82"),
      mix(inks.gold, inks.wood, 0.45),
    ),
    gouges(
      [
        [[-5, -88], [-1, -97], 1, 1.5],
        [[-3, -79], [-4, -87], 0.8],
      ],
      inks.goldLit,
    ),
  ].join("");
}

/** A wing opened wide: long feathers under a smooth shoulder; side -1 is the left one, in the light. */
function wing(side: 1 | -1): string {
  const plane = side < 0 ? inks.raised : mix(inks.mantlePale, inks.paper, 0.3);
  const feather = side < 0 ? inks.paper : mix(inks.mantlePale, inks.mantle, 0.12);
  const cut =
    side < 0 ? mix(inks.beechLit, inks.woodLit, 0.4) : mix(inks.mantle, inks.mantlePale, 0.3);
  const tips = line("18,-34 30,-38 42,-46 53,-57 62,-70 69,-84 73,-98");
  return group(
    `scale(${side} 1)`,
    ...tips.map(([x, y]) =>
      ribbon(
        [
          [6 + x * 0.2, -72 + (y + 60) * 0.1, 8],
          [x * 0.72, -66 + (y + 60) * 0.55, 10],
          [x, y, 1.4],
        ],
        feather,
      ),
    ),
    gouges(
      tips.map(([x, y]): Cut => [[8 + x * 0.42, -68 + (y + 60) * 0.4], [x - 1, y - 1], 0.7]),
      cut,
    ),
    rounded(
      line("3,-64 4,-77 18,-92 36,-104 58,-110 73,-104 70,-94 58,-86 44,-76 30,-66 14,-58"),
      plane,
    ),
    gouges(
      [
        [[10, -66], [26, -62], 0.8, -2],
        [[18, -74], [40, -72], 0.8, -2],
        [[28, -83], [54, -82], 0.8, -2],
        [[40, -93], [66, -92], 0.8, -2],
      ],
      cut,
    ),
  );
}
