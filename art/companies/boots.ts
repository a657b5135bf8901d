import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { group, type Point, polygon, rect } from "../tools/svg.ts";
import { reachingHand, restingPack } from "./close.ts";
import { leaningBanner, type Scene, type Setting } from "./scene.ts";

/** Broccostella, near: on the steps of the church, before they start, somebody laces a boot; pack, hat and banner wait. */
export const boots: Setting = (scene) => {
  const { light } = scene;
  const upright: Scene = { ...scene, side: "right" };
  const stone = light.on(mix(inks.hairline, inks.woodLit, 0.25));
  const bright = mix(stone, light.on(inks.raised), 0.6);
  const shade = mix(stone, light.near, 0.45);
  const door = light.on(mix(inks.wood, inks.beech, 0.3));
  return [
    rect(-10, -10, 1620, 1020, shade),
    // The foot of the door, and the jamb beside it.
    polygon(line("900,-20 1620,-20 1620,520 900,520"), door),
    gouges(
      [980, 1120, 1260, 1400, 1540].map((x): Cut => [[x, -20], [x + 2, 520], 12]),
      mix(door, inks.night, 0.45),
    ),
    rect(900, 90, 720, 26, mix(door, inks.night, 0.3)),
    polygon(line("820,-20 900,-20 900,520 820,520"), bright),
    gouges(
      [110, 300].map((y): Cut => [[822, y], [898, y + 4], 8]),
      shade,
    ),
    gouges(
      line("60,80 420,90 200,250 560,240 90,400 400,390 640,400").map(
        ([x, y]): Cut => [[x, y], [x + 190, y + 4], 8],
      ),
      mix(shade, light.near, 0.4),
    ),
    // Two steps.
    polygon(line("-20,500 1620,520 1620,640 -20,610"), bright),
    polygon(line("-20,610 1620,640 1620,730 -20,690"), stone),
    polygon(line("-20,690 1620,730 1620,930 -20,870"), mix(bright, stone, 0.2)),
    polygon(line("-20,870 1620,930 1620,1020 -20,1020"), mix(stone, shade, 0.5)),
    gouges(
      line("80,560 900,590 1300,610 200,760 760,800 1300,860 420,840").map(
        ([x, y]): Cut => [[x, y], [x + 150, y + 6], 7],
      ),
      mix(bright, shade, 0.6),
    ),
    leaningBanner(upright, [1530, 680], [1470, 30], 300),
    restingPack(scene, [1250, 640], 1),
    polygon(line("360,830 760,850 1120,900 980,940 420,890"), mix(stone, light.near, 0.5)),
    boot(scene, [590, 860], 3.5),
    ...(
      [
        { turn: 62, from: -80, reach: 500, side: 1, at: [420, 40], sleeve: inks.mantle },
        { turn: 125, from: -80, reach: 520, side: -1, at: [1140, 50], sleeve: inks.mantle },
      ] as const
    ).map(({ at, ...arm }) =>
      reachingHand(scene, [...at], { ...arm, sleeve: light.on(mix(arm.sleeve, inks.ink, 0.15)) }),
    ),
  ];
};

/** A mountain boot on a foot, from the side: drawn 100 units long, its heel at the origin. */
function boot({ light }: Scene, [x, y]: Point, scale: number): string {
  const leather = light.on(mix(inks.beech, inks.wood, 0.35));
  const lit = light.on(mix(inks.beechLit, inks.beech, 0.35));
  const sole = light.on(mix(inks.ink, inks.night, 0.3));
  const lace = light.on(inks.red);
  const sock = light.on(inks.raised);
  const cloth = light.on(mix(inks.spring, inks.ink, 0.35));
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    polygon(line("-20,-260 38,-260 36,-104 -22,-104"), cloth),
    polygon(line("14,-260 38,-260 36,-104 16,-104"), mix(cloth, inks.night, 0.35)),
    polygon(line("-22,-112 36,-112 36,-84 -22,-84"), sock),
    gouges(
      [
        [[-18, -104], [34, -104], 3],
        [[-18, -95], [34, -95], 3],
      ],
      mix(sock, light.near, 0.4),
    ),
    rounded(
      line("-26,-88 6,-92 38,-88 42,-66 50,-48 80,-36 108,-26 114,-8 100,-2 0,-2 -28,-4 -30,-40"),
      leather,
    ),
    rounded(line("-26,-86 -8,-90 -14,-60 -16,-20 -26,-8 -29,-40"), lit),
    gouges(
      [
        [[84, -30], [106, -20], 5, 3],
        [[-14, -24], [20, -8], 4, -5],
        [[30, -14], [90, -12], 3, 4],
      ],
      lit,
    ),
    polygon(line("-32,-8 -10,-6 60,-6 118,-12 116,4 60,6 30,2 26,8 -30,8"), sole),
    gouges(
      [42, 54, 66, 78, 90, 102, -22, -8, 6].map((at): Cut => [[at, 9], [at + 2, 1], 4]),
      mix(sole, leather, 0.4),
    ),
    // Tongue, hooks and laces.
    rounded(line("34,-96 44,-100 50,-64 66,-42 58,-36 44,-50 36,-70"), lit),
    gouges(
      line("30,-84 34,-72 40,-60 48,-50 60,-42").flatMap(([ax, ay], index): Cut[] => [
        [[ax, ay], [ax + 16, ay + 7 - index], 3],
        [[ax + 2, ay + 7], [ax + 16, ay - 4], 3],
      ]),
      lace,
    ),
    ribbon(band("40,-86,2.4 62,-104,2.4 84,-96,2"), lace),
    ribbon(band("36,-86,2.4 10,-108,2.4 -16,-100,2"), lace),
  );
}
