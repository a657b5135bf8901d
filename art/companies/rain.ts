import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, rounded, under } from "../tools/strokes.ts";
import { ellipse, type Point, path, rect } from "../tools/svg.ts";
import { GRASS } from "./light.ts";
import { company, type Scene, type Setting, spot, turned, walker } from "./scene.ts";

/** A shower on the way: capes and umbrellas close together, the road shining, the banner not put down. */
export const rain: Setting = (scene) => {
  const { random, light } = scene;
  const cloud = mix(mix(inks.mantlePale, inks.ink, 0.38), light.sky, 0.25);
  const dull = (ink: string) => mix(light.on(ink), cloud, 0.25);
  const meadow = dull(mix(GRASS, inks.spring, 0.35));
  const road = mix(cloud, inks.paper, 0.35);
  const first = Math.floor(random() * COLOURS.length);
  return [
    rect(0, 0, 1600, 1000, cloud),
    clouds(mix(cloud, inks.ink, 0.28)),
    ridge(
      random,
      turned(scene, line("-40,470 210,330 400,440 690,290 960,430 1230,330 1640,450")),
      640,
      {
        plane: mix(cloud, inks.paper, 0.18),
        shade: mix(cloud, inks.ink, 0.1),
      },
    ),
    wood(random, turned(scene, line("-60,560 400,520 800,560 1200,510 1660,550")), 780, 36, {
      plane: mix(meadow, inks.ink, 0.35),
      lit: mix(meadow, cloud, 0.5),
    }),
    under(line("-20,640 400,610 900,630 1640,600"), line("1640,1010 -20,1010"), meadow),
    grain(
      random,
      [-20, 650, 1560, 990],
      { count: 70, length: 60, width: 4, slope: -1.1 },
      mix(meadow, inks.ink, 0.3),
    ),
    ribbon(turned(scene, band("560,616,30 620,650,70 720,720,190 800,830,420 810,1010,760")), road),
    ...band("680,760,120 900,860,190 560,900,170 1180,960,230 760,975,240").map(([x, y, width]) =>
      puddle(scene, [x, y], width, road),
    ),
    gouges(drops(random, 90), mix(cloud, inks.paper, 0.55)),
    ...band("560,690,130 650,720,150 720,790,210").map((at, index) =>
      umbrella(scene, at, first + index),
    ),
    company(scene, [1030, 960, 400], []),
    ...band("545,830,270 860,850,290 690,930,370 1240,975,400 400,1000,420").map((at, index) =>
      index === 1 ? umbrella(scene, at, first + 3) : caped(scene, at, first + index),
    ),
    gouges(drops(random, 60), mix(cloud, inks.raised, 0.75)),
  ];
};

const COLOURS = [inks.goldLit, inks.beech, inks.spring, inks.mantle, inks.woodLit] as const;

/** Someone under a cape with its hood up, from behind. */
function caped(scene: Scene, [x, y, height]: Pressed, index: number): string {
  const { light } = scene;
  const [at] = spot(scene, [x, y]);
  const ink = light.on(COLOURS[index % COLOURS.length] ?? inks.mantle);
  const p = (dx: number, dy: number): Point => [at + dx * height, y - dy * height];
  return (
    gouges(
      [
        [p(-0.07, 0.2), p(-0.08, -0.01), height * 0.035],
        [p(0.08, 0.2), p(0.1, -0.01), height * 0.035],
      ],
      inks.night,
    ) +
    rounded(
      [
        p(-0.14, 0.75),
        p(0, 0.79),
        p(0.14, 0.75),
        p(0.21, 0.5),
        p(0.27, 0.16),
        p(0, 0.12),
        p(-0.27, 0.16),
        p(-0.21, 0.5),
      ],
      ink,
    ) +
    rounded(
      [
        p(-0.098, 0.86),
        p(-0.08, 0.94),
        p(0, 0.975),
        p(0.08, 0.94),
        p(0.098, 0.86),
        p(0.09, 0.77),
        p(0, 0.74),
        p(-0.09, 0.77),
      ],
      ink,
    ) +
    gouges(
      [
        [p(0.1, 0.74), p(0.2, 0.2), height * 0.02, -height * 0.02],
        [p(0.02, 0.66), p(0.05, 0.18), height * 0.012],
        [p(-0.08, 0.76), p(0.08, 0.76), height * 0.01, height * 0.03],
      ],
      mix(ink, inks.night, 0.45),
    ) +
    gouges(
      [
        [p(-0.13, 0.7), p(-0.22, 0.22), height * 0.014, height * 0.02],
        [p(-0.075, 0.83), p(-0.02, 0.95), height * 0.012, height * 0.03],
      ],
      mix(ink, inks.raised, 0.6),
    )
  );
}

/** Which of the walkers carry umbrellas: no children. */
const ADULTS = [0, 4, 2, 5];

/** Someone under an umbrella: all one sees of them is the legs and the coat below it. */
function umbrella(scene: Scene, [x, y, height]: Pressed, index: number): string {
  const { light } = scene;
  const [at] = spot(scene, [x, y]);
  const ink = light.on([inks.mantle, inks.beech, inks.ink, inks.red][index % 4] ?? inks.ink);
  const w = height * 0.36;
  const top = y - height * 1.16;
  const rim = top + height * 0.3;
  return (
    walker(scene, [x, y, height], ADULTS[index % ADULTS.length] ?? 0) +
    path(
      `M${at - w} ${rim}C${at - w} ${top + height * 0.08} ${at - w * 0.5} ${top} ${at} ${top}C${at + w * 0.5} ${top} ${at + w} ${top + height * 0.08} ${at + w} ${rim}Q${at + w * 0.75} ${rim - height * 0.06} ${at + w * 0.5} ${rim}Q${at + w * 0.25} ${rim - height * 0.06} ${at} ${rim}Q${at - w * 0.25} ${rim - height * 0.06} ${at - w * 0.5} ${rim}Q${at - w * 0.75} ${rim - height * 0.06} ${at - w} ${rim}Z`,
      ink,
    ) +
    gouges(
      [
        [[at - w * 0.08, top + 4], [at - w * 0.5, rim - 4], height * 0.012, -height * 0.04],
        [
          [at - w * 0.3, top + height * 0.04],
          [at - w * 0.92, rim - 6],
          height * 0.016,
          -height * 0.03,
        ],
        [[at, top - height * 0.05], [at, top + height * 0.05], height * 0.012],
      ],
      mix(ink, inks.raised, 0.5),
    )
  );
}

function puddle(scene: Scene, [x, y]: Point, width: number, road: string): string {
  const [at] = spot(scene, [x, y]);
  return (
    ellipse([at, y], width / 2, width * 0.09, mix(road, inks.raised, 0.5)) +
    gouges([[[at - width * 0.3, y + 2], [at + width * 0.25, y], width * 0.02]], road)
  );
}

/** Rain, all one way. */
function drops(random: () => number, count: number): Cut[] {
  return Array.from({ length: count }, (): Cut => {
    const x = random() * 1700 - 40;
    const y = random() * 960 - 40;
    const length = 50 + random() * 80;
    return [[x, y], [x - length * 0.3, y + length], 2.2];
  });
}

/** Low clouds in one heavy plane. */
function clouds(ink: string): string {
  return path(
    "M0 0H1600V150C1520 210 1430 170 1370 130C1290 210 1160 220 1090 150C1010 240 860 240 790 160C700 230 580 210 520 140C430 220 300 220 240 150C150 210 60 200 0 160Z",
    ink,
  );
}
