import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { grain, rays, ribbon, under } from "../tools/strokes.ts";
import { group, type Point, path, polygon, rect, short } from "../tools/svg.ts";
import { GRASS, limestone, skyParts } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";

/** The first sight: from the edge of the path the valley opens, the church small in its meadow. */
export const arrival: Setting = (scene) => {
  const { random, light } = scene;
  const meadow = light.on(mix(GRASS, inks.paper, 0.12));
  const ledge = light.on(mix(inks.spring, inks.ink, 0.3));
  const road = light.on(mix(inks.woodLit, inks.paper, 0.6));
  const trees = light.on(mix(inks.spring, inks.ink, 0.1));
  const disc = spot(scene, [560, 150]);
  return [
    rays(random, disc, { from: 120, to: 560, count: 40, width: 3 }, light.clouds),
    ...skyParts(random, light, disc, 240),
    ridge(
      random,
      turned(
        scene,
        line("-40,330 180,150 360,290 600,200 800,340 1000,180 1240,60 1420,220 1640,120"),
      ),
      640,
      {
        plane: light.far,
        shade: light.middle,
        lit: light.sky,
      },
    ),
    ridge(
      random,
      turned(scene, line("-40,430 200,360 400,440 640,490 900,470 1180,360 1420,420 1640,300")),
      660,
      {
        plane: light.middle,
        shade: light.near,
        lit: light.far,
      },
    ),
    wood(
      random,
      turned(scene, line("-60,470 180,490 480,540 800,545 1100,500 1660,400")),
      700,
      20,
      {
        plane: trees,
        lit: mix(trees, meadow, 0.6),
      },
    ),
    under(
      turned(scene, line("-20,640 240,580 520,556 820,566 1180,620 1640,660")),
      turned(scene, line("1640,900 -20,900")),
      meadow,
    ),
    grain(
      random,
      [60, 590, 1480, 760],
      { count: 50, length: 70, width: 3, slope: 0.03 },
      mix(meadow, light.on(inks.spring), 0.5),
    ),
    ribbon(
      turned(scene, band("880,572,6 760,600,12 800,640,18 640,690,28 420,760,44 300,880,70")),
      light.on(inks.springLit),
    ),
    ribbon(turned(scene, band("470,630,12 640,650,14 770,690,18 900,740,24 930,800,40")), road),
    church(scene, [440, 632]),
    wood(random, turned(scene, line("-60,730 120,680 300,700 380,770")), 1010, 38, {
      plane: mix(trees, inks.night, 0.3),
      lit: trees,
    }),
    wood(random, turned(scene, line("1080,800 1260,700 1460,660 1660,640")), 1010, 40, {
      plane: mix(trees, inks.night, 0.3),
      lit: trees,
    }),
    under(
      turned(scene, line("-20,900 300,850 640,815 900,800 1200,830 1640,880")),
      turned(scene, line("1640,1010 -20,1010")),
      ledge,
    ),
    grain(
      random,
      [-20, 880, 1560, 990],
      { count: 60, length: 50, width: 4, slope: -1.2 },
      mix(ledge, meadow, 0.5),
    ),
    ribbon(turned(scene, band("930,800,130 900,850,220 880,920,360 860,1010,560")), road),
    boulder(random, spot(scene, [200, 960]), [260, 110], limestone(light)),
    company(
      scene,
      [1120, 975, 400],
      band("880,840,230 950,850,240 800,880,290 740,965,350 930,985,370"),
      mix(road, light.on(inks.ink), 0.5),
    ),
  ];
};

/** The church from above and far: the front with its portico of three arches, the nave behind it. */
function church(scene: Scene, at: Point): string {
  const { light } = scene;
  const [x, y] = spot(scene, at);
  const stone = light.on(inks.raised);
  const shade = light.on(inks.hairline);
  const roof = light.on(inks.beech);
  const isLit = light.hour === "night" || light.hour === "evening";
  const inside = isLit ? "#ffd98a" : light.on(inks.wood);
  return group(
    `translate(${short(x)} ${short(y)}) scale(1.45)`,
    polygon(line("40,-74 150,-66 150,0 40,0"), shade),
    polygon(line("-6,-118 118,-108 158,-64 46,-72"), roof),
    polygon(line("-52,-78 -4,-118 46,-78 46,0 -52,0"), stone),
    polygon(line("-58,-74 -4,-124 52,-74 46,-72 -4,-114 -52,-72"), roof),
    rect(-10, -74, 12, 20, inside),
    rect(-60, -44, 112, 44, mix(stone, shade, 0.5)),
    rect(-62, -48, 116, 7, roof),
    ...[-36, -4, 28].map((middle) => path(`M${middle - 8} 0v-22a8 8 0 0 1 16 0v22z`, inside)),
    ...[66, 90, 114].map((window) => rect(window, -48, 9, 18, inside)),
  );
}
