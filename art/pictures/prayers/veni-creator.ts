import { inks, mix } from "../../tools/inks.ts";
import { penAt } from "../../tools/pen.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, path, polygon } from "../../tools/svg.ts";

const MIDDLE: Point = [800, 440];

/** A dove comes down in a window of golden glass, its wings spread; the rays go out through the dark church. */
export default function draw(): string {
  const random = seeded(231);
  const wall = mix(inks.red, inks.night, 0.66);
  return canvas(
    wall,
    ...beams(wall),
    grain(
      random,
      [-60, 20, 1560, 980],
      { count: 70, length: 110, width: 4 },
      mix(wall, inks.night, 0.5),
    ),
    ellipse([800, 446], 470, 400, mix(inks.wood, inks.night, 0.35)),
    ellipse([796, 438], 462, 392, inks.gold),
    ellipse(MIDDLE, 446, 376, mix(inks.wood, inks.night, 0.5)),
    ...glass(),
    gouges([[[350, 400], [640, 86], 9, 90]], inks.raised),
    group("translate(800 430)", dove()),
  );
}

/** Light that goes out from the window over the wall. */
function beams(wall: string): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 0.5) / 12) * Math.PI * 2;
    const at = (turn: number, reach: number): Point => [
      MIDDLE[0] + Math.cos(angle + turn) * reach,
      MIDDLE[1] + Math.sin(angle + turn) * reach,
    ];
    return polygon(
      [at(-0.07, 300), at(0.07, 300), at(0.11, 1300), at(-0.11, 1300)],
      mix(wall, inks.gold, 0.3),
    );
  });
}

/** Twelve panes around a pale middle, cut by leads into three rings; the upper left is the brightest. */
function glass(): string[] {
  const parts: string[] = [];
  const rings = [
    [0.97, 0.72],
    [0.7, 0.47],
    [0.45, 0.2],
  ] as const;
  for (const [ring, [outer, inner]] of rings.entries()) {
    for (let index = 0; index < 12; index += 1) {
      const at = (share: number, reach: number): Point => {
        const angle = ((index + share) / 12) * Math.PI * 2 - Math.PI / 2;
        return [
          MIDDLE[0] + Math.cos(angle) * 446 * reach,
          MIDDLE[1] + Math.sin(angle) * 376 * reach,
        ];
      };
      const bright = (Math.cos(((index + 0.5) / 12) * Math.PI * 2 - Math.PI / 2 - 3.9) + 1) / 2;
      const hot =
        [mix(inks.beech, inks.red, 0.3), inks.beechLit, inks.goldLit][ring] ?? inks.goldLit;
      const cool =
        [mix(inks.gold, inks.beech, 0.4), inks.goldLit, mix(inks.goldLit, inks.raised, 0.5)][
          ring
        ] ?? inks.goldLit;
      const corners = [
        at(0.03, inner),
        at(0.03, outer),
        at(0.27, outer),
        at(0.5, outer),
        at(0.73, outer),
        at(0.97, outer),
        at(0.97, inner),
        at(0.5, inner),
      ];
      parts.push(polygon(corners, mix(index % 2 ? hot : cool, inks.raised, bright * 0.34)));
    }
  }
  return [...parts, ellipse(MIDDLE, 90, 78, inks.raised)];
}

/** The dove seen from below, coming down: wings spread, tail above, head to the right; some 500 units wide. */
function dove(): string {
  const shade = mix(inks.mantlePale, inks.paper, 0.35);
  const cut = mix(inks.mantlePale, inks.mantle, 0.2);
  const tail = [-46, -24, 0, 24, 46].map((turn) => {
    const feather = penAt([0, -70], { scale: 1, degrees: turn });
    return path(
      feather.even([0, -150], [20, -136], [16, -60], [8, 0]),
      Math.abs(turn) > 30 ? shade : inks.raised,
    );
  });
  return [
    ...tail,
    gouges(
      [-46, -24, 0, 24, 46].map((turn): Cut => {
        const angle = ((turn - 90) * Math.PI) / 180;
        return [
          [Math.cos(angle) * 40, -70 + Math.sin(angle) * 40],
          [Math.cos(angle) * 130, -70 + Math.sin(angle) * 130],
          2.6,
        ];
      }),
      cut,
    ),
    wing(-1, shade, cut),
    wing(1, shade, cut),
    rounded(line("0,-96 50,-60 62,10 40,86 0,128 -40,86 -62,10 -50,-60"), inks.raised),
    rounded(line("24,-84 50,-60 62,10 40,86 10,126 26,40 30,-30"), shade),
    rounded(line("-24,92 0,84 28,96 34,130 16,158 -14,152 -30,126"), inks.raised),
    polygon(line("6,156 20,152 24,186"), inks.gold),
    circle([12, 130], 5, inks.night),
    gouges(
      [
        [[-36, -30], [-20, 70], 5, 10],
        [[-8, -60], [-8, 40], 3],
      ],
      shade,
    ),
  ].join("");
}

function wing(side: 1 | -1, shade: string, cut: string): string {
  const plane = side < 0 ? inks.raised : mix(shade, inks.raised, 0.4);
  const tips = [
    [330, -150],
    [350, -90],
    [340, -34],
    [310, 16],
    [266, 54],
    [210, 78],
    [150, 84],
  ] as const;
  return group(
    `scale(${side} 1)`,
    ...tips.map(([x, y]) =>
      ribbon(
        [
          [40, -10, 40],
          [x * 0.6, y * 0.6 - 24, 52],
          [x, y, 6],
        ],
        side < 0 ? inks.paper : shade,
      ),
    ),
    gouges(
      tips.map(([x, y]): Cut => [[x * 0.52, y * 0.52 - 20], [x * 0.95, y * 0.96], 3]),
      cut,
    ),
    rounded(line("20,-70 110,-130 220,-170 322,-156 290,-110 230,-60 160,-20 90,20 40,40"), plane),
    gouges(
      [
        [[70, -60], [150, -30], 3.4, -8],
        [[120, -92], [210, -54], 3.4, -8],
        [[180, -122], [268, -94], 3.4, -8],
        [[60, -20], [100, 8], 3.4, -6],
      ],
      cut,
    ),
  );
}
