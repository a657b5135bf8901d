import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import {
  canvasWithNight,
  circle,
  group,
  type Point,
  path,
  polygon,
  rect,
  ring,
} from "../../tools/svg.ts";

const PAGE = inks.raised;
const SHADE = mix(inks.hairline, inks.woodLit, 0.4);
const LETTERS = mix(inks.ink, inks.wood, 0.35);

/** What the lenses of the spectacles lie on, and how large they are. */
const LENSES = [
  [884, 700],
  [1182, 690],
] as const satisfies readonly Point[];
const LENS = 118;

/** A missal open near the reader's eyes: a red initial without a letter, and spectacles that make the lines larger. */
export default function draw(): string {
  const random = seeded(319);
  const cloth = mix(inks.spring, inks.ink, 0.35);
  return canvasWithNight(
    cloth,
    { [cloth]: NIGHT_SKY },
    grain(
      random,
      [-60, 10, 1580, 980],
      { count: 60, length: 120, width: 5, slope: -0.5 },
      mix(cloth, inks.springLit, 0.22),
    ),
    group(
      "rotate(-6 800 500)",
      polygon(line("-400,70 1462,62 1520,1200 -400,1200"), mix(cloth, inks.night, 0.55)),
      polygon(line("-400,58 1436,52 1470,1200 -400,1200"), inks.beech),
      ...[1, 0].map((leaf) =>
        polygon(
          line(
            `-400,${84 - leaf * 8} ${1400 + leaf * 14},${74} ${1418 + leaf * 20},1200 -400,1200`,
          ),
          leaf ? inks.hairline : inks.paper,
        ),
      ),
      pages(),
      gouges(text(random), LETTERS),
      gouges(rubrics(), inks.red),
      initial(),
      leaf(),
      ribbon(band("426,112,24 432,330,26 462,560,26 440,800,28 404,1080,30"), inks.red),
      ribbon(band("434,130,6 440,330,6 470,560,6 448,800,6 412,1080,6"), inks.beechLit),
      spectacles(random),
    ),
  );
}

/** Two pages that swell towards the spine. */
function pages(): string {
  return [
    under(
      line("-400,96 120,82 310,70 424,118"),
      line("424,1200 -400,1200"),
      mix(PAGE, SHADE, 0.16),
    ),
    under(line("424,118 540,68 800,76 1396,84"), line("1410,1200 424,1200"), PAGE),
    under(line("330,74 390,92 424,118"), line("424,1200 330,1200"), mix(PAGE, SHADE, 0.55)),
    under(line("424,118 450,98 486,82"), line("470,1200 424,1200"), SHADE),
    gouges([[[424, 118], [424, 1200], 5]], inks.wood),
  ].join("");
}

/** Lines of words, that nobody can read. */
function text(random: () => number): Cut[] {
  const words = (from: number, to: number, y: number, height: number): Cut[] => {
    const cuts: Cut[] = [];
    for (let x = from; x < to - 30; ) {
      const end = Math.min(to, x + 40 + random() * 96);
      cuts.push([[x, y], [end, y + (random() - 0.5) * 2], height]);
      x = end + 18;
    }
    return cuts;
  };
  return [
    ...[0, 1, 2, 3, 4].flatMap((row) => words(856, 1310, 214 + row * 58, 9)),
    ...Array.from({ length: 11 }, (_, row) =>
      words(548, row === 3 ? 960 : 1310, 506 + row * 58, 9),
    ).flat(),
    ...Array.from({ length: 15 }, (_, row) => words(-200, 300, 190 + row * 58, 9)).flat(),
  ];
}

/** The small lines in red over a text. */
function rubrics(): Cut[] {
  return [
    [[548, 142], [700, 142], 8],
    [[720, 142], [880, 142], 8],
    [[-40, 134], [120, 134], 8],
  ];
}

