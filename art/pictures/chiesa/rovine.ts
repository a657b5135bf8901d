import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { circle, path, polygon, uprightCanvas } from "../../tools/svg.ts";

const stone = {
  plane: mix(inks.woodLit, inks.wood, 0.42),
  lit: mix(inks.woodLit, inks.raised, 0.35),
  shade: mix(inks.wood, inks.ink, 0.5),
  cuts: mix(inks.wood, inks.woodLit, 0.25),
};

/** An arch that is left of a wall, without a roof; through it the valley and the mountains. */
export default function draw(): string {
  const random = seeded(1392);
  const meadow = mix(inks.spring, inks.goldLit, 0.5);
  return uprightCanvas(
    mix(inks.paper, inks.goldLit, 0.32),
    circle([470, 420], 84, inks.raised),
    grain(random, [-40, 40, 1160, 560], { count: 24, length: 260, width: 9 }, inks.raised),
    ridge(random, line("-20,760 180,600 330,690 560,470 760,640 900,560 1220,720"), 980, {
      plane: mix(inks.mantlePale, inks.mantle, 0.18),
      shade: mix(inks.mantlePale, inks.mantle, 0.5),
      lit: inks.raised,
    }),
    wood(random, line("-20,900 320,850 620,900 900,860 1220,890"), 1120, 44, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("0,1050 1200,1030 1200,1500 0,1500"), meadow),
    grain(
      random,
      [-20, 1070, 1160, 1480],
      { count: 70, length: 52, width: 6, slope: -1.1 },
      mix(meadow, inks.spring, 0.6),
    ),
    polygon(line("300,1290 470,1280 1260,1440 1260,1500 620,1500"), mix(meadow, inks.spring, 0.7)),
    ...wall(),
    boulder(random, [560, 1350], [190, 110], stone),
    boulder(random, [720, 1420], [150, 90], stone),
    boulder(random, [1080, 1440], [240, 150], stone),
    boulder(random, [330, 1430], [130, 80], stone),
    leaves(random, [980, 420], [150, 190], 46, 44, inks.spring),
    leaves(random, [930, 640], [90, 160], 26, 38, mix(inks.spring, inks.springLit, 0.4)),
    leaves(random, [1010, 860], [70, 140], 18, 36, inks.spring),
    leaves(random, [230, 520], [110, 90], 20, 36, mix(inks.spring, inks.springLit, 0.4)),
  );
}

/** The wall: broken off above, its arch, the stones around that, and the joints. */
function wall(): string[] {
  const joints: Cut[] = [];
  for (let row = 0; row < 9; row += 1) {
    const y = 560 + row * 86;
    joints.push([[96, y], [250, y + 4], 6], [[900, y + 30], [1120, y + 34], 6]);
    joints.push([[150 + (row % 2) * 46, y + 6], [150 + (row % 2) * 46, y + 80], 6]);
    joints.push([[970 + (row % 2) * 66, y + 36], [970 + (row % 2) * 66, y + 108], 6]);
  }
  return [
    // The hole turns the other way round than the outline.
    path(
      "M60 1310V520L110 430L180 440L230 330L330 350L400 250L520 262L600 190L720 236L790 220L860 320L960 300L1010 390L1090 400L1130 540V1330H880V760A300 300 0 0 0 280 760V1300Z",
      stone.plane,
    ),
    path(
      "M60 1310V520L110 430L180 440L230 330L330 350L400 250L520 262L600 190L720 236L714 262L610 222L530 296L416 284L344 384L244 364L196 470L124 464L92 530V1310Z",
      stone.lit,
    ),
    path("M880 1330V760A300 300 0 0 0 580 460L580 490A270 270 0 0 1 806 760V1322Z", stone.shade),
    path("M280 1300V760A300 300 0 0 1 580 460V424A336 336 0 0 0 244 760V1300Z", stone.lit),
    path(
      "M580 424A336 336 0 0 1 916 760V1330H880V760A300 300 0 0 0 580 460Z",
      mix(stone.plane, stone.shade, 0.45),
    ),
    gouges(
      Array.from({ length: 11 }, (_, index): Cut => {
        const turn = Math.PI * (1 + (index + 0.5) / 11);
        const at = (radius: number): [number, number] => [
          580 + Math.cos(turn) * radius,
          760 + Math.sin(turn) * radius,
        ];
        return [at(298), at(342), 7];
      }),
      stone.cuts,
    ),
    gouges(joints, stone.cuts),
    gouges(
      [
        [[330, 420], [450, 372], 6],
        [[640, 330], [800, 350], 6],
        [[720, 280], [722, 340], 6],
        [[870, 420], [980, 440], 6],
      ],
      stone.cuts,
    ),
  ];
}
