import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain } from "../../tools/strokes.ts";
import {
  canvasWithNight,
  ellipse,
  group,
  type Point,
  polygon,
  rect,
  ring,
} from "../../tools/svg.ts";

const linen = mix(inks.raised, inks.hairline, 0.25);
const shadow = mix(linen, inks.mantle, 0.3);
const weave = mix(linen, inks.hairline, 0.8);
const cloth = mix(inks.night, inks.mantle, 0.4);
const crust = mix(inks.gold, inks.beechLit, 0.55);
const crumb = mix(inks.goldLit, inks.beechLit, 0.35);

/** A blue plate of ring biscuits on a striped cloth, one broken, with its crumbs. */
export default function draw(): string {
  const random = seeded(150);
  return canvasWithNight(
    linen,
    {
      [linen]: cloth,
      [shadow]: mix(cloth, inks.night, 0.6),
      [weave]: mix(cloth, inks.night, 0.4),
      [inks.mantle]: inks.mantle,
      [inks.red]: inks.red,
    },
    grain(random, [-60, 10, 1600, 990], { count: 120, length: 70, width: 3 }, weave),
    ...[120, 178, 830, 888].flatMap((y, index) => [
      polygon(
        line(
          `-20,${y} 1620,${y - 60} 1620,${y - (index % 2 ? 44 : 24)} -20,${y + (index % 2 ? 16 : 36)}`,
        ),
        index % 2 ? inks.red : inks.mantle,
      ),
    ]),
    ellipse([842, 560], 560, 350, shadow),
    ellipse([800, 520], 560, 350, inks.mantle),
    ellipse([800, 510], 540, 334, inks.mantlePale),
    ellipse([800, 514], 522, 320, inks.raised),
    ellipse([800, 524], 400, 236, inks.mantle),
    ellipse([800, 528], 388, 226, mix(inks.raised, inks.mantlePale, 0.35)),
    gouges(
      [
        [[320, 420], [640, 214], 14, 60],
        [[300, 520], [312, 450], 9, 8],
        [[980, 812], [1230, 660], 9, -40],
      ],
      inks.mantlePale,
    ),
    ...rim(),
    ...(
      [
        [560, 470, -14, 1],
        [1010, 450, 18, 1],
        [640, 640, 8, 1],
        [960, 640, -22, 1],
        [800, 380, 4, 1],
        [790, 520, -8, 1.08],
      ] as const
    ).map(([x, y, turn, size]) => biscuit(random, [x, y], turn, size)),
    ...half(),
  );
}

/** Leaves painted around the rim of the plate. */
function rim(): string[] {
  return Array.from({ length: 28 }, (_, index) => {
    const turn = (index * Math.PI) / 14;
    const at: Point = [800 + 462 * Math.cos(turn), 519 + 279 * Math.sin(turn)];
    const degrees = (Math.atan2(279 * Math.cos(turn), -462 * Math.sin(turn)) * 180) / Math.PI;
    return group(
      `translate(${Math.round(at[0])} ${Math.round(at[1])}) rotate(${Math.round(degrees)})`,
      ellipse([0, 0], 30, 9, index % 2 ? inks.mantle : inks.spring),
    );
  });
}

/** A ring of dough, sugar on its light side, its shadow on the plate. */
function biscuit(random: () => number, [x, y]: Point, degrees: number, size: number): string {
  const sugar = Array.from({ length: 46 }, (): string => {
    const turn = random() * 2 * Math.PI;
    const reach = 78 + random() * 50;
    return ellipse(
      [reach * Math.cos(turn), reach * 0.66 * Math.sin(turn) - 12],
      4.5,
      3.4,
      inks.raised,
    );
  });
  return group(
    `translate(${x} ${y}) rotate(${degrees}) scale(${size})`,
    ring([14, 22], 150, 104, 84, mix(inks.mantlePale, inks.mantle, 0.55)),
    ring([0, 0], 150, 104, 84, mix(crust, inks.beech, 0.6)),
    ring([0, -8], 148, 100, 80, crust),
    ring([-4, -14], 134, 88, 56, crumb),
    gouges(
      [
        [[-126, -20], [-30, -94], 12, 26],
        [[-62, 4], [-20, -26], 6, 10],
        [[20, 58], [104, 20], 8, -14],
      ],
      mix(crumb, inks.raised, 0.55),
    ),
    ...sugar,
  );
}

/** Half a biscuit on the cloth, the break pale, with its crumbs. */
function half(): string[] {
  return [
    group(
      "translate(1400 770) rotate(24)",
      ...[shadow, mix(crust, inks.beech, 0.6), crust].map((ink, index) =>
        polygon(arc([12 - index * 6, 26 - index * 16]), ink),
      ),
      rect(-148, -14, 80, 34, mix(crumb, inks.raised, 0.6)),
      rect(68, -14, 80, 34, mix(crumb, inks.raised, 0.6)),
      gouges([[[-120, -40], [-10, -96], 11, 24]], crumb),
    ),
    ...line("1230,850 1262,884 1200,892 1300,900 1520,690 1190,846").map(([x, y], index) =>
      ellipse([x, y], 9 + (index % 3) * 4, 7 + (index % 2) * 3, index % 2 ? crust : crumb),
    ),
  ];
}

/** The outline of the far half of a ring. */
function arc([x, y]: Point): Point[] {
  const side = (across: number, down: number, from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      const turn = from + ((to - from) * step) / 24;
      return [x + across * Math.cos(turn), y - down * Math.sin(turn)];
    });
  return [...side(150, 104, 0, Math.PI), ...side(66, 30, Math.PI, 0)];
}
