import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { ellipse, path, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.violet, inks.night, 0.52);
const linen = { plane: inks.raised, shade: mix(inks.hairline, inks.mantlePale, 0.4) };
const clay = mix(inks.beech, inks.beechLit, 0.35);

/** What a wound is dressed with, in a niche: oil in a flask, a bowl, and linen that hangs over the edge. */
export default function draw(): string {
  const random = seeded(1967);
  const hollow = mix(wall, inks.night, 0.5);
  return uprightCanvas(
    wall,
    polygon(line("0,0 520,0 0,900"), mix(wall, inks.violet, 0.35)),
    grain(
      random,
      [-40, 30, 1160, 1480],
      { count: 70, length: 80, width: 4, slope: 0.6 },
      mix(wall, inks.violet, 0.6),
    ),
    path("M190 1130V560A410 410 0 0 1 1010 560V1130Z", hollow),
    path(
      "M190 1130V560A410 410 0 0 1 600 150V176A384 384 0 0 0 216 560V1130Z",
      mix(hollow, inks.night, 0.5),
    ),
    polygon(line("190,1060 1010,1060 1080,1130 120,1130"), mix(inks.woodLit, inks.violet, 0.3)),
    rect(120, 1130, 960, 70, mix(inks.woodLit, inks.night, 0.5)),
    polygon(line("560,1076 880,1050 980,1092 700,1112"), mix(inks.wood, inks.violet, 0.35)),
    ...flask(),
    ...bowl(),
    ...cloth(),
  );
}

/** A flask of glass, half full of oil. */
function flask(): string[] {
  const glass = mix(inks.springLit, inks.mantle, 0.35);
  return [
    rounded(
      line("330,470 430,470 430,640 520,760 540,940 510,1080 250,1080 220,940 240,760 330,640"),
      glass,
    ),
    rounded(line("232,850 380,866 530,850 536,960 508,1072 252,1072 224,950"), inks.gold),
    rounded(line("240,856 320,866 310,980 330,1070 256,1068 230,960"), inks.goldLit),
    ellipse([382, 854], 148, 20, mix(inks.goldLit, inks.raised, 0.4)),
    gouges(
      [
        [[270, 800], [330, 690], 14, 12],
        [[346, 640], [350, 500], 10],
        [[490, 980], [500, 800], 8, -10],
      ],
      mix(glass, inks.raised, 0.7),
    ),
    rounded(line("316,452 444,452 448,490 312,490"), mix(glass, inks.raised, 0.3)),
    rounded(line("344,380 416,380 426,470 334,470"), mix(inks.woodLit, inks.beech, 0.3)),
    gouges([[[352, 390], [350, 460], 8]], mix(inks.woodLit, inks.raised, 0.4)),
  ];
}

function bowl(): string[] {
  return [
    rounded(line("560,890 960,890 930,1000 860,1076 660,1076 590,1000"), clay),
    rounded(line("800,890 960,890 930,1000 860,1076 760,1076 820,990"), mix(clay, inks.wood, 0.45)),
    ellipse([760, 892], 202, 46, mix(clay, inks.beechLit, 0.5)),
    ellipse([760, 896], 176, 34, mix(inks.spring, inks.mantle, 0.4)),
    gouges(
      [
        [[640, 892], [740, 882], 6],
        [[700, 908], [820, 906], 5],
      ],
      inks.springLit,
    ),
    gouges([[[604, 990], [590, 930], 9, 6]], mix(inks.beechLit, inks.raised, 0.4)),
    ribbon(band("584,960,8 760,1000,8 936,960,8"), mix(clay, inks.wood, 0.5)),
  ];
}

/** Linen: folded on the ledge, a strip of it falls over the edge. */
function cloth(): string[] {
  return [
    rounded(line("590,1062 690,1020 900,1030 960,1080 930,1120 640,1124 580,1100"), linen.plane),
    rounded(line("800,1030 900,1030 960,1080 930,1120 780,1122 830,1080"), linen.shade),
    gouges(
      [
        [[620, 1086], [860, 1070], 6, 6],
        [[640, 1106], [900, 1098], 6, 4],
      ],
      mix(linen.shade, inks.ink, 0.15),
    ),
    polygon(line("640,1110 800,1112 806,1300 770,1390 700,1360 660,1402 630,1330"), linen.plane),
    polygon(line("740,1112 800,1112 806,1300 770,1390 730,1374"), linen.shade),
    gouges(
      [
        [[672, 1130], [664, 1360], 7, 6],
        [[710, 1130], [706, 1340], 6, -5],
        [[770, 1140], [776, 1350], 6],
      ],
      mix(linen.shade, inks.ink, 0.15),
    ),
    ribbon(band("634,1300,7 700,1316,7 806,1276,7"), inks.red),
    ribbon(band("632,1322,4 700,1338,4 802,1300,4"), inks.red),
  ];
}
