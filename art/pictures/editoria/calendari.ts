import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, ellipse, group, polygon, rect } from "../../tools/svg.ts";

const WALL = mix(inks.goldLit, inks.paper, 0.56);
const SHADE = mix(WALL, inks.gold, 0.34);

/** A kitchen on a summer morning: the calendar on its nail, one day ringed; hat and bundle are ready for the way. */
export default function draw(): string {
  const random = seeded(352);
  const light = mix(WALL, inks.raised, 0.6);
  const pane = mix(inks.mantlePale, inks.raised, 0.6);
  return canvasWithNight(
    WALL,
    {
      [WALL]: mix(NIGHT_SKY, inks.wood, 0.3),
      [SHADE]: mix(NIGHT_SKY, inks.night, 0.6),
      [light]: mix(NIGHT_SKY, inks.mantlePale, 0.24),
      [pane]: NIGHT_SKY,
    },
    polygon(line("560,120 1000,40 1600,600 1600,790 1060,790"), light),
    grain(random, [-60, 20, 1560, 760], { count: 50, length: 70, width: 5, slope: 0.6 }, SHADE),
    view(random, pane),
    hat(),
    group(
      "translate(470 16) scale(.78)",
      polygon(line("560,160 1130,150 1180,960 640,960"), SHADE),
      ribbon(band("620,128,4 800,52,5 980,128,4"), inks.wood),
      circle([800, 50], 13, inks.ink),
      circle([796, 46], 4, inks.paper),
      rect(540, 120, 520, 830, inks.hairline),
      rect(534, 114, 520, 826, inks.raised),
      rect(528, 106, 544, 30, inks.wood),
      gouges([[[536, 112], [1040, 112], 4]], inks.woodLit),
      picture(random),
      ...days(),
      pencil(),
    ),
    sideboard(random),
    group("translate(310 6)", bundle()),
  );
}

