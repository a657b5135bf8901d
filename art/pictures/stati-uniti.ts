import type { FigureInks } from "../tools/figure-inks.ts";
import { SKIN } from "../tools/heads.ts";
import { inks, mix } from "../tools/inks.ts";
import { suitcase } from "../tools/luggage.ts";
import { bust } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { gouges, grain, rays, ribbon } from "../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, polygon, rect } from "../tools/svg.ts";
import { glitter, water } from "../tools/waters.ts";

/** Emigrants from behind at the rail of a ship, the open ocean and a low sun before them. */
export default function draw(): string {
  const random = seeded(55);
  const sky = mix(inks.beechLit, inks.paper, 0.42);
  const sea = mix(inks.mantle, inks.spring, 0.4);
  return canvas(
    sky,
    circle([620, 400], 118, inks.raised),
    rays(
      random,
      [620, 400],
      { from: 150, to: 640, count: 54, width: 4 },
      mix(sky, inks.raised, 0.7),
    ),
    grain(
      random,
      [700, 90, 1500, 280],
      { count: 16, length: 330, width: 9 },
      mix(sky, inks.raised, 0.6),
    ),
    water(
      random,
      { top: 430, bottom: 1000 },
      {
        plane: sea,
        strokes: [mix(sea, inks.mantlePale, 0.5), mix(sea, inks.night, 0.4)],
        count: 130,
      },
    ),
    glitter(random, [620, 430], 780, [150, 330], mix(inks.beechLit, inks.raised, 0.6)),
    polygon(line("0,850 1600,800 1600,1000 0,1000"), mix(inks.wood, inks.ink, 0.3)),
    ...[880, 915, 955].map((y, index) =>
      ribbon(
        [
          [0, y, 2 + index],
          [1600, y - 44, 2 + index],
        ],
        inks.wood,
      ),
    ),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = 40 + index * 195;
      return (
        rect(x, 660 - index * 5, 15, 210, inks.raised) +
        rect(x + 10, 660 - index * 5, 5, 210, mix(inks.hairline, inks.mantle, 0.35))
      );
    }),
    ...[712, 775].map((y) =>
      ribbon(
        [
          [-10, y, 7],
          [1610, y - 46, 7],
        ],
        mix(inks.raised, inks.mantlePale, 0.3),
      ),
    ),
    rail(),
    ...people.map(({ x, y, size, kind, wear }) => bust([x, y], size, wear, kind)),
    handOnRail([1128, 700], [1190, 648], blue),
    handOnRail([588, 716], [640, 668], brown),
    suitcase([1360, 950], 300, {
      front: mix(inks.gold, inks.beech, 0.5),
      side: inks.wood,
      lid: inks.woodLit,
      cord: inks.paper,
      behind: mix(inks.wood, inks.ink, 0.3),
      shadow: inks.night,
    }),
  );
}

const plain: FigureInks = {
  coat: inks.ink,
  lit: inks.beechLit,
  dark: inks.night,
  accent: inks.wood,
};
const brown: FigureInks = {
  coat: mix(inks.wood, inks.beech, 0.3),
  lit: inks.beechLit,
  dark: inks.night,
  accent: inks.paper,
};
const blue: FigureInks = {
  coat: mix(inks.mantle, inks.ink, 0.35),
  lit: inks.mantlePale,
  dark: inks.night,
  accent: mix(inks.red, inks.beech, 0.35),
};

const people = [
  { x: 190, y: 545, size: 285, kind: "hat", wear: plain },
  { x: 475, y: 590, size: 255, kind: "scarf", wear: brown },
  { x: 690, y: 730, size: 165, kind: "short", wear: blue },
  { x: 1010, y: 575, size: 255, kind: "kerchief", wear: blue },
] as const;

/** A forearm from behind the body to the rail. */
function handOnRail(elbow: Point, hand: Point, { coat }: FigureInks): string {
  return (
    ellipse([hand[0] + 14, hand[1] - 12], 24, 15, SKIN) +
    gouges([[[hand[0] + 8, hand[1] - 16], [hand[0] + 36, hand[1] - 16], 3]], inks.beech) +
    ribbon(
      [
        [...elbow, 74],
        [...hand, 44],
      ],
      coat,
    )
  );
}

/** The wooden handrail, with its light edge above. */
function rail(): string {
  return (
    polygon(line("-10,652 1610,606 1610,632 -10,680"), mix(inks.beech, inks.woodLit, 0.3)) +
    polygon(line("-10,670 1610,624 1610,634 -10,684"), inks.wood) +
    ribbon(band("-10,656,4 1610,610,4"), inks.woodLit)
  );
}
