import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.mantlePale, inks.mantle, 0.3);

/** A room early in the morning: the window just opened on the sun over the mountains, the bed with its quilt turned back. */
export default function draw(): string {
  const random = seeded(311);
  return canvas(
    wall,
    view(random),
    rect(0, 0, 1600, 110, wall),
    rect(0, 0, 300, 800, wall),
    rect(840, 0, 760, 800, wall),
    rect(0, 640, 1600, 170, wall),
    grain(
      random,
      [-160, 20, 120, 760],
      { count: 10, length: 90, width: 4 },
      mix(wall, inks.mantle, 0.35),
    ),
    grain(
      random,
      [980, 20, 1560, 560],
      { count: 26, length: 110, width: 4 },
      mix(wall, inks.mantle, 0.35),
    ),
    frame(),
    polygon(line("-10,800 1610,800 1610,1010 -10,1010"), mix(inks.wood, inks.beech, 0.4)),
    floor(random),
    // The sun on the floor and on the bed.
    polygon(line("380,830 760,830 1010,1010 520,1010"), mix(inks.beechLit, inks.goldLit, 0.5)),
    polygon(line("560,830 580,830 790,1010 756,1010"), mix(inks.wood, inks.beech, 0.6)),
    group("translate(-4 26)", table()),
    bed(),
  );
}