/** The window: mountains outside, its shutter folded back, basil on the sill. */
function view(random: () => number, pane: string): string {
  const frame = mix(inks.spring, inks.ink, 0.25);
  return [
    polygon(line("84,76 590,76 620,640 84,640"), SHADE),
    rect(70, 60, 506, 560, frame),
    rect(98, 88, 450, 504, pane),
    circle([220, 200], 44, inks.raised),
    ridge(random, line("98,420 190,330 270,390 380,250 460,340 548,290"), 592, {
      plane: mix(inks.mantlePale, inks.mantle, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.55),
      lit: inks.raised,
    }),
    wood(random, line("98,470 220,440 340,490 470,450 548,470"), 592, 22, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    rect(70, 60, 28, 560, frame),
    rect(548, 60, 28, 560, mix(frame, inks.night, 0.4)),
    rect(310, 88, 22, 504, frame),
    rect(98, 300, 450, 16, frame),
    gouges(
      [
        [[76, 610], [76, 66], 5],
        [[316, 590], [316, 92], 4],
      ],
      inks.springLit,
    ),
    rect(48, 612, 552, 34, inks.paper),
    rect(48, 640, 552, 10, SHADE),
    polygon(line("398,520 510,520 492,614 416,614"), inks.beech),
    polygon(line("470,520 510,520 492,614 462,614"), mix(inks.beech, inks.wood, 0.5)),
    rect(390, 506, 128, 20, inks.beechLit),
    leaves(random, [454, 448], [84, 56], 34, 30, mix(inks.spring, inks.ink, 0.2)),
    leaves(random, [436, 432], [60, 40], 14, 26, inks.springLit),
  ].join("");
}

/** A straw hat on its hook. */
function hat(): string {
  return [
    ellipse([742, 356], 104, 112, SHADE),
    circle([722, 226], 9, inks.wood),
    ellipse([722, 330], 104, 112, mix(inks.goldLit, inks.gold, 0.3)),
    ellipse([716, 324], 92, 98, inks.goldLit),
    ellipse([724, 334], 56, 62, inks.beech),
    ellipse([720, 328], 50, 56, mix(inks.goldLit, inks.gold, 0.45)),
    ellipse([714, 320], 38, 42, inks.goldLit),
    gouges(
      [
        [[640, 350], [690, 246], 6, 18],
        [[690, 410], [780, 388], 5, -12],
        [[692, 330], [716, 288], 5, 8],
      ],
      inks.raised,
    ),
  ].join("");
}

function sideboard(random: () => number): string {
  const plank = mix(inks.beech, inks.wood, 0.35);
  return [
    rect(-10, 780, 1620, 60, plank),
    gouges([[[-20, 783], [1620, 783], 8]], inks.beechLit),
    rect(-10, 840, 1620, 170, mix(plank, inks.night, 0.4)),
    gouges([[[-20, 843], [1620, 843], 5]], inks.wood),
    grain(
      random,
      [-80, 796, 1560, 830],
      { count: 16, length: 220, width: 4 },
      mix(plank, inks.night, 0.4),
    ),
    ...[60, 600, 1140].map((x) => rect(x, 872, 480, 150, plank)),
    ...[300, 840, 1380].map((x) => circle([x, 940], 20, inks.goldLit)),
  ].join("");
}

/** What one takes along, tied in a cloth. */
function bundle(): string {
  const cloth = inks.red;
  const dark = mix(inks.red, inks.night, 0.42);
  return [
    polygon(line("260,806 560,796 690,826 380,836"), mix(inks.wood, inks.night, 0.3)),
    rounded(
      line("196,806 180,740 216,676 300,640 388,640 470,676 508,744 490,808 420,826 270,826"),
      cloth,
    ),
    rounded(line("400,644 470,676 508,744 490,808 420,826 360,826 440,770 440,700"), dark),
    rounded(line("330,652 260,596 236,560 276,566 330,606 350,650"), cloth),
    rounded(line("346,652 410,590 446,566 440,600 396,640 360,660"), dark),
    rounded(
      line("312,660 330,632 352,630 372,656 350,676 326,676"),
      mix(inks.red, inks.beechLit, 0.3),
    ),
    gouges(
      [
        [[320, 672], [214, 760], 7, 18],
        [[334, 680], [290, 810], 6, 10],
        [[356, 680], [400, 800], 5, -10],
        [[262, 576], [316, 624], 5],
      ],
      mix(inks.red, inks.beechLit, 0.7),
    ),
    ...line("230,720 270,780 252,690 330,740 300,700 360,790 390,720 330,806 216,780").map((at) =>
      circle(at, 8, inks.paper),
    ),
  ].join("");
}

function picture(random: () => number): string {
  return [
    rect(560, 156, 468, 318, mix(inks.goldLit, inks.paper, 0.3)),
    circle([680, 236], 36, inks.raised),
    ridge(random, line("560,340 640,290 720,330 830,210 920,310 1028,270"), 474, {
      plane: mix(inks.beechLit, inks.paper, 0.3),
      shade: mix(inks.beech, inks.beechLit, 0.5),
      lit: inks.raised,
    }),
    wood(random, line("550,390 720,370 860,410 1040,380"), 474, 17, {
      plane: inks.beech,
      lit: inks.goldLit,
    }),
    wood(random, line("550,440 700,430 840,462 1040,440"), 474, 17, {
      plane: mix(inks.beech, inks.wood, 0.55),
      lit: inks.beechLit,
    }),
    rect(534, 474, 520, 14, inks.raised) +
      rect(534, 150, 26, 330, inks.raised) +
      rect(1028, 150, 26, 330, inks.raised),
  ].join("");
}

/** Five weeks of blank squares; the twenty-second is the feast. */
function days(): string[] {
  return Array.from({ length: 31 }, (_, index) => {
    const place = index + 2;
    const x = 562 + (place % 7) * 67;
    const y = 516 + Math.floor(place / 7) * 82;
    const feast = index + 1 === 22;
    const sunday = place % 7 === 6;
    return (
      rect(
        x,
        y,
        58,
        70,
        feast ? inks.goldLit : sunday ? mix(inks.beechLit, inks.paper, 0.55) : inks.paper,
      ) +
      gouges(
        [
          [[x + 3, y + 68], [x + 56, y + 68], 2.6],
          [[x + 56, y + 4], [x + 56, y + 66], 2.2],
        ],
        feast ? inks.gold : inks.hairline,
      ) +
      (feast
        ? ribbon(
            [
              [x - 2, y + 2, 3],
              [x + 30, y - 13, 6],
              [x + 66, y + 10, 8],
              [x + 68, y + 54, 8],
              [x + 34, y + 83, 7],
              [x - 8, y + 66, 6],
              [x - 12, y + 24, 5],
              [x + 14, y - 10, 2],
            ],
            inks.mantle,
          )
        : "")
    );
  });
}

/** A pencil that hangs from the nail on a thread. */
function pencil(): string {
  return (
    ribbon(band("804,54,3 1120,300,3 1150,560,3"), inks.wood) +
    group(
      "translate(1150 560) rotate(6)",
      rect(-13, 0, 26, 190, inks.mantle),
      rect(-13, 0, 8, 190, inks.mantlePale),
      rect(-13, 0, 26, 22, inks.goldLit),
      polygon(line("-13,190 13,190 0,240"), inks.woodLit),
      polygon(line("-5,222 5,222 0,240"), inks.ink),
    )
  );
}
