import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, polygon } from "../tools/svg.ts";
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

/** Pizzone: Valle Fiorita, its meadow in flower closed in by the mountains of the Meta. */
export const pizzone: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, shade } = soils(light);
  const meadow = mix(grass, light.on(inks.springLit), 0.2);
  const petals = [inks.raised, inks.goldLit, inks.red, inks.violet].map((ink) => light.on(ink));
  return [
    sky(scene, [-300, 150], 260),
    mountains(
      scene,
      "far",
      "-40,330 160,170 280,230 430,90 600,250 760,180 900,280 1160,160 1300,240 1640,130",
    ),
    mountains(
      scene,
      "middle",
      "-40,430 120,300 300,400 420,470 560,500 760,510 1000,490 1180,410 1400,280 1640,340",
    ),
    trees(scene, "-60,470 120,440 300,500 460,536 800,544 1060,530 1240,490 1660,430", 680, 26),
    land(scene, "-60,600 260,575 560,570 900,574 1660,590", meadow),
    way(
      scene,
      "-60,700,30 200,690,24 420,660,18 520,630,14 480,604,10 560,588,6",
      light.on(inks.springLit),
    ),
    land(scene, "-60,790 300,740 640,715 1000,720 1660,690", grass),
    turf(scene, [0, 740, 1580, 990], mix(grass, light.on(inks.spring), 0.5), 110),
    way(scene, "652,584,4 668,640,12 672,690,26 730,750,60 830,840,160 880,1010,420"),
    ...Array.from({ length: 96 }, (_, index) => {
      const depth = random() ** 0.7;
      const across = random() * 1600;
      const away = index % 2 ? across * 0.36 : 1160 + across * 0.3;
      return circle(
        spot(scene, [away, 620 + depth * 370]),
        3 + depth * 8,
        petals[(index >> 1) % 4] ?? inks.raised,
      );
    }),
    company(
      scene,
      [1120, 965, 350],
      band(
        "660,632,58 682,672,72 664,712,94 740,752,124 770,800,160 880,840,210 800,900,270 980,930,300 640,970,330",
      ),
      shade,
    ),
  ];
};
