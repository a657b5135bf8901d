import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import {
  circle,
  ellipse,
  group,
  path,
  polygon,
  rect,
  uprightCanvasWithNight,
} from "../../tools/svg.ts";

const wall = mix(inks.paper, inks.woodLit, 0.3);
const wallLit = mix(wall, inks.raised, 0.55);
const scratches = mix(wall, inks.woodLit, 0.6);
const shadow = mix(wall, inks.wood, 0.5);
const nightWall = mix(inks.mantle, inks.night, 0.35);
const sky = mix(inks.springLit, inks.mantle, 0.3);
const grass = mix(inks.spring, inks.goldLit, 0.4);

/** A painted board as people gave them: a ladder has slipped from a tree, somebody prays, and there is a light in the clouds. */
export default function draw(): string {
  const random = seeded(1790);
  return uprightCanvasWithNight(
    wall,
    {
      [wall]: nightWall,
      [wallLit]: mix(nightWall, inks.mantlePale, 0.2),
      [shadow]: mix(nightWall, inks.night, 0.6),
      [scratches]: mix(nightWall, inks.mantlePale, 0.35),
    },
    polygon(line("0,0 620,0 1200,800 1200,1500 0,1500"), wallLit),
    grain(
      random,
      [-40, 40, 1160, 1460],
      { count: 54, length: 90, width: 4, slope: 0.5 },
      scratches,
    ),
    polygon(line("250,270 1040,270 1060,1330 250,1330"), shadow),
    ribbon(band("600,110,6 420,226,6"), inks.wood) + ribbon(band("600,110,6 790,226,6"), inks.wood),
    circle([600, 106], 16, inks.wood),
    circle([596, 101], 7, inks.goldLit),
    rect(250, 270, 710, 970, sky),
    ...painting(random),
    // The frame is above the painting, and the holes turn the other way round than the outlines.
    path("M200 220H1010V1290H200ZM268 288V1222H942V288Z", inks.wood),
    polygon(
      line("200,220 1010,220 942,288 268,288 268,1222 200,1290"),
      mix(inks.beech, inks.beechLit, 0.4),
    ),
    path("M250 270H960V1240H250ZM268 288V1222H942V288Z", inks.goldLit),
    polygon(line("268,288 942,288 942,300 280,300 280,1222 268,1222"), mix(sky, inks.night, 0.45)),
  );
}

function painting(random: () => number): string[] {
  return [
    grain(
      random,
      [300, 560, 900, 840],
      { count: 16, length: 120, width: 6 },
      mix(sky, inks.raised, 0.5),
    ),
    polygon(
      line("280,900 420,820 560,870 720,800 942,880 942,960 280,960"),
      mix(inks.mantle, inks.mantlePale, 0.3),
    ),
    rounded(line("280,930 600,900 942,930 950,1222 280,1222"), grass),
    rect(280, 1100, 662, 122, grass),
    grain(
      random,
      [290, 960, 920, 1200],
      { count: 34, length: 40, width: 5, slope: -1.1 },
      mix(grass, inks.spring, 0.7),
    ),
    // The light in the clouds.
    ...line("340,350 430,330 520,370 560,440 510,520 420,550 330,520 300,430").map((at) =>
      ellipse(at, 88, 62, inks.raised),
    ),
    ...line("520,520 430,570 340,550 570,460").map((at) =>
      ellipse(at, 60, 36, mix(inks.hairline, inks.mantlePale, 0.35)),
    ),
    ellipse([425, 440], 122, 112, mix(inks.goldLit, inks.raised, 0.5)),
    rays(random, [425, 440], { from: 64, to: 122, count: 18, width: 6 }, inks.goldLit),
    circle([425, 440], 54, inks.goldLit),
    gouges(
      [
        [[520, 560], [580, 800], 8],
        [[480, 580], [500, 860], 8],
        [[560, 530], [650, 720], 8],
      ],
      "#ffe9a8",
    ),
    // The tree, and the bough that broke.
    ribbon(band("810,1130,74 800,900,54 776,700,44 790,560,30"), inks.wood),
    ribbon(band("788,1120,14 782,900,10 760,700,8"), inks.woodLit),
    ribbon(band("780,740,30 700,640,20 650,590,12"), inks.wood),
    ribbon(band("796,650,26 870,580,16 920,540,10"), inks.wood),
    leaves(random, [780, 480], [170, 130], 70, 56, inks.spring),
    leaves(random, [730, 450], [130, 90], 30, 52, mix(inks.spring, inks.springLit, 0.5)),
    leaves(random, [660, 560], [70, 60], 18, 46, inks.spring),
    ...line("700,520 760,400 860,470 830,560 640,540 900,540").map((at) =>
      circle(at, 15, inks.red),
    ),
    group("rotate(63 640 1010)", ...ladder()),
    // Who fell, and who prays.
    rounded(
      line("640,1130 700,1100 780,1108 840,1140 850,1170 760,1182 650,1170"),
      mix(inks.beech, inks.beechLit, 0.25),
    ),
    circle([624, 1140], 26, inks.woodLit),
    rounded(line("604,1132 612,1112 636,1110 650,1128 630,1128"), inks.wood),
    ribbon(band("830,1150,24 890,1172,22"), inks.ink),
    rounded(
      line("360,1172 372,1070 396,1030 430,1034 446,1080 452,1140 520,1160 520,1184 364,1184"),
      inks.mantle,
    ),
    rounded(
      line("366,1160 376,1076 398,1036 410,1040 396,1100 392,1180 364,1182"),
      mix(inks.mantle, inks.mantlePale, 0.45),
    ),
    circle([418, 1008], 27, inks.woodLit),
    rounded(line("390,1010 398,980 424,976 438,994 416,1000 404,1030"), inks.ink),
    ribbon(band("428,1070,14 462,1040,12 478,1012,9"), inks.mantle),
    circle([480, 1008], 8, inks.woodLit),
  ];
}

/** The ladder, on the ground. */
function ladder(): string[] {
  const rungs = [0, 1, 2, 3, 4].map(
    (index): Cut => [[596, 860 + index * 66], [684, 860 + index * 66], 6],
  );
  return [
    ribbon(band("596,800,12 596,1200,12"), inks.gold),
    ribbon(band("684,800,12 684,1200,12"), inks.gold),
    gouges(rungs, inks.gold),
  ];
}
