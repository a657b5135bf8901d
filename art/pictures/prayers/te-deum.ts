import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.beech, inks.night, 0.6);

/** A golden censer swings on its chains; the smoke goes up in the light of a high window. */
export default function draw(): string {
  const random = seeded(221);
  return canvas(
    wall,
    nave(random),
    polygon(line("180,-10 560,-10 1340,1010 640,1010"), mix(wall, inks.goldLit, 0.16)),
    polygon(line("260,-10 470,-10 1120,1010 760,1010"), mix(wall, inks.goldLit, 0.3)),
    grain(
      random,
      [120, 60, 900, 900],
      { count: 40, length: 70, width: 3, slope: 0.95 },
      mix(wall, inks.goldLit, 0.55),
    ),
    ...smoke.map(([points, share]) => ribbon(points, mix(wall, inks.paper, share))),
    gouges(wisps, inks.paper),
    group("translate(1010 -120) rotate(12)", censer()),
  );
}

/** Pillars and arches in the dark, far behind. */
function nave(random: () => number): string {
  const dark = mix(wall, inks.night, 0.4);
  const arches = [60, 480, 900, 1320].map((x) =>
    path(`M${x} 1010V470A150 150 0 0 1 ${x + 300} 470V1010Z`, dark),
  );
  const pillars = [0, 420, 840, 1260].map((x) =>
    gouges(
      [
        [[x - 36, 500], [x - 36, 1000], 6],
        [[x - 14, 520], [x - 14, 980], 3],
      ],
      mix(wall, inks.beechLit, 0.35),
    ),
  );
  return [
    ...arches,
    ...pillars,
    rect(0, 230, 1600, 16, mix(wall, inks.beechLit, 0.2)),
    grain(random, [-40, 20, 1560, 220], { count: 40, length: 120, width: 4 }, dark),
  ].join("");
}

/** The smoke: bands that rise from the censer, curl, and thin out; how light each is. */
const smoke: [Pressed[], number][] = [
  [
    [
      [800, 690, 6],
      [730, 640, 70],
      [640, 560, 110],
      [660, 440, 120],
      [560, 340, 150],
      [420, 250, 170],
      [380, 110, 150],
      [430, -40, 190],
    ],
    0.24,
  ],
  [
    [
      [800, 690, 4],
      [750, 640, 36],
      [690, 560, 56],
      [700, 450, 60],
      [620, 350, 76],
      [500, 260, 84],
      [450, 130, 70],
      [500, -40, 90],
    ],
    0.42,
  ],
  [
    [
      [798, 690, 4],
      [720, 664, 26],
      [620, 640, 40],
      [540, 560, 44],
      [560, 470, 36],
      [500, 420, 20],
      [440, 440, 3],
    ],
    0.55,
  ],
  [
    [
      [640, 400, 3],
      [540, 380, 30],
      [460, 310, 44],
      [330, 270, 46],
      [270, 190, 34],
      [310, 130, 18],
      [360, 150, 3],
    ],
    0.55,
  ],
];

const wisps: Cut[] = [
  [[780, 670], [690, 560], 5, -16],
  [[690, 530], [690, 440], 5, 16],
  [[660, 400], [540, 290], 6, -20],
  [[480, 260], [420, 120], 6, 30],
  [[580, 620], [530, 540], 5, -16],
  [[410, 290], [290, 230], 5, -10],
];

/** The censer hanging from three chains: drawn upright, its chains from the origin down. */
function censer(): string {
  const chain = (from: number, to: number, foot: number): string =>
    Array.from({ length: 21 }, (_, index) => {
      const share = index / 20;
      return ellipse(
        [from + (to - from) * share, 40 + share * (foot - 40)],
        index % 2 ? 4 : 7,
        13,
        index % 2 ? inks.gold : inks.goldLit,
      );
    }).join("");
  const holes: Cut[] = [-66, -34, 0, 34, 66].map(
    (x): Cut => [[x * 0.72, 684], [x, 736], 7, x * 0.05],
  );
  return [
    chain(-6, -116, 756),
    chain(6, 116, 756),
    chain(0, 0, 600),
    polygon(line("-14,600 14,600 24,628 -24,628"), inks.gold),
    circle([0, 600], 14, inks.goldLit),
    // The pierced cover.
    rounded(line("-20,624 20,624 62,660 104,730 108,764 -108,764 -104,730 -62,660"), inks.goldLit),
    rounded(line("6,624 20,624 62,660 104,730 108,764 36,764 50,700"), inks.gold),
    gouges(holes, mix(inks.red, inks.night, 0.35)),
    gouges(
      holes.map(([from, to]): Cut => [from, to, 3]),
      inks.beechLit,
    ),
    rect(-122, 756, 244, 26, inks.goldLit),
    rect(30, 756, 92, 26, inks.gold),
    rect(-122, 778, 244, 6, mix(inks.gold, inks.wood, 0.5)),
    // The bowl and its foot.
    path(
      "M-114 784H114C112 866 62 910 22 918V940H-22V918C-62 910 -112 866 -114 784Z",
      inks.goldLit,
    ),
    path("M40 784H114C112 866 62 910 22 918V940H2V918C40 890 52 830 40 784Z", inks.gold),
    rounded(line("-70,956 -30,936 30,936 70,956 60,972 -60,972"), inks.goldLit),
    rounded(line("10,936 30,936 70,956 60,972 14,972"), inks.gold),
    gouges(
      [
        [[-96, 800], [-52, 890], 8, -12],
        [[-92, 740], [-50, 664], 6, 6],
        [[-74, 796], [-36, 880], 4, -8],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[-100, 820], [100, 820], 4, -16],
        [[-60, 880], [60, 880], 4, -12],
      ],
      mix(inks.gold, inks.wood, 0.4),
    ),
  ].join("");
}
