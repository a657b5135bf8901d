import { FRONT, front } from "../../tools/front.ts";
import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, group, polygon, rect } from "../../tools/svg.ts";

const stone = {
  plane: mix(inks.hairline, inks.woodLit, 0.35),
  lit: inks.raised,
  shade: mix(inks.hairline, inks.wood, 0.5),
  cuts: mix(inks.hairline, inks.wood, 0.35),
};

/** A Sunday of October 1978: a woman, from behind, before the old church, of which the front alone still stands. */
export default function draw(): string {
  const random = seeded(1979);
  const ground = mix(inks.woodLit, inks.goldLit, 0.35);
  return canvas(
    mix(inks.paper, inks.mantlePale, 0.22),
    grain(random, [-60, 40, 1400, 300], { count: 24, length: 320, width: 10 }, inks.raised),
    ridge(random, line("-40,420 220,270 400,380 640,180 900,340 1180,220 1400,350 1660,270"), 700, {
      plane: mix(inks.mantlePale, inks.paper, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.28),
      lit: inks.raised,
    }),
    wood(random, line("-60,520 300,470 700,520 1150,460 1660,500"), 800, 34, {
      plane: mix(inks.beech, inks.beechLit, 0.3),
      lit: inks.goldLit,
    }),
    polygon(line("0,720 1600,690 1600,1000 0,1000"), ground),
    ...ruin(),
    group("translate(300 68) scale(.74)", ...front({ ...FRONT, door: FRONT.dark })),
    ...heap(random),
    grain(
      random,
      [20, 800, 1560, 985],
      { count: 46, length: 90, width: 5 },
      mix(ground, inks.beech, 0.35),
    ),
    trunk(random, [80, 1010], 1120, 120, { plane: inks.wood, lit: inks.woodLit }),
    leaves(random, [150, 30], [380, 150], 84, 78, inks.beech),
    leaves(random, [120, 20], [340, 120], 36, 68, mix(inks.goldLit, inks.beechLit, 0.5)),
    leaves(random, [640, 930], [560, 50], 26, 34, inks.beech),
    castShadow([410, 992], 330, 190, mix(ground, inks.wood, 0.5)),
    pilgrim({
      at: [410, 1000],
      height: 560,
      kind: "woman",
      wears: "kerchief",
      inks: {
        coat: mix(inks.ink, inks.mantle, 0.3),
        lit: mix(inks.ink, inks.mantlePale, 0.5),
        dark: mix(inks.wood, inks.night, 0.3),
        accent: inks.raised,
      },
    }),
  );
}

/** What is left of a side wall behind the front: broken off, with a beam that hangs over. */
function ruin(): string[] {
  return [
    polygon(
      line("1020,730 1020,420 1070,440 1090,500 1150,520 1170,590 1230,610 1260,690 1300,730"),
      stone.plane,
    ),
    polygon(
      line(
        "1020,420 1070,440 1090,500 1150,520 1170,590 1230,610 1260,690 1246,694 1216,624 1156,602 1138,534 1078,514 1058,452 1020,436",
      ),
      stone.lit,
    ),
    gouges(
      [500, 550, 600, 650].flatMap((y, row): Cut[] => [
        [[1030, y], [1080 + row * 30, y + 2], 4],
        [[1050 + row * 24, y + 4], [1050 + row * 24, y + 46], 4],
      ]),
      stone.cuts,
    ),
  ];
}

/** Stones and beams on the ground, where the naves were. */
function heap(random: () => number): string[] {
  const stones = line(
    "1130,760 1270,740 1400,750 1530,736 1200,800 1340,800 1480,806 1100,820 1250,850 1410,866 1560,860 1160,880",
  );
  return [
    polygon(
      line("1010,790 1120,700 1290,668 1440,690 1620,660 1620,880 1040,880"),
      mix(stone.shade, inks.wood, 0.2),
    ),
    group(
      "rotate(-24 1300 700)",
      rect(1130, 690, 400, 26, inks.wood),
      rect(1130, 690, 400, 7, inks.woodLit),
    ),
    ...stones.map(([x, y], index) =>
      boulder(random, [x, y], [96 + (index % 3) * 34, 66 + (index % 4) * 14], stone),
    ),
    group(
      "rotate(9 1300 850)",
      rect(1180, 826, 420, 28, inks.wood),
      rect(1180, 826, 420, 8, inks.woodLit),
    ),
  ];
}
