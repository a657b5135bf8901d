import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import {
  canvasWithNight,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
} from "../../tools/svg.ts";

const WALL = mix(inks.paper, inks.goldLit, 0.34);
const WALL_SHADE = mix(WALL, inks.gold, 0.2);
const STONE = mix(inks.paper, inks.woodLit, 0.28);
const STONE_SHADE = mix(inks.woodLit, inks.wood, 0.22);
const PLINTH = mix(STONE, WALL_SHADE, 0.5);
const PAVING = mix(inks.paper, inks.woodLit, 0.5);
const PAVING_SHADE = mix(PAVING, inks.wood, 0.24);
const JOINT = mix(PAVING, inks.wood, 0.2);
const INSIDE = mix(inks.night, inks.wood, 0.35);
const HALO = mix(INSIDE, inks.beech, 0.24);
const GLOW = mix(INSIDE, inks.beech, 0.5);

/** By night the wall keeps its shadow of leaves, and the church is lit. */
const NIGHT = {
  [WALL]: mix(NIGHT_SKY, inks.mantlePale, 0.2),
  [WALL_SHADE]: mix(NIGHT_SKY, inks.mantlePale, 0.08),
  [PLINTH]: mix(NIGHT_SKY, inks.mantlePale, 0.3),
  [PAVING]: mix(NIGHT_SKY, inks.woodLit, 0.3),
  [PAVING_SHADE]: mix(NIGHT_SKY, inks.woodLit, 0.16),
  [JOINT]: mix(NIGHT_SKY, inks.woodLit, 0.18),
  [INSIDE]: mix(inks.beech, inks.wood, 0.35),
  [HALO]: mix(inks.beech, inks.gold, 0.6),
  [GLOW]: mix(inks.gold, inks.goldLit, 0.5),
};

/**
 * By turns: at the open door a mother goes in with her child, and a man waits outside with the dog. Heads and dog stand in
 * the middle third, which is all that a wide window shows of it.
 */
export default function draw(): string {
  const random = seeded(264);
  return canvasWithNight(
    WALL,
    NIGHT,
    grain(
      random,
      [-60, 20, 1560, 520],
      { count: 46, length: 90, width: 5, slope: 0.1 },
      WALL_SHADE,
    ),
    ...line("90,40 330,130 160,290").map((at) =>
      leaves(random, at, [250, 130], 36, 58, WALL_SHADE),
    ),
    ribbon(band("-20,225,26 150,160,18 330,120,8"), WALL_SHADE),
    rect(-10, 524, 1620, 90, PLINTH),
    gouges(plinth(), STONE_SHADE),
    rect(-10, 606, 1620, 410, PAVING),
    gouges(paving(), JOINT),
    ...line("60,860 300,900 560,960 130,960").map((at) =>
      leaves(random, at, [230, 70], 30, 64, PAVING_SHADE),
    ),
    ribbon(band("-20,800,24 190,880,18 420,930,10 640,990,5"), PAVING_SHADE),
    group(
      "translate(290 53) scale(0.68)",
      group("translate(-55 -98) scale(1.12)", portal()),
      polygon(line("796,814 1244,814 1340,868 870,868"), PAVING_SHADE),
      pilgrim({
        at: [1104, 884],
        height: 384,
        kind: "woman",
        wears: "kerchief",
        inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.raised },
      }),
      pilgrim({
        at: [1196, 892],
        height: 376,
        kind: "child",
        hands: [1],
        inks: {
          coat: inks.red,
          lit: inks.beechLit,
          dark: inks.wood,
          accent: inks.paper,
          hair: inks.gold,
        },
      }),
      ribbon(band("1142,722,22 1158,756,20 1164,778,16"), inks.mantle),
      ribbon(band("1180,770,14 1170,790,12 1166,800,10"), inks.red),
      circle([1164, 784], 9, mix(inks.beechLit, inks.woodLit, 0.35)),
      castShadow([440, 950], 230, 90, PAVING_SHADE),
      castShadow([660, 944], 150, 110, PAVING_SHADE),
      pilgrim({
        at: [440, 956],
        height: 500,
        kind: "man",
        hat: true,
        inks: {
          coat: mix(inks.spring, inks.ink, 0.3),
          lit: inks.springLit,
          dark: mix(inks.ink, inks.wood, 0.3),
          accent: inks.gold,
        },
      }),
      ribbon(band("512,802,6 545,868,5 600,850,5 634,818,5"), inks.beech),
      group("translate(660 952) scale(2.1)", dog()),
    ),
  );
}

/** The joints of the stones at the foot of the wall. */
function plinth(): Cut[] {
  return [
    [[-10, 526], [1610, 526], 4],
    [[-10, 566], [1610, 567], 3],
    ...[60, 210, 370, 530, 1260, 1390, 1520].map((x): Cut => [[x, 529], [x, 564], 3]),
    ...[130, 300, 450, 640, 1330, 1470].map((x): Cut => [[x, 569], [x, 603], 3]),
  ];
}

