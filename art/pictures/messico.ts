import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded, under } from "../tools/strokes.ts";
import { canvas, circle, type Point } from "../tools/svg.ts";
import { glitter, water } from "../tools/waters.ts";

/** Breakers of the Pacific under a great low sun, a palm at the edge. */
export default function draw(): string {
  const random = seeded(187);
  const sky = mix(inks.beechLit, inks.goldLit, 0.45);
  const sea = mix(inks.spring, inks.mantle, 0.3);
  const sand = mix(inks.woodLit, inks.beechLit, 0.3);
  const sun: Point = [600, 380];
  return canvas(
    sky,
    circle(sun, 200, mix(inks.goldLit, inks.raised, 0.7)),
    rays(random, sun, { from: 228, to: 900, count: 70, width: 6 }, mix(sky, inks.raised, 0.42)),
    grain(
      random,
      [-80, 120, 1500, 440],
      { count: 18, length: 420, width: 11 },
      mix(sky, inks.beech, 0.28),
    ),
    water(
      random,
      { top: 462, bottom: 1000 },
      {
        plane: sea,
        strokes: [mix(sea, inks.springLit, 0.5), mix(sea, inks.night, 0.4)],
        count: 90,
      },
    ),
    glitter(random, [600, 466], 640, [260, 420], mix(inks.goldLit, inks.raised, 0.4)),
    breaker(random, 600, 34, mix(sea, inks.springLit, 0.35)),
    breaker(random, 690, 60, mix(sea, inks.springLit, 0.2)),
    under(
      line("-20,840 240,800 520,842 860,800 1180,850 1620,800"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      inks.raised,
    ),
    under(
      line("-20,862 250,824 520,868 870,824 1190,876 1620,828"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      mix(sand, inks.beech, 0.3),
    ),
    under(
      line("-20,910 300,876 640,912 980,872 1300,914 1620,880"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      sand,
    ),
    grain(
      random,
      [40, 920, 1400, 990],
      { count: 26, length: 130, width: 4 },
      mix(sand, inks.paper, 0.5),
    ),
    palm(),
  );
}

/** A wave about to break: its dark hollow, its white crest, the foam that runs ahead of it. */
function breaker(random: () => number, y: number, height: number, ink: string): string {
  const crest: Point[] = Array.from({ length: 9 }, (_, index) => [
    -40 + index * 210,
    y + (random() - 0.5) * height * 0.9,
  ]);
  const lower = crest.map(([x, cy]): Point => [x + 40, cy + height * (0.7 + random() * 0.5)]);
  const falls = crest.flatMap(([x, cy]): Cut[] =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
      const fx = x + share * 210;
      return [
        [fx, cy + 6],
        [fx - height * 0.3, cy + height * (0.9 + random() * 0.6)],
        height * 0.07,
        6,
      ];
    }),
  );
  return (
    under(crest, [...lower].reverse(), ink) +
    gouges(falls, inks.raised) +
    ribbon(
      crest.map(([x, cy], index) => [x, cy, height * (index % 2 ? 0.42 : 0.16)]),
      inks.raised,
    )
  );
}

function palm(): string {
  const dark = mix(inks.night, inks.spring, 0.3);
  const crown: Point = [1270, 210];
  const fronds = band(
    "-330,150,-70 -400,-10,-90 -290,-140,-70 -80,-190,-30 150,-170,40 330,-60,80 380,120,90 -170,290,-60 250,270,70",
  );
  return [
    ribbon(band("1500,1020,84 1440,760,56 1350,480,44 1270,215,36"), dark),
    gouges(
      Array.from({ length: 13 }, (_, index): Cut => {
        const share = index / 13;
        const x = 1462 - share * 190 - share * share * 20;
        const y = 900 - share * 620;
        return [[x - 26 + share * 8, y], [x + 14 - share * 6, y + 10], 4, -6];
      }),
      mix(inks.beech, inks.beechLit, 0.3),
    ),
    ...fronds.map(([dx, dy, sag]) => frond(crown, dx, dy, sag, dark)),
    ...(
      [
        [1246, 236],
        [1290, 242],
        [1268, 258],
      ] as const
    ).map(
      ([x, y]) =>
        circle([x, y], 24, inks.beech) +
        gouges([[[x - 15, y + 2], [x + 2, y - 17], 3, 6]], inks.beechLit),
    ),
  ].join("");
}

/** One leaf of the palm: a bent rib with blades that hang from both its sides. */
function frond([x, y]: Point, dx: number, dy: number, sag: number, ink: string): string {
  const blades: Cut[] = [];
  const on = (share: number): Point => [
    x + dx * share,
    y + dy * share - Math.sin(share * Math.PI) * Math.abs(sag) * 0.9,
  ];
  for (let share = 0.12; share < 1; share += 0.055) {
    const from = on(share);
    const reach = 130 * Math.sin(Math.min(1, share * 1.2 + 0.15) * Math.PI * 0.9) + 30;
    blades.push([from, [from[0] + dx * 0.16, from[1] + reach], 7, sag * 0.12]);
    blades.push([from, [from[0] + dx * 0.22, from[1] - reach * 0.42], 6, sag * 0.1]);
  }
  return (
    gouges(blades, ink) +
    rounded(
      [
        on(0),
        on(0.35),
        on(0.7),
        on(1),
        [on(0.7)[0], on(0.7)[1] + 9],
        [on(0.35)[0], on(0.35)[1] + 12],
      ],
      ink,
    )
  );
}
