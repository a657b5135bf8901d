import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, type Setting, spot, turned } from "./scene.ts";

/** Cardito: along the shore of the lake, the Mainarde above it and in the water. */
export const cardito: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const lake = light.on(mix(inks.spring, inks.mantlePale, 0.55));
  const mirrored = mix(lake, light.middle, 0.4);
  return [
    sky(scene, [-300, 160], 300),
    mountains(
      scene,
      "far",
      "-40,340 140,220 300,300 480,140 640,260 820,170 1000,290 1200,200 1400,300 1640,240",
    ),
    mountains(scene, "middle", "-40,470 240,400 520,450 860,390 1160,450 1420,400 1640,440"),
    trees(scene, "-60,520 200,500 500,520 900,510 1300,520 1660,500", 640, 24),
    houses(scene, "250,556,46 306,552,48 360,550,48 418,552,46 474,558,44"),
    polygon(line("-20,566 1620,566 1620,800 -20,800"), lake),
    polygon(
      turned(
        scene,
        line(
          "-20,566 160,690 300,610 480,770 640,640 820,740 1000,620 1200,700 1400,600 1620,650 1620,566",
        ),
      ),
      mirrored,
    ),
    gouges(
      Array.from({ length: 60 }, (): Cut => {
        const y = 580 + random() ** 1.2 * 210;
        const x = random() * 1560;
        return [[x, y], [x + (y - 520) * 0.5, y], 2 + (y - 560) * 0.016];
      }),
      mix(lake, light.on(inks.raised), 0.55),
    ),
    land(scene, "-60,770 240,790 520,776 840,800 1100,780 1400,740 1660,720", dry),
    turf(scene, [0, 840, 1580, 990], grass, 90),
    way(
      scene,
      "-60,850,50 240,850,64 560,858,80 860,880,110 1100,920,150 1300,960,200 1660,1000,280",
    ),
    gouges(
      Array.from({ length: 22 }, (_, index): Cut => {
        const [x, y] = spot(scene, [40 + index * 22 + random() * 12, 800 + random() * 10]);
        return [[x, y], [x - 8 + random() * 20, y - 60 - random() * 40], 5, 6];
      }),
      light.on(mix(inks.spring, inks.ink, 0.3)),
    ),
    stones(scene, "620,830,110 180,970,200"),
    company(
      scene,
      [1180, 970, 360],
      band(
        "250,866,190 340,862,196 420,870,200 530,872,206 620,880,214 730,886,226 830,900,244 950,924,270 1050,945,300",
      ),
      shade,
    ),
  ];
};
