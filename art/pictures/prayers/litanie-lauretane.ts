import { inks, mix } from "../../tools/inks.ts";
import { penAt } from "../../tools/pen.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, type Point, path, polygon, rect } from "../../tools/svg.ts";

const PETALS = 12;
const wall = mix(inks.night, inks.mantle, 0.22);
const floor = mix(inks.night, inks.wood, 0.35);
const lead = mix(inks.night, inks.wood, 0.3);

/** A rose window seen from within a dark church, and its colours thrown on the floor between the benches. */
export default function draw(): string {
  const random = seeded(141);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 740],
      { count: 90, length: 110, width: 4 },
      mix(wall, inks.night, 0.6),
    ),
    polygon(line("470,420 1110,420 1330,1010 520,1010"), mix(wall, inks.mantlePale, 0.1)),
    rect(0, 770, 1600, 240, floor),
    polygon(line("500,770 1240,770 1330,1010 520,1010"), mix(floor, inks.goldLit, 0.12)),
    '<use href="#rose" transform="matrix(.92 0 .22 .276 -11 748)" opacity=".62"/>',
    circle([800, 376], 366, mix(inks.woodLit, inks.mantle, 0.45)),
    circle([806, 382], 346, mix(inks.wood, inks.night, 0.55)),
    circle([800, 376], 334, lead),
    `<g id="rose">${glass([800, 376], 326)}</g>`,
    gouges(
      [
        [[452, 300], [640, 56], 9, 50],
        [[446, 420], [470, 520], 6, -10],
      ],
      inks.paper,
    ),
    ...[
      [-20, 440, 800],
      [-60, 400, 876],
      [1180, 1640, 800],
      [1240, 1680, 876],
    ].map(([from = 0, to = 0, y = 0]) => bench(from, to, y)),
  );
}

/** The glass around a middle: a rose in the midst, twelve petals, and small roundels between their tips. */
function glass(middle: Point, radius: number): string {
  const colours = [inks.mantle, inks.red, inks.spring] as const;
  const parts: string[] = [];
  for (let index = 0; index < PETALS; index += 1) {
    const degrees = (index * 360) / PETALS;
    const petal = penAt(middle, { scale: radius / 100, degrees });
    const ink = colours[index % colours.length] ?? inks.mantle;
    parts.push(
      path(
        petal.even([0, -98], [10, -95], [17.5, -86], [17.5, -74], [9, -44], [7, -40], [0, -38]),
        ink,
      ),
      path(
        petal.even([0, -92], [7, -89], [12, -82], [11, -73], [5, -52], [0, -48]),
        mix(ink, inks.paper, 0.38),
      ),
      path(petal.even([0, -86], [4, -83], [6, -79], [4, -70], [0, -62]), inks.goldLit),
      circle(towards(middle, radius * 0.66, degrees), radius * 0.016, lead),
    );
    const between = towards(middle, radius * 0.92, degrees + 180 / PETALS);
    parts.push(
      circle(between, radius * 0.065, inks.mantlePale),
      circle(between, radius * 0.03, inks.raised),
    );
  }
  parts.push(circle(middle, radius * 0.36, lead), circle(middle, radius * 0.34, inks.goldLit));
  for (const [count, reach, ink] of [
    [8, 31, mix(inks.rose, inks.red, 0.55)],
    [6, 22, inks.rose],
    [5, 13, mix(inks.rose, inks.paper, 0.45)],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const leaf = penAt(middle, {
        scale: radius / 100,
        degrees: (index * 360) / count + reach * 7,
      });
      parts.push(
        path(
          leaf.even(
            [0, -reach],
            [reach * 0.36, -reach * 0.8],
            [reach * 0.34, -reach * 0.3],
            [0, 0],
          ),
          lead,
        ),
        path(
          leaf.even(
            [0, -reach * 0.95],
            [reach * 0.31, -reach * 0.78],
            [reach * 0.28, -reach * 0.3],
            [0, 0],
          ),
          ink,
        ),
      );
    }
  }
  parts.push(circle(middle, radius * 0.04, inks.goldLit));
  return parts.join("");
}

const towards = ([x, y]: Point, reach: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
};

/** The back of a bench, dark, its rail touched by the light. */
function bench(from: number, to: number, y: number): string {
  const end = from < 0 ? to : from;
  return [
    rect(from, y, to - from, 220, mix(inks.wood, inks.night, 0.6)),
    rect(from, y, to - from, 12, mix(inks.wood, inks.beech, 0.5)),
    rect(end - 12, y - 14, 24, 240, mix(inks.wood, inks.night, 0.3)),
    gouges([[[end, y - 10], [end, y + 160], 4]], inks.woodLit),
  ].join("");
}
