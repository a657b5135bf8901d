import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const windowed = mix(inks.goldLit, inks.paper, 0.45);

/** At the entrance of a church: a shell of holy water on a pillar, and on the wall a cross of shadow cast by the window. */
export default function draw(): string {
  const random = seeded(211);
  const wall = mix(inks.mantle, inks.mantlePale, 0.3);
  return canvasWithNight(
    wall,
    { [windowed]: "#6c86b8" },
    grain(
      random,
      [-60, 20, 1560, 860],
      { count: 80, length: 120, width: 4, slope: 0.1 },
      mix(wall, inks.night, 0.25),
    ),
    polygon(line("0,0 520,0 900,1010 0,1010"), mix(wall, inks.night, 0.12)),
    windowLight(),
    rect(0, 900, 1600, 110, mix(inks.mantle, inks.night, 0.35)),
    gouges([[[-20, 902], [1620, 902], 6]], inks.mantlePale),
    door(),
    pillar(),
    stoup(random),
  );
}

/** The light of a window that is not seen, leaning as the sun stands, its bars a cross on the wall. */
function windowLight(): string {
  const bar = mix(inks.mantle, inks.mantlePale, 0.42);
  const arch = (half: number, foot: number) =>
    `M${-half} ${foot}V0A${half} ${half} 0 0 1 ${half} 0V${foot}Z`;
  return group(
    "translate(1130 310) skewX(16)",
    path(arch(204, 496), mix(windowed, bar, 0.45)),
    path(arch(188, 480), windowed),
    rect(-20, -204, 40, 700, bar),
    rect(-204, 60, 408, 38, bar),
    gouges(
      [
        [[-150, 440], [-60, 436], 4],
        [[60, 300], [160, 296], 4],
        [[-160, 190], [-60, 186], 4],
      ],
      inks.raised,
    ),
  );
}

/** The edge of the church door, half open on the day. */
function door(): string {
  const leaf = mix(inks.beech, inks.wood, 0.45);
  return [
    polygon(line("-10,60 120,30 120,930 -10,980"), inks.raised),
    polygon(line("120,30 160,36 160,922 120,930"), mix(inks.woodLit, inks.wood, 0.35)),
    polygon(line("-10,0 70,20 70,950 -10,1000"), leaf),
    polygon(line("58,17 70,20 70,950 58,955"), inks.beechLit),
    ...[160, 400, 640].map((y) =>
      polygon(
        [
          [-10, y],
          [40, y + 8],
          [40, y + 180],
          [-10, y + 184],
        ],
        mix(leaf, inks.night, 0.4),
      ),
    ),
    polygon(line("70,930 160,922 620,1010 100,1010"), mix(inks.goldLit, inks.raised, 0.4)),
  ].join("");
}

/** A column of marble on the left of the light, with its base. */
function pillar(): string {
  const stone = mix(inks.paper, inks.mantlePale, 0.25);
  const shade = mix(stone, inks.mantle, 0.55);
  return [
    polygon(line("760,900 1010,900 1240,960 1000,990 760,960"), mix(inks.mantle, inks.night, 0.6)),
    rect(430, -10, 330, 930, stone),
    rect(650, -10, 110, 930, shade),
    rect(390, 880, 410, 70, stone),
    rect(650, 880, 150, 70, shade),
    rect(366, 940, 460, 50, stone),
    rect(650, 940, 176, 50, shade),
    gouges(
      [
        [[452, 0], [452, 860], 9],
        [[480, 40], [480, 840], 5],
        [[392, 886], [640, 886], 5],
        [[370, 946], [640, 946], 5],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[560, 30], [600, 330], 4, 30],
        [[600, 330], [570, 480], 3, -12],
        [[540, 760], [590, 860], 4, 14],
        [[700, 100], [690, 420], 4],
      ],
      mix(stone, inks.mantle, 0.3),
    ),
  ].join("");
}

/** The stoup: a shell of white marble, the water in it lit, drops falling from its lip. */
function stoup(random: () => number): string {
  const shade = mix(inks.mantlePale, inks.mantle, 0.4);
  const water = mix(inks.springLit, inks.paper, 0.35);
  const ribs: Cut[] = Array.from({ length: 9 }, (_, index): Cut => {
    const at = index / 8 - 0.5;
    return [[600 + at * 440, 566 + Math.abs(at) * -10], [600 + at * 100, 742], 6, at * -60];
  });
  return [
    polygon(line("600,760 840,570 900,600 760,760 680,800"), mix(inks.mantle, inks.ink, 0.2)),
    rounded(line("560,730 640,730 660,790 600,820 540,790"), shade),
    path("M356 548C360 660 470 760 600 764C730 760 840 660 844 548Z", inks.paper),
    path("M690 548H844C840 660 730 760 600 764C680 720 720 640 690 548Z", shade),
    gouges(ribs, mix(inks.mantlePale, inks.mantle, 0.2)),
    ellipse([600, 544], 258, 62, inks.raised),
    ellipse([606, 550], 226, 48, mix(shade, inks.mantle, 0.2)),
    ellipse([604, 556], 214, 40, water),
    path(
      "M604 516A214 40 0 0 1 818 556A214 40 0 0 1 700 592C720 570 690 530 604 516Z",
      mix(inks.spring, inks.springLit, 0.45),
    ),
    gouges(
      [
        [[450, 556], [600, 540], 5, 8],
        [[470, 572], [640, 578], 4, -4],
        [[560, 552], [690, 556], 4, 5],
      ],
      inks.raised,
    ),
    gouges(
      Array.from({ length: 10 }, (): Cut => {
        const x = 460 + random() * 260;
        const y = 536 + random() * 40;
        return [[x, y], [x + 40 + random() * 40, y + 2], 2.4];
      }),
      inks.spring,
    ),
    ...[
      [420, 640, 10],
      [424, 720, 13],
      [418, 830, 15],
    ].map(([x = 0, y = 0, size = 0]) =>
      path(
        `M${x} ${y - size * 2}C${x + size} ${y - size * 0.6} ${x + size} ${y + size} ${x} ${y + size}C${x - size} ${y + size} ${x - size} ${y - size * 0.6} ${x} ${y - size * 2}Z`,
        inks.springLit,
      ),
    ),
  ].join("");
}
