import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { path, polygon } from "../tools/svg.ts";
import { houses, masonry } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { lights } from "./lights.ts";
import { company, dressed, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Vallerotonda: by night over the old bridge in the gorge of the Rapido, the village above. */
export const vallerotonda: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, rock, water } = soils(light);
  const { lit, shade } = masonry(light);
  const stone = mix(lit, light.near, 0.35);
  const cliff = mix(rock, light.near, 0.45);
  const x = (value: number) => spot(scene, [value, 0])[0];

  return [
    sky(scene, [1240, 150], 330),
    mountains(scene, "far", "-40,330 200,230 440,340 700,210 960,330 1240,250 1640,350"),
    land(
      scene,
      "-60,520 160,430 300,330 380,260 430,250 500,340 700,430 1000,500 1660,480",
      light.middle,
    ),
    houses(scene, "250,430,52 310,410,54 372,400,56 500,410,54 560,430,52 620,456,50"),
    tower(scene, { at: [440, 410], width: 40, height: 120, top: "bell" }),
    houses(scene, "300,470,58 372,456,60 440,452,60 508,460,58 576,480,56"),
    trees(scene, "-60,560 200,510 420,500 640,520 900,540 1200,520 1660,540", 760, 26),
    polygon(
      [
        ...broken(random, turned(scene, line("-60,640 200,650 380,660 470,720 520,830 560,1010"))),
        ...turned(scene, line("-60,1010")),
      ],
      cliff,
    ),
    polygon(
      [
        ...turned(scene, line("1660,1010")),
        ...broken(
          random,
          turned(scene, line("1030,1010 1090,850 1120,720 1230,650 1400,640 1660,630")),
        ),
      ].reverse(),
      mix(cliff, inks.night, 0.2),
    ),
    way(scene, "800,700,60 780,800,150 800,900,260 790,1010,420", water),
    gouges(
      line("760,800 820,860 740,900 830,940 700,970").map(
        ([a, b]): Cut => [spot(scene, [a, b]), spot(scene, [a + 60, b + 8]), 6],
      ),
      mix(water, light.disc, 0.4),
    ),
    path(
      `M${x(280)} 660L${x(800)} 596L${x(1320)} 660V780H${x(1130)}C${x(1100)} 630 ${x(500)} 630 ${x(470)} 780H${x(280)}Z`,
      stone,
    ),
    path(
      `M${x(1130)} 780C${x(1100)} 630 ${x(500)} 630 ${x(470)} 780H${x(520)}C${x(560)} 664 ${x(1040)} 664 ${x(1080)} 780Z`,
      mix(stone, shade, 0.7),
    ),
    ...band("420,656,150 490,648,156 570,638,152 650,628,158 860,624,156 930,632,150").map(
      ([at, y, height], index) =>
        pilgrim({
          at: spot(scene, [at, y]),
          height,
          kind: index % 2 ? "man" : "woman",
          hat: index === 3,
          inks: dressed(scene, index),
        }),
    ),
    company(scene, [1050, 664, 190], []),
    polygon(turned(scene, line("270,632 800,566 1330,632 1330,688 800,622 270,688")), stone),
    polygon(
      turned(scene, line("270,626 800,560 1330,626 1330,636 800,570 270,636")),
      mix(stone, lit, 0.6),
    ),
    gouges(
      Array.from({ length: 40 }, (): Cut => {
        const at = 300 + random() * 1000;
        const from = spot(scene, [at, 604 + Math.abs(at - 800) * 0.125 + random() * 70]);
        return [from, [from[0] + 36, from[1]], 4];
      }).filter(([[at, y]]) => y < 660 || Math.abs(at - 800) > 340),
      mix(stone, shade, 0.8),
    ),
    lights(scene, "460,600,34 716,570,38 1000,586,34"),
    turf(scene, [0, 690, 420, 980], grass, 30),
    turf(scene, [1180, 690, 1580, 980], grass, 30),
    trees(scene, "-60,900 60,860 200,890 330,960", 1010, 36),
    trees(scene, "1280,960 1400,890 1540,860 1660,900", 1010, 36),
  ];
};