/** A red square with a white beech twig in it, where the first letter would be. */
function initial(): string {
  const twig = (x: number, y: number, turn: number, size: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      rounded(line("0,0 -26,-30 -24,-66 0,-100 24,-66 26,-30"), PAGE),
      gouges([[[0, 0], [0, -92], 4]], inks.red),
      gouges(
        [-24, -44, -64].flatMap((vein): Cut[] => [
          [[0, vein], [-20, vein - 16], 3],
          [[0, vein], [20, vein - 16], 3],
        ]),
        inks.red,
      ),
    );
  return [
    rect(544, 182, 276, 276, inks.goldLit),
    rect(552, 190, 260, 260, inks.red),
    rect(566, 204, 232, 232, mix(inks.red, inks.wood, 0.35)),
    rect(570, 208, 224, 224, inks.red),
    ribbon(band("610,428,10 650,370,9 690,300,7 716,230,4"), PAGE),
    twig(716, 240, 16, 0.44),
    twig(684, 316, -48, 0.78),
    twig(694, 304, 62, 0.74),
    twig(648, 378, -58, 0.6),
    twig(654, 370, 78, 0.84),
    gouges([[[556, 440], [556, 200], 4]], mix(inks.red, inks.beechLit, 0.6)),
  ].join("");
}

/** A leaf of last autumn, kept between the pages. */
function leaf(): string {
  return group(
    "translate(150 700) rotate(34)",
    rounded(line("6,8 -54,-60 -60,-150 8,-236 68,-150 62,-60"), SHADE),
    rounded(line("0,0 -60,-68 -66,-158 0,-244 62,-158 56,-68"), inks.beech),
    rounded(line("0,0 56,-68 62,-158 0,-244 14,-150"), mix(inks.beech, inks.wood, 0.4)),
    ribbon(band("-8,60,6 0,0,7 0,-236,3"), inks.beechLit),
    gouges(
      [-40, -80, -120, -160].flatMap((vein): Cut[] => [
        [[0, vein], [-48, vein - 44], 5],
        [[0, vein], [46, vein - 44], 5],
      ]),
      inks.beechLit,
    ),
  );
}

function spectacles(random: () => number): string {
  const [left, right] = LENSES;
  const frame = (dx: number, dy: number, ink: string) =>
    group(
      `translate(${dx} ${dy})`,
      ...LENSES.map((at) => ring(at, LENS + 12, LENS + 12, 12, ink)),
      ribbon(
        band(
          `${left[0] + LENS},${left[1] - 24},13 ${left[0] + 149},${left[1] - 62},11 ${right[0] - LENS},${right[1] - 24},13`,
        ),
        ink,
      ),
      ribbon(
        band(`${left[0] - 124},${left[1]},14 ${left[0] - 170},900,12 ${left[0] - 196},1160,11`),
        ink,
      ),
      ribbon(
        band(`${right[0] + 124},${right[1]},14 ${right[0] + 176},900,12 ${right[0] + 196},1160,11`),
        ink,
      ),
    );
  return [
    frame(16, 22, SHADE),
    ...LENSES.map((at) => lens(random, at)),
    frame(0, 0, inks.gold),
    gouges(
      LENSES.map(([x, y]): Cut => [[x - LENS - 2, y + 40], [x - 30, y - LENS - 2], 6, 44]),
      inks.goldLit,
    ),
  ].join("");
}

/** What is seen through a lens: the same lines, larger. */
function lens(random: () => number, [x, y]: Point): string {
  const cuts = [-82, -26, 30, 86].flatMap((down): Cut[] => {
    const half = Math.sqrt(LENS ** 2 - down ** 2) - 10;
    const gap = x - half * 0.5 + random() * half;
    return [
      [[x - half, y + down], [gap - 12, y + down], 14],
      [[gap + 12, y + down], [x + half, y + down], 14],
    ];
  });
  return (
    circle([x, y], LENS + 4, mix(PAGE, inks.springLit, 0.14)) +
    gouges(cuts, inks.ink) +
    path(
      `M${x - 84} ${y - 60}A104 104 0 0 1 ${x - 20} ${y - 102}L${x - 12} ${y - 90}A92 92 0 0 0 ${x - 72} ${y - 52}Z`,
      inks.paper,
    )
  );
}
