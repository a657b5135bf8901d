import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { gouges, rounded } from "../tools/strokes.ts";
import { circle, ellipse, type Point, path, polygon } from "../tools/svg.ts";
import { horse } from "./animals.ts";
import { land, mountains, trees } from "./grounds.ts";
import { lantern } from "./lights.ts";
import { leaningBanner, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Conca Casale: the night of the vigil in the valley, in tents and under the stars; nearly all of it is sky. */
export const bivouac: Setting = (scene) => {
  const { light } = scene;
  const meadow = mix(light.near, inks.night, 0.35);
  const glow = mix(meadow, inks.goldLit, 0.28);
  return [
    milkyWay(scene),
    mountains(scene, "middle", "-40,560 180,600 420,700 760,740 1080,700 1300,610 1640,500", 1000),
    trees(scene, "-60,700 240,740 620,790 1000,780 1340,730 1660,680", 960, 34, light.near),
    land(scene, "-60,850 400,834 900,840 1660,820", meadow),
    ellipse(spot(scene, [830, 940]), 620, 120, mix(meadow, inks.goldLit, 0.1)),
    ellipse(spot(scene, [830, 940]), 420, 76, glow),
    horse(scene, [1370, 900], 92, { ink: inks.wood }),
    tent(scene, [420, 890], 190, 0.75),
    tent(scene, [1130, 880], 150, 0.5),
    tent(scene, [190, 940], 250, 0.34),
    leaningBanner(scene, [640, 930], [660, 560], 130),
    lantern(scene, [830, 1010], 300),
    ...band("560,956,1 1040,958,-1 650,988,1 950,992,-1").map(([x, y, way], index) =>
      sleeper(scene, [x, y], way, index),
    ),
  ];
};

/** Stars without number: many small ones in the broad band of the Milky Way, fewer everywhere, some that shine. */
function milkyWay(scene: Scene): string {
  const { random, light } = scene;
  const normal = () => (random() + random() + random() + random() - 2) * 0.9;
  const along = (share: number, off: number): Point =>
    spot(scene, [250 + share * 1250 + off * 0.5, 760 - share * 820 + off]);
  const speck = ([x, y]: Point, size: number) =>
    `M${Math.round(x)} ${Math.round(y)}h${size}v${size}h-${size}z`;
  const cloud = (width: number, ink: string) =>
    rounded(
      [0, 0.16, 0.34, 0.5, 0.68, 0.86, 1.1]
        .map((share) => along(share, -width * (0.7 + random() * 0.6)))
        .concat(
          [1.1, 0.86, 0.68, 0.5, 0.34, 0.16, 0].map((share) =>
            along(share, width * (0.7 + random() * 0.6)),
          ),
        ),
      ink,
    );
  const haze = (share: number) => mix(light.sky, inks.mantlePale, share);
  return [
    cloud(190, haze(0.08)),
    cloud(112, haze(0.18)),
    cloud(46, haze(0.3)),
    rounded(
      [0.28, 0.42, 0.56, 0.7]
        .map((share) => along(share, -20 + random() * 30))
        .concat([0.7, 0.56, 0.42, 0.28].map((share) => along(share, 34 + random() * 22))),
      haze(0.1),
    ),
    path(
      Array.from({ length: 330 }, () => speck(along(random() * 1.1, normal() * 150), 3)).join("") +
        Array.from({ length: 130 }, () => speck([random() * 1600, random() * 760], 3)).join(""),
      haze(0.72),
    ),
    path(
      Array.from({ length: 70 }, () => speck([random() * 1600, random() * 760], 6)).join(""),
      light.disc,
    ),
    ...line("180,120 520,300 1180,120 1420,340 330,470 1010,470 760,90").map((at, index) =>
      circle(at, 6 + (index % 3) * 2, light.disc),
    ),
    gouges([[spot(scene, [1330, 170]), spot(scene, [1090, 300]), 5]], light.disc),
  ].join("");
}

/** A tent with a light in it, more or less of it: the middle of its foot and its breadth. */
function tent({ side, ...scene }: Scene, at: Point, w: number, share: number): string {
  const [x, y] = spot({ side, ...scene }, at);
  const cloth = mix(inks.beech, inks.night, 0.35);
  const p = (dx: number, dy: number): Point => [x + dx * w, y - dy * w];
  return (
    polygon([p(-0.6, 0), p(0, 0.74), p(0.2, 0.7), p(0.86, 0.02)], mix(cloth, inks.night, 0.4)) +
    polygon([p(-0.6, 0), p(0, 0.74), p(0.44, 0)], mix(cloth, inks.goldLit, share)) +
    polygon([p(-0.1, 0), p(0, 0.6), p(0.14, 0)], mix(inks.goldLit, cloth, 0.6 - share * 0.6)) +
    gouges(
      [
        [p(-0.02, 0.76), p(-0.6, 0), w * 0.03],
        [p(0, 0.74), p(0.44, 0), w * 0.02],
      ],
      inks.goldLit,
    )
  );
}

/** One who lies wrapped in a blanket, the head towards the dark. */
function sleeper(scene: Scene, [x, y]: Point, way: number, index: number): string {
  const p = (text: string) =>
    turned(
      { ...scene },
      line(text).map(([dx, dy]): Point => [x + dx * way, y + dy]),
    );
  const blanket = mix(
    [inks.red, inks.mantle, inks.gold, inks.spring][index] ?? inks.wood,
    inks.night,
    0.42,
  );
  return (
    ellipse(spot(scene, [x - 96 * way, y - 18]), 22, 19, mix(inks.wood, inks.night, 0.3)) +
    rounded(p("-84,-8 -80,-38 -40,-46 30,-34 96,-34 112,-10 100,6 -70,8"), blanket) +
    rounded(p("-20,-40 30,-33 96,-33 110,-12 40,-22"), mix(blanket, inks.goldLit, 0.42))
  );
}
