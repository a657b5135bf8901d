import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.2);
const sky = mix(inks.paper, inks.goldLit, 0.25);

/** A white lily in a blue and white jug on the sill of an arched window, the morning valley behind. */
export default function draw(): string {
  const random = seeded(31);
  const stone = mix(inks.paper, inks.mantlePale, 0.3);
  return canvasWithNight(
    wall,
    { [sky]: NIGHT_SKY },
    view(random),
    path("M0 0H1600V760H0ZM1180 760V430A380 380 0 0 0 420 430V760Z", wall),
    grain(
      random,
      [-60, 20, 330, 740],
      { count: 40, length: 90, width: 4, slope: 0.2 },
      mix(wall, inks.night, 0.45),
    ),
    grain(
      random,
      [1240, 20, 1560, 740],
      { count: 40, length: 90, width: 4, slope: 0.2 },
      mix(wall, inks.night, 0.45),
    ),
    path("M364 760V430A436 436 0 0 1 1236 430V760H1180V430A380 380 0 0 0 420 430V760Z", stone),
    path(
      "M1180 760V430A380 380 0 0 0 800 50V-6A436 436 0 0 1 1236 430V760Z",
      mix(stone, inks.mantle, 0.45),
    ),
    path(
      "M420 760V430A380 380 0 0 1 640 85L660 110A350 350 0 0 0 452 430V760Z",
      mix(stone, inks.mantle, 0.6),
    ),
    rect(300, 756, 1000, 70, inks.raised),
    rect(300, 806, 1000, 26, mix(stone, inks.mantle, 0.35)),
    rect(0, 832, 1600, 180, mix(wall, inks.night, 0.35)),
    polygon(line("420,832 1180,832 1330,1010 560,1010"), mix(wall, inks.mantlePale, 0.22)),
    polygon(line("760,772 1180,772 1290,800 900,806"), mix(stone, inks.mantle, 0.5)),
    jug(),
    group("translate(800 560) scale(0.87) translate(-800 -556)", ...lilies()),
  );
}

function view(random: () => number): string {
  return [
    rect(400, 30, 800, 740, sky),
    circle([548, 286], 62, inks.raised),
    grain(random, [380, 120, 1100, 400], { count: 22, length: 240, width: 7 }, inks.raised),
    ridge(random, line("400,520 520,440 660,510 860,390 1000,490 1220,430"), 770, {
      plane: mix(inks.mantlePale, inks.paper, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    ridge(random, line("400,620 600,570 800,620 1040,550 1220,590"), 770, {
      plane: mix(inks.mantlePale, inks.mantle, 0.45),
      shade: mix(inks.mantle, inks.mantlePale, 0.25),
      lit: mix(inks.mantlePale, inks.paper, 0.4),
    }),
    wood(random, line("380,700 700,690 1000,680 1240,690"), 780, 20, {
      plane: mix(inks.spring, inks.mantle, 0.4),
      lit: inks.springLit,
    }),
  ].join("");
}

/** A jug of white ware, a blue band and leaves painted on it. */
function jug(): string {
  const shade = mix(inks.mantlePale, inks.hairline, 0.4);
  return [
    ribbon(band("880,610,20 946,612,20 950,680,20 884,716,18"), inks.raised),
    ribbon(band("930,618,8 946,640,9 940,680,9 892,708,8"), shade),
    rounded(
      line(
        "730,556 800,548 870,556 856,610 900,680 890,750 850,782 750,782 710,750 700,680 744,610",
      ),
      inks.raised,
    ),
    rounded(
      line("830,556 870,556 856,610 900,680 890,750 850,782 800,782 846,730 850,670 820,610"),
      shade,
    ),
    polygon(line("704,668 896,668 897,704 702,704"), inks.mantle),
    gouges(
      [
        [[730, 650], [770, 628], 6, 5],
        [[780, 646], [820, 626], 6, 5],
        [[824, 646], [862, 632], 5, 5],
        [[726, 724], [766, 744], 6, -5],
        [[776, 726], [818, 746], 6, -5],
        [[824, 726], [862, 742], 5, -5],
      ],
      inks.mantle,
    ),
    ellipse([800, 556], 70, 12, mix(inks.mantle, inks.night, 0.4)),
    gouges(
      [
        [[748, 570], [716, 690], 8, -20],
        [[716, 712], [744, 770], 6, -6],
      ],
      inks.paper,
    ),
  ].join("");
}

/** Three open flowers, buds, and long leaves. */
function lilies(): string[] {
  const stem = mix(inks.spring, inks.ink, 0.25);
  return [
    ribbon(band("800,556,14 792,420,12 800,280,9 812,170,6"), stem),
    ribbon(band("792,440,9 730,380,8 672,350,6"), stem),
    ribbon(band("796,380,9 860,330,8 930,310,6"), stem),
    ribbon(band("804,260,7 850,210,6 880,150,4"), stem),
    ribbon(band("792,560,8 720,500,34 640,480,26 560,520,3"), stem),
    ribbon(band("806,560,8 880,470,34 960,460,26 1040,520,3"), mix(stem, inks.night, 0.35)),
    ribbon(band("798,480,6 846,430,24 900,420,16 950,440,3"), inks.spring),
    gouges(
      [
        [[770, 540], [600, 490], 4, 16],
        [[826, 536], [990, 474], 4, -18],
        [[796, 540], [794, 300], 3],
      ],
      inks.springLit,
    ),
    group("translate(660 336) rotate(-52) scale(1.25)", blossom()),
    group("translate(944 292) rotate(56) scale(1.25)", blossom()),
    group("translate(806 196) rotate(-6) scale(1.45)", blossom()),
    group("translate(888 128) rotate(32)", bud()),
  ];
}

/** A lily's flower, opening upwards from the origin; some 130 units tall. */
function blossom(): string {
  const shade = mix(inks.mantlePale, inks.raised, 0.35);
  return [
    rounded(line("0,10 -26,-40 -72,-84 -96,-92 -66,-46 -20,10"), shade),
    rounded(line("0,10 26,-40 72,-84 96,-92 66,-46 20,10"), mix(shade, inks.mantle, 0.18)),
    rounded(line("0,12 -16,-40 -4,-100 4,-128 24,-90 22,-40"), shade),
    gouges(
      [
        [[0, 0], [-26, -92], 2.4, 4],
        [[2, 0], [6, -98], 2.4],
        [[4, 0], [34, -88], 2.4, -4],
      ],
      inks.spring,
    ),
    ...[
      [-27, -94],
      [6, -102],
      [35, -90],
    ].map(([x = 0, y = 0]) => ellipse([x, y], 10, 4.5, inks.gold)),
    rounded(line("0,24 -20,8 -40,-30 -62,-62 -52,-86 -20,-50 -2,-14"), inks.raised),
    rounded(line("0,24 20,8 40,-30 66,-58 54,-84 22,-48 2,-14"), inks.raised),
    rounded(line("0,28 -14,0 -8,-34 4,-52 16,-32 16,0"), inks.raised),
    gouges(
      [
        [[-8, 10], [-50, -70], 2.2, 6],
        [[8, 10], [52, -68], 2.2, -6],
        [[0, 18], [3, -42], 2],
      ],
      shade,
    ),
  ].join("");
}

function bud(): string {
  return (
    rounded(line("0,20 -14,-10 -10,-50 2,-78 14,-48 14,-8"), inks.raised) +
    rounded(line("4,18 14,-8 14,-48 2,-78 8,-40"), mix(inks.mantlePale, inks.raised, 0.35)) +
    gouges([[[0, 16], [-3, -50], 2.4]], mix(inks.springLit, inks.paper, 0.4))
  );
}