/** What is seen through the window: the sun, three ridges, a wood. */
function view(random: () => number): string {
  const sky = mix(inks.beechLit, inks.goldLit, 0.5);
  const glow = mix(inks.goldLit, inks.raised, 0.55);
  return [
    rect(290, 100, 560, 550, sky),
    polygon(line("290,100 850,100 850,250 290,250"), mix(sky, inks.rose, 0.45)),
    circle([460, 410], 190, mix(sky, glow, 0.6)),
    grain(random, [200, 130, 760, 380], { count: 18, length: 180, width: 7 }, glow),
    rays(random, [460, 410], { from: 92, to: 230, count: 40, width: 5 }, inks.raised),
    circle([460, 410], 78, inks.raised),
    ridge(random, line("220,500 330,430 450,490 580,400 720,480 830,430 940,500"), 700, {
      plane: mix(inks.mantlePale, inks.rose, 0.3),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    ridge(random, line("220,560 360,510 520,560 700,500 900,560"), 700, {
      plane: mix(inks.mantle, inks.mantlePale, 0.35),
      shade: mix(inks.mantle, inks.night, 0.15),
      lit: inks.beechLit,
    }),
    wood(random, line("240,610 460,596 700,606 900,600"), 720, 18, {
      plane: mix(inks.spring, inks.ink, 0.25),
      lit: inks.springLit,
    }),
  ].join("");
}

/** The window's frame, its shutters thrown open, the sill with a pot of basil. */
function frame(): string {
  const white = inks.paper;
  const shade = mix(inks.paper, inks.mantlePale, 0.55);
  const green = inks.spring;
  const dark = mix(inks.spring, inks.night, 0.35);
  return [
    // Shutters, folded back against the wall inside the depth of the window.
    polygon(line("268,92 176,62 176,700 268,652"), green),
    polygon(line("872,92 964,62 964,700 872,652"), dark),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
      (index) =>
        gouges(
          [[[186, 98 + index * 49], [258, 116 + index * 44], 7]],
          mix(inks.springLit, inks.spring, 0.4),
        ) +
        gouges([[[882, 116 + index * 44], [954, 98 + index * 49], 7]], mix(dark, inks.night, 0.4)),
    ),
    // The frame.
    polygon(line("262,80 878,80 878,110 262,110"), white),
    polygon(line("262,80 304,80 304,650 262,650"), white),
    polygon(line("836,80 878,80 878,650 836,650"), shade),
    rect(558, 100, 26, 546, white),
    rect(574, 110, 10, 530, shade),
    rect(304, 110, 532, 8, shade),
    rect(300, 364, 260, 14, white) + rect(584, 364, 254, 14, white),
    rect(300, 374, 260, 6, shade) + rect(584, 374, 254, 6, shade),
    polygon(line("226,640 914,640 940,676 200,676"), white),
    rect(200, 676, 740, 16, shade),
    polygon(line("226,692 940,692 980,720 262,720"), mix(wall, inks.mantle, 0.4)),
    // A pot of basil.
    polygon(line("690,676 790,672 850,690 760,692"), mix(shade, inks.mantle, 0.3)),
    polygon(line("668,576 764,576 750,668 682,668"), inks.beechLit),
    polygon(line("728,576 764,576 750,668 722,668"), inks.beech),
    rect(660, 566, 112, 20, mix(inks.beechLit, inks.goldLit, 0.3)),
    rect(728, 566, 44, 20, inks.beech),
    rounded(
      line("650,560 636,510 668,466 716,452 768,474 792,520 776,562 716,574"),
      mix(inks.spring, inks.ink, 0.15),
    ),
    gouges(
      [
        [[656, 540], [690, 486], 11, 8],
        [[690, 520], [724, 470], 10, 6],
        [[684, 556], [716, 512], 10, 6],
        [[724, 540], [752, 492], 9, 5],
        [[744, 560], [776, 522], 8, 4],
        [[652, 520], [668, 490], 8, 4],
      ],
      inks.springLit,
    ),
  ].join("");
}

function floor(random: () => number): string {
  const dark = mix(inks.wood, inks.night, 0.25);
  return [
    rect(0, 786, 1600, 18, mix(inks.beech, inks.woodLit, 0.25)),
    gouges(
      [
        [[-20, 860], [1620, 860], 4],
        [[-20, 930], [1620, 930], 5],
      ],
      dark,
    ),
    grain(random, [-60, 820, 1500, 1000], { count: 26, length: 200, width: 4, bend: 4 }, dark),
  ].join("");
}

/** An iron bed on the right, the quilt turned back, the pillow with the hollow of the head. */
function bed(): string {
  const iron = mix(inks.night, inks.mantle, 0.3);
  const quilt = mix(inks.red, inks.beech, 0.25);
  const fold = mix(inks.hairline, inks.mantlePale, 0.45);
  const bar = (x: number, top: number): string =>
    ribbon(
      [
        [x, top, 9],
        [x, 640, 9],
      ],
      iron,
    );
  return [
    polygon(line("900,960 1610,940 1610,1010 860,1010"), mix(inks.wood, inks.night, 0.4)),
    // The head of the bed, against the wall on the right.
    ribbon(band("1180,800,16 1180,420,16"), iron),
    ribbon(band("1560,860,16 1560,420,16"), iron),
    ribbon(band("1180,430,16 1260,366,14 1370,340,14 1480,366,14 1560,430,16"), iron),
    ribbon(band("1180,540,11 1560,540,11"), iron),
    ...[1250, 1320, 1390, 1460].map((x) => bar(x, x === 1250 || x === 1460 ? 362 : 346)),
    circle([1180, 414], 17, inks.goldLit) + circle([1560, 414], 17, inks.goldLit),
    circle([1184, 418], 9, inks.gold) + circle([1564, 418], 9, inks.gold),
    gouges(
      [
        [[1174, 780], [1174, 440], 4],
        [[1186, 420], [1300, 356], 4, 12],
      ],
      inks.mantlePale,
    ),
    // Mattress and sheet.
    rounded(
      line("1120,650 1300,612 1620,616 1660,900 1400,940 900,930 860,880 960,760"),
      inks.raised,
    ),
    polygon(line("880,888 1620,880 1620,960 900,956"), mix(inks.hairline, inks.mantlePale, 0.3)),
    // The pillow.
    rounded(
      line("1196,640 1210,580 1300,556 1420,566 1500,556 1560,590 1556,650 1460,672 1300,668"),
      inks.raised,
    ),
    rounded(line("1400,664 1440,610 1510,560 1560,590 1556,650 1460,672"), fold),
    rounded(
      line("1290,618 1340,596 1410,600 1430,630 1370,648 1300,642"),
      mix(inks.hairline, inks.mantlePale, 0.3),
    ),
    gouges(
      [
        [[1214, 640], [1236, 584], 6, 8],
        [[1250, 652], [1290, 626], 5, 5],
        [[1440, 590], [1500, 570], 5, -5],
      ],
      mix(fold, inks.mantlePale, 0.4),
    ),
    gouges(
      [
        [[1180, 700], [1330, 690], 5, -8],
        [[1380, 720], [1580, 700], 6, -8],
        [[1120, 730], [1240, 750], 5, 6],
      ],
      fold,
    ),
    // The quilt, thrown off towards the foot, its lining showing.
    rounded(
      line(
        "850,870 900,780 1010,720 1130,740 1290,800 1470,810 1640,770 1660,1010 1500,1040 820,1040",
      ),
      quilt,
    ),
    rounded(
      line("1290,812 1470,818 1650,780 1660,1010 1400,1040 1260,960"),
      mix(quilt, inks.night, 0.35),
    ),
    rounded(
      line(
        "900,782 1010,718 1130,738 1290,798 1470,806 1650,766 1650,820 1470,858 1270,852 1110,796 1000,784 930,816",
      ),
      mix(inks.goldLit, inks.paper, 0.3),
    ),
    gouges(
      [
        [[930, 800], [1010, 744], 6, 8],
        [[1040, 748], [1260, 824], 6, 14],
        [[1320, 834], [1600, 808], 6, -14],
      ],
      mix(inks.gold, inks.goldLit, 0.3),
    ),
    gouges(
      [
        [[880, 880], [860, 1000], 8, -6],
        [[1000, 820], [960, 1000], 8, -10],
        [[1120, 840], [1110, 1000], 8, -8],
        [[1240, 880], [1250, 1000], 7, 4],
      ],
      mix(quilt, inks.beechLit, 0.55),
    ),
    gouges(
      [
        [[1380, 870], [1400, 1000], 8, 6],
        [[1520, 860], [1560, 1000], 8, 6],
      ],
      mix(quilt, inks.night, 0.6),
    ),
  ].join("");
}

/** A candlestick put out, on a stool by the bed. */
function table(): string {
  return [
    polygon(line("960,640 1090,632 1110,650 950,662"), mix(inks.beech, inks.woodLit, 0.3)),
    polygon(line("950,660 1110,648 1110,664 950,678"), mix(inks.wood, inks.beech, 0.4)),
    polygon(line("966,676 984,674 972,830 950,830"), inks.wood),
    polygon(line("1080,668 1096,666 1108,800 1090,808"), mix(inks.wood, inks.night, 0.3)),
    ellipse([1020, 644], 40, 9, inks.gold),
    ellipse([1016, 640], 36, 7, inks.goldLit),
    rect(1011, 590, 20, 50, inks.raised),
    rect(1022, 590, 9, 50, mix(inks.hairline, inks.mantlePale, 0.5)),
    gouges([[[1021, 590], [1024, 572], 3, 2]], inks.night),
    ribbon(
      band("1024,570,2 1030,540,8 1018,506,12 1030,470,12 1022,430,3"),
      mix(wall, inks.paper, 0.5),
    ),
  ].join("");
}
