import { inks, mix } from "../tools/inks.ts";
import { NIGHT_SKY, withNight } from "../tools/night.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { leaves, ridge, wood } from "../tools/ridges.ts";
import { gouges, grain, ribbon, under } from "../tools/strokes.ts";
import { ellipse, polygon, rect } from "../tools/svg.ts";
import { plate } from "./plate.ts";

const sky = mix(inks.mantlePale, inks.paper, 0.6);
const meadow = mix(inks.spring, inks.goldLit, 0.45);
const bark = mix(inks.wood, inks.spring, 0.25);
const barkLit = mix(bark, inks.hairline, 0.5);
const leaf = mix(inks.spring, inks.ink, 0.12);

/** A beech that has fallen across the path, the church road behind it: for a page that broke. */
export function broken(): string {
  const random = seeded(500);
  const drawing = plate(
    rect(0, 0, 1200, 800, sky),
    ridge(random, line("-40,360 160,260 330,330 560,170 760,320 960,230 1240,350"), 560, {
      plane: mix(inks.mantlePale, inks.mantle, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.5),
      lit: inks.raised,
    }),
    wood(random, line("-60,470 200,440 500,480 800,470 1240,440"), 640, 72, {
      plane: inks.spring,
      lit: mix(inks.spring, inks.springLit, 0.6),
    }),
    under(line("-20,540 400,524 800,530 1220,540"), line("1220,810 -20,810"), meadow),
    ribbon(
      band("660,530,8 650,570,44 610,650,150 560,740,290 500,840,440"),
      mix(inks.paper, inks.goldLit, 0.3),
    ),
    grain(
      random,
      [60, 560, 1140, 780],
      { count: 18, length: 46, width: 5, slope: -1.2 },
      mix(meadow, inks.ink, 0.25),
    ),
    polygon(line("170,720 560,668 1010,628 1090,650 640,706 280,752"), mix(meadow, inks.ink, 0.45)),
    ribbon(band("560,600,30 610,500,22 690,430,8"), bark),
    ribbon(band("780,590,26 800,490,18 770,400,6"), bark),
    ribbon(band("880,600,22 980,530,14 1080,500,5"), bark),
    ribbon(band("130,664,130 260,650,112 560,622,92 860,596,62 1080,586,26"), bark),
    gouges(
      [
        [[200, 604], [520, 580], 8],
        [[380, 626], [700, 592], 6],
        [[560, 584], [900, 566], 6],
        [[240, 690], [420, 672], 5],
      ],
      barkLit,
    ),
    ellipse([136, 664], 34, 66, inks.woodLit),
    ellipse([138, 666], 20, 40, mix(inks.woodLit, inks.wood, 0.35)),
    ellipse([140, 668], 8, 16, inks.woodLit),
    ...line("700,420 780,390 1060,500 930,520 820,450").map((at) =>
      leaves(random, at, [110, 62], 15, 66, leaf),
    ),
    ...line("760,380 1040,470").map((at) =>
      leaves(random, at, [90, 44], 8, 58, mix(inks.spring, inks.goldLit, 0.3)),
    ),
  );
  return withNight(drawing, { [sky]: NIGHT_SKY });
}
