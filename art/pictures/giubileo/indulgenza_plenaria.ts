import { inks, mix } from "../../tools/inks.ts";
import { cross } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, path, polygon, rect } from "../../tools/svg.ts";

const wood = mix(inks.beech, inks.wood, 0.45);
const shade = mix(inks.wood, inks.night, 0.35);
const edge = mix(inks.beechLit, inks.beech, 0.3);
const black = mix(inks.night, inks.wood, 0.2);

/** A confessional where light falls: the curtain half drawn, and the violet stole laid over its little door. */
export default function draw(): string {
  const random = seeded(501);
  const wall = mix(inks.woodLit, inks.paper, 0.3);
  return canvas(
    wall,
    polygon(line("0,0 1600,0 1600,880 0,880"), mix(wall, inks.wood, 0.2)),
    polygon(line("0,0 560,0 1400,880 300,880 0,480"), wall),
    polygon(line("0,120 160,0 420,0 1160,880 700,880"), inks.paper),
    grain(
      random,
      [-60, 20, 1560, 860],
      { count: 70, length: 110, width: 4, slope: 0.2 },
      mix(wall, inks.wood, 0.3),
    ),
    floor(random),
    polygon(
      line("1230,168 1256,168 1400,320 1400,880 1480,950 1230,950"),
      mix(wall, inks.wood, 0.5),
    ),
    carcass(),
    side(400, false),
    side(980, true),
    middle(),
    stole(),
  );
}

function floor(random: () => number): string {
  const plane = mix(inks.beechLit, inks.wood, 0.45);
  const joints: Cut[] = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
    (lane): Cut => [[800 + lane * 150, 884], [800 + lane * 230, 1004], 4],
  );
  return [
    rect(0, 880, 1600, 130, plane),
    polygon(line("330,880 1130,880 1340,1010 420,1010"), mix(inks.beechLit, inks.paper, 0.25)),
    gouges(joints, mix(plane, inks.wood, 0.5)),
    gouges([[[-20, 934], [1620, 934], 4]], mix(plane, inks.wood, 0.5)),
    grain(random, [-40, 890, 1500, 990], { count: 16, length: 140, width: 4 }, plane),
  ].join("");
}

/** The whole piece: three bays under a cornice, a pediment with its cross above the middle one. */
function carcass(): string {
  return [
    rect(370, 190, 860, 720, wood),
    polygon(line("1150,190 1230,190 1230,910 1150,910"), shade),
    rect(344, 168, 912, 40, edge),
    rect(344, 196, 912, 16, shade),
    polygon(line("590,170 800,66 1010,170"), wood),
    polygon(line("800,66 1010,170 800,170"), shade),
    gouges(
      [
        [[586, 166], [800, 60], 9],
        [[346, 172], [1250, 172], 5],
      ],
      inks.goldLit,
    ),
    cross([800, 118], 28, inks.goldLit),
    rect(350, 880, 900, 36, shade),
    rect(350, 876, 900, 12, edge),
    ...[384, 608, 962, 1190].map(
      (x) => rect(x, 212, 26, 664, mix(wood, inks.night, 0.2)) + rect(x, 212, 8, 664, edge),
    ),
  ].join("");
}

/** A bay for those who confess: an arch, the grille through which one speaks, and the board to kneel on. */
function side(x: number, far: boolean): string {
  const back = far ? black : mix(black, inks.wood, 0.35);
  const grille = mix(inks.goldLit, wood, far ? 0.5 : 0.15);
  const inner = far ? x + 22 : x + 128;
  const bars: Cut[] = Array.from({ length: 6 }, (_, index): Cut[] => [
    [[inner - 10 + index * 16, 470], [inner - 10 + index * 16, 580], 3],
    [[inner - 16, 476 + index * 20], [inner + 78, 476 + index * 20], 3],
  ]).flat();
  return [
    path(`M${x + 16} 876V370A95 95 0 0 1 ${x + 206} 370V876Z`, back),
    path(`M${x + 16} 876V370A95 95 0 0 1 ${x + 111} 275V290A80 84 0 0 0 ${x + 32} 370V876Z`, shade),
    rect(inner - 22, 462, 106, 126, wood),
    rect(inner - 14, 470, 90, 110, black),
    gouges(bars, grille),
    rect(x + 16, 660, 190, 22, edge),
    rect(x + 16, 680, 190, 12, shade),
    polygon(
      [
        [x + 16, 820],
        [x + 206, 820],
        [x + 206, 846],
        [x + 16, 846],
      ],
      mix(inks.violet, inks.night, far ? 0.45 : 0.2),
    ),
    rect(x + 16, 846, 190, 30, wood),
  ].join("");
}

/** The priest's bay: dark within, a violet curtain drawn to one side, the half door below. */
function middle(): string {
  const cloth = mix(inks.violet, inks.night, 0.25);
  return [
    path("M634 876V390A166 166 0 0 1 966 390V876Z", black),
    path("M966 560V390A166 166 0 0 0 800 224C880 260 870 420 900 560L930 640H966Z", cloth),
    gouges(
      [
        [[866, 262], [906, 560], 8, -14],
        [[902, 290], [934, 600], 7, -8],
      ],
      mix(inks.violet, inks.paper, 0.3),
    ),
    gouges(
      [
        [[884, 270], [922, 600], 8, -10],
        [[930, 320], [952, 600], 8, -4],
      ],
      mix(inks.violet, inks.night, 0.6),
    ),
    path("M634 596V390A166 166 0 0 1 966 390V596H950V390A150 150 0 0 0 650 390V596Z", edge),
    rect(634, 610, 332, 266, wood),
    rect(622, 596, 356, 26, edge),
    rect(622, 618, 356, 8, shade),
    rect(660, 650, 130, 200, shade),
    rect(668, 658, 122, 192, mix(wood, inks.beechLit, 0.15)),
    rect(812, 650, 130, 200, shade),
    rect(820, 658, 122, 192, mix(wood, inks.beechLit, 0.15)),
    gouges([[[626, 600], [974, 600], 4]], inks.goldLit),
  ].join("");
}

/** The stole: a long band of violet folded over the half door, a gold cross and a fringe at its end. */
function stole(): string {
  const lit = mix(inks.violet, inks.rose, 0.3);
  const ends = (x: number, foot: number, ink: string): string =>
    [
      polygon(
        [
          [x - 34, 596],
          [x + 34, 592],
          [x + 40, foot],
          [x - 40, foot],
        ],
        ink,
      ),
      polygon(
        [
          [x - 40, foot - 26],
          [x + 40, foot - 26],
          [x + 41, foot],
          [x - 41, foot],
        ],
        inks.goldLit,
      ),
      gouges(
        [-30, -15, 0, 15, 30].map((at): Cut => [[x + at, foot], [x + at, foot + 34], 5]),
        inks.goldLit,
      ),
      cross([x, foot - 100], 30, inks.goldLit),
      gouges([[[x - 24, 612], [x - 28, foot - 40], 6]], mix(ink, inks.paper, 0.35)),
    ].join("");
  return [
    polygon(line("770,626 852,626 862,800 790,800"), mix(shade, inks.night, 0.4)),
    ends(806, 780, inks.violet),
    ends(738, 836, lit),
    ribbon(band("700,600,22 740,584,24 800,582,24 842,598,20"), lit),
  ].join("");
}
