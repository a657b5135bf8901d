import { DOWN, PROFILE, SUMMITS, UP } from "../pipeline/maps/road-profile.ts";
import { HEIGHTS, HILLS, MOUNTAINS, RIDGES, TOPS } from "./land/heights.ts";
import { REGIONS } from "./land/regions.ts";
import { RIVERS } from "./land/rivers.ts";
import { line } from "./tools/points.ts";
import { seeded } from "./tools/random.ts";
import { type Point, short } from "./tools/svg.ts";

/*
 * The land around Canneto, on which the companies' towns stand: one drawing for their index and, cropped, for the page of
 * each. Its inks are those of the day unless the page names others (app/features/companies/land.module.css).
 */
const INKS = {
  plain: "#f5eedc",
  rise: "#bccfc4",
  rock: "#9db3ac",
  "rock-shade": "#6f8d8b",
  "rock-lit": "#f0f3e4",
  river: "#5f97a8",
  border: "#8a4526",
  glow: "#dcb863",
  wall: "#fffbf2",
  roof: "#8a4526",
  door: "#4a2f22",
} as const;

type Ink = keyof typeof INKS;

const inked = (ink: Ink) => `var(--${ink},${INKS[ink]})`;

const WIDTH = 960;
const HEIGHT = 640;

const closed = (outline: string) => `M${outline.replaceAll(" ", "L")}z`;

const path = (outline: string, ink: Ink) => `<path fill="${inked(ink)}" d="${outline}"/>`;

/** Higher land: the same ink again on what is higher than the step before, so that it grows darker upwards. */
const rise = (outlines: readonly string[]) =>
  `<path fill="${inked("rise")}" fill-opacity=".34" fill-rule="evenodd" d="${outlines.map(closed).join("")}"/>`;

const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;

/**
 * A mountain as old maps have it, with the light from the upper left: its outline, the side in shade that comes down in
 * spurs, and the cuts of the gouge on the other.
 */
function mountain([x, y]: Point, metres: number, random: () => number): string {
  const half = 5 + metres / 88;
  const height = 4 + metres / 62;
  const jolt = (size: number) => (random() - 0.5) * size;
  /** From the foot of the mountain: so many halves to the right, so many heights up. */
  const at = (across: number, up: number): Point => [
    x + half * across + jolt(half * 0.1),
    y + height * (0.5 - up) + jolt(height * 0.07),
  ];
  const top = at(jolt(0.3), 1);
  const shoulder = 0.5 + random() * 0.22;
  const left = [at(-1, 0), at(-0.42, shoulder)];
  const right = [at(0.24, 0.72), at(0.4, 0.76), at(1.05, 0)];
  const foot = at(-0.1, -0.1);
  const spurs = [at(0.3, 0), at(0.02, 0.16), at(0.12, 0.52)];
  const cut = (across: number, from: number, to: number): string => {
    const [upper, lower] = [at(across, from), at(across - 0.16, to)];
    return polygon([
      upper,
      [lower[0] + half * 0.07, lower[1]],
      [lower[0] - half * 0.05, lower[1] - 1],
    ]);
  };
  return [
    path(polygon([...left, top, ...right, foot]), "rock"),
    path(polygon([top, ...right, ...spurs]), "rock-shade"),
    path(cut(-0.12, 0.78, 0.3) + cut(-0.48, 0.46, 0.08), "rock-lit"),
  ].join("");
}

function mountains(): string {
  const random = seeded(11);
  return TOPS.join(" ")
    .split(" ")
    .map((top) => {
      const [x = 0, y = 0, metres = 0] = top.split(",").map(Number);
      return mountain([x, y], metres, random);
    })
    .join("");
}

