import { inks, mix } from "./tools/inks.ts";
import { rough } from "./tools/landscape.ts";
import { seeded } from "./tools/random.ts";
import { type Cut, gouges } from "./tools/strokes.ts";
import { type Point, polygon, rect } from "./tools/svg.ts";

/*
 * The ground of the map of the road, by day and by night (app/features/road/road-map.css): four units of it are one of
 * the map over it (pipeline/maps/road-map/road-map.ts). The mountains stand as a drawing shows them, and are no
 * survey: the massif of the Meta and its neighbours behind Canneto, and Monte Cairo between Atina and Cassino.
 */

const SIDE = 1280;

/** A mountain: its top, and how broad it is. */
type Mountain = readonly [...top: Point, breadth: number];

/** From the farthest to the nearest. */
export const MOUNTAINS: readonly Mountain[] = [
  [740, 20, 150],
  [900, 26, 190],
  [1060, 30, 200],
  [1220, 40, 190],
  [960, 120, 120],
  [1160, 140, 190],
  [1250, 236, 170],
  [1200, 420, 150],
  [1270, 520, 170],
  [1150, 580, 120],
  [1240, 690, 160],
  [490, 840, 150],
  [610, 806, 200],
  [700, 880, 120],
  [540, 930, 170],
  [640, 960, 180],
];

interface ReliefInks {
  plain: string;
  furrow: string;
  hill: string;
  shade: string;
  light: string;
}

const dayPlain = mix(inks.hairline, inks.raised, 0.5);
const nightPlain = mix(inks.night, inks.mantlePale, 0.1);

const DAY: ReliefInks = {
  plain: dayPlain,
  furrow: mix(dayPlain, inks.wood, 0.16),
  hill: mix(dayPlain, inks.spring, 0.24),
  shade: mix(dayPlain, inks.spring, 0.5),
  light: inks.raised,
};

const NIGHT: ReliefInks = {
  plain: nightPlain,
  furrow: mix(nightPlain, inks.mantlePale, 0.1),
  hill: mix(nightPlain, inks.mantlePale, 0.2),
  shade: mix(nightPlain, inks.night, 0.55),
  light: mix(nightPlain, inks.mantlePale, 0.45),
};

/** The drawing by day and by night, by the names of their files. */
export function drawRoadMap(): Record<string, string> {
  return { "road-map": ground(DAY), "road-map-night": ground(NIGHT) };
}

function ground(inksOf: ReliefInks): string {
  const random = seeded(20);
  const mountains = MOUNTAINS.map((mountain, index) => drawn(mountain, index + 1, inksOf));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    rect(0, 0, SIDE, SIDE, inksOf.plain),
    gouges(furrows(random), inksOf.furrow),
    ...mountains,
    "</svg>\n",
  ].join("");
}

/** Short cuts all over the plain. */
function furrows(random: () => number): Cut[] {
  return Array.from({ length: 120 }, (): Cut => {
    const [x, y] = [random() * SIDE, random() * SIDE];
    const length = 20 + random() * 26;
    return [[x, y], [x + length, y + length * 0.3], 3 + random() * 2];
  });
}

/** A mountain with its side in shade and the cuts of its side in the light. */
function drawn(
  [x, y, breadth]: Mountain,
  seed: number,
  { hill, shade, light }: ReliefInks,
): string {
  const height = breadth * 0.62;
  const half = breadth / 2;
  const left = rough(
    [
      [x - half, y + height],
      [x, y],
    ],
    0.12,
    2,
    seed,
  );
  const right = rough(
    [
      [x, y],
      [x + half, y + height],
    ],
    0.12,
    2,
    seed + 40,
  );
  const ridge = rough(
    [
      [x, y],
      [x + half * 0.2, y + height],
    ],
    0.3,
    2,
    seed + 80,
  );
  const cuts = [0.24, 0.46, 0.68].map((part): Cut => {
    const from: Point = [x - half * part * 0.86, y + height * (part + 0.06)];
    return [from, [from[0] - half * 0.16, from[1] + height * 0.26], breadth * 0.05];
  });
  return (
    polygon([...left, ...right.slice(1)], hill) +
    polygon([...right, ...ridge.toReversed()], shade) +
    gouges(cuts, light)
  );
}
