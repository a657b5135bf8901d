import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import {
  canvas,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
  short,
} from "../../tools/svg.ts";

/** At dusk somebody kneels, hat on the ground, before a wayside shrine where a lamp burns. */
export default function draw(): string {
  const random = seeded(122);
  const sky = mix(inks.violet, inks.mantle, 0.45);
  const dusk = mix(inks.rose, inks.beechLit, 0.4);
  const near = mix(inks.night, inks.violet, 0.2);
  return canvas(
    sky,
    grain(
      random,
      [-100, 20, 1500, 260],
      { count: 26, length: 320, width: 6 },
      mix(sky, inks.night, 0.3),
    ),
    polygon(line("-10,330 1610,290 1610,640 -10,640"), mix(sky, dusk, 0.4)),
    polygon(line("-10,430 1610,400 1610,640 -10,640"), mix(sky, dusk, 0.75)),
    grain(random, [-100, 300, 1500, 520], { count: 30, length: 380, width: 9 }, dusk),
    ridge(random, line("-40,560 160,430 330,530 520,460 760,590 1000,540 1240,600 1650,500"), 900, {
      plane: mix(inks.violet, inks.mantle, 0.5),
      shade: mix(inks.mantle, inks.night, 0.4),
      lit: dusk,
    }),
    wood(random, line("-60,660 260,690 560,660 900,690 1240,640 1660,670"), 900, 30, {
      plane: mix(inks.mantle, inks.night, 0.55),
      lit: mix(inks.mantle, inks.violet, 0.6),
    }),
    polygon(line("-10,800 400,770 900,778 1610,740 1610,1010 -10,1010"), near),
    ribbon(
      band("-40,930,90 260,900,80 560,890,70 900,900,110 1240,980,170 1420,1050,200"),
      mix(near, dusk, 0.3),
    ),
    grain(
      random,
      [-60, 800, 1560, 990],
      { count: 70, length: 60, width: 5, slope: -1.1 },
      mix(near, inks.spring, 0.4),
    ),
    rays(
      random,
      [1060, 440],
      { from: 190, to: 400, count: 40, width: 4 },
      mix(inks.goldLit, sky, 0.45),
    ),
    shrine(),
    rounded(line("470,905 760,880 1000,880 940,930 720,950 520,940"), mix(inks.gold, near, 0.55)),
    kneeling([730, 930], 430, {
      coat: mix(inks.beech, inks.wood, 0.3),
      lit: mix(inks.beech, inks.wood, 0.7),
      dark: mix(inks.night, inks.wood, 0.4),
      accent: inks.woodLit,
    }),
    gouges(
      [
        [[786, 676], [812, 850], 8, 10],
        [[740, 616], [762, 634], 5, 5],
      ],
      inks.goldLit,
    ),
    hat(),
  );
}

/** Somebody kneeling with the head bowed, seen from behind: height is what the person would measure standing. */
function kneeling([x, y]: Point, height: number, { coat, lit, dark, accent }: FigureInks): string {
  return group(
    `translate(${short(x)} ${short(y)}) scale(${(height / 100).toFixed(3)})`,
    ellipse([0, -68], 7, 8.4, dark),
    gouges([[[-5.6, -66], [-1, -76], 1.1, 1.6]], accent),
    rounded(
      line("0,-64 12,-60 17,-46 15,-30 19,-12 17,-3 0,-1 -17,-3 -19,-12 -15,-30 -17,-46 -12,-60"),
      coat,
    ),
    rounded(line("6,-62 13,-59 17,-46 15,-30 19,-12 17,-3 6,-2 9,-28"), dark),
    rounded(
      line("-11,-60 -6,-62 -10,-46 -9,-30 -14,-12 -13,-3 -17,-3 -19,-12 -15,-30 -17,-46"),
      lit,
    ),
    ribbon(band("-15,-32,1 0,-30,1.6 15,-32,1"), dark),
    ...[-9, 9].map(
      (side) =>
        polygon(
          [
            [side - 6, -7],
            [side + 5, -7],
            [side + 6, 1],
            [side - 5, 2],
          ],
          dark,
        ) + gouges([[[side - 5, -5], [side - 4, 1], 1]], accent),
    ),
  );
}

