import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { banner, castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
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

/** A company with its banner on a Roman road, under umbrella pines, towards a dome in the haze of a June morning. */
export default function draw(): string {
  const random = seeded(491);
  const sky = mix(inks.goldLit, inks.paper, 0.55);
  const haze = mix(inks.beechLit, inks.paper, 0.35);
  const field = mix(inks.goldLit, inks.spring, 0.28);
  return canvas(
    sky,
    circle([420, 330], 96, inks.raised),
    grain(random, [-100, 120, 1500, 520], { count: 30, length: 360, width: 9 }, inks.raised),
    dome([880, 600], 1.12),
    roofs(haze),
    wood(random, line("-40,600 300,590 640,612 1000,600 1300,590 1660,600"), 740, 32, {
      plane: mix(inks.spring, haze, 0.45),
      lit: haze,
    }),
    polygon(line("-10,640 1610,640 1610,1010 -10,1010"), field),
    grain(
      random,
      [-80, 660, 1560, 990],
      { count: 56, length: 120, width: 5, slope: -0.08 },
      mix(field, inks.spring, 0.4),
    ),
    road(random),
    ...pines.map(([at, height, size]) => pine(random, at, height, size)),
    ...company(),
  );
}

/** A great dome on its drum, with lantern and ball, pale with distance; about 400 units tall. */
function dome([x, y]: Point, scale: number): string {
  const plane = mix(inks.mantlePale, inks.beechLit, 0.35);
  const shade = mix(plane, inks.mantle, 0.25);
  const lit = mix(plane, inks.raised, 0.6);
  const ribs: Cut[] = [-96, -58, -20, 20, 58, 96].map(
    (at): Cut => [[at * 1.12, -118], [at * 0.2, -288], 3, -at * 0.2],
  );
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-150, -128, 300, 140, plane),
    rect(60, -128, 90, 140, shade),
    ...[-120, -80, -40, 0, 40, 80, 120].map((at) => rect(at - 9, -104, 18, 70, shade)),
    rect(-164, -136, 328, 14, lit),
    path("M-140 -134C-140 -226 -74 -286 0 -296C74 -286 140 -226 140 -134Z", plane),
    path("M10 -296C80 -284 140 -226 140 -134H64C72 -210 50 -262 10 -296Z", shade),
    gouges(ribs, lit),
    rect(-26, -336, 52, 46, plane),
    rect(4, -336, 22, 46, shade),
    polygon(line("-32,-336 0,-372 32,-336"), lit),
    circle([0, -378], 9, shade),
    rect(-2, -410, 4, 30, shade),
    rect(-10, -402, 20, 4, shade),
  );
}

/** Low roofs at the foot of the dome. */
function roofs(haze: string): string {
  const plane = mix(haze, inks.beech, 0.25);
  return (
    polygon(
      line(
        "560,650 560,574 640,556 700,574 700,560 770,560 770,580 1040,580 1040,556 1110,540 1180,560 1180,586 1270,586 1270,650",
      ),
      plane,
    ) +
    gouges(
      [
        [[560, 574], [640, 556], 4],
        [[700, 561], [770, 561], 4],
        [[1040, 556], [1110, 540], 4],
      ],
      inks.raised,
    )
  );
}

/** The old paving: large stones, worn by those who went before. */
function road(random: () => number): string {
  const plane = mix(inks.woodLit, inks.paper, 0.35);
  const joint = mix(plane, inks.wood, 0.45);
  const cuts: Cut[] = [];
  for (let y = 676, row = 0; y < 1000; row += 1) {
    const share = (y - 640) / 360;
    const [left, right] = [850 - share * 470, 900 + share * 420];
    const height = 14 + share * 62;
    const stones = 5;
    for (let stone = 0; stone <= stones; stone += 1) {
      const at = (stone + (row % 2 ? 0.5 : 0)) / stones + (random() - 0.5) * 0.06;
      const x = left + Math.min(1, at) * (right - left);
      cuts.push([[x, y], [x + (at - 0.5) * height * 1.6, y + height], 1 + share * 4]);
    }
    cuts.push([[left, y], [right, y + (random() - 0.5) * 8], 1 + share * 4, (random() - 0.5) * 12]);
    y += height;
  }
  return polygon(line("850,640 900,640 1320,1010 370,1010"), plane) + gouges(cuts, joint);
}

const pines: [Point, number, number][] = [
  [[650, 680], 250, 78],
  [[1090, 684], 270, 84],
  [[520, 736], 430, 138],
  [[1210, 742], 440, 144],
  [[1420, 880], 740, 270],
  [[190, 900], 800, 300],
];

