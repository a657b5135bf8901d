import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, fir, ridge } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { gouges, grain, ribbon } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { GRASS, skyParts } from "./light.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A pass between two walls of rock: the path climbs over stones and under pines to the gap of sky. */
export const pass: Setting = (scene) => {
  const { random, light } = scene;
  const rock = light.on(mix(inks.hairline, inks.mantlePale, 0.3));
  const stones = {
    plane: rock,
    lit: light.on(inks.raised),
    shade: mix(rock, light.on(inks.ink), 0.42),
    cuts: mix(rock, light.on(inks.ink), 0.3),
  };
  const ground = light.on(mix(GRASS, inks.woodLit, 0.2));
  const path = light.on(mix(inks.hairline, inks.raised, 0.4));
  const pine = { plane: light.on(mix(inks.spring, inks.night, 0.45)), lit: light.on(inks.spring) };
  return [
    ...skyParts(random, light, spot(scene, [720, 170]), 330),
    ridge(random, turned(scene, line("380,560 560,450 700,520 860,430 1060,560")), 700, {
      plane: light.far,
      shade: light.middle,
      lit: light.sky,
    }),
    landmarkAt(scene, [690, 622], 2.4),
    wall(scene, "-40,60 90,-40 250,120 330,100 420,300 510,370 590,560 680,640", "-40,760", stones),
    wall(scene, "1640,0 1460,60 1330,-20 1210,190 1090,250 990,450 880,520 760,640", "1640,760", {
      ...stones,
      plane: mix(rock, light.on(inks.ink), 0.3),
      cuts: rock,
    }),
    polygon(
      broken(
        random,
        turned(scene, line("-40,690 300,650 620,600 800,596 1200,660 1640,640")),
      ).concat(line("1640,1000 -40,1000")),
      ground,
    ),
    grain(
      random,
      [-20, 690, 1560, 990],
      { count: 90, length: 46, width: 3, slope: -1.2 },
      mix(ground, light.on(inks.goldLit), 0.4),
    ),
    ribbon(
      turned(
        scene,
        band("705,598,8 640,618,18 600,650,34 680,700,66 800,780,150 860,900,340 850,1010,520"),
      ),
      path,
    ),
    ...band("60,760,330 190,720,230 1420,700,270 1540,760,380").map(([x, y, height]) =>
      fir(random, spot(scene, [x, y]), height, pine),
    ),
    boulder(random, spot(scene, [420, 770]), [190, 84], stones),
    boulder(random, spot(scene, [300, 900]), [270, 130], stones),
    boulder(random, spot(scene, [1380, 860]), [250, 110], stones),
    boulder(random, spot(scene, [90, 990]), [320, 110], stones),
    boulder(random, spot(scene, [1530, 1010]), [300, 140], stones),
    company(
      scene,
      [835, 970, 400],
      band(
        "640,655,90 612,672,96 700,720,135 655,735,140 730,785,195 690,860,270 1040,940,340 570,975,370 1150,985,370",
      ),
      mix(path, light.on(inks.ink), 0.5),
    ),
  ];
};

/** A wall of rock on one side: its broken edge against the sky, its ledges cut by the gouge. */
function wall(
  scene: Scene,
  edge: string,
  corner: string,
  { plane, shade, cuts }: { plane: string; shade: string; cuts: string },
): string {
  const { random } = scene;
  const outline = broken(random, turned(scene, line(edge)), 0.3, 3);
  const inner = outline.map(([x, y], index): [number, number] => [
    x + 34 + (index % 3) * 22,
    y + 70 + (index % 4) * 34,
  ]);
  return (
    polygon([...outline, ...turned(scene, line(corner))], plane) +
    gouges(
      outline.flatMap((from, index) => {
        const to = inner[index] ?? from;
        return index % 2 ? [[from, to, 9] as const] : [];
      }),
      shade,
    ) +
    gouges(
      inner.map(([x, y], index) => [[x, y + 30], [x - 46, y + 170 + (index % 5) * 40], 7] as const),
      cuts,
    )
  );
}
