import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { path, polygon, rect } from "../tools/svg.ts";
import { glitter, water } from "../tools/waters.ts";
import { land, mountains, sky, soils, trees } from "./grounds.ts";
import { company, landmarkAt, type Setting, spot, turned } from "./scene.ts";

/** Sant'Angelo, at first light, from the river under the bridge: its dark vault above and in the water, the company on the bank. */
export const underBridge: Setting = (scene) => {
  const { light, random } = scene;
  const { dry, grass, shade } = soils(light);
  const river = light.on(mix(inks.spring, inks.mantlePale, 0.4));
  const vault = mix(light.near, inks.night, 0.62);
  const stone = mix(vault, light.disc, 0.2);
  // Voussoirs around the opening of the vault.
  const ring = Array.from({ length: 25 }, (_, index) => Math.PI * (1 + index / 24));
  const on = (angle: number, reach: number): readonly [number, number] => [
    800 + Math.cos(angle) * reach * 1.02,
    640 + Math.sin(angle) * reach * 0.86,
  ];
  return [
    sky(scene, [560, 330], 460),
    mountains(scene, "far", "-40,470 200,380 460,460 740,350 1020,450 1300,380 1640,460", 640),
    landmarkAt(scene, [960, 540], 2.1),
    trees(scene, "100,560 400,536 800,556 1200,530 1560,560", 640, 24),
    land(scene, "-60,620 400,590 800,604 1200,570 1660,560", grass),
    land(scene, "500,650 760,616 1000,606 1660,590", dry),
    company(
      scene,
      [1010, 632, 150],
      band(
        "1120,624,134 1180,620,128 1240,618,122 1060,630,140 940,634,142 890,632,136 840,632,132 790,632,128",
      ),
      mix(dry, shade, 0.7),
    ),
    water(
      random,
      { top: 640, bottom: 1000 },
      {
        plane: river,
        strokes: [mix(river, light.sky, 0.6), mix(river, light.near, 0.4)],
        count: 90,
      },
    ),
    glitter(random, spot(scene, [560, 646]), 1000, [50, 250], light.disc),
    // What the water shows of the vault, and the vault with its thickness.
    path("M-20 640H140A660 330 0 0 0 1460 640H1620V1020H-20Z", mix(vault, river, 0.25)),
    gouges(
      Array.from({ length: 34 }, (_, index): Cut => {
        const y = 700 + (index % 17) * 18;
        const x = index < 17 ? random() * 420 : 1120 + random() * 420;
        return [[x, y], [x + 120, y + 2], 7];
      }),
      mix(vault, river, 0.6),
    ),
    path("M-20 -20H1620V650H1473A673 568 0 0 0 127 650H-20Z", vault),
    ...ring
      .slice(0, -1)
      .map((angle, index) =>
        polygon(
          [
            on(angle + 0.012, 660),
            on((ring[index + 1] ?? angle) - 0.012, 660),
            on((ring[index + 1] ?? angle) - 0.012, 740),
            on(angle + 0.012, 740),
          ],
          mix(vault, stone, index < 12 ? 0.35 : 0.9 - (index % 3) * 0.14),
        ),
      ),
    gouges(
      Array.from({ length: 40 }, (_, index): Cut => {
        const [x, y] = [(index % 2 ? 0 : 1240) + random() * 260, 20 + (index % 20) * 31];
        return [[x, y], [x + 60, y], 6];
      }).filter(([[x, y]]) => Math.hypot((x + 30 - 800) / 1.02, (y - 640) / 0.86) > 760),
      stone,
    ),
    polygon(turned(scene, line("-20,640 130,640 170,668 -20,690")), mix(vault, stone, 0.5)),
    polygon(turned(scene, line("1620,640 1470,640 1430,668 1620,690")), mix(vault, stone, 0.8)),
    rect(-10, 646, 140, 4, stone),
  ];
};
