import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, type Point, path, polygon } from "../../tools/svg.ts";

/** Two women embrace before the door of a house in the hills: veils hide both faces. */
export default function draw(): string {
  const random = seeded(101);
  const sky = mix(inks.goldLit, inks.paper, 0.5);
  const ground = mix(inks.woodLit, inks.goldLit, 0.4);
  return canvas(
    sky,
    circle([730, 200], 84, inks.raised),
    rays(random, [730, 200], { from: 108, to: 420, count: 44, width: 4 }, inks.raised),
    ridge(random, line("300,470 520,380 700,460 900,330 1100,430 1340,300 1650,450"), 900, {
      plane: mix(inks.mantlePale, inks.paper, 0.3),
      shade: mix(inks.mantlePale, inks.mantle, 0.2),
      lit: inks.raised,
    }),
    ridge(random, line("300,580 620,540 900,600 1180,510 1650,560"), 900, {
      plane: mix(inks.spring, inks.springLit, 0.45),
      shade: inks.spring,
      lit: inks.goldLit,
    }),
    wood(random, line("300,690 760,680 1120,690 1400,640 1660,650"), 900, 28, {
      plane: mix(inks.spring, inks.ink, 0.35),
      lit: inks.springLit,
    }),
    polygon(line("-10,800 1610,770 1610,1010 -10,1010"), ground),
    grain(
      random,
      [-80, 820, 1560, 990],
      { count: 50, length: 150, width: 5, slope: -0.05 },
      mix(ground, inks.beech, 0.35),
    ),
    house(random),
    polygon(line("640,925 1060,915 1420,968 1260,992 760,962"), mix(ground, inks.wood, 0.55)),
    elizabeth(),
    mary(),
  );
}

/** The corner of the house: a lit wall, its door, and a vine over it. */
function house(random: () => number): string {
  const stone = mix(inks.paper, inks.woodLit, 0.25);
  return [
    polygon(line("-10,120 470,150 470,850 -10,880"), stone),
    polygon(line("470,150 560,190 560,830 470,850"), mix(inks.woodLit, inks.wood, 0.3)),
    polygon(line("-10,60 500,110 600,190 590,214 480,150 -10,126"), inks.beech),
    gouges([[[-10, 64], [496, 112], 8]], inks.beechLit),
    grain(random, [-60, 180, 400, 820], { count: 26, length: 60, width: 4 }, inks.woodLit),
    path("M120 874V470A110 110 0 0 1 340 470V858Z", mix(inks.wood, inks.beech, 0.2)),
    path("M150 872V474A84 84 0 0 1 316 474V860Z", mix(inks.wood, inks.night, 0.55)),
    polygon(line("96,866 366,850 390,884 80,902"), mix(inks.paper, inks.woodLit, 0.6)),
    ribbon(band("420,850,16 404,640,13 430,460,11 380,330,9 240,300,8 90,310,6"), inks.wood),
    leaves(random, [250, 320], [230, 64], 60, 46, mix(inks.spring, inks.ink, 0.25)),
    leaves(random, [400, 470], [50, 130], 26, 42, mix(inks.spring, inks.ink, 0.25)),
    leaves(random, [220, 300], [220, 46], 34, 36, inks.springLit),
  ].join("");
}

/** The elder, on the right: bent a little towards the younger, her veil down her back. */
function elizabeth(): string {
  const dark = mix(inks.beech, inks.night, 0.5);
  return [
    rounded(
      line("800,560 850,490 930,462 1010,500 1064,600 1080,760 1130,940 1000,958 850,952 800,760"),
      inks.beech,
    ),
    rounded(line("990,486 1020,512 1064,600 1080,760 1130,940 1010,956 1024,780 1010,610"), dark),
    gouges(
      [
        [[900, 700], [880, 930], 8, 10],
        [[960, 680], [962, 930], 7],
        [[1010, 640], [1050, 930], 6],
      ],
      dark,
    ),
    rounded(
      line("850,392 866,346 914,330 966,350 990,404 1010,470 1046,560 1000,590 940,540 880,486"),
      inks.goldLit,
    ),
    rounded(line("940,336 966,350 990,404 1010,470 1046,560 1004,586 968,500 962,410"), inks.gold),
    gouges(
      [
        [[866, 372], [924, 340], 6, 8],
        [[900, 400], [950, 520], 5, 12],
      ],
      inks.raised,
    ),
  ].join("");
}

/** The younger, on the left, in blue; their arms go about each other's backs, each from its own shoulder. */
function mary(): string {
  const dark = mix(inks.mantle, inks.night, 0.5);
  const sleeve = mix(inks.mantle, inks.mantlePale, 0.14);
  return [
    rounded(
      line("640,620 690,510 770,462 850,490 872,600 850,760 900,950 770,964 610,952 640,780"),
      inks.mantle,
    ),
    rounded(line("836,500 866,560 864,640 850,760 900,950 820,960 820,760"), dark),
    rounded(
      line("700,500 736,480 700,600 696,780 670,952 610,952 640,780 640,620"),
      mix(inks.mantlePale, inks.mantle, 0.2),
    ),
    gouges(
      [
        [[740, 740], [722, 940], 9, -10],
        [[790, 730], [800, 940], 7],
      ],
      inks.mantlePale,
    ),
    // The elder's arm, from her shoulder about the waist of the younger.
    ribbon(band("948,560,96 890,640,86 800,676,68 716,668,54"), inks.beech),
    gouges([[[936, 520], [722, 646], 7, -34]], inks.beechLit),
    gouges([[[950, 610], [724, 696], 8, -30]], mix(inks.beech, inks.night, 0.5)),
    ribbon(band("724,668,52 706,666,50"), inks.goldLit),
    hand([676, 664], -1),
    // Her veil lies on the shoulders; the head is against the elder's.
    rounded(
      line(
        "746,400 772,352 822,336 862,362 876,410 862,462 856,520 800,560 720,580 690,540 734,470",
      ),
      inks.mantle,
    ),
    rounded(line("828,338 862,362 876,410 862,462 856,520 812,552 836,450"), dark),
    gouges(
      [
        [[750, 404], [806, 346], 8, 9],
        [[738, 480], [706, 552], 6, -6],
        [[790, 470], [764, 556], 5, -6],
      ],
      inks.mantlePale,
    ),
    // The younger's arm, over the shoulders of the elder.
    ribbon(band("770,548,84 840,562,78 900,546,64 952,516,50"), sleeve),
    gouges([[[780, 514], [940, 494], 6, 16]], inks.mantlePale),
    gouges([[[790, 594], [962, 538], 8, 16]], dark),
    ribbon(band("948,518,48 964,509,46"), inks.goldLit),
    hand([990, 496], 1),
  ].join("");
}

/** A hand that lies flat on the other's back; side is where its fingers point, -1 to the left. */
function hand([x, y]: Point, side: -1 | 1): string {
  const skin = mix(inks.woodLit, inks.beech, 0.3);
  const p = (dx: number, dy: number): Point => [x + side * dx, y + dy];
  return (
    rounded(
      [p(-30, -18), p(0, -22), p(34, -12), p(40, 2), p(28, 18), p(-4, 20), p(-30, 16)],
      skin,
    ) +
    gouges(
      [
        [p(-2, -8), p(38, -4), 2.6],
        [p(-2, 2), p(38, 5), 2.6],
        [p(-4, 11), p(28, 13), 2.6],
      ],
      mix(skin, inks.wood, 0.7),
    )
  );
}