/** The joints of the paving, towards the door. */
function paving(): Cut[] {
  return [
    [[-20, 642], [1620, 643], 3],
    [[-20, 700], [1620, 702], 4],
    [[-20, 790], [1620, 788], 5],
    [[-20, 912], [1620, 915], 6],
    ...[-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(
      (lane): Cut => [[984 + lane * 110, 608], [984 + lane * 330, 1010], 4],
    ),
  ];
}

/** The door under its arch: leaves folded back, lamplight over the nave, far away the candles. */
function portal(): string {
  return [
    path("M684 820V470A276 276 0 0 1 1236 470V820Z", STONE),
    path("M1236 820V470A276 276 0 0 0 960 194A210 276 0 0 1 1196 470V820Z", STONE_SHADE),
    path("M760 820V480A200 200 0 0 1 1160 480V820Z", INSIDE),
    circle([940, 590], 118, HALO),
    circle([940, 590], 74, GLOW),
    polygon(line("842,744 1078,744 1160,822 760,822"), mix(GLOW, inks.goldLit, 0.12)),
    polygon(line("866,640 1014,640 1014,752 866,752"), mix(inks.raised, inks.goldLit, 0.3)),
    rect(866, 640, 148, 9, inks.goldLit),
    ...line("884,640 940,640 996,640").map(([x, y]) => candle([x, y])),
    path("M760 470A200 200 0 0 1 1160 470Z", mix(inks.mantle, inks.night, 0.5)),
    gouges(
      [
        [[960, 470], [960, 282], 9],
        [[960, 470], [826, 330], 7],
        [[960, 470], [1094, 330], 7],
      ],
      STONE_SHADE,
    ),
    rect(752, 462, 416, 22, STONE),
    polygon(line("760,484 842,506 842,800 760,822"), mix(inks.beech, inks.wood, 0.3)),
    polygon(line("1160,484 1078,506 1078,800 1160,822"), inks.wood),
    gouges(
      [
        [[774, 510], [828, 524], 6],
        [[774, 640], [828, 644], 6],
        [[774, 664], [828, 667], 6],
        [[774, 790], [828, 780], 6],
        [[768, 500], [768, 806], 5],
      ],
      inks.beechLit,
    ),
    gouges(
      [
        [[1092, 524], [1146, 510], 5],
        [[1092, 644], [1146, 640], 5],
        [[1092, 780], [1146, 790], 5],
      ],
      inks.beech,
    ),
    gouges(voussoirs(), STONE_SHADE),
    gouges(
      [
        [[692, 800], [692, 470], 7],
        [[696, 440], [930, 202], 7, 66],
      ],
      inks.raised,
    ),
  ].join("");
}

function candle([x, y]: Point): string {
  return (
    rect(x - 5, y - 34, 10, 34, inks.raised) +
    ellipse([x, y - 46], 6, 13, inks.goldLit) +
    ellipse([x, y - 44], 3, 7, "#ffe9a8")
  );
}

/** The joints of the arch's stones, and of those of the jambs. */
function voussoirs(): Cut[] {
  const arch = Array.from({ length: 9 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 9);
    return [
      [960 + Math.cos(angle) * 206, 474 + Math.sin(angle) * 206],
      [960 + Math.cos(angle) * 270, 474 + Math.sin(angle) * 270],
      4,
    ];
  });
  return [
    ...arch,
    ...[560, 640, 730].flatMap((y): Cut[] => [
      [[690, y], [754, y], 4],
      [[1168, y + 20], [1230, y + 20], 4],
    ]),
  ];
}

/** A white sheepdog that sits with its back to the viewer and looks up to the left: 100 tall, its seat at the origin. */
function dog(): string {
  const fur = inks.raised;
  const shade = mix(inks.hairline, inks.woodLit, 0.5);
  return [
    ribbon(band("8,-4,12 30,2,15 50,-2,11 60,-12,4"), shade),
    rounded(
      line("-24,0 -33,-16 -28,-38 -17,-60 -14,-70 14,-70 19,-58 29,-38 33,-16 25,0 0,3"),
      fur,
    ),
    rounded(line("12,-64 19,-58 29,-38 33,-16 25,0 4,3 14,-14 16,-40"), shade),
    rounded(
      line(
        "-16,-62 -15,-77 -23,-80 -36,-85 -37,-92 -24,-97 -12,-105 4,-104 14,-94 16,-78 15,-62 0,-58",
      ),
      fur,
    ),
    rounded(line("6,-102 14,-94 16,-78 15,-62 4,-60 9,-78"), shade),
    rounded(line("-3,-101 8,-97 13,-84 8,-73 1,-80 -2,-90"), mix(shade, inks.gold, 0.25)),
    circle([-36.5, -90], 3, inks.ink),
    circle([-18, -94.5], 1.9, inks.ink),
    gouges([[[-34, -85.5], [-22, -83], 1.4, 1]], inks.wood),
    ribbon(band("-16,-65,5 0,-61,5 15,-64,5"), inks.red),
    gouges(
      [
        [[-12, -50], [-20, -30], 1.6],
        [[-4, -46], [-7, -22], 1.6],
        [[-20, -20], [-18, -4], 1.6, 2],
        [[4, -40], [3, -16], 1.6],
        [[-8, -14], [-6, -2], 1.4],
      ],
      shade,
    ),
  ].join("");
}