/** A river that winds softly through its points. */
function river(course: string): string {
  const points = line(course);
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] as Point;
    return `Q${x} ${y} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  });
  return `M${points[0]?.join(" ")}${bends.join("")}L${points.at(-1)?.join(" ")}`;
}

/** A plane of the church, by its corners from the middle of its foot. */
const wall = (corners: string, ink: Ink) => path(closed(corners), ink);

/** The front of the basilica as a mark, with its portico of three arches, in a light: its foot is at 0. */
function church(): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 11.5;
    const at = (distance: number, turn: number): Point => [
      Math.cos(angle + turn) * distance,
      Math.sin(angle + turn) * distance - 13,
    ];
    return polygon([at(22, -0.06), at(index % 2 === 0 ? 34 : 29, 0), at(22, 0.06)]);
  });
  const arch = (x: number) => `M${x - 3} 8V2a3 3 0 0 1 6 0V8z`;
  return [
    path(`M-21 -13a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z${rays.join("")}`, "glow"),
    wall("-13,8 -13,-18 0,-29 13,-18 13,8", "wall"),
    wall("-16,-17 0,-31 16,-17 16,-14 0,-27 -16,-14", "roof"),
    wall("-15,8 -15,-4 15,-4 15,8", "wall"),
    wall("-17,-3 -17,-6 17,-6 17,-3", "roof"),
    path(`${[-9, 0, 9].map(arch).join("")}M-2 -18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z`, "door"),
  ].join("");
}

/** The mountains beyond the road. */
const FAR_RANGE =
  "0,58 22,42 36,50 62,24 86,44 112,32 150,52 170,22 190,40 208,18 232,42 260,30 260,96 0,96";

/** The ridge over which the road goes: its side in the light, with the cuts of the gouge, and that in shade. */
function profile(): string {
  const random = seeded(5);
  const { width, height } = PROFILE;
  const [start, pass, end] = SUMMITS.map(({ at }) => at) as [Point, Point, Point];
  const spurs: Point[] = [
    [pass[0] + 5, 58],
    [pass[0] - 7, 67],
    [pass[0] - 16, height],
  ];
  const cuts = Array.from({ length: 10 }, (_, index): string => {
    const part = (index + 0.4 + random() * 0.6) / 12;
    const x = Math.round(start[0] + (pass[0] - start[0]) * part);
    const y = Math.round(start[1] + (pass[1] - start[1]) * part) + 6;
    const foot = y + 10 + 7 * Math.floor(random() * 3);
    return polygon([
      [x, y],
      [x, foot],
      [x - 3, foot],
    ]);
  });
  const down = spurs.toReversed().join("L");
  return [
    path(`M0 0H${width}V${height}H0z`, "plain"),
    rise([FAR_RANGE]),
    // Its slopes go on to the edges of the drawing.
    path(`${UP}L${spurs.join("L")}L0 ${height}V${start[1] + 4}z`, "rock"),
    path(`M${pass}${DOWN}L${width} ${end[1] + 2}V${height}L${down}z`, "rock-shade"),
    path(cuts.join(""), "rock-lit"),
  ].join("");
}

/** The drawing as a file that pages refer to: <use href="land.svg#land">, the church and a region by their names. */
export function drawLand(): string {
  const land = [
    path(`M0 0H${WIDTH}V${HEIGHT}H0z`, "plain"),
    ...[HILLS, MOUNTAINS, HEIGHTS, RIDGES].map(rise),
    `<path fill="none" stroke="${inked("river")}" stroke-width="4" stroke-linecap="round" d="${RIVERS.map(river).join("")}"/>`,
    mountains(),
    `<path fill="none" stroke="${inked("border")}" stroke-width="2" stroke-dasharray="0 6" stroke-linecap="round" d="${Object.values(REGIONS).map(closed).join("")}"/>`,
  ];
  const regions = Object.entries(REGIONS).map(
    ([name, outline]) => `<path id="${name}" d="${closed(outline)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="land">${land.join("")}</g><g id="church">${church()}</g><g id="profile">${profile()}</g>${regions.join("")}</svg>\n`;
}
