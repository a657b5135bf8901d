import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { gouges, ribbon, rounded } from "../tools/strokes.ts";
import { group, type Point, polygon, short } from "../tools/svg.ts";
import { houses, masonry } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, dressed, type Scene, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Scapoli: the village on its rock, the walls of the palace sheer over it; in front goes one who plays the zampogna. */
export const scapoli: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, rock, shade } = soils(light);
  const { lit, shade: shaded, dark, roof } = masonry(light);
  return [
    sky(scene, [-300, 170], 320),
    mountains(
      scene,
      "far",
      "-40,360 140,240 300,330 520,180 700,300 900,220 1120,330 1400,260 1640,360",
    ),
    mountains(scene, "middle", "-40,520 300,460 760,500 1080,430 1360,480 1640,440"),
    land(
      scene,
      "-60,640 160,600 300,520 700,500 860,570 1000,640 1660,620",
      mix(grass, light.middle, 0.3),
    ),
    polygon(
      turned(scene, line("280,560 320,470 400,430 640,430 700,470 760,600 700,640 300,640")),
      rock,
    ),
    gouges(
      line("340,480 400,450 470,460 540,450 600,460 660,480 430,540 520,550 610,540").map(
        ([x, y]) => [spot(scene, [x, y]), spot(scene, [x - 16, y + 90]), 7] as const,
      ),
      mix(rock, light.on(inks.ink), 0.4),
    ),
    houses(scene, "300,480,54 350,452,58 690,470,58 640,446,58"),
    polygon(
      turned(scene, line("392,300 560,290 560,436 380,440")),
      scene.side === "right" ? lit : shaded,
    ),
    polygon(
      turned(scene, line("560,290 632,304 644,436 560,436")),
      scene.side === "right" ? shaded : lit,
    ),
    polygon(turned(scene, line("380,304 440,270 560,262 644,308 560,294")), roof),
    gouges(
      line("420,334 456,332 492,330 528,328 420,380 456,379 492,378 528,377 586,334 612,338").map(
        ([x, y]) => [spot(scene, [x, y]), spot(scene, [x, y + 22]), 5] as const,
      ),
      dark,
    ),
    tower(scene, { at: [700, 440], width: 34, height: 130, top: "bell" }),
    houses(scene, "260,600,64 330,612,68 740,600,64 810,620,62"),
    trees(scene, "-60,660 180,630 380,640 620,650 880,640 1060,670", 780, 26),
    land(scene, "-60,740 400,706 900,710 1300,690 1660,680", dry),
    turf(scene, [0, 760, 1580, 990], grass, 80),
    way(scene, "800,650,10 860,690,26 820,740,56 800,830,150 820,1010,440"),
    company(
      scene,
      [1300, 930, 290],
      band("842,704,88 804,730,104 856,765,130 800,800,160 900,840,200 1000,890,240 1100,940,290"),
      shade,
    ),
    piper(scene, [430, 1290], 860),
  ];
};

/** One who plays the zampogna, from behind: the bag under the left arm, the drones over the shoulder and down. */
function piper(scene: Scene, at: Point, height: number): string {
  const { light } = scene;
  const [x, y] = spot(scene, at);
  const wooden = light.on(inks.woodLit);
  const dark = light.on(inks.wood);
  return (
    pilgrim({ at: [x, y], height, kind: "man", hat: true, hands: [1], inks: dressed(scene, 0) }) +
    group(
      `translate(${short(x)} ${short(y)}) scale(${(height / 100).toFixed(2)})`,
      ribbon(band("-20,-44,4 -30,-20,4 -34,-6,8"), dark),
      ribbon(band("-25,-42,3 -40,-24,3 -46,-12,7"), wooden),
      rounded(
        line("-8,-66 -16,-68 -28,-60 -31,-48 -24,-40 -12,-42"),
        light.on(mix(inks.goldLit, inks.paper, 0.4)),
      ),
      gouges([[[-27, -56], [-20, -63], 2, 1]], light.on(inks.raised)),
      gouges([[[-10, -60], [-20, -46], 3]], light.on(inks.wood)),
    )
  );
}
