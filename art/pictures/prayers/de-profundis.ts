import { inks, mix } from "../../tools/inks.ts";
import { star } from "../../tools/pilgrims.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, path, polygon } from "../../tools/svg.ts";

/** The mouth of the well, and how wide it is. */
const MOUTH: Point = [850, 420];
const RADIUS = 215;

const mortar = mix(inks.night, inks.mantle, 0.16);

/** From the bottom of a well: rings of stones, and a round of sky at dawn with the morning star. */
export default function draw(): string {
  const random = seeded(261);
  return canvas(mortar, ...rings(random), ...sky(random), ferns());
}

/** Courses of stone, from the deepest to the mouth: each is seen nearer to its middle than the one below. */
function rings(random: () => number): string[] {
  const courses = [
    [1330, 1010, 17],
    [1000, 762, 19],
    [754, 578, 16],
    [572, 442, 18],
    [437, 340, 15],
    [336, 264, 17],
    [264, RADIUS, 14],
  ] as const;
  return courses.flatMap(([outer, inner, count], course) => {
    const turn = random() * 2;
    const middle: Point = [
      MOUTH[0] - (courses.length - course) * 7,
      MOUTH[1] + (courses.length - course) * 9,
    ];
    return Array.from({ length: count }, (_, index) =>
      stone(
        random,
        middle,
        [outer, inner],
        [turn + index / count, turn + (index + 1) / count],
        course / 6,
      ),
    );
  });
}

/** One stone of a course, lit where it looks at the light that comes over the left edge of the mouth. */
function stone(
  random: () => number,
  [x, y]: Point,
  [outer, inner]: readonly [number, number],
  [from, to]: readonly [number, number],
  height: number,
): string {
  const at = (share: number, reach: number): Point => {
    const angle = (from + (to - from) * share) * Math.PI * 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  const gap = 0.035 + random() * 0.02;
  const shares = [gap, 0.25, 0.5, 0.75, 1 - gap];
  const far = outer - (outer - inner) * 0.07;
  const middle = ((from + to) / 2) * Math.PI * 2;
  const facing = (Math.cos(middle - Math.PI * 0.25) + 1) / 2;
  const light = height ** 1.25 * (0.16 + 0.84 * facing ** 2.2) * (0.8 + random() * 0.3);
  const plane = mix(
    mix(inks.mantle, inks.night, 0.72),
    mix(inks.woodLit, inks.paper, 0.2),
    Math.min(light, 0.95),
  );
  const edge: Cut[] = [
    [
      at(0.14, inner + (outer - inner) * 0.16),
      at(0.8, inner + (outer - inner) * 0.14),
      (outer - inner) * 0.045,
      -(outer - inner) * 0.06,
    ],
  ];
  return (
    polygon(
      [
        ...shares.map((share) => at(share, inner)),
        ...shares.reverse().map((share) => at(share, far)),
      ],
      plane,
    ) + gouges(edge, mix(plane, inks.goldLit, 0.1 + light * 0.55))
  );
}

/** The sky in the mouth: night above, the first light below on the right, a star. */
function sky(random: () => number): string[] {
  const dark = mix(inks.mantle, inks.mantlePale, 0.24);
  const bands = [
    [-70, mix(dark, inks.mantlePale, 0.4)],
    [10, mix(inks.mantlePale, inks.rose, 0.35)],
    [80, mix(inks.rose, inks.goldLit, 0.45)],
    [140, mix(inks.goldLit, inks.raised, 0.5)],
  ] as const;
  return [
    circle(MOUTH, RADIUS, dark),
    ...bands.map(([down, ink]) => {
      const half = Math.sqrt(RADIUS ** 2 - down ** 2);
      const y = MOUTH[1] + down;
      return path(
        `M${(MOUTH[0] - half).toFixed(1)} ${y}A${RADIUS} ${RADIUS} 0 ${down < 0 ? 1 : 0} 0 ${(MOUTH[0] + half).toFixed(1)} ${y}Z`,
        ink,
      );
    }),
    grain(
      random,
      [MOUTH[0] - 130, MOUTH[1] - 10, MOUTH[0] + 50, MOUTH[1] + 120],
      { count: 14, length: 100, width: 5 },
      mix(inks.mantlePale, inks.raised, 0.4),
    ),
    star([MOUTH[0] - 40, MOUTH[1] - 88], 62, inks.raised),
  ];
}

/** Hart's tongue and maidenhair that grow between the upper courses. */
function ferns(): string {
  const frond = (x: number, y: number, reach: number, side: number, ink: string): string => {
    const cuts: Cut[] = [];
    for (let share = 0.12; share < 1; share += 0.1) {
      const sx = x + side * reach * share;
      const sy = y + reach * (0.75 * share * share - 0.25 * share);
      const long = reach * 0.3 * (1 - share * 0.75);
      cuts.push([[sx, sy], [sx + side * long * 0.3, sy - long], long * 0.2]);
      cuts.push([[sx, sy], [sx + side * long * 0.7, sy + long * 0.7], long * 0.2]);
    }
    return (
      ribbon(
        [
          [x, y, 7],
          [x + side * reach * 0.5, y + reach * 0.06, 5],
          [x + side * reach, y + reach * 0.5, 1.5],
        ],
        ink,
      ) + gouges(cuts, ink)
    );
  };
  const green = mix(inks.spring, inks.night, 0.25);
  return [
    frond(1062, 640, 150, -1, green),
    frond(1072, 640, 190, 1, inks.spring),
    frond(1066, 640, 120, 0.4, inks.springLit),
    frond(486, 300, 130, -1, mix(green, inks.night, 0.3)),
    frond(494, 296, 120, 0.7, green),
  ].join("");
}
