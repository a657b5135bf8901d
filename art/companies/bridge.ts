import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, under } from "../tools/strokes.ts";
import { path as outlined, type Point, polygon } from "../tools/svg.ts";
import { glitter, water } from "../tools/waters.ts";
import { GRASS, skyParts } from "./light.ts";
import { company, dressed, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A river under an old stone bridge: the first are on it already, the company comes along the bank. */
export const bridge: Setting = (scene) => {
  const { random, light } = scene;
  const meadow = light.on(GRASS);
  const road = light.on(mix(inks.woodLit, inks.paper, 0.5));
  const river = light.on(mix(inks.spring, inks.mantlePale, 0.35));
  const stone = light.on(mix(inks.hairline, inks.woodLit, 0.3));
  const stones = {
    plane: stone,
    lit: light.on(inks.paper),
    shade: mix(stone, light.on(inks.ink), 0.4),
    cuts: mix(stone, light.on(inks.ink), 0.3),
  };
  return [
    ...skyParts(random, light, spot(scene, [520, 150]), 330),
    ridge(
      random,
      turned(scene, line("-40,420 150,300 330,390 620,230 860,380 1120,290 1380,400 1640,320")),
      620,
      {
        plane: light.far,
        shade: mix(light.far, light.middle, 0.5),
        lit: light.sky,
      },
    ),
    landmarkAt(scene, [830, 520], 1.9),
    wood(random, turned(scene, line("-60,520 300,480 700,530 1100,480 1660,500")), 760, 34, {
      plane: light.near,
      lit: light.middle,
    }),
    water(
      random,
      { top: 620, bottom: 1000 },
      { plane: river, strokes: [mix(river, light.sky, 0.55), light.on(inks.spring)], count: 90 },
    ),
    glitter(random, spot(scene, [440, 640]), 990, [60, 190], light.clouds),
    ...band("130,536,190 215,524,175 300,510,185 440,502,190 520,512,178 690,546,180").map(
      ([x, y, height], index) =>
        pilgrim({
          at: spot(scene, [x, y]),
          height,
          kind: index % 2 ? "man" : "woman",
          inks: dressed(scene, index + 2),
        }),
    ),
    archway(scene, stone, stones.shade),
    parapet(scene, stone, light.on(inks.paper)),
    under(
      turned(scene, line("640,1010 690,880 800,770 960,690 1180,640 1660,600")),
      turned(scene, line("1660,1010")),
      meadow,
    ),
    grain(
      random,
      scene.side === "right" ? [1080, 700, 1580, 990] : [0, 700, 500, 990],
      { count: 60, length: 60, width: 4, slope: -1.3 },
      mix(meadow, light.on(inks.spring), 0.6),
    ),
    ribbon(
      turned(
        scene,
        band("830,600,30 900,640,50 960,690,90 1010,770,160 1060,870,280 1080,1010,420"),
      ),
      road,
    ),
    ...reeds(scene),
    boulder(random, spot(scene, [620, 1010]), [230, 120], stones),
    boulder(random, spot(scene, [720, 890]), [120, 66], stones),
    boulder(random, spot(scene, [190, 1000]), [190, 70], stones),
    company(
      scene,
      [1180, 960, 380],
      band("905,665,118 955,700,140 930,760,185 1040,800,220 1000,880,290 925,975,350"),
      mix(road, light.on(inks.ink), 0.5),
    ),
  ];
};

/** The arches: the middle of each at the water, half its breadth, its height. */
const ARCHES = [
  { at: 620, reach: 170, rise: 160 },
  { at: 240, reach: 90, rise: 84 },
];

/** Whether a stone may be cut here: not in the opening of an arch. */
function isOutside([x, y]: Point, { at, reach, rise }: (typeof ARCHES)[number]): boolean {
  return Math.abs(x + 17 - at) > reach + 20 || 690 - y > rise + 8;
}

/** The bridge from the bank: one large arch and a small one, dark inside, and what the water mirrors of them. */
function archway(scene: Scene, stone: string, shade: string): string {
  const { light, random } = scene;
  const x = (value: number) => spot(scene, [value, 0])[0];
  const sweep = scene.side === "right" ? 1 : 0;
  const courses = Array.from(
    { length: 60 },
    (_, index): Point => [random() * 860, 530 + (index % 7) * 24],
  )
    .filter((at) => ARCHES.every((arch) => isOutside(at, arch)))
    .map((at): Cut => {
      const [from, y] = spot(scene, at);
      return [[from, y], [from + 34, y], 2.6];
    });
  return (
    outlined(
      `M${x(-40)} 560L${x(420)} 486L${x(900)} 580V690H${x(790)}A170 160 0 0 ${1 - sweep} ${x(450)} 690H${x(330)}A90 84 0 0 ${1 - sweep} ${x(150)} 690H${x(-40)}Z`,
      stone,
    ) +
    gouges(courses, mix(stone, shade, 0.7)) +
    outlined(
      `M${x(790)} 690A170 160 0 0 ${1 - sweep} ${x(450)} 690H${x(474)}A150 142 0 0 ${sweep} ${x(770)} 690Z`,
      shade,
    ) +
    outlined(
      `M${x(330)} 690A90 84 0 0 ${1 - sweep} ${x(150)} 690H${x(168)}A76 70 0 0 ${sweep} ${x(316)} 690Z`,
      shade,
    ) +
    gouges(
      [
        [spot(scene, [20, 704]), spot(scene, [160, 706]), 9],
        [spot(scene, [330, 706]), spot(scene, [460, 704]), 10],
        [spot(scene, [350, 730]), spot(scene, [440, 732]), 6],
      ],
      mix(stone, light.on(inks.spring), 0.55),
    )
  );
}

/** The wall along the bridge, that hides the feet of those who cross. */
function parapet(scene: Scene, stone: string, lit: string): string {
  return (
    polygon(turned(scene, line("-40,520 420,446 900,544 900,590 420,496 -40,570")), stone) +
    polygon(turned(scene, line("-40,514 420,440 900,538 900,548 420,450 -40,524")), lit)
  );
}

function reeds(scene: Scene): string[] {
  const { random, light } = scene;
  return line("760,850 690,960 850,770").map(([x, y]) =>
    gouges(
      Array.from({ length: 12 }, () => {
        const at = spot(scene, [x - 40 + random() * 80, y + random() * 20]);
        return [at, [at[0] - 20 + random() * 50, at[1] - 70 - random() * 60], 4, 8] as const;
      }),
      light.on(mix(inks.spring, inks.ink, 0.3)),
    ),
  );
}
