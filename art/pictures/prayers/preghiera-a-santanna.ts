import { openBook } from "../../tools/books.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, polygon, rect } from "../../tools/svg.ts";

/** A grandmother's chair and a child's stool by the window, an open book on the stool, wool in its basket. */
export default function draw(): string {
  const random = seeded(211);
  const wall = mix(inks.springLit, inks.paper, 0.4);
  const light = mix(inks.goldLit, inks.raised, 0.6);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 740],
      { count: 60, length: 110, width: 4, slope: 0.1 },
      mix(wall, inks.spring, 0.25),
    ),
    polygon(line("420,140 800,60 1520,760 900,760"), mix(wall, light, 0.6)),
    polygon(line("600,104 624,99 1224,760 1190,760"), wall),
    window(),
    floor(random),
    polygon(line("1010,900 1250,880 1560,950 1480,990 1120,970"), mix(inks.wood, inks.beech, 0.3)),
    chair(),
    shawl(),
    polygon(line("590,900 760,892 960,950 860,984 620,960"), mix(inks.wood, inks.beech, 0.3)),
    stool(),
    openBook(
      [610, 712],
      330,
      {
        page: inks.raised,
        shade: inks.hairline,
        edge: mix(inks.hairline, inks.woodLit, 0.4),
        cover: inks.red,
        lines: mix(inks.woodLit, inks.wood, 0.3),
        mark: inks.mantle,
      },
      false,
    ),
    basket(),
  );
}

/** The window, a beech wood and mountains beyond, a pot of basil on its sill. */
function window(): string {
  return [
    rect(90, 90, 360, 470, mix(inks.wood, inks.woodLit, 0.4)),
    rect(114, 114, 312, 424, mix(inks.mantlePale, inks.raised, 0.6)),
    polygon(line("114,400 190,330 250,380 340,290 426,370 426,538 114,538"), inks.mantlePale),
    polygon(line("340,290 426,370 426,450 360,400"), mix(inks.mantlePale, inks.mantle, 0.3)),
    rounded(
      line("122,472 170,440 240,460 310,430 370,456 418,446 420,536 270,538 120,536"),
      inks.spring,
    ),
    gouges(
      [
        [[140, 480], [176, 456], 5, 8],
        [[230, 480], [262, 462], 5, 8],
        [[320, 462], [350, 446], 5, 8],
      ],
      inks.springLit,
    ),
    rect(262, 114, 16, 424, mix(inks.wood, inks.woodLit, 0.4)),
    rect(114, 300, 312, 14, mix(inks.wood, inks.woodLit, 0.4)),
    rect(60, 552, 420, 28, inks.raised),
    rect(60, 576, 420, 10, mix(inks.woodLit, inks.wood, 0.3)),
    polygon(line("150,490 220,490 208,554 162,554"), inks.beech),
    polygon(line("194,490 220,490 208,554 190,554"), mix(inks.beech, inks.wood, 0.6)),
    ...[
      [160, 470],
      [186, 452],
      [212, 470],
      [176, 434],
      [202, 440],
    ].map(([x = 0, y = 0], index) =>
      ellipse([x, y], 24, 18, index % 2 ? inks.springLit : inks.spring),
    ),
  ].join("");
}

function floor(random: () => number): string {
  const plane = mix(inks.beech, inks.woodLit, 0.35);
  const joints: Cut[] = [-6, -4, -2, 0, 2, 4, 6].map(
    (lane): Cut => [[800 + lane * 100, 762], [800 + lane * 190, 1010], 4],
  );
  return [
    rect(0, 760, 1600, 250, plane),
    rect(0, 740, 1600, 24, inks.raised),
    polygon(line("860,764 1420,764 1600,1010 760,1010"), mix(plane, inks.goldLit, 0.45)),
    gouges(joints, mix(plane, inks.wood, 0.45)),
    grain(
      random,
      [-60, 790, 1500, 990],
      { count: 24, length: 170, width: 4 },
      mix(plane, inks.wood, 0.3),
    ),
  ].join("");
}

