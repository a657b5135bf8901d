import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, group, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.18);
const stone = {
  plane: mix(inks.hairline, inks.woodLit, 0.3),
  lit: inks.raised,
  shade: mix(inks.hairline, inks.wood, 0.55),
  cuts: mix(inks.hairline, inks.wood, 0.4),
};
const iron = mix(inks.ink, inks.mantlePale, 0.28);
const ironLit = mix(inks.mantlePale, inks.raised, 0.45);

/** A block of stone that is being dressed: the mallet and the chisel on it, the square behind, and the plumb line. */
export default function draw(): string {
  const random = seeded(1921);
  return uprightCanvas(
    wall,
    polygon(line("0,0 520,0 1200,1000 1200,1500 0,1500"), mix(wall, inks.mantlePale, 0.16)),
    grain(
      random,
      [-40, 40, 1160, 1000],
      { count: 60, length: 100, width: 4, slope: 0.6 },
      mix(wall, inks.mantlePale, 0.34),
    ),
    // The square, against the wall.
    group("translate(26 30)", ...square(mix(wall, inks.night, 0.55))),
    ...square(iron),
    polygon(line("250,300 720,300 720,314 264,314 264,890 250,890"), ironLit),
    ribbon(band("960,0,5 960,440,5"), inks.raised),
    ribbon(band("1000,0,5 1000,470,5"), mix(wall, inks.night, 0.55)),
    polygon(line("925,440 995,440 990,520 960,600 930,520"), inks.gold),
    polygon(line("925,440 952,440 952,560 930,520"), inks.goldLit),
    rect(918, 424, 84, 20, inks.goldLit),
    rect(0, 1230, 1200, 270, mix(inks.wood, inks.night, 0.25)),
    polygon(line("0,1230 1200,1230 1200,1258 0,1258"), inks.woodLit),
    grain(random, [-60, 1280, 1100, 1480], { count: 22, length: 240, width: 4 }, inks.wood),
    ...block(random),
    group("rotate(-26 500 800)", ...mallet()),
    group("rotate(58 760 800)", ...chisel()),
    ...line("90,1290 200,1330 360,1300 1020,1310 1110,1340 900,1330").map((at, index) =>
      boulder(random, at, [60 + (index % 3) * 26, 36 + (index % 2) * 14], stone),
    ),
  );
}

const square = (ink: string): string[] => [
  polygon(line("250,300 720,300 720,356 306,356 306,890 250,890"), ink),
];

/** The block: dressed along its edges, still rough in the middle. */
function block(random: () => number): string[] {
  const points: Cut[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const [x, y] = [270 + column * 54 + random() * 26, 960 + row * 27 + random() * 10];
      points.push([[x, y], [x + 16, y + 15], 7]);
    }
  }
  return [
    polygon(line("940,880 1080,800 1080,1190 940,1266"), stone.shade),
    polygon(line("180,880 330,800 1080,800 940,880"), stone.lit),
    rect(180, 880, 760, 390, stone.plane),
    polygon(
      line("180,880 940,880 910,912 212,912 212,1236 180,1270"),
      mix(stone.plane, inks.raised, 0.7),
    ),
    polygon(line("236,940 884,940 884,1212 236,1212"), mix(stone.plane, stone.cuts, 0.35)),
    gouges(points, stone.shade),
    gouges(
      points.map(
        ([[x, y], [toX, toY], width]): Cut => [[x - 7, y - 5], [toX - 9, toY - 8], width * 0.6],
      ),
      inks.raised,
    ),
    gouges(
      [
        [[960, 1010], [1060, 960], 5],
        [[970, 1120], [1070, 1060], 5],
      ],
      stone.plane,
    ),
  ];
}

/** A mallet of wood, which lies on its side. */
function mallet(): string[] {
  return [
    ribbon(band("500,620,34 500,480,30 500,330,40"), inks.beech),
    ribbon(band("490,620,10 491,480,9 490,340,11"), inks.beechLit),
    rounded(line("404,620 420,600 580,600 598,620 620,780 600,806 400,806 380,780"), inks.wood),
    polygon(line("424,606 486,604 478,800 404,800 392,776"), mix(inks.beech, inks.woodLit, 0.45)),
    gouges(
      [
        [[540, 620], [556, 790], 6],
        [[572, 620], [590, 780], 5],
      ],
      mix(inks.wood, inks.night, 0.6),
    ),
  ];
}

/** A chisel, its edge to the left. */
function chisel(): string[] {
  return [
    polygon(line("742,800 778,800 774,540 746,540"), iron),
    polygon(line("742,800 754,800 755,540 746,540"), ironLit),
    polygon(line("742,800 778,800 794,900 726,900"), iron),
    polygon(line("742,800 752,800 744,900 726,900"), ironLit),
    circle([760, 540], 20, ironLit),
  ];
}
