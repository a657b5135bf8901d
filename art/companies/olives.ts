import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves, ridge } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { skyParts } from "./light.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Olive trees on terraces with dry walls: the road climbs beside them. */
export const olives: Setting = (scene) => {
  const { random, light } = scene;
  const soil = light.on(mix(inks.woodLit, inks.goldLit, 0.4));
  const road = light.on(mix(inks.woodLit, inks.paper, 0.65));
  const terraces = [
    "-40,520 300,470 700,500 1100,440 1640,470",
    "-40,600 300,566 640,590 1100,540 1640,570",
    "-40,710 300,680 640,700 1100,660 1640,690",
    "-40,850 300,830 640,850 1100,810 1640,840",
  ];
  return [
    ...skyParts(random, light, spot(scene, [640, 150]), 320),
    ridge(
      random,
      turned(scene, line("-40,430 220,330 460,420 740,260 980,390 1240,300 1640,400")),
      600,
      {
        plane: light.far,
        shade: mix(light.far, light.middle, 0.5),
        lit: light.sky,
      },
    ),
    landmarkAt(scene, [1180, 480], 2.5),
    ...terraces.flatMap((text, index) => [
      wall(scene, line(text), 24 + index * 12),
      under(
        turned(
          scene,
          line(text).map(([x, y]): Point => [x, y + 24 + index * 12]),
        ),
        line("1640,1010 -40,1010"),
        mix(soil, light.on(inks.spring), 0.12 + (index % 2) * 0.14),
      ),
      grain(
        random,
        [-20, 560 + index * 110, 1560, 600 + index * 120],
        { count: 12, length: 60, width: 4, slope: 0.03 },
        mix(soil, light.on(inks.beech), 0.3),
      ),
      ...TREES.filter(([, , row]) => row === index).map(([x, size]) =>
        olive(scene, [x, 490 + index * 105 + size * 0.42], size),
      ),
    ]),
    ribbon(
      turned(
        scene,
        band("900,480,14 850,520,30 760,580,60 690,670,120 700,790,240 760,900,400 800,1010,560"),
      ),
      road,
    ),
    gouges(
      [
        [spot(scene, [650, 760]), spot(scene, [610, 990]), 5],
        [spot(scene, [760, 780]), spot(scene, [900, 990]), 5],
      ],
      mix(road, light.on(inks.beech), 0.25),
    ),
    company(
      scene,
      [790, 880, 310],
      band("835,545,80 790,580,95 720,640,130 690,700,170 650,790,220 560,940,340 985,990,420"),
      mix(road, light.on(inks.ink), 0.5),
    ),
  ];
};

/** Where the trees stand: how far across, how large, on which terrace. */
const TREES = band(
  "140,120,0 420,110,0 1080,110,0 1330,120,0 1530,110,0 60,190,1 330,180,1 1180,180,1 1450,190,1 180,280,2 1310,270,2 1560,280,2 60,400,3 1420,420,3",
);

/** A dry wall along the edge of a terrace. */
function wall(scene: Scene, edge: readonly Point[], height: number): string {
  const { light, random } = scene;
  const stone = light.on(inks.hairline);
  const places = turned(scene, edge);
  const cuts = places.flatMap((from, index): Cut[] => {
    const to = places[index + 1];
    if (!to) return [];
    return Array.from({ length: 9 }, (): Cut => {
      const share = random();
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share + height * (0.25 + random() * 0.6);
      return [[x, y], [x + height * (0.5 + random()), y], height * 0.08];
    });
  });
  const lower = places.map(([x, y]): Point => [x, y + height + 6]).reverse();
  return (
    polygon([...places, ...lower], stone) +
    gouges(cuts, light.on(mix(inks.hairline, inks.wood, 0.6)))
  );
}

/** An olive: a twisted trunk, a wide crown of narrow silver leaves. */
export function olive(scene: Scene, place: Point, size: number): string {
  const { light, random } = scene;
  const [x, y] = spot(scene, place);
  const leaf = light.on(mix(inks.spring, inks.paper, 0.2));
  const p = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  return (
    ribbon(
      [
        [...p(0, 0), size * 0.22],
        [...p(-0.05, 0.2), size * 0.13],
        [...p(0.06, 0.4), size * 0.12],
        [...p(0.22, 0.66), size * 0.06],
      ],
      light.on(inks.wood),
    ) +
    ribbon(
      [
        [...p(0, 0.28), size * 0.1],
        [...p(-0.16, 0.48), size * 0.08],
        [...p(-0.26, 0.7), size * 0.05],
      ],
      light.on(inks.wood),
    ) +
    rounded(
      [
        p(-0.52, 0.62),
        p(-0.42, 0.9),
        p(-0.12, 1.06),
        p(0.24, 1.02),
        p(0.5, 0.84),
        p(0.52, 0.6),
        p(0.2, 0.52),
        p(-0.2, 0.5),
      ],
      leaf,
    ) +
    leaves(
      random,
      p(-0.06, 0.84),
      [size * 0.42, size * 0.22],
      17,
      size * 0.18,
      light.on(mix(inks.springLit, inks.paper, 0.4)),
    ) +
    leaves(
      random,
      p(0.16, 0.68),
      [size * 0.4, size * 0.16],
      11,
      size * 0.17,
      light.on(mix(inks.spring, inks.ink, 0.35)),
    )
  );
}