/** An umbrella pine: a bare trunk that forks high up, and a flat crown like a cloud. */
function pine(random: () => number, [x, foot]: Point, height: number, size: number): string {
  const top = foot - height;
  const bark = mix(inks.wood, inks.beech, 0.35);
  const dark = mix(inks.spring, inks.night, 0.55);
  const plane = mix(inks.spring, inks.night, 0.2);
  const lean = (x < 850 ? 1 : -1) * size * 0.12;
  const width = size * 0.15;
  const lobes = [-0.78, -0.4, 0, 0.42, 0.8];
  return [
    castShadow([x, foot], size * 1.1, width * 1.4, mix(inks.spring, inks.wood, 0.45)),
    ribbon(
      [
        [x, foot + 4, width * 1.5],
        [x + lean * 0.3, foot - height * 0.3, width],
        [x + lean, top, width * 0.6],
      ],
      bark,
    ),
    ribbon(
      [
        [x + lean * 0.7, foot - height * 0.5, width * 0.6],
        [x + lean - size * 0.3, top + size * 0.3, width * 0.5],
        [x + lean - size * 0.55, top + size * 0.1, width * 0.3],
      ],
      bark,
    ),
    ribbon(
      [
        [x + lean * 0.8, foot - height * 0.56, width * 0.6],
        [x + lean + size * 0.35, top + size * 0.28, width * 0.45],
        [x + lean + size * 0.6, top + size * 0.1, width * 0.3],
      ],
      bark,
    ),
    gouges(
      [
        [
          [x - width * 0.4, foot],
          [x + lean * 0.3 - width * 0.3, foot - height * 0.45],
          width * 0.1,
        ],
        [
          [x - width * 0.1, foot - height * 0.12],
          [x + lean * 0.3, foot - height * 0.36],
          width * 0.06,
        ],
      ],
      inks.beechLit,
    ),
    rounded(
      [
        [x + lean - size, top + size * 0.14],
        [x + lean - size * 0.7, top - size * 0.14],
        [x + lean, top - size * 0.3],
        [x + lean + size * 0.72, top - size * 0.12],
        [x + lean + size, top + size * 0.16],
        [x + lean + size * 0.4, top + size * 0.2],
        [x + lean, top + size * 0.15],
        [x + lean - size * 0.5, top + size * 0.22],
      ],
      dark,
    ),
    ...lobes.map((at, index) =>
      ellipse(
        [
          x + lean + at * size,
          top - size * (0.16 - Math.abs(at) * 0.14) - (index % 2) * size * 0.06,
        ],
        size * 0.34,
        size * 0.18,
        plane,
      ),
    ),
    leaves(
      random,
      [x + lean - size * 0.1, top - size * 0.1],
      [size * 0.85, size * 0.14],
      Math.round(size * 0.24),
      size * 0.11,
      inks.springLit,
    ),
  ].join("");
}

const wear: FigureInks[] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.goldLit },
  { coat: inks.spring, lit: inks.springLit, dark: inks.night, accent: inks.paper },
  { coat: inks.ink, lit: inks.woodLit, dark: inks.night, accent: inks.goldLit },
];

/** Those on the road, the farthest first. */
const walkers = [
  [862, 690, 84, "man"],
  [890, 694, 84, "woman"],
  [846, 716, 108, "woman"],
  [908, 722, 112, "man"],
  [812, 752, 140, "woman"],
  [950, 764, 150, "woman"],
  [752, 826, 196, "man"],
  [1004, 846, 206, "woman"],
  [650, 936, 290, "woman"],
  [1100, 962, 300, "man"],
] as const;

function company(): string[] {
  const figures = walkers.map(([x, y, height, kind], index) => {
    const inksOf = wear[index % wear.length] ?? wear[0];
    return inksOf
      ? castShadow([x, y], height * 0.7, height * 0.18, mix(inks.wood, inks.woodLit, 0.25)) +
          pilgrim({
            at: [x, y],
            height,
            kind,
            inks: inksOf,
            staff: kind === "man",
            load: kind === "man" ? "pack" : undefined,
            hat: kind === "man",
          })
      : "";
  });
  const standard = banner({
    foot: [886, 780],
    top: [884, 520],
    width: 82,
    drop: 104,
    shape: "swallow",
    ink: inks.mantle,
    shade: mix(inks.mantle, inks.night, 0.4),
    trim: inks.goldLit,
    staff: inks.wood,
    emblem: "star",
  });
  const bearer = pilgrim({
    at: [882, 786],
    height: 158,
    kind: "man",
    inks: { coat: inks.red, lit: inks.beechLit, dark: inks.night, accent: inks.goldLit },
  });
  return [...figures.slice(0, 4), standard, ...figures.slice(4, 6), bearer, ...figures.slice(6)];
}
