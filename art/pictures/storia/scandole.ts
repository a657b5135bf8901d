import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { ellipse, group, polygon, rect, ring, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.springLit, inks.paper, 0.62);
const wood = mix(inks.woodLit, inks.goldLit, 0.35);
const woodLit = mix(inks.goldLit, inks.raised, 0.55);
const woodShade = mix(inks.beech, inks.woodLit, 0.45);

/** An axe in the block on which shingles were split, and those that are ready, leaning on it. */
export default function draw(): string {
  const random = seeded(1656);
  const ground = mix(inks.spring, inks.goldLit, 0.42);
  return uprightCanvas(
    wall,
    ...[90, 330, 800, 1080].map((x, index) =>
      rect(x, 0, 46 + (index % 2) * 30, 1080, mix(wall, inks.spring, 0.2)),
    ),
    ...[90, 330, 800, 1080].map((x) => rect(x, 0, 12, 1080, mix(wall, inks.raised, 0.6))),
    polygon(line("0,1060 1200,1030 1200,1500 0,1500"), ground),
    grain(
      random,
      [-20, 1090, 1160, 1480],
      { count: 60, length: 56, width: 5, slope: -1 },
      mix(ground, inks.spring, 0.5),
    ),
    polygon(line("420,1330 860,1300 1260,1400 1260,1480 560,1460"), mix(ground, inks.ink, 0.45)),
    ...block(random),
    group("rotate(24 700 820)", ...axe()),
    ...shingles(random),
    ...chips(random),
  );
}

/** The block: a piece of a beech's trunk. */
function block(random: () => number): string[] {
  const bark = mix(inks.wood, inks.woodLit, 0.28);
  return [
    polygon(line("430,830 444,1370 520,1404 720,1420 890,1400 956,1366 966,830"), bark),
    polygon(line("790,830 966,830 956,1366 890,1400 806,1412"), mix(inks.wood, inks.night, 0.3)),
    grain(
      random,
      [440, 880, 760, 1340],
      { count: 26, length: 80, width: 7, slope: 1.5 },
      mix(bark, inks.woodLit, 0.5),
    ),
    ellipse([698, 830], 268, 86, wood),
    ellipse([690, 826], 258, 80, woodLit),
    ...[200, 140, 84, 34].map((radius) => ring([690, 826], radius, radius * 0.31, 4, woodShade)),
    gouges(
      [
        [[690, 826], [900, 860], 6],
        [[690, 826], [560, 880], 5],
      ],
      woodShade,
    ),
  ];
}

/** An axe whose edge is in the wood. */
function axe(): string[] {
  const iron = mix(inks.ink, inks.mantlePale, 0.35);
  return [
    ribbon(band("706,700,40 700,440,34 708,250,36 700,120,46"), inks.beech),
    ribbon(band("694,690,10 690,440,9 697,250,9 690,130,11"), inks.beechLit),
    rounded(line("640,640 780,630 800,700 770,720 640,706"), iron),
    polygon(line("650,640 650,704 570,760 520,830 500,700 560,610"), iron),
    polygon(
      line("560,610 500,700 520,830 538,806 526,706 574,630"),
      mix(inks.mantlePale, inks.raised, 0.6),
    ),
    gouges([[[600, 650], [770, 640], 7]], mix(inks.mantlePale, inks.raised, 0.4)),
  ];
}

/** Shingles that lean on the block, one behind the other. */
function shingles(random: () => number): string[] {
  return Array.from({ length: 6 }, (_, index) => {
    const top = -600 + Math.round(random() * 40);
    const face = index % 2 ? wood : mix(wood, woodLit, 0.45);
    return group(
      `translate(${90 + index * 62} ${1390 + index * 7}) rotate(${17 - index * 1.5})`,
      polygon(
        [
          [96, top],
          [118, top + 14],
          [118, 12],
          [96, 0],
        ],
        mix(inks.beech, inks.wood, 0.4),
      ),
      polygon(
        [
          [-60, top - 6],
          [96, top],
          [96, 0],
          [-60, -10],
        ],
        face,
      ),
      polygon(
        [
          [-60, top - 6],
          [-44, top - 6],
          [-44, -9],
          [-60, -10],
        ],
        woodLit,
      ),
      polygon(
        [
          [-60, top - 6],
          [96, top],
          [118, top + 14],
          [-36, top + 6],
        ],
        woodLit,
      ),
      gouges(
        [-20, 18, 58].map(
          (x): Cut => [[x, top + 70 + random() * 90], [x + 4, -100 - random() * 90], 4],
        ),
        woodShade,
      ),
    );
  });
}

/** Chips on the grass. */
function chips(random: () => number): string[] {
  return Array.from({ length: 17 }, (_, index) => {
    const [x, y] = [90 + random() * 1020, 1400 + random() * 80];
    const turn = Math.round(random() * 60 - 30);
    return group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`,
      polygon(line("-34,-6 20,-12 36,2 -20,10"), index % 3 ? woodLit : wood),
    );
  });
}
