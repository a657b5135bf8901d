import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon } from "../tools/strokes.ts";
import { type Point, polygon, rect } from "../tools/svg.ts";
import { leg, nearStaff } from "./close.ts";
import { land, soils, stones, turf } from "./grounds.ts";
import { type Scene, type Setting, spot, turned } from "./scene.ts";

const CLOTHS = [
  inks.ink,
  inks.beech,
  mix(inks.mantle, inks.ink, 0.3),
  inks.wood,
  mix(inks.spring, inks.ink, 0.35),
];
const SHOES = [
  inks.wood,
  mix(inks.beech, inks.wood, 0.4),
  mix(inks.hairline, inks.wood, 0.3),
  inks.ink,
  inks.gold,
];

/** Near the ground: the feet of those who walk on the road, their staffs, and on the dust the shadow of the banner. */
export const feet: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade } = soils(light);
  const mirrored = scene.side === "left";
  return [
    rect(-10, -10, 1620, 1020, grass),
    turf(scene, [0, -20, 1600, 220], mix(grass, light.on(inks.spring), 0.5), 130),
    land(scene, "-60,210 400,190 900,200 1660,180", dry),
    land(scene, "-60,260 400,240 900,250 1660,230", road),
    bannerShadow(scene, mix(road, shade, 0.55)),
    gouges(
      line(
        "120,330 460,300 900,320 1300,300 220,520 640,430 1090,470 1480,440 60,760 380,640 560,900 240,930 860,930 1200,960",
      ).map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 90 + (index % 3) * 40, y + 6]),
          7,
        ],
      ),
      mix(road, inks.wood, 0.22),
    ),
    stones(scene, "90,420,60 520,360,40 980,380,52 1460,560,70 330,800,84 1050,860,60"),
    ...band(
      "210,330,88 420,350,92 1180,340,90 1380,360,94 620,520,132 860,560,140 250,640,158 470,690,166 1130,760,186 1350,820,196",
    ).map(([x, y, size], index) => {
      const [at] = spot(scene, [x, y]);
      const pair = Math.floor(index / 2);
      const woman = index % 4 === 3 ? skirt(scene, at, y, size, pair) : "";
      const shadow = polygon(
        [
          [at - size * 0.2, y + 6],
          [at + size * 0.4, y],
          [at + size * 2.6, y + size * 0.62],
          [at + size * 2.2, y + size * 0.86],
        ],
        mix(road, shade, 0.8),
      );
      return (
        shadow +
        leg(scene, [at, y], {
          size,
          mirrored,
          cloth: CLOTHS[pair % CLOTHS.length] ?? inks.ink,
          shoe: SHOES[pair % SHOES.length] ?? inks.wood,
          lifted: index % 2 === pair % 2,
        }) +
        woman
      );
    }),
    nearStaff(scene, "760,-20,30 742,300,30 720,640,26"),
    nearStaff(scene, "1540,-20,40 1530,500,40 1512,930,34"),
  ];
};

/** A skirt over two legs, of which the right one stands at the point given. */
function skirt({ light, side }: Scene, x: number, y: number, size: number, index: number): string {
  const stuff = light.on(CLOTHS[(index + 3) % CLOTHS.length] ?? inks.beech);
  const s = (side === "left" ? -1 : 1) * (size / 100);
  const p = (dx: number, dy: number): Point => [x + dx * s, y + (dy * size) / 100];
  return (
    polygon(
      [p(-190, -900), p(60, -900), p(76, -112), p(-20, -100), p(-120, -106), p(-216, -116)],
      stuff,
    ) +
    polygon([p(16, -900), p(60, -900), p(76, -112), p(30, -106)], mix(stuff, inks.night, 0.35)) +
    gouges(
      [
        [p(-150, -620), p(-176, -124), (9 * size) / 100],
        [p(-90, -620), p(-100, -116), (11 * size) / 100],
        [p(-30, -620), p(-26, -112), (8 * size) / 100],
      ],
      mix(stuff, inks.night, 0.4),
    ) +
    gouges(
      [
        [p(-170, -560), p(-200, -130), (7 * size) / 100],
        [p(-214, -124), p(-20, -108), (6 * size) / 100, 4],
      ],
      mix(stuff, inks.raised, 0.4),
    )
  );
}

/** The shadow of a banner that is not in the picture: its pole, its bar, and the cloth with two points. */
function bannerShadow(scene: Scene, ink: string): string {
  return (
    ribbon(turned(scene, band("-40,300,22 700,470,24 1500,660,26")), ink) +
    polygon(turned(scene, line("1470,520 1400,800 1010,720 1120,590 1060,430")), ink)
  );
}
