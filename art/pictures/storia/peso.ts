import { enthroned } from "../../tools/enthroned.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, polygon } from "../../tools/svg.ts";

const sky = mix(inks.goldLit, inks.raised, 0.6);
const grass = mix(inks.spring, inks.goldLit, 0.4);
const way = mix(inks.paper, inks.woodLit, 0.3);
const statue = mix(inks.wood, inks.beech, 0.45);
const statueLit = mix(inks.beechLit, inks.wood, 0.35);
const stone = {
  plane: mix(inks.hairline, inks.mantlePale, 0.22),
  lit: inks.raised,
  shade: mix(inks.hairline, inks.ink, 0.46),
  cuts: mix(inks.hairline, inks.ink, 0.3),
};

/** The statue that grew heavy: its bearers have set it down against a rock beside the path, and stand still. */
export default function draw(): string {
  const random = seeded(1894);
  return canvas(
    sky,
    ridge(random, line("-40,430 220,280 460,400 760,230 1060,380 1340,270 1650,410"), 700, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.46),
      lit: inks.raised,
    }),
    wood(random, line("-60,520 300,490 640,540 1000,520 1660,500"), 780, 54, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(line("-20,640 420,610 860,630 1240,610 1620,630"), line("1620,1010 -20,1010"), grass),
    ribbon(band("240,622,10 300,650,34 220,700,80 360,780,170 520,880,300 480,1030,460"), way),
    grain(
      random,
      [640, 650, 1580, 980],
      { count: 40, length: 44, width: 5, slope: -1.15 },
      mix(grass, inks.ink, 0.28),
    ),
    boulder(random, [1120, 850], [620, 640], stone),
    boulder(random, [1440, 900], [300, 210], stone),
    polygon(line("800,880 1060,850 1180,890 900,926"), mix(grass, inks.ink, 0.45)),
    ...madonna(),
    ribbon(band("560,930,16 840,900,16 1080,884,16"), inks.wood),
    ribbon(band("600,974,16 880,944,16 1120,926,16"), mix(inks.wood, inks.woodLit, 0.3)),
    ...PEOPLE,
    trunk(random, [60, 1010], 1040, 110, {
      plane: mix(inks.wood, inks.spring, 0.4),
      lit: mix(inks.wood, inks.raised, 0.5),
    }),
    ...line("80,90 320,50 1500,60").map((at) =>
      leaves(random, at, [224, 98], 18, 80, mix(inks.spring, inks.goldLit, 0.24)),
    ),
  );
}

const PEOPLE = [
  pilgrim({
    at: [640, 900],
    height: 340,
    kind: "man",
    inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.woodLit },
  }),
  pilgrim({
    at: [300, 860],
    height: 300,
    kind: "woman",
    wears: "kerchief",
    staff: true,
    mirrored: true,
    inks: { coat: inks.raised, lit: "#ffffff", dark: inks.mantle, accent: inks.red },
  }),
  pilgrim({
    at: [470, 940],
    height: 370,
    kind: "man",
    hat: true,
    inks: {
      coat: mix(inks.mantle, inks.ink, 0.3),
      lit: inks.mantlePale,
      dark: inks.night,
      accent: inks.woodLit,
    },
  }),
];

/** Her wooden seat, tilted against the rock, and her on it. */
function madonna(): string[] {
  return [
    polygon(line("826,640 846,560 1010,548 1066,884 800,900"), mix(statue, inks.night, 0.3)),
    polygon(line("800,900 826,640 846,560 870,558 838,897"), statueLit),
    enthroned([926, 888], 7),
  ];
}
