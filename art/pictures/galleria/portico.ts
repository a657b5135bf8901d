import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, path, polygon, rect } from "../../tools/svg.ts";

const sky = mix(inks.goldLit, inks.raised, 0.62);
const meadow = mix(inks.spring, inks.goldLit, 0.55);
const wall = mix(inks.wood, inks.night, 0.42);
const edge = mix(inks.woodLit, inks.paper, 0.35);
const floor = mix(inks.wood, inks.woodLit, 0.22);
const lit = mix(inks.goldLit, inks.paper, 0.45);

/** Under the portico, on the way out: three arches, and in each a piece of the valley in the morning. */
export default function draw(): string {
  const random = seeded(1923);
  return canvas(
    sky,
    circle([340, 250], 70, inks.raised),
    ridge(random, line("-40,480 200,390 420,450 640,300 840,440 1060,330 1300,430 1650,350"), 720, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.46),
      lit: inks.raised,
    }),
    wood(random, line("-40,560 300,530 700,570 1100,540 1640,550"), 760, 44, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(line("-20,660 500,640 1000,650 1620,640"), line("1620,820 -20,820"), meadow),
    ribbon(
      band("980,646,12 900,664,30 860,700,80 810,780,190"),
      mix(inks.paper, inks.goldLit, 0.3),
    ),
    grain(
      random,
      [60, 670, 1540, 770],
      { count: 34, length: 34, width: 4, slope: -1.2 },
      mix(meadow, inks.ink, 0.28),
    ),
    path(`M-10 -10H1610V800H-10Z${ARCHES.map(hole).join("")}`, wall),
    ...ARCHES.map(reveal),
    gouges(ARCHES.flatMap(voussoirs), mix(wall, inks.woodLit, 0.28)),
    polygon(line("-10,770 1610,770 1610,1010 -10,1010"), floor),
    ...ARCHES.map(([left, right]) =>
      polygon(
        [
          [left, 770],
          [right, 770],
          [right + (right - 300) * 0.32, 1010],
          [left + (left - 300) * 0.32, 1010],
        ],
        lit,
      ),
    ),
    gouges(joints(), mix(floor, inks.night, 0.35)),
    pilgrim({
      at: [740, 880],
      height: 430,
      kind: "woman",
      wears: "scarf",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.raised },
    }),
    pilgrim({
      at: [872, 890],
      height: 360,
      kind: "child",
      inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.paper },
    }),
    rect(-10, 0, 1620, 26, mix(wall, inks.night, 0.4)),
  );
}

/** Where the openings begin and end across; all spring at the same height. */
const ARCHES = [
  [90, 470],
  [610, 990],
  [1130, 1510],
] as const;

const SPRING = 400;

/** An opening in the wall, cut the other way round than the wall's own edge. */
function hole([left, right]: readonly [number, number]): string {
  const radius = (right - left) / 2;
  return `M${right} 770V${SPRING}A${radius} ${radius} 0 0 0 ${left} ${SPRING}V770Z`;
}

/** The thickness of the wall on the side that the morning reaches. */
function reveal([left, right]: readonly [number, number]): string {
  const radius = (right - left) / 2;
  return path(
    `M${right} 770V${SPRING}A${radius} ${radius} 0 0 0 ${left} ${SPRING}A${radius - 17} ${radius - 10} 0 0 1 ${right - 34} ${SPRING}V770Z`,
    edge,
  );
}

function voussoirs([left, right]: readonly [number, number]): Cut[] {
  const [x, radius] = [(left + right) / 2, (right - left) / 2];
  return Array.from({ length: 9 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 9);
    return [
      [x + Math.cos(angle) * (radius + 12), SPRING + Math.sin(angle) * (radius + 12)],
      [x + Math.cos(angle) * (radius + 62), SPRING + Math.sin(angle) * (radius + 62)],
      5,
    ];
  });
}

function joints(): Cut[] {
  return [
    [[-10, 800], [1610, 800], 4],
    [[-10, 858], [1610, 858], 5],
    [[-10, 940], [1610, 940], 6],
  ];
}
