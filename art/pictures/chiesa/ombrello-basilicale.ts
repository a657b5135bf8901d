import { inks, mix } from "../../tools/inks.ts";
import { cross } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import {
  canvas,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
} from "../../tools/svg.ts";

const yellow = inks.goldLit;
const top: Point = [800, 200];
const gores = 9;

/** The signs of a basilica before a dark apse: the umbrella, half open, red and yellow by turns, and the little bell. */
export default function draw(): string {
  const random = seeded(2015);
  const wall = mix(inks.mantle, inks.night, 0.45);
  const light = mix(wall, inks.mantlePale, 0.28);
  const floor = mix(inks.mantle, inks.night, 0.75);
  return canvas(
    wall,
    polygon(line("0,0 420,0 1180,1000 120,1000 0,760"), mix(wall, inks.mantlePale, 0.13)),
    ...courses(mix(wall, inks.night, 0.4)),
    path("M300 900V430C300 130 520 -90 800 -90C1080 -90 1300 130 1300 430V900Z", light),
    path("M364 900V430C364 170 560 -30 800 -30C1040 -30 1236 170 1236 430V900Z", inks.night),
    path(
      "M1236 900V430C1236 170 1040 -30 800 -30C1000 40 1110 220 1110 460V900Z",
      mix(wall, light, 0.45),
    ),
    grain(random, [1130, 260, 1220, 880], { count: 30, length: 60, width: 5, slope: 1.5 }, light),
    grain(
      random,
      [410, 200, 1080, 880],
      { count: 44, length: 70, width: 4, slope: 1.2 },
      mix(inks.night, inks.mantle, 0.4),
    ),
    rect(0, 890, 1600, 110, floor),
    rect(0, 884, 1600, 8, light),
    grain(
      random,
      [40, 915, 1560, 985],
      { count: 30, length: 160, width: 5 },
      mix(floor, inks.mantlePale, 0.2),
    ),
    group("translate(-190 4) rotate(6 800 560)", ...staff(), ...umbrella(), ...finial()),
    group(
      "translate(-150 -60) rotate(-3 1130 700) scale(1.08)",
      ...bellStaff(),
      ...bellFrame(),
      ...bell(),
    ),
  );
}

/** The courses of the wall, beside the apse. */
function courses(ink: string): string[] {
  const cuts = [120, 260, 400, 540, 680, 820].flatMap((y, row): Cut[] => [
    [[-20, y], [330, y + 2], 4],
    [[1270, y], [1620, y + 2], 4],
    [[120 + (row % 2) * 90, y - 136], [121 + (row % 2) * 90, y - 6], 4],
    [[1390 + (row % 2) * 90, y - 136], [1391 + (row % 2) * 90, y - 6], 4],
  ]);
  return [gouges(cuts, ink)];
}

function staff(): string[] {
  return [
    ribbon(band("800,200,24 800,1080,24"), inks.wood),
    ribbon(band("792,560,7 792,1080,7"), inks.woodLit),
    ellipse([800, 840], 22, 26, inks.gold),
    gouges([[[786, 846], [800, 818], 6, 6]], inks.raised),
  ];
}

/** A point of the cloth: how far round it is (0 the left edge, 1 the right) and how far down the gore. */
function cloth(round: number, down: number): Point {
  const across = -Math.cos(Math.PI * round);
  const swell = down ** 0.8 * (1 - 0.12 * Math.sin(Math.PI * down));
  const front = Math.sin(Math.PI * round);
  return [top[0] + across * 262 * swell, top[1] + 440 * down + front * 44 * down];
}

/** A gore between two ribs, from the top to the hem, hollow between them. */
function gore(from: number, to: number, ink: string): string {
  const steps = Array.from({ length: 11 }, (_, index) => index / 10);
  return polygon(
    [...steps.map((down) => cloth(from, down)), ...steps.map((down) => cloth(to, down)).reverse()],
    ink,
  );
}

