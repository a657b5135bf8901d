import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

/** Evening in a ploughed field: a man and a woman have stopped, heads bowed, while the bell of a far chapel rings. */
export default function draw(): string {
  const random = seeded(71);
  const sky = mix(inks.springLit, inks.paper, 0.62);
  const glow = mix(inks.goldLit, inks.paper, 0.35);
  const haze = mix(sky, glow, 0.55);
  const soil = mix(inks.beech, inks.wood, 0.4);
  return canvasWithNight(
    sky,
    {
      [sky]: NIGHT_SKY,
      [glow]: mix(NIGHT_SKY, inks.mantlePale, 0.26),
      [haze]: mix(NIGHT_SKY, inks.mantlePale, 0.13),
    },
    polygon(line("-10,250 1610,250 1610,640 -10,640"), haze),
    polygon(line("-10,360 1610,360 1610,640 -10,640"), glow),
    grain(random, [-100, 60, 1500, 420], { count: 40, length: 380, width: 10 }, inks.raised),
    rays(random, [420, 520], { from: 140, to: 460, count: 50, width: 4 }, inks.raised),
    circle([420, 520], 112, inks.raised),
    ridge(random, line("-40,580 200,520 420,560 640,500 900,570 1160,480 1380,550 1650,470"), 800, {
      plane: mix(inks.spring, inks.mantlePale, 0.55),
      shade: mix(inks.spring, inks.mantle, 0.3),
      lit: glow,
    }),
    wood(random, line("-60,630 400,620 800,630 1200,610 1660,620"), 800, 20, {
      plane: mix(inks.spring, inks.ink, 0.3),
      lit: inks.springLit,
    }),
    group("translate(1210 626)", chapel()),
    birds(),
    polygon(line("-10,660 1610,640 1610,1010 -10,1010"), soil),
    gouges(furrows(), mix(soil, inks.night, 0.42)),
    gouges(furrows(0.5), mix(inks.beechLit, inks.goldLit, 0.4)),
    castShadow([650, 920], 420, 110, mix(soil, inks.night, 0.65)),
    castShadow([850, 930], 420, 120, mix(soil, inks.night, 0.65)),
    pilgrim({
      at: [650, 925],
      height: 470,
      kind: "man",
      hands: [],
      inks: {
        coat: inks.mantle,
        lit: mix(inks.goldLit, inks.mantlePale, 0.5),
        dark: inks.night,
        accent: inks.woodLit,
      },
    }),
    pilgrim({
      at: [852, 935],
      height: 440,
      kind: "woman",
      inks: {
        coat: inks.red,
        lit: inks.beechLit,
        dark: mix(inks.wood, inks.night, 0.4),
        accent: inks.paper,
      },
    }),
    fork(),
    basket(),
  );
}

/** The furrows, all towards one point on the horizon; half a step aside for their lit edges. */
function furrows(aside = 0): Cut[] {
  return Array.from({ length: 19 }, (_, index): Cut => {
    const lane = index - 9 + aside * 0.42;
    return [
      [900 + lane * 40, 668 + Math.abs(lane) * 1.2],
      [820 + lane * 260, 1060],
      aside ? 5 : 20,
    ];
  });
}

/** A small chapel whose bell hangs in a gable above the roof. */
function chapel(): string {
  const stone = mix(inks.paper, inks.beechLit, 0.25);
  const shade = mix(inks.beech, inks.spring, 0.3);
  return [
    rect(-40, -86, 70, 90, stone),
    polygon(line("30,-86 130,-86 130,4 30,4"), shade),
    polygon(line("-48,-84 -5,-126 38,-84"), stone),
    polygon(line("-5,-130 108,-130 144,-82 38,-82"), inks.beech),
    path("M-18 4V-34A13 13 0 0 1 8 -34V4Z", inks.wood),
    path("M-28 -118V-166A23 23 0 0 1 18 -166V-118Z", stone),
    path("M-16 -120V-164A11 11 0 0 1 6 -164V-120Z", glowOf()),
    path("M-15 -134C-12 -138 -12 -156 -5 -158C2 -156 2 -138 5 -134Z", inks.night),
    circle([-5, -131], 4, inks.night),
    rect(-7, -214, 4, 28, inks.wood) + rect(-14, -206, 18, 4, inks.wood),
    gouges(
      [
        [[-60, -150], [-78, -168], 4, 8],
        [[-58, -134], [-84, -138], 4, 6],
        [[50, -150], [68, -168], 4, -8],
        [[50, -134], [76, -138], 4, -6],
      ],
      inks.gold,
    ),
  ].join("");
}

const glowOf = () => mix(inks.goldLit, inks.paper, 0.35);

function birds(): string {
  return gouges(
    [
      [[930, 210], [962, 222], 4, 10],
      [[962, 222], [996, 206], 4, 10],
      [[1030, 270], [1054, 280], 3, 8],
      [[1054, 280], [1082, 268], 3, 8],
      [[860, 290], [880, 298], 3, 7],
      [[880, 298], [902, 288], 3, 7],
    ],
    inks.ink,
  );
}

/** The fork, left standing in the soil. */
function fork(): string {
  return [
    ribbon(band("498,610,9 486,900,11"), inks.wood),
    ribbon(band("462,900,5 464,866,7 486,852,9 508,868,7 508,902,5"), inks.ink),
    ribbon(band("462,900,5 461,944,4"), inks.ink) +
      ribbon(band("485,880,5 484,950,4"), inks.ink) +
      ribbon(band("508,902,5 507,946,4"), inks.ink),
    gouges([[[495, 630], [486, 840], 2.5]], inks.beechLit),
  ].join("");
}

/** A basket of what they have gathered. */
function basket(): string {
  const wicker = mix(inks.gold, inks.woodLit, 0.3);
  const cuts: Cut[] = [0, 1, 2, 3, 4, 5].map(
    (index): Cut => [[1002 + index * 28, 906], [1010 + index * 24, 974], 4, 4],
  );
  return [
    ribbon(band("1000,900,9 1020,820,9 1070,796,9 1124,820,9 1146,900,9"), inks.wood),
    ...[1024, 1058, 1092, 1122].map((x, index) =>
      circle([x, 898 - (index % 2) * 12], 24, index % 2 ? inks.goldLit : inks.beechLit),
    ),
    rounded(line("990,900 1072,912 1156,900 1142,974 1072,986 1004,974"), wicker),
    rounded(line("1110,908 1156,900 1142,974 1100,984"), mix(wicker, inks.wood, 0.5)),
    gouges(cuts, mix(wicker, inks.wood, 0.6)),
    ellipse([1073, 903], 84, 7, mix(wicker, inks.paper, 0.4)),
  ].join("");
}
