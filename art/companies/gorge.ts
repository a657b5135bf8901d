import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, leaves, ridge } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { gouges, grain } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { stream } from "../tools/waters.ts";
import { skyParts } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A river gorge: the road cut into one wall, the water far below between stones. */
export const gorge: Setting = (scene) => {
  const { random, light } = scene;
  const warm = light.on(mix(inks.woodLit, inks.paper, 0.4));
  const cold = light.on(mix(inks.woodLit, inks.mantle, 0.35));
  const road = light.on(mix(inks.hairline, inks.raised, 0.4));
  const river = {
    plane: light.on(mix(inks.spring, inks.springLit, 0.4)),
    lit: light.on(inks.raised),
  };
  const green = light.on(mix(inks.spring, inks.goldLit, 0.2));
  const stones = {
    plane: light.on(inks.hairline),
    lit: light.on(inks.raised),
    shade: light.on(mix(inks.hairline, inks.ink, 0.45)),
    cuts: light.on(mix(inks.hairline, inks.ink, 0.3)),
  };
  return [
    ...skyParts(random, light, spot(scene, [760, 160]), 300),
    ridge(random, turned(scene, line("400,480 600,350 760,440 960,320 1160,470")), 700, {
      plane: light.far,
      shade: light.middle,
      lit: light.sky,
    }),
    cliff(
      scene,
      "-40,-20 330,-20 300,140 420,260 390,380 520,470 560,580 700,640",
      "640,1010 -40,1010",
      warm,
      cold,
    ),
    cliff(
      scene,
      "1640,-20 1150,-20 1180,110 1060,230 1090,350 960,450 930,540 800,610",
      "820,680 1640,760",
      cold,
      mix(cold, inks.night, 0.35),
    ),
    stream(
      random,
      turned(scene, band("730,620,14 690,660,34 610,720,80 520,800,130 430,900,210 330,1010,320")),
      river,
    ),
    boulder(random, spot(scene, [600, 790]), [110, 60], stones),
    boulder(random, spot(scene, [330, 860]), [150, 80], stones),
    boulder(random, spot(scene, [470, 960]), [190, 100], stones),
    polygon(
      turned(scene, line("795,640 830,640 1060,760 1640,1010 620,1010 700,860 770,720")),
      road,
    ),
    polygon(
      turned(scene, line("795,636 770,716 700,850 610,1010 650,1010 726,860 786,730 802,640")),
      mix(road, light.on(inks.ink), 0.45),
    ),
    ...[
      "776,700 762,690 744,770 758,780",
      "726,800 706,790 684,870 706,880",
      "672,900 648,888 612,1000 640,1010",
    ].map((text) => polygon(turned(scene, line(text)), light.on(inks.paper))),
    grain(
      random,
      scene.side === "right" ? [860, 760, 1400, 990] : [200, 760, 740, 990],
      { count: 20, length: 90, width: 4, slope: 0.3 },
      mix(road, light.on(inks.beech), 0.3),
    ),
    ...line("330,130 420,300 200,420 520,500 1150,160 1080,320 960,470 1380,420").map((at, index) =>
      leaves(
        random,
        spot(scene, at),
        [70, 36],
        22,
        34,
        index % 2 ? green : mix(green, light.on(inks.ink), 0.3),
      ),
    ),
    company(
      scene,
      [1130, 965, 390],
      band("815,665,90 835,690,105 825,735,150 880,775,190 905,850,260 820,940,340 960,985,380"),
      mix(road, light.on(inks.ink), 0.5),
    ),
  ];
};

/** One wall of the gorge: its edge, the planes it is broken into, ledges where the light catches. */
function cliff(scene: Scene, edge: string, corners: string, plane: string, shade: string): string {
  const { random } = scene;
  const outline = broken(random, turned(scene, line(edge)), 0.22, 2);
  const rows = outline.map(([x, y], index): [number, number] => [
    x + (random() - 0.5) * 500,
    y + 60 + (index % 5) * 50,
  ]);
  return (
    polygon([...outline, ...turned(scene, line(corners))], plane) +
    gouges(
      rows.map(
        (at, index) =>
          [at, [at[0] + 14 - (index % 3) * 14, at[1] + 130 + random() * 120], 10] as const,
      ),
      mix(plane, shade, 0.55),
    )
  );
}