function umbrella(): string[] {
  const shaded = (ink: string, index: number) =>
    index > 5 ? mix(ink, inks.night, 0.42) : index === 0 ? mix(ink, inks.night, 0.15) : ink;
  const ribs = Array.from({ length: gores + 1 }, (_, index) => index / gores);
  const pieces = ribs.slice(0, -1).map((from, index) => {
    const to = ribs[index + 1] ?? 1;
    return {
      cloth: gore(from, to, shaded(index % 2 ? yellow : inks.red, index)),
      pendant: pendant(from, to, shaded(index % 2 ? inks.red : yellow, index)),
    };
  });
  return [
    ellipse([800, 640], 255, 36, inks.wood),
    ...pieces.map(({ pendant: hanging }) => hanging),
    ...pieces.map(({ cloth: gored }) => gored),
    gouges(
      ribs
        .slice(1, -1)
        .map((rib): Cut => [cloth(rib, 0.06), cloth(rib, 1), 3.5, rib < 0.5 ? -10 : 10]),
      inks.wood,
    ),
    gouges(
      [0.17, 0.28, 0.39, 0.5].map((rib): Cut => [cloth(rib, 0.22), cloth(rib, 0.86), 7, -12]),
      mix(inks.raised, yellow, 0.2),
    ),
  ];
}

/** A pendant of the hem: straight at the sides, rounded below, with a fringe. */
function pendant(from: number, to: number, ink: string): string {
  const [left, right] = [cloth(from, 1), cloth(to, 1)];
  const drop = 100;
  const outline = (extra: number) =>
    path(
      `M${Math.round(left[0])} ${Math.round(left[1])}V${Math.round(left[1] + drop * 0.6 + extra)}Q${Math.round(
        (left[0] + right[0]) / 2,
      )} ${Math.round((left[1] + right[1]) / 2 + drop * 1.5 + extra)} ${Math.round(right[0])} ${Math.round(
        right[1] + drop * 0.6 + extra,
      )}V${Math.round(right[1])}Z`,
      extra > 0 ? inks.gold : ink,
    );
  return outline(14) + outline(0);
}

/** The globe and the cross at the top. */
function finial(): string[] {
  return [
    polygon(line("768,226 832,226 818,186 782,186"), inks.gold),
    circle([800, 164], 34, inks.gold),
    circle([794, 158], 26, inks.goldLit),
    gouges([[[776, 164], [796, 138], 6, 8]], inks.raised),
    cross([800, 92], 46, inks.goldLit),
  ];
}

/** The staff of the bell, with the cup that bears its frame. */
function bellStaff(): string[] {
  return [
    ribbon(band("1130,640,20 1130,1080,20"), inks.wood),
    ribbon(band("1124,660,5 1124,1080,5"), inks.woodLit),
    path("M1060 622H1200C1194 664 1160 668 1146 700H1114C1100 668 1066 664 1060 622Z", inks.gold),
    gouges([[[1080, 632], [1112, 684], 6, -8]], inks.goldLit),
    rect(1034, 606, 192, 20, inks.goldLit),
    rect(1158, 606, 68, 20, inks.gold),
  ];
}

/** The gilt frame: two little columns and a round arch, with its cross. */
function bellFrame(): string[] {
  return [
    path("M1046 606V436A84 84 0 0 1 1214 436V606H1192V436A62 62 0 0 0 1068 436V606Z", inks.goldLit),
    path("M1130 352A84 84 0 0 1 1214 436V606H1192V436A62 62 0 0 0 1130 374Z", inks.gold),
    gouges(
      [
        [[1052, 590], [1052, 440], 3],
        [[1056, 412], [1112, 360], 3, 10],
      ],
      inks.raised,
    ),
    ...[1057, 1203].map((x) => circle([x, 436], 18, x < 1130 ? inks.goldLit : inks.gold)),
    polygon(line("1106,360 1154,360 1144,334 1116,334"), inks.gold),
    circle([1130, 322], 18, inks.goldLit),
    cross([1130, 268], 34, inks.goldLit),
  ];
}

/** The bell under the arch, at rest a little to one side. */
function bell(): string[] {
  const bronze = mix(inks.beechLit, inks.goldLit, 0.35);
  const shade = mix(inks.beech, inks.night, 0.2);
  return [
    group(
      "translate(0 6) rotate(8 1130 380)",
      rect(1124, 372, 12, 44, inks.wood),
      circle([1130, 556], 13, shade),
      path(
        "M1130 410C1154 410 1160 428 1162 462C1164 500 1170 520 1184 540H1076C1090 520 1096 500 1098 462C1100 428 1106 410 1130 410Z",
        bronze,
      ),
      path(
        "M1140 411C1156 416 1160 434 1162 462C1164 500 1170 520 1184 540H1146C1150 500 1154 450 1140 411Z",
        shade,
      ),
      gouges(
        [
          [[1110, 436], [1100, 520], 6, 4],
          [[1084, 526], [1150, 526], 3],
        ],
        inks.raised,
      ),
    ),
  ];
}
