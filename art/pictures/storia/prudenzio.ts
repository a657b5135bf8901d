import { SKIN } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../../tools/svg.ts";

const sky = mix(inks.mantlePale, inks.paper, 0.6);
const wall = mix(inks.goldLit, inks.woodLit, 0.45);
const board = mix(inks.beech, inks.wood, 0.45);
const coat = mix(inks.ink, inks.mantle, 0.25);

/** A man of 1574 writes at the window, seen from behind: outside are the mountains he tells of. */
export default function draw(): string {
  const random = seeded(1574);
  return canvas(
    sky,
    rect(0, 0, 1600, 1000, wall),
    polygon(line("0,0 330,0 1080,1000 0,1000"), mix(wall, inks.paper, 0.22)),
    grain(
      random,
      [0, 20, 1560, 640],
      { count: 40, length: 70, width: 4, slope: 0.5 },
      mix(wall, inks.beech, 0.3),
    ),
    ...window(random),
    ...table(random),
    ...writer(),
  );
}

/** The window in its thick wall, with one leaf open. */
function window(random: () => number): string[] {
  const frame = mix(inks.wood, inks.beech, 0.3);
  return [
    polygon(line("250,60 830,60 830,610 250,610"), mix(wall, inks.wood, 0.4)),
    rect(290, 92, 500, 490, sky),
    grain(random, [290, 110, 640, 200], { count: 7, length: 120, width: 7 }, inks.raised),
    ridge(random, line("290,380 380,300 450,350 570,200 680,330 740,290 790,340"), 560, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.42),
      lit: inks.raised,
    }),
    wood(random, line("290,440 420,424 600,448 790,420"), 582, 17, {
      plane: mix(inks.spring, inks.mantle, 0.2),
      lit: inks.springLit,
    }),
    polygon(line("290,520 790,506 790,582 290,582"), mix(inks.springLit, inks.goldLit, 0.4)),
    path("M290 92H340Q300 120 290 190Z", mix(wall, inks.wood, 0.4)),
    rect(534, 92, 12, 490, frame),
    rect(290, 330, 500, 10, frame),
    polygon(line("790,92 930,40 930,660 790,582"), frame),
    polygon(line("806,124 914,86 914,330 806,330"), mix(inks.mantlePale, inks.paper, 0.5)),
    polygon(line("806,348 914,350 914,606 806,558"), mix(inks.mantlePale, inks.paper, 0.35)),
    polygon(line("222,584 860,584 880,622 204,622"), inks.paper),
    polygon(line("204,622 880,622 880,640 204,640"), mix(wall, inks.wood, 0.5)),
  ];
}

/** The table, with sheets, an inkwell and two books. */
function table(random: () => number): string[] {
  const sheet = inks.raised;
  return [
    polygon(line("90,720 1510,720 1600,1000 0,1000"), board),
    polygon(line("90,720 1510,720 1514,734 86,734"), mix(board, inks.woodLit, 0.6)),
    grain(
      random,
      [40, 750, 1400, 990],
      { count: 40, length: 200, width: 5 },
      mix(board, inks.night, 0.4),
    ),
    polygon(line("1010,770 1330,760 1420,900 1060,912"), mix(board, inks.night, 0.4)),
    polygon(line("1000,758 1320,748 1404,884 1046,896"), sheet),
    gouges(lines(), inks.ink),
    rect(210, 640, 250, 46, inks.red),
    rect(210, 640, 250, 9, mix(inks.red, inks.paper, 0.4)),
    rect(236, 686, 250, 44, inks.spring),
    rect(236, 686, 250, 9, inks.springLit),
    polygon(line("300,800 520,790 560,880 320,892"), mix(sheet, inks.hairline, 0.5)),
    path("M1440 790Q1436 744 1456 736H1504Q1524 744 1520 790Q1480 806 1440 790Z", inks.night),
    ellipse([1480, 738], 24, 8, mix(inks.night, inks.mantlePale, 0.4)),
    gouges([[[1450, 782], [1454, 746], 5, 4]], inks.mantlePale),
  ];
}

/** Cuts in the place of writing, down to where the pen is. */
function lines(): Cut[] {
  return Array.from({ length: 5 }, (_, row): Cut[] => {
    const y = 780 + row * 22;
    const x = 1034 + row * 10;
    const cuts: Cut[] = [
      [[x, y], [x + 110, y - 3], 5],
      [[x + 126, y - 3], [x + 190, y - 5], 5],
      [[x + 206, y - 5], [x + 280, y - 7], 5],
    ];
    return row === 4 ? cuts.slice(0, 2) : cuts;
  }).flat();
}

/** The writer on his stool: beret, ruff and short cloak, the right hand with the quill. */
function writer(): string[] {
  const lit = mix(coat, inks.mantlePale, 0.4);
  const dark = mix(coat, inks.night, 0.5);
  return [
    ribbon(band("900,640,170 1070,752,140 1216,862,86"), coat),
    gouges([[[1040, 680], [1196, 812], 9, -10]], lit),
    ribbon(band("1196,842,66 1226,872,60"), inks.raised),
    rounded(line("1216,850 1262,838 1290,856 1282,886 1246,900 1214,888"), SKIN),
    ribbon(band("1268,868,8 1330,740,7 1372,620,4"), inks.paper),
    path("M1318 770C1330 690 1366 600 1430 540C1424 630 1390 710 1330 780Z", inks.raised),
    path("M1318 770C1350 700 1384 630 1430 540C1424 630 1390 710 1330 780Z", inks.mantlePale),
    rounded(line("560,1010 580,760 650,620 760,570 880,570 980,620 1040,760 1070,1010"), coat),
    rounded(line("560,1010 580,760 650,620 750,576 700,680 660,820 650,1010"), lit),
    gouges(
      [
        [[760, 640], [720, 980], 12, -12],
        [[900, 640], [940, 990], 14, 10],
        [[830, 680], [830, 990], 8],
      ],
      dark,
    ),
    rect(782, 500, 90, 90, mix(SKIN, inks.wood, 0.25)),
    circle([826, 440], 92, inks.wood),
    gouges(
      [
        [[752, 470], [770, 400], 9, 12],
        [[800, 510], [790, 430], 7],
        [[860, 512], [876, 430], 7],
      ],
      mix(inks.wood, inks.woodLit, 0.6),
    ),
    rounded(line("700,400 716,330 800,296 900,306 962,356 966,404 830,424"), inks.night),
    gouges([[[716, 384], [850, 312], 9, 22]], mix(inks.night, inks.mantlePale, 0.4)),
    ...ruff(),
  ];
}

/** The white ruff round the neck. */
function ruff(): string[] {
  return [
    ellipse([828, 556], 122, 38, inks.raised),
    ellipse([836, 568], 108, 26, mix(inks.raised, inks.mantlePale, 0.5)),
    gouges(
      Array.from({ length: 11 }, (_, index): Cut => {
        const x = 726 + index * 20;
        return [[x, 552 + Math.sin((index / 10) * Math.PI) * 26], [828 + (x - 828) * 0.8, 528], 6];
      }),
      mix(inks.mantlePale, inks.ink, 0.3),
    ),
  ];
}
