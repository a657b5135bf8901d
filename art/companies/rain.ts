import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import { type Point, polygon, rect } from "../tools/svg.ts";
import { GRASS } from "./light.ts";
import { leaningBanner, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A shower on the way, seen from above: umbrellas close together on the shining road, the banner among them. */
export const rain: Setting = (scene) => {
  const { random, light } = scene;
  const cloud = mix(mix(inks.mantlePale, inks.ink, 0.38), light.sky, 0.25);
  const meadow = mix(light.on(mix(GRASS, inks.spring, 0.35)), cloud, 0.3);
  const road = mix(cloud, inks.paper, 0.4);
  const shade = mix(road, inks.ink, 0.4);
  const people = band(
    "1230,110,70 1090,190,76 1280,240,74 960,290,84 1120,340,80 790,400,88 1000,460,92 640,520,94 850,560,98 470,650,104 700,720,108 320,800,112 540,880,118 120,900,118",
  );
  return [
    rect(0, 0, 1600, 1000, meadow),
    grain(
      random,
      [-40, -20, 1600, 1000],
      { count: 150, length: 46, width: 6, slope: -1.2 },
      mix(meadow, inks.ink, 0.3),
    ),
    ribbon(
      turned(scene, band("1560,-160,330 1120,260,360 760,560,400 300,900,470 60,1100,520")),
      road,
    ),
    ...people.map(([x, y, size]) => {
      const [at] = spot(scene, [x, y]);
      return rounded(octagon([at + size * 0.3, y + size * 0.42], size * 0.96, 0.2), shade);
    }),
    ...people.slice(0, 9).map((at, index) => umbrella(scene, at, index)),
    leaningBanner(scene, [900, 700], [960, 250], 190),
    ...people.slice(9).map((at, index) => umbrella(scene, at, index + 9)),
    gouges(drops(random), mix(cloud, inks.raised, 0.75)),
  ];
};

const COLOURS = [inks.mantle, inks.beech, inks.ink, inks.red, inks.spring, inks.gold];

/** The corners of an umbrella around its middle. */
function octagon([x, y]: Point, size: number, turn: number): Point[] {
  return Array.from({ length: 8 }, (_, index): Point => {
    const angle = turn + (index * Math.PI) / 4;
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
  });
}

/** An umbrella from above: eight gores, those to the upper left in the light, its ribs and its point. */
function umbrella(scene: Scene, [x, y, size]: Pressed, index: number): string {
  const [at] = spot(scene, [x, y]);
  const ink = scene.light.on(COLOURS[index % COLOURS.length] ?? inks.ink);
  const corners = octagon([at, y], size, scene.random());
  const top: Point = [at + size * 0.06, y - size * 0.08];
  const gores = corners.map((corner, side) => {
    const next = corners[(side + 1) % 8] ?? corner;
    const [midX, midY] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const lit = (at - midX + y - midY) / (2 * size);
    const hem: Point = [midX + (at - midX) * 0.1, midY + (y - midY) * 0.1];
    const tone =
      lit > 0.3 ? mix(ink, inks.raised, 0.3) : mix(ink, inks.night, lit < -0.3 ? 0.35 : 0.1);
    return polygon([top, corner, hem, next], tone);
  });
  const ribs = corners.map((corner): Cut => [top, corner, size * 0.02]);
  return gores.join("") + gouges(ribs, mix(ink, inks.raised, 0.5));
}

/** Rain, all one way. */
function drops(random: () => number): Cut[] {
  return Array.from({ length: 110 }, (): Cut => {
    const x = random() * 1700 - 40;
    const y = random() * 960 - 40;
    const length = 40 + random() * 60;
    return [[x, y], [x - length * 0.4, y + length], 2.2];
  });
}
