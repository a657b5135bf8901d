import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, group, polygon, rect } from "../../tools/svg.ts";

/** A loaf with a slice cut from it on a white cloth, ears of wheat and a jug of oil, in the light of a window. */
export default function draw(): string {
  const random = seeded(21);
  const wall = mix(inks.goldLit, inks.beechLit, 0.35);
  const lit = mix(inks.goldLit, inks.paper, 0.55);
  const table = mix(inks.beech, inks.wood, 0.4);
  return canvas(
    wall,
    polygon(line("120,0 700,0 1180,640 420,640"), lit),
    polygon(line("392,0 424,0 816,640 776,640"), wall),
    polygon(line("250,250 900,250 926,290 276,290"), wall),
    grain(
      random,
      [-60, 20, 1560, 620],
      { count: 60, length: 100, width: 4, slope: 0.2 },
      mix(wall, inks.beech, 0.35),
    ),
    rect(0, 640, 1600, 370, table),
    rect(0, 640, 1600, 14, inks.beechLit),
    grain(
      random,
      [-80, 680, 1500, 985],
      { count: 40, length: 280, width: 4, bend: 5 },
      mix(table, inks.night, 0.35),
    ),
    cloth(),
    polygon(
      line("620,860 1080,850 1330,900 1240,930 800,912"),
      mix(inks.hairline, inks.wood, 0.45),
    ),
    jug(),
    loaf(),
    slice(),
    knife(),
    group("translate(470 880) rotate(-62)", sheaf()),
  );
}

/** The cloth, its near edge hanging over the table. */
function cloth(): string {
  const fold = mix(inks.hairline, inks.woodLit, 0.4);
  return [
    polygon(line("240,770 1330,752 1480,930 160,960"), inks.raised),
    polygon(line("160,960 1480,930 1496,1010 150,1010"), inks.hairline),
    polygon(line("1080,757 1330,752 1480,930 1240,936"), mix(inks.raised, fold, 0.35)),
    polygon(line("176,930 1456,902 1468,916 170,944"), inks.mantle),
    gouges(
      [
        [[360, 780], [300, 940], 5, 8],
        [[1180, 770], [1280, 920], 6, -8],
        [[700, 770], [690, 840], 4],
        [[420, 964], [430, 1010], 6],
        [[860, 954], [850, 1010], 6],
        [[1250, 944], [1270, 1010], 6],
      ],
      fold,
    ),
  ].join("");
}

/** A round country loaf, floured, with the cross the baker cut. */
function loaf(): string {
  const crust = mix(inks.beechLit, inks.gold, 0.45);
  const dark = mix(inks.beech, inks.wood, 0.25);
  return [
    rounded(
      line(
        "560,840 552,740 620,640 760,590 920,596 1050,660 1100,760 1090,850 980,884 760,890 620,878",
      ),
      crust,
    ),
    rounded(line("1000,632 1060,670 1104,764 1090,850 980,884 800,890 940,830 1010,740"), dark),
    gouges(
      [
        [[690, 760], [980, 650], 26, 34],
        [[720, 640], [960, 790], 24, -30],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[700, 764], [980, 662], 7, 40],
        [[730, 650], [956, 796], 7, -34],
      ],
      dark,
    ),
    gouges(
      [
        [[574, 800], [640, 650], 13, 24],
        [[600, 840], [620, 740], 6, 10],
        [[760, 604], [860, 600], 6, 6],
      ],
      mix(inks.goldLit, inks.raised, 0.4),
    ),
    gouges(
      [
        [[640, 860], [760, 872], 5, -4],
        [[820, 860], [900, 866], 4, -4],
        [[860, 640], [900, 650], 4],
      ],
      dark,
    ),
  ].join("");
}