/** The shrine: a stone pillar with a niche under a little roof; in it a dark figure on gold, a lamp, flowers. */
function shrine(): string {
  const stone = mix(inks.woodLit, inks.violet, 0.3);
  const shade = mix(stone, inks.night, 0.55);
  const joints: Cut[] = [
    [[930, 690], [1184, 690], 4],
    [[930, 770], [1184, 770], 4],
    [[1040, 640], [1040, 690], 4],
    [[1000, 694], [1000, 768], 4],
    [[1120, 694], [1120, 768], 4],
    [[1060, 774], [1060, 850], 4],
  ];
  return [
    rect(920, 240, 270, 620, stone),
    polygon(line("1190,240 1250,270 1250,846 1190,860"), shade),
    gouges(joints, shade),
    rect(890, 840, 330, 50, stone),
    polygon(line("1220,840 1276,826 1276,872 1220,890"), shade),
    polygon(line("870,250 1055,120 1240,250"), inks.beech),
    polygon(line("1055,120 1130,128 1300,262 1240,250"), mix(inks.wood, inks.night, 0.4)),
    rect(870, 244, 370, 18, mix(inks.beech, inks.wood, 0.6)),
    gouges([[[872, 246], [1055, 116], 7]], inks.beechLit),
    ribbon(band("1062,124,7 1062,58,7"), inks.night) +
      ribbon(band("1040,82,6 1084,82,6"), inks.night),
    path("M954 590V400A101 101 0 0 1 1156 400V590Z", inks.gold),
    path("M970 590V402A85 85 0 0 1 1140 402V590Z", mix(inks.goldLit, inks.raised, 0.3)),
    path("M1124 590V410C1124 372 1100 336 1070 320A85 85 0 0 1 1140 402V590Z", inks.gold),
    figure(),
    rect(936, 588, 240, 22, inks.raised),
    rect(936, 606, 240, 14, shade),
    lamp(),
    flowers(),
  ].join("");
}

/** The image in the niche, small and dark: mantle, crown, the Child before her. */
function figure(): string {
  const face = mix(inks.wood, inks.night, 0.4);
  return [
    circle([1055, 404], 50, inks.raised),
    rounded(
      line("1055,362 1082,384 1086,420 1106,470 1118,588 992,588 1004,470 1024,420 1028,384"),
      inks.mantle,
    ),
    rounded(
      line("1070,372 1082,384 1086,420 1106,470 1118,588 1080,588 1086,480"),
      mix(inks.mantle, inks.night, 0.5),
    ),
    ellipse([1054, 406], 17, 22, face),
    polygon(
      line("1030,372 1036,352 1046,366 1055,346 1064,366 1074,352 1080,372 1055,382"),
      inks.gold,
    ),
    circle([1055, 470], 21, inks.raised),
    rounded(line("1055,456 1072,480 1078,540 1032,540 1038,480"), inks.red),
    ellipse([1055, 468], 10, 12, face),
  ].join("");
}

function lamp(): string {
  return [
    rounded(line("930,560 962,560 958,584 934,584"), inks.red),
    flame([946, 562], 26, inks.goldLit, inks.raised),
  ].join("");
}

function flowers(): string {
  return [
    rounded(line("1130,560 1164,560 1158,590 1136,590"), mix(inks.spring, inks.night, 0.3)),
    gouges(
      [
        [[1146, 562], [1130, 520], 4],
        [[1148, 562], [1152, 512], 4],
        [[1150, 562], [1172, 526], 4],
      ],
      inks.spring,
    ),
    circle([1128, 516], 12, inks.rose),
    circle([1152, 506], 13, inks.raised),
    circle([1174, 522], 11, inks.rose),
  ].join("");
}

/** The traveller's hat and staff, laid on the grass. */
function hat(): string {
  return [
    ribbon(band("420,968,10 640,948,9 800,962,8"), mix(inks.wood, inks.woodLit, 0.3)),
    ellipse([520, 938], 62, 15, inks.wood),
    rounded(
      line("482,934 488,904 520,894 552,904 558,934 520,942"),
      mix(inks.wood, inks.beech, 0.4),
    ),
    gouges([[[540, 902], [556, 932], 5, 4]], inks.goldLit),
  ].join("");
}
