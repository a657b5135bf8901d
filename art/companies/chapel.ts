import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { leaves, trunk } from "../tools/ridges.ts";
import { type Cut, gouges, rays } from "../tools/strokes.ts";
import { polygon, rect } from "../tools/svg.ts";
import { masonry, opening } from "./buildings.ts";
import { land, mountains, sky, soils, turf } from "./grounds.ts";
import { leaningBanner, type Scene, type Setting, spot, turned, walker } from "./scene.ts";

/** San Biagio: round the little chapel of the Madonna of Canneto at dusk, its door open on the light, before they set out. */
export const sanBiagio: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry } = soils(light);
  const bark = { plane: light.on(inks.wood), lit: light.on(inks.woodLit) };
  const leaf = light.on(mix(inks.spring, inks.ink, 0.35));
  return [
    sky(scene, [280, 200], 360),
    mountains(
      scene,
      "far",
      "-40,420 160,260 360,370 560,200 780,350 980,250 1180,370 1400,260 1640,390",
    ),
    mountains(scene, "middle", "-40,560 240,470 560,540 860,490 1160,540 1420,480 1640,530"),
    land(scene, "-60,700 400,680 900,680 1660,670", mix(grass, light.middle, 0.3)),
    trunk(random, spot(scene, [180, 800]), 760, 84, bark),
    ...line("120,110 330,60 -20,60").map((at) =>
      leaves(random, spot(scene, at), [260, 140], 54, 66, leaf),
    ),
    land(scene, "-60,780 400,760 900,764 1660,750", dry),
    turf(scene, [0, 790, 1580, 990], grass, 90),
    ...front(scene),
    leaningBanner(scene, [1230, 850], [1160, 210], 190),
    ...band("470,850,270 600,840,250 1060,850,262 1330,880,300").map((at, index) =>
      walker(scene, at, index + 1),
    ),
    ...band("350,960,400 1010,960,390 1180,985,410 560,985,400").map((at, index) =>
      walker(scene, at, index + 4),
    ),
  ];
};

/** The front of the chapel, a gable with a round window, and the light that falls out of its door. */
function front(scene: Scene): string[] {
  const { light, random } = scene;
  const { lit, shade, roof } = masonry(light);
  const [x] = spot(scene, [830, 0]);
  const glow = inks.goldLit;
  const courses = Array.from({ length: 26 }, (_, index): Cut => {
    const y = 470 + (index % 9) * 42;
    const left = 600 + random() * 400;
    const at = Math.abs(left + 20 - 830) < 120 && y > 500 ? 590 + random() * 60 : left;
    return [spot(scene, [at, y]), spot(scene, [at + 46, y]), 4];
  });
  return [
    polygon(turned(scene, line("1100,450 1190,480 1190,830 1100,850")), shade),
    polygon(turned(scene, line("560,850 560,450 830,250 1100,450 1100,850")), lit),
    polygon(
      turned(scene, line("510,462 830,222 1200,486 1180,506 1130,484 830,268 526,490")),
      roof,
    ),
    gouges(courses, mix(lit, shade, 0.6)),
    opening(x, 850, 210, 340, mix(lit, shade, 0.8)),
    opening(x, 850, 174, 316, glow),
    rays(random, [x, 660], { from: 30, to: 84, count: 20, width: 5 }, inks.raised),
    opening(x, 420, 70, 74, glow),
    rect(x - 5, 150, 10, 84, light.on(inks.wood)),
    rect(x - 26, 172, 52, 10, light.on(inks.wood)),
    polygon(
      turned(scene, line("740,850 920,850 1150,1010 540,1010")),
      mix(soils(light).dry, inks.goldLit, 0.4),
    ),
  ];
}