/** The slice, leaning on the loaf: crust around a pale crumb. */
function slice(): string {
  return [
    rounded(
      line("1040,880 1050,780 1100,720 1170,706 1230,740 1262,820 1256,890 1150,904"),
      mix(inks.beech, inks.wood, 0.2),
    ),
    rounded(
      line("1030,884 1040,784 1090,724 1158,712 1214,746 1244,824 1238,892 1134,906"),
      mix(inks.beechLit, inks.gold, 0.35),
    ),
    rounded(
      line("1052,872 1060,792 1102,744 1156,736 1198,762 1222,828 1218,876 1136,888"),
      inks.raised,
    ),
    ...[
      [1100, 800, 9, 6],
      [1150, 776, 7, 5],
      [1180, 836, 10, 6],
      [1120, 850, 7, 5],
      [1086, 840, 5, 4],
      [1158, 810, 5, 4],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      ellipse([x, y], rx, ry, mix(inks.goldLit, inks.paper, 0.4)),
    ),
  ].join("");
}

function knife(): string {
  return [
    polygon(
      line("820,930 1110,896 1130,908 1120,920 830,946"),
      mix(inks.mantlePale, inks.paper, 0.4),
    ),
    polygon(line("824,940 1120,912 1120,920 830,946"), mix(inks.mantle, inks.mantlePale, 0.4)),
    ribbon(
      [
        [824, 938, 22],
        [740, 948, 26],
        [680, 950, 20],
      ],
      inks.wood,
    ),
    gouges([[[690, 944], [816, 930], 4]], inks.woodLit),
  ].join("");
}

/** A jug of oil, dark, behind the loaf. */
function jug(): string {
  const clay = mix(inks.spring, inks.ink, 0.3);
  return [
    polygon(line("1330,790 1440,780 1600,830 1600,856 1400,836"), mix(inks.wood, inks.night, 0.4)),
    ribbon(
      [
        [1300, 520, 20],
        [1236, 540, 20],
        [1226, 620, 18],
        [1270, 670, 16],
      ],
      clay,
    ),
    rounded(
      line(
        "1296,470 1352,462 1408,470 1400,560 1452,640 1466,740 1420,806 1290,808 1240,740 1254,640 1304,560",
      ),
      clay,
    ),
    rounded(
      line("1372,464 1408,470 1400,560 1452,640 1466,740 1420,806 1360,810 1412,720 1390,600"),
      mix(clay, inks.night, 0.5),
    ),
    ellipse([1352, 470], 57, 14, mix(clay, inks.night, 0.6)),
    gouges(
      [
        [[1314, 500], [1266, 760], 13, -20],
        [[1340, 580], [1300, 700], 6, -10],
        [[1300, 474], [1380, 462], 5, 3],
      ],
      inks.springLit,
    ),
  ].join("");
}

/** Ears of wheat tied together: stalks from the origin up, drawn upright. */
function sheaf(): string {
  return (
    [-22, -11, 0, 11, 22].map((turn, index) => ear(turn, index)).join("") +
    rect(-22, -70, 44, 22, inks.red) +
    gouges([[[-20, -64], [0, -64], 4]], inks.raised)
  );
}

function ear(turn: number, index: number): string {
  const long = 300 - Math.abs(turn) * 2;
  const ink = index % 2 ? inks.goldLit : mix(inks.gold, inks.goldLit, 0.5);
  const grains = Array.from({ length: 8 }, (_, row): Cut[] => {
    const y = -long - row * 17;
    return [
      [[-2, y], [-18, y - 26], 7, 4],
      [[2, y - 6], [18, y - 32], 7, -4],
    ];
  }).flat();
  const beards = [-18, -9, 0, 9, 18].map(
    (x): Cut => [[x * 0.3, -long - 120], [x * 1.6, -long - 210], 1.8],
  );
  return group(
    `rotate(${turn})`,
    ribbon(
      [
        [0, 110, 7],
        [0, -60, 5],
        [0, -long - 20, 4],
      ],
      mix(inks.gold, inks.wood, 0.2),
    ),
    gouges(beards, inks.gold),
    gouges(grains, ink),
    gouges([[[0, -long - 126], [0, -long - 164], 7]], ink),
  );
}
