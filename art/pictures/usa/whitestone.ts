import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

const steel = mix(inks.ink, inks.mantle, 0.35);
const steelLit = mix(inks.mantlePale, inks.mantle, 0.25);

/** The great suspension bridge over the water, at dusk. */
export default function draw(): string {
  const random = seeded(66);
  const sky = mix(inks.mantlePale, inks.beechLit, 0.42);
  const sea = mix(inks.mantle, inks.ink, 0.25);
  return canvas(
    sky,
    circle([420, 560], 90, inks.raised),
    grain(
      random,
      [-100, 60, 1400, 420],
      { count: 44, length: 340, width: 8 },
      mix(sky, inks.raised, 0.55),
    ),
    under(
      line("-20,628 300,612 700,626 1000,606 1300,622 1620,600"),
      [
        [1620, 700],
        [-20, 700],
      ],
      mix(steel, sky, 0.45),
    ),
    water(
      random,
      { top: 650, bottom: 1000 },
      {
        plane: sea,
        strokes: [mix(sea, inks.mantlePale, 0.45), mix(sea, inks.night, 0.5)],
        count: 150,
      },
    ),
    glitter(random, [420, 652], 990, [110, 300], inks.beechLit),
    cable(-500, 330, 560, 250),
    cable(330, 1290, 250, 40),
    cable(1290, 2600, 40, 900),
    deck(),
    tower(330, 250, 640, 36),
    tower(1290, 40, 790, 66),
    under(
      line("-20,930 240,905 520,950 760,1010"),
      [
        [760, 1010],
        [-20, 1010],
      ],
      inks.night,
    ),
  );
}

/** The height of the roadway, which comes towards the viewer on the right. */
const road = (x: number): number => 585 + ((x - 330) * (655 - 585)) / 960;

/** A hanging cable between two heights, with its ropes down to the roadway. */
function cable(from: number, to: number, first: number, last: number): string {
  const parts: string[] = [];
  const height = (share: number): number => {
    const straight = first + (last - first) * share;
    const sag =
      from < 0 || to > WIDE
        ? 0
        : 4 * share * (1 - share) * (road((from + to) / 2) - 40 - (first + last) / 2);
    return straight + sag;
  };
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const share = index / 24;
    return [from + (to - from) * share, height(share)];
  });
  for (const [x, y] of points)
    if (x > 0 && x < WIDE && y < road(x)) parts.push(rect(x - 1.5, y, 3, road(x) - y, steel));
  parts.push(
    ribbon(
      points.map(([x, y]) => [x, y, 7 + (x / WIDE) * 8]),
      steel,
    ),
  );
  return parts.join("");
}

const WIDE = 1600;

function deck(): string {
  const lamps = Array.from({ length: 14 }, (_, index) => {
    const x = 40 + index * 118;
    return (
      rect(x - 1.5, road(x) - 26, 3, 26, steel) +
      circle([x, road(x) - 28], 5 + index * 0.35, inks.goldLit)
    );
  });
  return (
    polygon(
      [
        [-10, road(-10)],
        [1610, road(1610) - 4],
        [1610, road(1610) + 42],
        [-10, road(-10) + 20],
      ],
      steel,
    ) +
    polygon(
      [
        [-10, road(-10)],
        [1610, road(1610) - 4],
        [1610, road(1610) + 4],
        [-10, road(-10) + 3],
      ],
      steelLit,
    ) +
    lamps.join("")
  );
}

/** Two legs and an arched head: the left faces of the steel catch the light. */
function tower(x: number, top: number, foot: number, half: number): string {
  const leg = half * 0.55;
  const side = (left: number) =>
    polygon(
      [
        [left, top],
        [left + leg, top],
        [left + leg * 1.15, foot],
        [left - leg * 0.15, foot],
      ],
      steel,
    ) +
    polygon(
      [
        [left, top],
        [left + leg * 0.3, top],
        [left + leg * 0.2, foot],
        [left - leg * 0.15, foot],
      ],
      steelLit,
    );
  const beam = (y: number) =>
    polygon(
      [
        [x - half * 1.5, y],
        [x + half * 1.5, y],
        [x + half * 1.5, y + half * 0.7],
        [x + half * 0.8, y + half * 0.42],
        [x, y + half * 0.34],
        [x - half * 0.8, y + half * 0.42],
        [x - half * 1.5, y + half * 0.7],
      ],
      steel,
    ) + rect(x - half * 1.5, y, half * 3, half * 0.1, steelLit);
  return [
    polygon(
      [
        [x - half * 2, foot - half * 0.1],
        [x + half * 2, foot - half * 0.1],
        [x + half * 2.3, foot + half * 0.5],
        [x - half * 2.3, foot + half * 0.5],
      ],
      mix(steel, inks.night, 0.5),
    ),
    side(x - half * 1.5),
    side(x + half * 1.5 - leg),
    beam(top - half * 0.05),
    beam(road(x) + half * 0.5),
  ].join("");
}
