import type { FigureInks } from "../tools/figure-inks.ts";
import { FRONT, front } from "../tools/front.ts";
import { head } from "../tools/heads.ts";
import { inks, mix } from "../tools/inks.ts";
import { castShadow, pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { leaves, ridge, wood } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../tools/strokes.ts";
import { canvas, circle, group, polygon, rect, ring } from "../tools/svg.ts";

const SQUARE = mix(inks.paper, inks.woodLit, 0.36);
const SHADOW = mix(inks.woodLit, inks.wood, 0.12);

/**
 * Towards the basilica, each at the other's pace: a woman in a wheelchair beside a friend, and an old man on a girl's
 * arm. How one comes to the door is not known, so a rise of the meadow is before its foot.
 */
export default function draw(): string {
  const random = seeded(903);
  const meadow = mix(inks.spring, inks.goldLit, 0.55);
  return canvas(
    mix(inks.mantlePale, inks.raised, 0.6),
    circle([250, 190], 74, inks.raised),
    grain(random, [-60, 60, 1500, 330], { count: 20, length: 320, width: 9 }, inks.raised),
    ridge(random, line("-40,470 180,350 400,450 620,290 840,410 1080,300 1320,420 1650,310"), 700, {
      plane: mix(inks.mantlePale, inks.mantle, 0.12),
      shade: mix(inks.mantlePale, inks.mantle, 0.45),
      lit: inks.raised,
    }),
    wood(random, line("-60,540 260,500 620,540 900,510 1300,480 1660,450"), 740, 36, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    group("translate(880 126) scale(.66)", ...front(FRONT)),
    wood(random, line("1480,660 1530,600 1590,560 1680,540"), 740, 40, {
      plane: mix(inks.spring, inks.ink, 0.35),
      lit: inks.springLit,
    }),
    under(line("-20,660 400,690 800,684 1200,668 1620,690"), line("1620,800 -20,800"), meadow),
    grain(
      random,
      [0, 690, 1560, 740],
      { count: 60, length: 36, width: 5, slope: -1.2 },
      mix(meadow, inks.ink, 0.3),
    ),
    polygon(line("-10,768 860,740 1610,764 1610,1010 -10,1010"), SQUARE),
    gouges(paving(), mix(SQUARE, inks.wood, 0.25)),
    polygon(line("1130,780 1460,776 1352,684 1262,684"), SQUARE),
    leaves(random, [1520, 20], [260, 110], 60, 56, mix(inks.spring, inks.ink, 0.25)),
    leaves(random, [1480, 0], [220, 70], 26, 50, inks.spring),
    castShadow([400, 934], 220, 90, SHADOW),
    castShadow([550, 938], 220, 90, SHADOW),
    castShadow([820, 940], 270, 220, SHADOW),
    castShadow([1070, 950], 240, 90, SHADOW),
    group("translate(100 0)", ...armInArm()),
    group("translate(820 946) scale(1.12)", wheelchair()),
    pilgrim({
      at: [1080, 956],
      height: 500,
      kind: "man",
      hands: [1],
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
    }),
    ribbon(band("1022,596,44 978,640,38 930,654,28"), inks.mantlePale),
    circle([922, 656], 15, mix(inks.beechLit, inks.woodLit, 0.35)),
  );
}

/** The joints of the paving. */
function paving(): Cut[] {
  return [
    [[-20, 830], [1620, 828], 4],
    [[-20, 910], [1620, 908], 5],
    ...[-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4].map(
      (lane): Cut => [[960 + lane * 150, 752], [960 + lane * 270, 1010], 4],
    ),
  ];
}

/** An old man with a staff, and the girl who gives him her arm. */
function armInArm(): string[] {
  const girl: FigureInks = {
    coat: mix(inks.spring, inks.goldLit, 0.1),
    lit: inks.springLit,
    dark: mix(inks.spring, inks.night, 0.6),
    accent: inks.paper,
    hair: inks.wood,
  };
  const oldMan: FigureInks = {
    coat: mix(inks.ink, inks.wood, 0.35),
    lit: inks.woodLit,
    dark: inks.ink,
    accent: inks.woodLit,
    hair: mix(inks.hairline, inks.ink, 0.15),
  };
  return [
    pilgrim({ at: [452, 942], height: 470, kind: "woman", wears: "bun", inks: girl }),
    pilgrim({
      at: [318, 946],
      height: 450,
      kind: "man",
      staff: true,
      mirrored: true,
      hands: [],
      inks: oldMan,
    }),
    ribbon(band("378,606,36 392,668,34 432,694,26"), oldMan.coat),
    ribbon(band("398,600,34 390,672,34 420,716,26 462,700,22"), girl.coat),
    gouges([[[392, 612], [384, 676], 7, -4]], girl.lit),
  ];
}

/** A wheelchair from behind, somebody with a scarf in it: the wheels stand at the origin, 200 apart. */
function wheelchair(): string {
  const steel = mix(inks.ink, inks.mantlePale, 0.3);
  const cloth = mix(inks.red, inks.wood, 0.3);
  const woman: FigureInks = {
    coat: inks.gold,
    lit: inks.goldLit,
    dark: inks.wood,
    accent: inks.raised,
    hair: mix(inks.hairline, inks.ink, 0.3),
  };
  return [
    rounded(
      line("-52,-150 52,-150 64,-30 40,-16 -40,-16 -62,-30"),
      mix(inks.mantle, inks.ink, 0.4),
    ),
    rect(-46, -24, 34, 20, inks.night),
    rect(12, -24, 34, 20, inks.night),
    ribbon(band("-84,-132,9 0,-84,9 80,-36,9"), steel),
    ribbon(band("84,-132,9 0,-84,9 -80,-36,9"), mix(steel, inks.night, 0.4)),
    ring([-104, -98], 24, 98, 10, inks.ink),
    gouges(
      [
        [[-104, -188], [-104, -8], 4],
        [[-118, -160], [-92, -34], 3],
        [[-92, -160], [-118, -34], 3],
      ],
      steel,
    ),
    ring([104, -98], 24, 98, 10, inks.night),
    gouges(
      [
        [[104, -188], [104, -8], 4],
        [[92, -160], [118, -34], 3],
        [[118, -160], [92, -34], 3],
      ],
      steel,
    ),
    rounded(line("-98,-196 -70,-204 -60,-160 -64,-128 -96,-132"), woman.coat),
    rounded(line("98,-196 70,-204 60,-160 64,-128 96,-132"), mix(inks.gold, inks.wood, 0.5)),
    rounded(
      line("-72,-236 -26,-264 26,-264 72,-236 84,-196 84,-140 -84,-140 -84,-196"),
      woman.coat,
    ),
    gouges([[[-30, -256], [-76, -170], 8, -16]], woman.lit),
    head([0, -262], 150, woman, "kerchief", true),
    polygon(line("-74,-216 74,-216 78,-112 -78,-112"), cloth),
    polygon(line("40,-216 74,-216 78,-112 46,-112"), mix(cloth, inks.night, 0.4)),
    gouges(
      [
        [[-64, -208], [-68, -120], 5],
        [[-50, -166], [60, -164], 4],
      ],
      inks.beechLit,
    ),
    ribbon(band("-78,-104,10 -78,-230,10 -84,-246,11 -104,-250,13"), inks.ink),
    ribbon(band("78,-104,10 78,-230,10 84,-246,11 104,-250,13"), inks.ink),
    rect(-118, -260, 30, 17, inks.night),
    rect(88, -260, 30, 17, inks.night),
  ].join("");
}
