import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, polygon, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.spring, inks.ink, 0.28);
const wood = mix(inks.beech, inks.woodLit, 0.3);

/** Many issues of a paper, tied with a string, on a stool by the light of a window. */
export default function draw(): string {
  const random = seeded(27);
  return uprightCanvas(
    wall,
    polygon(line("90,0 660,0 1110,760 540,760"), mix(wall, inks.springLit, 0.3)),
    polygon(line("340,0 390,0 840,760 790,760"), wall),
    polygon(line("300,360 875,360 905,410 330,410"), wall),
    grain(
      random,
      [-40, 40, 1160, 1020],
      { count: 54, length: 80, width: 4, slope: 1 },
      mix(wall, inks.springLit, 0.26),
    ),
    polygon(line("0,1120 1200,1090 1200,1500 0,1500"), mix(inks.wood, inks.night, 0.25)),
    grain(
      random,
      [-60, 1150, 1100, 1480],
      { count: 22, length: 240, width: 5 },
      mix(inks.wood, inks.beech, 0.4),
    ),
    ...stool(),
    ...stack(random),
  );
}

function stool(): string[] {
  const dark = mix(inks.wood, inks.night, 0.45);
  return [
    polygon(
      line("390,1450 1120,1420 1200,1470 1200,1500 400,1500"),
      mix(inks.wood, inks.night, 0.6),
    ),
    ribbon(band("330,1120,44 290,1470,30"), wood),
    ribbon(band("870,1120,44 920,1470,30"), dark),
    ribbon(band("318,1130,12 280,1460,10"), inks.beechLit),
    ribbon(band("310,1330,22 900,1330,22"), dark),
    polygon(line("210,1060 990,1060 1010,1130 190,1130"), wood),
    polygon(line("210,1060 990,1060 994,1076 206,1076"), inks.beechLit),
    polygon(line("720,1076 994,1076 1010,1130 740,1130"), mix(wood, dark, 0.6)),
  ];
}

/** The issues: folded edges to the left, one a little out of line with the next. */
function stack(random: () => number): string[] {
  const count = 21;
  const papers = [
    inks.raised,
    mix(inks.paper, inks.goldLit, 0.25),
    inks.paper,
    mix(inks.hairline, inks.raised, 0.4),
  ];
  const sheets = Array.from({ length: count }, (_, index) => {
    const y = 1060 - index * 29;
    const [left, right] = [300 + random() * 34, 890 + random() * 26];
    const paper = papers[index % papers.length] ?? inks.raised;
    const split = right - 190;
    return [
      rounded(
        [
          [left, y - 15],
          [left + 12, y - 28],
          [left + 40, y - 29],
          [right, y - 29],
          [right, y],
          [left + 40, y],
          [left + 10, y - 2],
        ],
        paper,
      ),
      polygon(
        [
          [split, y - 29],
          [right, y - 29],
          [right, y],
          [split + 10, y],
        ],
        mix(paper, inks.wood, 0.3),
      ),
      gouges(
        [0.35, 0.65].map(
          (share): Cut => [
            [left + 30 + random() * 80, y - 29 * share],
            [right - random() * 60, y - 29 * share],
            2.4,
          ],
        ),
        mix(paper, inks.wood, 0.4),
      ),
    ].join("");
  });
  const top = 1060 - count * 29;
  const cover = mix(inks.raised, inks.goldLit, 0.12);
  return [
    ...sheets,
    polygon(line(`330,${top} 470,${top - 110} 1010,${top - 110} 905,${top}`), cover),
    polygon(
      [
        [498, top - 92],
        [966, top - 92],
        [936, top - 64],
        [462, top - 64],
      ],
      inks.mantle,
    ),
    polygon(
      [
        [452, top - 54],
        [700, top - 54],
        [668, top - 16],
        [404, top - 16],
      ],
      mix(inks.mantlePale, inks.mantle, 0.25),
    ),
    polygon(
      [
        [404, top - 16],
        [470, top - 44],
        [520, top - 26],
        [590, top - 50],
        [668, top - 16],
      ],
      inks.spring,
    ),
    gouges(
      [0, 1, 2].map(
        (row): Cut => [
          [730 - row * 10, top - 50 + row * 14],
          [920 - row * 14, top - 50 + row * 14],
          4,
        ],
      ),
      mix(cover, inks.ink, 0.5),
    ),
    // The string, around all of them.
    ribbon(
      [
        [610, 1066, 10],
        [606, 800, 10],
        [612, top + 4, 10],
      ],
      inks.red,
    ),
    ribbon(
      [
        [612, top + 4, 10],
        [720, top - 112, 8],
      ],
      inks.red,
    ),
    ribbon(
      [
        [330, top - 10, 8],
        [640, top - 30, 9],
        [1000, top - 70, 7],
      ],
      inks.red,
    ),
    rounded(
      [
        [640, top - 36],
        [590, top - 100],
        [520, top - 96],
        [530, top - 56],
      ],
      inks.red,
    ),
    rounded(
      [
        [640, top - 36],
        [700, top - 92],
        [770, top - 80],
        [750, top - 44],
      ],
      inks.red,
    ),
    rounded(
      [
        [624, top - 44],
        [596, top - 84],
        [546, top - 84],
        [556, top - 62],
      ],
      cover,
    ),
    rounded(
      [
        [660, top - 42],
        [704, top - 76],
        [746, top - 70],
        [734, top - 52],
      ],
      cover,
    ),
    ribbon(
      [
        [640, top - 34, 9],
        [600, top + 30, 8],
        [560, top + 90, 5],
      ],
      inks.red,
    ),
    ribbon(
      [
        [644, top - 34, 9],
        [690, top + 40, 8],
        [684, top + 110, 5],
      ],
      inks.red,
    ),
    circle([641, top - 36], 15, mix(inks.red, inks.night, 0.25)),
  ];
}
