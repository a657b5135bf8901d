import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, rays, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, type Point, path, polygon, rect } from "../../tools/svg.ts";

/** Easter morning in a garden: the stone rolled from an empty tomb, light within, linen folded on the threshold. */
export default function draw(): string {
  const random = seeded(81);
  const sky = mix(inks.rose, inks.paper, 0.62);
  const gold = mix(inks.goldLit, inks.paper, 0.4);
  const haze = mix(sky, gold, 0.7);
  const grass = mix(inks.springLit, inks.spring, 0.55);
  return canvasWithNight(
    sky,
    { [sky]: NIGHT_SKY, [haze]: mix(NIGHT_SKY, inks.mantlePale, 0.16) },
    polygon(line("-10,330 1610,330 1610,620 -10,620"), haze),
    grain(random, [-100, 40, 1000, 440], { count: 40, length: 320, width: 9 }, inks.raised),
    rays(random, [260, 500], { from: 120, to: 520, count: 54, width: 5 }, inks.raised),
    circle([260, 500], 96, inks.raised),
    ridge(random, line("-40,560 160,500 330,560 560,480 800,560 1000,500 1200,560"), 800, {
      plane: mix(inks.mantlePale, inks.rose, 0.3),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-60,620 300,610 700,620 1100,610"), 800, 22, {
      plane: mix(inks.spring, inks.mantle, 0.35),
      lit: inks.springLit,
    }),
    polygon(line("-10,700 500,670 1610,720 1610,1010 -10,1010"), grass),
    grain(
      random,
      [-60, 700, 1500, 990],
      { count: 120, length: 46, width: 5, slope: -1.3 },
      mix(grass, inks.spring, 0.6),
    ),
    rock(random),
    opening(random),
    stone(random),
    trunk(random, [110, 1010], 900, 74, { plane: inks.wood, lit: inks.beechLit }),
    leaves(random, [120, 110], [290, 150], 90, 66, mix(inks.spring, inks.ink, 0.2)),
    leaves(random, [80, 80], [230, 110], 44, 54, inks.springLit),
    ...flowers.map(([x, y, size, ink]) => flower(x, y, size, ink)),
  );
}

/** The cliff the tomb is hewn in. */
function rock(random: () => number): string {
  const plane = mix(inks.woodLit, inks.mantle, 0.25);
  const outline = broken(
    random,
    line("640,800 690,560 800,380 920,250 1120,160 1360,120 1620,60"),
    0.16,
  );
  return [
    polygon([...outline, [1620, 900], [640, 900]], plane),
    polygon(
      [
        ...broken(random, line("1360,120 1330,330 1400,560 1360,900"), 0.16),
        [1620, 900],
        [1620, 60],
      ],
      mix(plane, inks.wood, 0.5),
    ),
    gouges(
      [
        [[830, 380], [720, 600], 9, 12],
        [[930, 270], [840, 400], 8, 10],
        [[1120, 190], [970, 270], 8, 8],
        [[1240, 180], [1200, 330], 7, 10],
        [[760, 620], [720, 780], 7, 6],
        [[1300, 420], [1280, 620], 7],
      ],
      mix(plane, inks.paper, 0.6),
    ),
    gouges(
      [
        [[1470, 220], [1440, 420], 8, 10],
        [[1540, 330], [1500, 620], 8, 12],
        [[1440, 560], [1430, 780], 7],
      ],
      mix(plane, inks.night, 0.5),
    ),
  ].join("");
}

/** The way in, hewn round, with the light that comes out of it and the linen that was left. */
function opening(random: () => number): string {
  const light = mix(inks.goldLit, inks.raised, 0.45);
  return [
    path("M880 850V560A160 160 0 0 1 1200 560V850Z", mix(inks.wood, inks.night, 0.3)),
    path("M910 850V566A136 136 0 0 1 1182 566V850Z", inks.goldLit),
    path("M940 850V574A106 106 0 0 1 1152 574V850Z", light),
    rays(random, [1046, 620], { from: 40, to: 200, count: 26, width: 4 }, inks.raised),
    polygon(line("880,850 1200,850 1130,1010 640,1010"), mix(inks.goldLit, inks.springLit, 0.2)),
    polygon(line("940,850 1152,850 1060,1010 760,1010"), light),
    rect(920, 770, 252, 40, mix(inks.gold, inks.woodLit, 0.4)),
    rect(920, 766, 252, 12, inks.raised),
    rounded(line("960,734 1000,722 1040,732 1050,768 956,768"), inks.raised),
    rounded(line("1060,744 1096,738 1120,750 1122,768 1056,768"), inks.paper),
    gouges(
      [
        [[966, 752], [1044, 752], 3, -4],
        [[972, 740], [1036, 742], 3, -4],
        [[1064, 756], [1116, 758], 3, -3],
      ],
      mix(inks.hairline, inks.gold, 0.4),
    ),
  ].join("");
}

/** The stone, rolled to the right of the way in. */
function stone(random: () => number): string {
  const plane = mix(inks.woodLit, inks.paper, 0.25);
  return [
    polygon(line("1230,900 1420,880 1610,930 1610,970 1320,950"), mix(inks.spring, inks.ink, 0.4)),
    boulder(random, [1350, 930], [390, 330], {
      plane,
      lit: mix(plane, inks.raised, 0.45),
      shade: mix(plane, inks.wood, 0.4),
      cuts: mix(plane, inks.wood, 0.5),
    }),
  ].join("");
}

const flowers: [number, number, number, string][] = [
  [300, 930, 0.9, inks.raised],
  [352, 950, 1.1, inks.rose],
  [400, 880, 0.8, inks.raised],
  [436, 896, 0.9, inks.goldLit],
  [520, 960, 1.2, inks.raised],
  [566, 976, 1.1, inks.rose],
  [610, 890, 0.8, inks.raised],
  [230, 880, 0.8, inks.rose],
  [1230, 980, 1.1, inks.raised],
  [1274, 992, 0.9, inks.goldLit],
  [1480, 990, 1, inks.rose],
];

/** A crocus, half open, with its narrow leaves. */
function flower(x: number, y: number, size: number, ink: string): string {
  const to = (across: number, up: number): Point => [x + across * size, y - up * size];
  const cup = (across: number): Cut => [to(0, 8), to(across, 74), 15 * size];
  return [
    gouges(
      [
        [to(0, -34), to(0, 20), 5 * size],
        [to(0, -34), to(-34, 26), 5 * size, 10],
        [to(0, -34), to(30, 20), 5 * size, -10],
      ],
      inks.spring,
    ),
    gouges([cup(-26), cup(26)], mix(ink, inks.rose, 0.3)),
    gouges([cup(0)], ink),
    gouges([[to(0, 50), to(0, 76), 3 * size]], inks.gold),
  ].join("");
}