/** The chair: high back with rungs, rush seat, turned a little to the left. */
function chair(): string {
  const dark = mix(inks.wood, inks.night, 0.3);
  const plane = mix(inks.wood, inks.beech, 0.4);
  const rush = mix(inks.goldLit, inks.woodLit, 0.4);
  return [
    ribbon(band("1196,300,26 1206,620,28 1216,900,24"), dark),
    ribbon(band("946,290,28 940,620,30 926,940,26"), plane),
    ...[350, 440, 530].map((y) =>
      rounded(
        [
          [944, y],
          [1070, y - 26],
          [1200, y + 6],
          [1200, y + 44],
          [1070, y + 14],
          [944, y + 40],
        ],
        plane,
      ),
    ),
    circle([946, 284], 19, plane) + circle([1196, 294], 19, dark),
    gouges(
      [350, 440, 530].map((y): Cut => [[960, y + 4], [1160, y - 12], 5, 12]),
      inks.beechLit,
    ),
    ribbon(band("1180,680,24 1186,860,22 1196,960,20"), dark),
    polygon(line("860,650 1190,640 1236,700 820,716"), rush),
    polygon(line("820,714 1236,698 1236,726 820,744"), mix(rush, inks.wood, 0.4)),
    gouges(
      [
        [[880, 660], [1030, 690], 4],
        [[1170, 652], [1036, 688], 4],
        [[850, 706], [1026, 694], 4],
        [[1216, 696], [1046, 692], 4],
        [[900, 672], [1150, 664], 3],
        [[870, 696], [1190, 684], 3],
      ],
      mix(rush, inks.wood, 0.5),
    ),
    ribbon(band("850,730,28 846,880,26 840,984,22"), plane),
    ribbon(band("1214,716,28 1220,860,26 1232,972,22"), dark),
    ribbon(band("850,850,14 1030,856,14 1218,842,14"), plane),
    gouges(
      [
        [[938, 310], [930, 620], 6],
        [[842, 740], [834, 970], 6],
      ],
      inks.beechLit,
    ),
  ].join("");
}

/** The blue shawl over the back of the chair. */
function shawl(): string {
  const dark = mix(inks.mantle, inks.night, 0.45);
  return [
    rounded(
      line(
        "1010,312 1090,296 1200,308 1256,340 1290,520 1270,640 1200,600 1130,650 1080,560 1030,600 1000,460",
      ),
      inks.mantle,
    ),
    rounded(line("1160,304 1200,308 1256,340 1290,520 1270,640 1210,604 1220,480"), dark),
    gouges(
      [
        [[1040, 330], [1040, 560], 8, 8],
        [[1090, 320], [1126, 600], 7, -10],
        [[1140, 330], [1180, 580], 6, -8],
      ],
      inks.mantlePale,
    ),
    gouges(
      [1010, 1034, 1060, 1086, 1112, 1136, 1160, 1190, 1220, 1250].map(
        (x, index): Cut => [[x, 584 + (index % 3) * 18], [x - 2, 640 + (index % 3) * 16], 4],
      ),
      inks.goldLit,
    ),
  ].join("");
}

/** The child's stool. */
function stool(): string {
  const plane = mix(inks.beech, inks.woodLit, 0.25);
  const dark = mix(inks.wood, inks.beech, 0.3);
  return [
    ribbon(band("490,780,24 476,880,22 466,960,18"), plane),
    ribbon(band("730,780,24 748,870,22 760,940,18"), dark),
    ribbon(band("480,880,12 610,890,12 750,872,12"), dark),
    polygon(line("450,740 770,734 796,776 424,784"), mix(plane, inks.beechLit, 0.4)),
    polygon(line("424,784 796,776 796,804 424,814"), dark),
    gouges([[[430, 784], [790, 778], 4]], inks.beechLit),
  ].join("");
}

/** Balls of wool and needles in a basket on the floor. */
function basket(): string {
  const wicker = mix(inks.gold, inks.woodLit, 0.4);
  const ball = (x: number, y: number, radius: number, ink: string) =>
    circle([x, y], radius, ink) +
    gouges(
      [
        [[x - radius * 0.8, y], [x + radius * 0.5, y - radius * 0.7], 4, 10],
        [[x - radius * 0.6, y + radius * 0.4], [x + radius * 0.8, y - radius * 0.3], 4, 10],
        [[x - radius * 0.3, y - radius * 0.8], [x + radius * 0.6, y + radius * 0.5], 4, 8],
      ],
      mix(ink, inks.raised, 0.55),
    );
  return group(
    "translate(1130 60)",
    ribbon(band("236,800,8 330,680,7"), inks.paper) +
      ribbon(band("270,800,8 210,670,7"), inks.paper),
    ball(200, 800, 48, inks.red),
    ball(286, 806, 44, inks.raised),
    ball(250, 774, 40, inks.spring),
    rounded(line("130,816 240,832 356,816 340,900 300,926 190,926 146,900"), wicker),
    rounded(line("300,824 356,816 340,900 300,926 260,926 290,880"), mix(wicker, inks.wood, 0.5)),
    gouges(
      [0, 1, 2, 3, 4, 5, 6].map(
        (index): Cut => [[148 + index * 30, 834], [166 + index * 24, 916], 4, 4],
      ),
      mix(wicker, inks.wood, 0.55),
    ),
    gouges(
      [
        [[136, 850], [350, 850], 4, -14],
        [[146, 884], [342, 884], 4, -12],
      ],
      mix(wicker, inks.wood, 0.55),
    ),
    ribbon(band("170,846,5 90,880,5 20,866,5 -70,900,5"), inks.red),
  );
}
