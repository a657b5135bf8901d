import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, type Point, polygon } from "../../tools/svg.ts";

/** Two who have climbed by night stand before the cross of a summit, over a sea of clouds at sunrise. */
export default function draw(): string {
  const random = seeded(361);
  const sky = mix(inks.mantlePale, inks.rose, 0.3);
  const glow = mix(inks.goldLit, inks.paper, 0.35);
  const haze = mix(sky, glow, 0.45);
  return canvasWithNight(
    sky,
    {
      [sky]: NIGHT_SKY,
      [glow]: mix(NIGHT_SKY, inks.mantlePale, 0.26),
      [haze]: mix(NIGHT_SKY, inks.mantlePale, 0.13),
    },
    polygon(line("-10,230 1610,230 1610,620 -10,620"), haze),
    polygon(line("-10,370 1610,370 1610,620 -10,620"), glow),
    grain(random, [-100, 40, 1500, 420], { count: 40, length: 380, width: 10 }, inks.raised),
    rays(random, [450, 500], { from: 130, to: 560, count: 60, width: 5 }, inks.raised),
    circle([450, 500], 104, inks.raised),
    ridge(random, line("60,600 200,520 320,600"), 660, {
      plane: mix(inks.mantlePale, inks.mantle, 0.4),
      shade: mix(inks.mantle, inks.violet, 0.3),
      lit: glow,
    }),
    clouds(560, 0),
    ridge(random, line("560,690 720,580 860,640 1000,690"), 760, {
      plane: mix(inks.mantlePale, inks.mantle, 0.55),
      shade: mix(inks.mantle, inks.violet, 0.2),
      lit: glow,
    }),
    clouds(640, 1),
    ridge(random, line("-60,760 90,640 260,760 380,820"), 860, {
      plane: mix(inks.mantle, inks.mantlePale, 0.3),
      shade: mix(inks.mantle, inks.night, 0.3),
      lit: mix(inks.beechLit, glow, 0.4),
    }),
    clouds(740, 2),
    summit(random),
    cross(),
    castShadow([760, 878], 260, 60, mix(inks.wood, inks.night, 0.6)),
    pilgrim({
      at: [740, 880],
      height: 260,
      kind: "man",
      inks: { coat: inks.red, lit: inks.beechLit, dark: inks.night, accent: inks.woodLit },
      staff: true,
      load: "pack",
      mirrored: true,
    }),
    pilgrim({
      at: [860, 862],
      height: 236,
      kind: "woman",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
    }),
    clouds(930, 3),
  );
}

/** A bank of cloud from side to side: round heads, lit above, blue below. */
function clouds(y: number, layer: number): string {
  const ink =
    [mix(inks.paper, inks.rose, 0.25), mix(inks.raised, inks.rose, 0.12), inks.raised, inks.raised][
      layer
    ] ?? inks.raised;
  const heads: Point[] = Array.from(
    { length: 15 },
    (_, index): Point => [
      -100 + index * 130,
      y + ((index * 37 + layer * 53) % 5) * 9 - 18 + (index % 2 ? 24 : -14),
    ],
  );
  const cuts = heads.filter((_, index) => index % 2 === 0);
  return [
    rounded([...heads, [1740, 1100], [-140, 1100]], ink),
    gouges(
      cuts.map(([x, top]) => [
        [x - 30, top + 56 + layer * 8],
        [x + 120, top + 62 + layer * 8],
        7 + layer * 2,
        -14,
      ]),
      mix(ink, inks.mantlePale, 0.5),
    ),
  ].join("");
}

/** The rock of the summit, in front on the right. */
function summit(random: () => number): string {
  const stone = mix(inks.wood, inks.mantle, 0.35);
  return [
    polygon(
      [
        ...broken(
          random,
          line("380,1010 520,950 640,890 800,860 940,800 1080,770 1240,790 1400,860 1620,920"),
          0.1,
        ),
        [1620, 1010],
      ],
      stone,
    ),
    polygon(
      [
        ...broken(random, line("1130,776 1240,790 1400,860 1620,920"), 0.1),
        [1620, 1010],
        [1260, 1010],
        [1290, 920],
        [1190, 880],
        [1200, 830],
      ],
      mix(stone, inks.night, 0.55),
    ),
    gouges(
      [
        [[540, 960], [660, 900], 8, 8],
        [[820, 872], [940, 816], 8, 8],
        [[980, 810], [1070, 782], 7, 5],
        [[900, 960], [1000, 890], 6, 8],
        [[1060, 940], [1120, 850], 6, 6],
      ],
      mix(inks.beechLit, inks.goldLit, 0.3),
    ),
  ].join("");
}

/** The cross: two beams, bound with rope, held by stones. */
function cross(): string {
  const beam = mix(inks.wood, inks.beech, 0.3);
  const dark = mix(inks.wood, inks.night, 0.6);
  const stone = mix(inks.woodLit, inks.mantle, 0.3);
  return [
    ribbon(
      [
        [1078, 790, 58],
        [1070, 90, 50],
      ],
      beam,
    ),
    ribbon(
      [
        [1094, 790, 24],
        [1086, 90, 20],
      ],
      dark,
    ),
    ribbon(
      [
        [850, 280, 46],
        [1300, 268, 46],
      ],
      beam,
    ),
    ribbon(
      [
        [850, 294, 18],
        [1300, 282, 18],
      ],
      dark,
    ),
    gouges(
      [
        [[1052, 110], [1056, 770], 8],
        [[858, 264], [1044, 258], 6],
        [[1110, 256], [1290, 252], 6],
      ],
      inks.goldLit,
    ),
    gouges(
      [
        [[1040, 240], [1106, 306], 8],
        [[1046, 232], [1114, 296], 6],
        [[1106, 238], [1040, 306], 8],
      ],
      inks.woodLit,
    ),
    ...[
      [1000, 790, 50, 34],
      [1140, 796, 54, 36],
      [1070, 806, 62, 40],
    ].flatMap(([x = 0, y = 0, rx = 0, ry = 0]) => [
      rounded(
        [
          [x - rx, y],
          [x - rx * 0.5, y - ry],
          [x + rx * 0.5, y - ry],
          [x + rx, y],
          [x + rx * 0.4, y + ry * 0.7],
          [x - rx * 0.5, y + ry * 0.7],
        ],
        stone,
      ),
      gouges([[[x - rx * 0.8, y - 4], [x, y - ry * 0.9], 5, 7]], inks.raised),
    ]),
  ].join("");
}
