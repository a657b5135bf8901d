import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, polygon } from "../../tools/svg.ts";

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

/** The elder: her head on the shoulder of the younger, one arm about her. */
function elizabeth(): string {
  const dark = mix(inks.beech, inks.night, 0.5);
  return [
    rounded(
      line("880,470 950,440 1030,480 1070,600 1080,760 1130,940 1000,958 860,950 850,700"),
      inks.beech,
    ),
    rounded(line("990,456 1030,480 1070,600 1080,760 1130,940 1010,956 1020,780 1000,600"), dark),
    gouges(
      [
        [[960, 560], [950, 930], 8, 10],
        [[1000, 600], [1040, 930], 6],
      ],
      dark,
    ),
    rounded(
      line("868,392 892,352 936,342 976,372 990,420 1010,470 960,500 900,480 872,440"),
      inks.goldLit,
    ),
    rounded(line("936,342 976,372 990,420 1010,470 966,494 960,420"), inks.gold),
    gouges([[[884, 374], [940, 348], 6, 7]], inks.raised),
  ].join("");
}

/** The younger, from behind, in blue: the elder's arm lies across her back. */
function mary(): string {
  const dark = mix(inks.mantle, inks.night, 0.5);
  return [
    rounded(
      line(
        "700,480 770,446 850,450 900,500 914,640 900,780 920,950 770,964 620,952 660,780 660,600",
      ),
      inks.mantle,
    ),
    rounded(line("850,450 900,500 914,640 900,780 920,950 830,960 850,760 850,600"), dark),
    rounded(
      line("700,482 740,460 710,600 706,780 680,952 620,952 660,780 660,600"),
      mix(inks.mantlePale, inks.mantle, 0.2),
    ),
    gouges(
      [
        [[760, 640], [736, 940], 9, -10],
        [[800, 660], [806, 940], 7],
      ],
      inks.mantlePale,
    ),
    rounded(
      line("752,388 782,346 828,340 868,372 880,430 890,486 830,512 760,496 736,456"),
      inks.mantle,
    ),
    rounded(line("828,340 868,372 880,430 890,486 840,508 846,420"), dark),
    gouges(
      [
        [[752, 400], [806, 346], 8, 9],
        [[744, 462], [756, 420], 5],
      ],
      inks.mantlePale,
    ),
    ribbon(
      band("1000,540,64 930,590,58 820,616,50 720,604,40"),
      mix(inks.beech, inks.beechLit, 0.25),
    ),
    gouges([[[990, 520], [730, 588], 6, -30]], inks.beechLit),
    ellipse([692, 600], 28, 19, mix(inks.woodLit, inks.beech, 0.35)),
    gouges(
      [
        [[672, 594], [700, 592], 3],
        [[670, 604], [698, 604], 3],
      ],
      inks.wood,
    ),
  ].join("");
}
