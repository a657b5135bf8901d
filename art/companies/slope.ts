import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, fir, ridge } from "../tools/ridges.ts";
import { type Cut, gouges, ribbon } from "../tools/strokes.ts";
import { polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { mountains, soils } from "./grounds.ts";
import { company, type Setting, spot, turned } from "./scene.ts";
import { tower } from "./towers.ts";

/** Civitella: the mountain fills the picture and those who cross it are small; far below is the lake, with the town on its shore. */
export const slope: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const lake = light.on(mix(inks.spring, inks.mantlePale, 0.6));
  const scree = light.on(mix(inks.hairline, inks.raised, 0.5));
  const pine = { plane: light.on(mix(inks.spring, inks.night, 0.3)), lit: light.on(inks.spring) };
  return [
    mountains(scene, "far", "-40,120 160,60 400,110 700,40 1000,110 1300,70 1640,130", 400),
    // The basin with the lake, seen from high above.
    polygon(line("-20,230 1620,200 1620,1010 -20,1010"), mix(grass, light.middle, 0.45)),
    polygon(
      turned(
        scene,
        line(
          "-20,330 160,300 300,318 420,300 560,330 470,372 500,420 330,452 200,430 80,470 -20,450",
        ),
      ),
      lake,
    ),
    gouges(
      line("20,350 180,330 340,340 60,400 260,390 400,400 140,430").map(
        ([x, y]): Cut => [spot(scene, [x, y]), spot(scene, [x + 70, y + 3]), 5],
      ),
      light.on(inks.raised),
    ),
    houses(scene, "500,486,30 534,480,32 570,478,32 606,482,30"),
    tower(scene, { at: [552, 478], width: 22, height: 70, top: "merlons" }),
    houses(scene, "486,504,34 524,500,36 562,500,36 600,502,34"),
    // The wall of the Camosciara.
    ridge(
      random,
      turned(
        scene,
        line(
          "300,1040 420,820 520,700 600,560 700,470 760,330 850,250 930,110 1010,150 1090,30 1180,90 1270,-30 1660,-60",
        ),
      ),
      1040,
      { plane: light.middle, shade: light.near, lit: light.sky },
    ),
    polygon(
      broken(
        random,
        turned(
          scene,
          line("560,1010 680,860 800,760 900,660 1010,600 1130,520 1260,480 1420,400 1660,330"),
        ),
      ).concat(scene.side === "right" ? line("1660,1010 560,1010") : line("1040,1010 -60,1010")),
      scree,
    ),
    gouges(
      Array.from({ length: 70 }, (): Cut => {
        const x = 640 + random() * 960;
        const y = 1010 - random() * (x - 560) * 0.62;
        return [spot(scene, [x, y]), spot(scene, [x - 34, y + 50]), 5];
      }),
      mix(scree, light.near, 0.35),
    ),
    polygon(
      broken(
        random,
        turned(scene, line("-60,780 160,800 360,860 560,900 760,960 900,1010")),
        0.1,
      ).concat([[-60, 1010]]),
      dry,
    ),
    ribbon(
      turned(
        scene,
        band(
          "380,1010,54 560,930,42 800,880,34 1060,830,30 1330,770,26 1500,700,22 1380,650,18 1140,630,15 1000,640,13 1120,570,11 1330,500,9 1560,400,7",
        ),
      ),
      mix(scree, light.on(inks.woodLit), 0.55),
    ),
    company(
      scene,
      [1000, 836, 118],
      band(
        "1080,822,104 1140,812,100 1200,798,98 1270,784,94 1340,764,90 1410,740,84 1470,706,78 1440,676,70 1360,648,64 1260,640,60 1160,634,58 1060,642,54 1060,606,48 1130,570,44 1210,544,40 1290,514,36 1370,482,32 1450,444,28 900,856,112 820,874,118 720,894,126",
      ),
      mix(scree, shade, 0.6),
    ),
    ...band("60,880,300 210,960,380 30,1010,420 330,1000,260").map(([x, foot, height]) =>
      fir(random, spot(scene, [x, foot]), height, pine),
    ),
  ];
};
