import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, path, polygon, uprightCanvas } from "../../tools/svg.ts";

const wicker = inks.woodLit;
const wickerShade = mix(inks.woodLit, inks.wood, 0.45);

/** A woman from behind on a white road, a basket of food on her head, towards the mountains in the morning. */
export default function draw(): string {
  const random = seeded(1942);
  const meadow = mix(inks.spring, inks.goldLit, 0.48);
  return uprightCanvas(
    mix(inks.paper, inks.beechLit, 0.34),
    circle([270, 430], 120, inks.raised),
    grain(random, [-40, 60, 1160, 600], { count: 26, length: 240, width: 9 }, inks.raised),
    ridge(random, line("-20,780 160,640 330,730 520,560 700,700 930,520 1220,720"), 980, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.42),
      lit: inks.raised,
    }),
    wood(random, line("-20,930 300,890 620,930 900,880 1220,920"), 1100, 40, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("0,1030 1200,1010 1200,1500 0,1500"), meadow),
    grain(
      random,
      [-20, 1060, 1160, 1480],
      { count: 70, length: 50, width: 6, slope: -1.1 },
      mix(meadow, inks.spring, 0.6),
    ),
    path(
      "M690 1030C760 1090 480 1150 420 1260C380 1340 260 1440 200 1510H1010C960 1400 800 1330 790 1240C780 1160 880 1080 730 1030Z",
      inks.raised,
    ),
    grain(random, [430, 1180, 760, 1490], { count: 20, length: 90, width: 5 }, inks.hairline),
    boulder(random, [150, 1280], [150, 90], stone),
    boulder(random, [1050, 1350], [210, 120], stone),
    castShadow([600, 1440], 420, 250, mix(inks.hairline, inks.mantle, 0.4)),
    pilgrim({
      at: [600, 1450],
      height: 850,
      kind: "woman",
      wears: "kerchief",
      inks: {
        coat: mix(inks.beech, inks.red, 0.3),
        lit: mix(inks.beechLit, inks.red, 0.2),
        dark: mix(inks.ink, inks.mantle, 0.3),
        accent: inks.raised,
      },
    }),
    ...basket(),
  );
}

const stone = {
  plane: inks.hairline,
  lit: inks.raised,
  shade: mix(inks.hairline, inks.wood, 0.5),
  cuts: mix(inks.hairline, inks.wood, 0.35),
};

/** The basket on a twisted cloth: bread, a bottle and greens under a white napkin. */
function basket(): string[] {
  const rows = [0, 1, 2];
  return [
    ellipse([600, 602], 88, 30, inks.mantle),
    gouges(
      [
        [[530, 600], [600, 584], 8, 6],
        [[610, 588], [670, 604], 8, 6],
      ],
      inks.mantlePale,
    ),
    rounded(
      line("720,410 730,330 726,280 744,270 762,280 758,330 770,410"),
      mix(inks.spring, inks.ink, 0.3),
    ),
    ribbon(band("734,330,5 736,400,6"), inks.springLit),
    ellipse([470, 420], 96, 66, mix(inks.gold, inks.beechLit, 0.4)),
    gouges([[[420, 392], [490, 376], 8, 5]], inks.wood),
    ellipse([620, 400], 104, 62, mix(inks.goldLit, inks.beechLit, 0.25)),
    gouges([[[580, 372], [660, 370], 8, 5]], inks.wood),
    rounded(
      line(
        "380,440 450,410 560,426 640,404 760,420 830,446 800,500 690,484 600,520 480,490 400,500",
      ),
      inks.raised,
    ),
    rounded(
      line("640,430 760,424 830,446 800,500 700,484 660,500"),
      mix(inks.hairline, inks.mantlePale, 0.35),
    ),
    rounded(line("352,456 848,456 800,540 740,590 460,590 400,540"), wicker),
    rounded(line("700,460 848,456 800,540 740,590 660,590 720,530"), wickerShade),
    gouges(
      rows.flatMap((row) =>
        Array.from({ length: 7 - row }, (_, index): Cut => {
          const x = 404 + row * 26 + index * 60 + (row % 2) * 18;
          return [[x, 500 + row * 34], [x + 46, 500 + row * 34], 9, 7];
        }),
      ),
      mix(wicker, inks.wood, 0.6),
    ),
    ribbon(band("346,458,26 600,484,30 854,458,26"), wickerShade),
    gouges([[[370, 458], [600, 478], 6, -5]], wicker),
  ];
}
