import { lens, numbers, outline, stamp, stampsOf, together, wedge } from "../tools/marks.ts";
import { seeded } from "../tools/random.ts";
import type { Point } from "../tools/svg.ts";

/** The beeches at both sides, near: stems and boughs, the light on them, and their leaves in shade and in the light. */
export interface Beeches {
  wood: string;
  /** What is seen when the leaves have fallen. */
  twigs: string;
  bark: string;
  leaves: string;
  lit: string;
}

/** A limb that grows thinner: straight, or bent by so much to its left. */
function limb([x, y]: Point, [across, down]: Point, [from, to]: Point, bend: number): string {
  const length = Math.hypot(across, down) || 1;
  const [sideX, sideY] = [-down / length, across / length];
  const belly: Point = [across / 2 - sideX * bend, down / 2 - sideY * bend];
  return (
    `M${numbers(x + (sideX * from) / 2, y + (sideY * from) / 2)}` +
    `q${numbers(belly[0], belly[1], across - (sideX * (from - to)) / 2, down - (sideY * (from - to)) / 2)}` +
    `l${numbers(-sideX * to, -sideY * to)}` +
    `q${numbers(belly[0] - across, belly[1] - down, (sideX * (to - from)) / 2 - across, (sideY * (to - from)) / 2 - down)}z`
  );
}

/** Leaves of a twig, broad and flat as beeches hold them, one over the other. */
const spray = (length: number, degrees: number) => (random: () => number) => {
  const turn = (degrees * Math.PI) / 180;
  return together(
    Array.from({ length: 8 }, (_, index) => {
      const along = length * (0.1 + index * 0.29);
      const side = index % 2 === 0 ? 1 : -1;
      const aside = side * length * 0.2 * random();
      const way = turn + side * (0.5 + random() * 0.7);
      const reach = length * (0.85 + random() * 0.35);
      return [
        [
          Math.cos(turn) * along - Math.sin(turn) * aside,
          Math.sin(turn) * along + Math.cos(turn) * aside,
        ],
        lens([Math.cos(way) * reach, Math.sin(way) * reach], reach * 0.42),
      ];
    }),
  );
};

/** Bare twigs at the end of a limb. */
const fork = (degrees: number) => (random: () => number) =>
  [-34, -12, 8, 30]
    .map((turn) => {
      const reach = 70 + random() * 60;
      const way = ((degrees + turn + random() * 14) * Math.PI) / 180;
      return wedge([Math.cos(way) * reach, Math.sin(way) * reach], 4);
    })
    .join("m0 0");

/** Where leaves point to, in degrees: outwards and down, as they hang. */
const SPRAYS = [10, 40, 75, 105, 140, 170].map((degrees, index) =>
  stampsOf(index, 1, spray(34, degrees)),
);

const TO_THE_RIGHT = stampsOf(1, 4, fork(-30));
const TO_THE_LEFT = stampsOf(2, 4, fork(210));

interface Shape {
  width: number;
  height: number;
  /** Where most of its boughs reach: 1 to the right. */
  side: 1 | -1;
  boughs: number;
  /** How far its head is to the right of its foot. */
  lean: number;
}

/** A beech by the foot of its stem. */
export function beech(
  seed: number,
  [x, y]: Point,
  { width, height, side, boughs, lean }: Shape,
): Beeches {
  const random = seeded(seed);
  const wood: string[] = [
    limb([x, y + 20], [lean, -height - 20], [width, width * 0.5], side * width * 0.4),
  ];
  for (const foot of [-1, 1])
    wood.push(
      limb(
        [x + foot * width * 0.1, y - width * 0.7],
        [foot * width * 0.8, width],
        [width * 0.7, 2],
        foot * width * 0.3,
      ),
    );
  // The light along its left edge ends in teeth, so that the stem is round.
  const edge = (share: number) =>
    (1 - share) ** 2 * (x - width / 2) +
    2 * share * (1 - share) * (x - width / 4 + lean / 2 - side * width * 0.4) +
    share ** 2 * (x + lean - width / 4);
  const teeth: Point[] = [];
  for (let up = 20; up < height; up += 11 + random() * width * 0.14) {
    const at = edge((up + 20) / (height + 20)) + 3;
    const room = width * (1 - up / height / 2);
    teeth.push([at + room * 0.07, y - up], [at + room * (0.16 + random() * 0.4), y - up - 5]);
  }
  const [foot, head] = [teeth[0] ?? [x, y], teeth.at(-1) ?? [x, y]];
  const bark = outline([
    ...teeth,
    [edge(1) + 2, head[1]],
    [edge(0.5) + 3, y - height / 2],
    [edge(0) + 3, foot[1]],
  ]);
  const ends: (readonly [...Point, turn: number])[] = [];
  const tips: Point[] = [];
  const grow = (from: Point, turn: number, length: number, thick: number, isBough: boolean) => {
    const step: Point = [Math.cos(turn) * length, Math.sin(turn) * length];
    wood.push(limb(from, step, [thick, thick * 0.4], (random() - 0.5) * length * 0.3));
    for (const share of [0.5, 1]) tips.push([from[0] + step[0] * share, from[1] + step[1] * share]);
    ends.push([from[0] + step[0], from[1] + step[1], turn]);
    if (!isBough) return;
    for (const [share, bend] of [
      [0.45, -0.8],
      [0.7, 0.7],
      [0.96, -0.3],
    ] as const)
      grow(
        [from[0] + step[0] * share, from[1] + step[1] * share],
        turn + bend * (0.7 + random() * 0.5),
        length * (0.45 + random() * 0.2),
        thick * 0.42,
        false,
      );
  };
  for (let bough = 0; bough < boughs; bough += 1) {
    const up = 0.62 + (0.36 * bough) / boughs;
    const out = bough % 3 === 1 ? -side : side;
    grow(
      [x + lean * up + out * width * 0.15, y - height * up],
      -Math.PI / 2 + out * (1.1 + random() * 0.35),
      height * (out === side ? 0.27 : 0.18) * (0.8 + random() * 0.4),
      width * 0.3,
      true,
    );
  }
  const twigs = ends.map(([endX, endY, turn]) =>
    stamp([endX, endY], (Math.cos(turn) > 0 ? TO_THE_RIGHT : TO_THE_LEFT)(random)),
  );
  const leaves: string[] = [];
  const lit: string[] = [];
  const some = () => SPRAYS[Math.floor(random() * SPRAYS.length)]?.(random) ?? "";
  for (const [tipX, tipY] of tips) {
    leaves.push(stamp([tipX + (random() - 0.5) * 70, tipY + (random() - 0.4) * 60], some()));
    if (random() < 0.5)
      lit.push(
        stamp([tipX - 30 + (random() - 0.5) * 50, tipY - 30 + (random() - 0.5) * 40], some()),
      );
  }
  return {
    wood: wood.join(""),
    twigs: twigs.join(""),
    bark,
    leaves: leaves.join(""),
    lit: lit.join(""),
  };
}
