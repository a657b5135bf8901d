import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, polygon } from "../../tools/svg.ts";

const sky = mix(inks.goldLit, inks.raised, 0.6);
const grass = mix(inks.spring, inks.goldLit, 0.4);
const way = mix(inks.paper, inks.woodLit, 0.3);
const statue = mix(inks.wood, inks.beech, 0.45);
const mantle = mix(inks.mantle, inks.ink, 0.15);
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

/** The Madonna on her wooden seat, turned away; her head rests where the rock will keep its mark. */
function madonna(): string[] {
  return [
    polygon(line("790,900 800,720 1020,706 1040,884"), mix(statue, inks.night, 0.3)),
    polygon(line("790,900 800,720 840,717 834,896"), statueLit),
    gouges([[[812, 760], [806, 880], 6]], statue),
    rounded(
      line("822,800 832,690 852,620 890,590 960,588 998,616 1018,690 1026,790 924,812"),
      mantle,
    ),
    rounded(
      line("822,800 832,690 852,620 890,590 876,660 862,806"),
      mix(mantle, inks.mantlePale, 0.55),
    ),
    rounded(line("878,600 874,530 886,480 924,458 962,480 974,530 970,600 924,616"), mantle),
    rounded(
      line("878,600 874,530 886,480 914,460 900,520 898,604"),
      mix(mantle, inks.mantlePale, 0.55),
    ),
    gouges(
      [
        [[926, 640], [914, 800], 8],
        [[962, 630], [976, 796], 7],
      ],
      mix(mantle, inks.night, 0.5),
    ),
    ribbon(band("824,800,10 924,812,10 1026,792,10"), inks.goldLit),
    ribbon(band("884,604,7 924,616,8 966,602,7"), inks.goldLit),
  ];
}
