import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { grain, ribbon, under } from "../tools/strokes.ts";
import { circle, ellipse, type Point } from "../tools/svg.ts";
import { skyParts } from "./light.ts";
import { lantern } from "./lights.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A walk by night: lanterns in the hands of the near, a thread of small lights up the dark mountain. */
export const lanterns: Setting = (scene) => {
  const { random, light } = scene;
  const ground = light.on(mix(inks.spring, inks.ink, 0.3));
  const path = mix(light.on(inks.woodLit), inks.goldLit, 0.12);
  const glow = mix(path, inks.goldLit, 0.4);
  return [
    ...skyParts(random, light, spot(scene, light.hour === "night" ? [300, 150] : [250, 400]), 480),
    ridge(
      random,
      turned(scene, line("-40,520 150,400 330,470 560,240 800,420 1020,330 1300,470 1640,380")),
      800,
      {
        plane: light.far,
        shade: light.middle,
        lit: light.clouds,
      },
    ),
    ridge(random, turned(scene, line("-40,600 260,520 520,430 760,560 1200,620 1640,560")), 860, {
      plane: light.middle,
      shade: light.near,
    }),
    wood(random, turned(scene, line("-60,690 300,640 640,690 1100,650 1660,690")), 900, 34, {
      plane: light.near,
      lit: light.middle,
    }),
    ...threadOfLights(scene),
    under(line("-20,740 400,716 800,730 1240,712 1640,736"), line("1640,1010 -20,1010"), ground),
    grain(
      random,
      [-20, 750, 1560, 990],
      { count: 70, length: 56, width: 4, slope: -1.2 },
      mix(ground, light.middle, 0.8),
    ),
    landmarkAt(scene, [1370, 760], 2.8),
    ...hands.map(([x, y, height]) => halo(scene, [x, y], height, ground)),
    ribbon(turned(scene, band("560,722,20 620,740,46 720,790,130 820,880,300 840,1010,520")), path),
    ...hands.map(([x, y, height]) => pool(scene, [x, y], height, glow)),
    company(
      scene,
      [1030, 965, 380],
      band("590,745,105 650,760,120 640,800,160 760,820,210 700,890,285 850,900,300 570,980,370"),
    ),
    ...hands.map(([x, y, height]) => lantern(scene, [x, y], height)),
  ];
};

/** Where a walker carries a lantern: the feet and the height. */
const hands = band("1150,970,380 760,900,290 640,985,370 610,765,130");

/** The air that a lantern lights. */
function halo(scene: Scene, at: Point, height: number, ground: string): string {
  const [x, y] = spot(scene, at);
  const middle: Point = [x, y - height * 0.36];
  return (
    circle(middle, height * 0.62, mix(ground, inks.goldLit, 0.12)) +
    circle(middle, height * 0.38, mix(ground, inks.goldLit, 0.26))
  );
}

/** The light on the ground under a lantern. */
function pool(scene: Scene, at: Point, height: number, ink: string): string {
  const [x, y] = spot(scene, at);
  return ellipse([x, y], height * 0.42, height * 0.09, ink);
}

/** Those far ahead: nothing is seen of them but their lights, bend after bend. */
function threadOfLights(scene: Scene): string[] {
  const bends = line(
    "560,720 440,690 360,660 470,630 590,610 640,585 570,560 480,540 500,515 555,498 530,478",
  );
  return bends.flatMap((from, index) => {
    const to = bends[index + 1];
    if (!to) return [];
    return [0, 0.25, 0.5, 0.75].map((share) =>
      circle(
        spot(scene, [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share + scene.random() * 8,
        ]),
        6.5 - index * 0.4,
        inks.goldLit,
      ),
    );
  });
}
