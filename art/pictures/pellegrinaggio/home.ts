import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, polygon } from "../../tools/svg.ts";

/** Pilgrims seen from behind on the mountain path, the valley opening before them in the morning. */
export default function draw(): string {
  const random = seeded(11);
  const sky = mix(inks.paper, inks.goldLit, 0.32);
  const far = mix(inks.mantlePale, inks.paper, 0.35);
  const middle = mix(inks.mantle, inks.mantlePale, 0.5);
  const near = mix(inks.mantle, inks.spring, 0.45);
  const dark = mix(inks.ink, inks.spring, 0.22);
  const path = mix(inks.woodLit, inks.paper, 0.45);
  return canvas(
    sky,
    circle([360, 250], 92, inks.raised),
    rays(random, [360, 250], { from: 118, to: 520, count: 22, width: 4.6 }, inks.raised),
    ridge(
      random,
      line("-40,470 190,350 330,430 560,250 760,400 930,300 1110,415 1330,205 1650,420"),
      760,
      { plane: far, shade: mix(far, inks.mantle, 0.28), lit: sky },
    ),
    ridge(random, line("-40,560 180,470 420,590 700,640 960,560 1230,395 1420,470 1650,360"), 820, {
      plane: middle,
      shade: mix(middle, inks.mantle, 0.5),
      lit: far,
    }),
    wood(random, line("-60,600 250,640 560,720 860,700 1100,600 1660,480"), 1000, 54, {
      plane: near,
      lit: mix(near, inks.springLit, 0.4),
    }),
    ribbon(band("690,702,5 740,716,8 702,740,12 640,772,22"), path),
    wood(random, line("-60,700 160,740 380,800"), 1000, 52, {
      plane: mix(near, dark, 0.6),
      lit: near,
    }),
    wood(random, line("900,850 1120,740 1330,690 1660,610"), 1000, 54, {
      plane: mix(near, dark, 0.6),
      lit: near,
    }),
    under(
      line("-20,830 250,790 520,768 820,790 1180,850 1620,800"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      dark,
    ),
    polygon(
      line("606,770 658,769 720,792 830,850 1010,935 1180,1010 430,1010 520,930 580,850 596,800"),
      path,
    ),
    gouges(
      [
        [[640, 790], [560, 1000], 5, 12],
        [[690, 830], [700, 1000], 4],
        [[760, 860], [930, 1000], 5],
        [[670, 800], [760, 900], 3],
      ],
      mix(path, inks.beech, 0.3),
    ),
    grain(random, [20, 840, 480, 990], { count: 12, length: 80, width: 4, slope: -1.1 }, near),
    grain(random, [1140, 860, 1580, 990], { count: 12, length: 80, width: 4, slope: -2 }, near),
    castShadow([742, 838], 70, 24, mix(path, inks.ink, 0.45)),
    pilgrim({
      at: [650, 815],
      height: 150,
      kind: "man",
      inks: walkers.blue,
      staff: true,
      load: "pack",
    }),
    pilgrim({ at: [735, 838], height: 170, kind: "woman", inks: walkers.red }),
    castShadow([640, 905], 130, 44, mix(path, inks.ink, 0.45)),
    pilgrim({
      at: [625, 905],
      height: 270,
      kind: "woman",
      inks: walkers.plain,
      staff: true,
      mirrored: true,
      load: "bundle",
    }),
    castShadow([790, 925], 110, 36, mix(path, inks.ink, 0.45)),
    pilgrim({ at: [778, 922], height: 275, kind: "child", inks: walkers.red, mirrored: true }),
    castShadow([930, 975], 190, 66, mix(path, inks.ink, 0.45)),
    pilgrim({
      at: [910, 975],
      height: 400,
      kind: "man",
      inks: walkers.dark,
      staff: true,
      load: "pack",
      hat: true,
    }),
  );
}

const walkers = {
  blue: {
    coat: mix(inks.mantle, inks.ink, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.woodLit,
  },
  red: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.paper },
  plain: {
    coat: mix(inks.spring, inks.ink, 0.4),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.goldLit,
  },
  dark: {
    coat: inks.ink,
    lit: mix(inks.mantlePale, inks.ink, 0.3),
    dark: mix(inks.night, inks.wood, 0.4),
    accent: inks.beech,
  },
} satisfies Record<string, FigureInks>;
