import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { leaves, ridge, trunk, wood } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../tools/strokes.ts";
import { ellipse, path, polygon, rect } from "../tools/svg.ts";
import { skyParts } from "./light.ts";
import { dressed, leaningBanner, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A rest at a wayside fountain: the banner leans on the wall, some sit looking out, some drink. */
export const fountain: Setting = (scene) => {
  const { random, light } = scene;
  const stone = light.on(mix(inks.hairline, inks.woodLit, 0.25));
  const square = light.on(mix(inks.woodLit, inks.paper, 0.45));
  const bark = { plane: light.on(inks.wood), lit: light.on(inks.woodLit) };
  const leaf = light.on(mix(inks.spring, inks.goldLit, 0.15));
  const first = Math.floor(random() * 6);
  return [
    ...skyParts(random, light, spot(scene, [700, 180]), 360),
    ridge(
      random,
      turned(scene, line("-40,470 200,400 420,480 700,310 930,440 1180,330 1400,430 1640,370")),
      680,
      {
        plane: light.far,
        shade: mix(light.far, light.middle, 0.5),
        lit: light.sky,
      },
    ),
    wood(random, turned(scene, line("-60,600 400,540 900,590 1660,540")), 800, 34, {
      plane: light.near,
      lit: light.middle,
    }),
    trunk(random, spot(scene, [1440, 800]), 900, 92, bark),
    ...sitters(scene, first),
    polygon(line("0,690 1600,690 1600,840 0,840"), stone),
    gouges(courses(scene), mix(stone, light.on(inks.wood), 0.45)),
    rect(0, 676, 1600, 22, light.on(inks.paper)),
    rect(0, 834, 1600, 170, square),
    grain(
      random,
      [-20, 850, 1560, 990],
      { count: 40, length: 90, width: 4, slope: 0.02 },
      mix(square, light.on(inks.beech), 0.3),
    ),
    spout(scene, stone),
    leaningBanner(scene, [1050, 900], [1000, 120], 270),
    ...band("770,960,330 200,970,360").map(([x, y, height], index) =>
      pilgrim({
        at: spot(scene, [x, y]),
        height,
        kind: index ? "woman" : "man",
        hat: true,
        inks: dressed(scene, first + index + 4),
      }),
    ),
    pilgrim({
      at: spot(scene, [690, 975]),
      height: 330,
      kind: "child",
      inks: dressed(scene, first + 2),
    }),
    ...line("1100,930 1180,960").map((at, index) =>
      rucksack(scene, spot(scene, at), 74 - index * 10),
    ),
    ...line("1300,60 1560,30 1480,180 1180,-10").map((at) =>
      leaves(random, spot(scene, at), [220, 120], 56, 54, leaf),
    ),
    ...line("1250,20 1540,90 1380,120").map((at) =>
      leaves(random, spot(scene, at), [190, 90], 30, 46, mix(leaf, light.on(inks.goldLit), 0.5)),
    ),
  ];
};

/** Those who sit on the wall with their backs to us: the wall hides them below the waist. */
function sitters(scene: Scene, first: number): string[] {
  const kinds = ["woman", "man", "woman", "man"] as const;
  return band("760,830,330 880,836,345 1130,832,340 1246,826,300").map(([x, y, height], index) =>
    pilgrim({
      at: spot(scene, [x, y]),
      height,
      kind: kinds[index] ?? "man",
      hat: index === 1,
      inks: dressed(scene, first + index),
    }),
  );
}

function courses({ random }: Scene): Cut[] {
  return Array.from({ length: 60 }, (_, index): Cut => {
    const x = random() * 1560;
    const y = 722 + (index % 4) * 32;
    return index % 3 ? [[x, y], [x + 50 + random() * 50, y], 2.6] : [[x, y], [x, y + 30], 2.6];
  });
}

/** The fountain: a gabled slab with a spout, the water falling into a trough. */
function spout(scene: Scene, stone: string): string {
  const { light } = scene;
  const x = (value: number) => spot(scene, [value, 0])[0];
  const water = light.on(inks.springLit);
  const dark = mix(stone, light.on(inks.ink), 0.45);
  return [
    polygon(
      turned(scene, line("330,850 330,470 440,390 550,470 550,850")),
      mix(stone, light.on(inks.raised), 0.35),
    ),
    polygon(turned(scene, line("310,480 440,384 570,480 556,492 440,408 324,492")), dark),
    ellipse([x(440), 520], 26, 26, dark),
    rect(x(440) - 9, 590, 18, 34, light.on(inks.gold)),
    ribbon(
      [
        [x(440), 622, 10],
        [x(440), 700, 14],
        [x(440), 800, 26],
      ],
      water,
    ),
    ellipse([x(446), 932], 210, 14, light.on(mix(inks.woodLit, inks.ink, 0.25))),
    polygon(turned(scene, line("250,790 640,790 610,930 280,930")), mix(stone, dark, 0.25)),
    polygon(turned(scene, line("530,800 640,790 610,930 520,930")), dark),
    rect(Math.min(x(236), x(654)), 772, 418, 24, light.on(inks.paper)),
    ellipse([x(440), 780], 150, 9, water),
    gouges(
      [
        [[x(360), 780], [x(420), 781], 3],
        [[x(460), 779], [x(540), 780], 3],
      ],
      light.on(inks.raised),
    ),
  ].join("");
}

function rucksack({ light }: Scene, [x, y]: readonly [number, number], size: number): string {
  const ink = light.on(inks.beech);
  return (
    path(
      `M${x - size * 0.6} ${y}V${y - size}Q${x} ${y - size * 1.7} ${x + size * 0.6} ${y - size}V${y}Z`,
      ink,
    ) +
    rect(x - size * 0.36, y - size * 0.62, size * 0.72, size * 0.5, mix(ink, inks.night, 0.35)) +
    gouges(
      [[[x - size * 0.5, y - size * 0.1], [x - size * 0.42, y - size * 1.1], size * 0.06]],
      light.on(inks.beechLit),
    )
  );
}
