import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, ridge } from "../tools/ridges.ts";
import { type Cut, gouges, rays } from "../tools/strokes.ts";
import { circle, polygon } from "../tools/svg.ts";
import { church } from "./buildings.ts";
import { trees } from "./grounds.ts";
import { company, type Setting, spot, turned } from "./scene.ts";

/** The first sun on a pass: between two shoulders of rock the company stands still, far below is a small church. */
export const saddle: Setting = (scene) => {
  const { light, random } = scene;
  const dark = mix(light.near, inks.night, 0.45);
  const rock = mix(light.middle, light.near, 0.55);
  const against = {
    ...scene,
    light: { ...light, on: (ink: string) => mix(light.on(ink), dark, 0.34) },
  };
  const disc = spot(scene, [730, 330]);
  return [
    rays(random, disc, { from: 180, to: 900, count: 46, width: 11 }, light.clouds),
    circle(disc, 150, light.disc),
    ridge(random, line("200,520 480,430 640,500 860,400 1040,480 1240,420 1420,520"), 700, {
      plane: light.far,
      shade: mix(light.far, light.middle, 0.5),
      lit: light.sky,
    }),
    polygon(
      line("200,600 800,580 1400,600 1400,900 200,900"),
      mix(light.middle, inks.springLit, 0.35),
    ),
    trees(scene, "380,640 700,600 1000,620 1300,610", 780, 15, mix(light.middle, inks.spring, 0.4)),
    church(scene, [730, 700], 54),
    polygon(
      [
        ...broken(random, line("-20,60 150,110 260,260 380,360 430,520 560,650 640,800"), 0.14),
        [640, 1010],
        [-20, 1010],
      ],
      rock,
    ),
    polygon(
      [
        ...broken(
          random,
          line("980,800 1080,650 1180,540 1240,380 1360,270 1460,120 1620,40"),
          0.14,
        ),
        [1620, 1010],
        [980, 1010],
      ],
      dark,
    ),
    gouges(
      line("120,180 230,330 340,460 80,360 190,520 300,640 60,560 420,640").map(
        ([x, y]): Cut => [[x, y], [x - 40, y + 130], 11],
      ),
      mix(rock, light.far, 0.45),
    ),
    gouges(
      line("1210,520 1300,400 1400,330 1500,260 1330,580 1450,520 1560,430").map(
        ([x, y]): Cut => [[x, y], [x + 30, y + 130], 11],
      ),
      mix(dark, rock, 0.6),
    ),
    polygon(
      broken(
        random,
        turned(scene, line("-60,800 300,800 560,820 800,800 1000,816 1300,790 1660,800")),
        0.05,
      ).concat(line("1660,1010 -60,1010")),
      mix(dark, inks.night, 0.3),
    ),
    company(
      against,
      [1010, 950, 390],
      band(
        "430,872,290 560,900,320 600,960,350 860,880,300 900,975,370 1180,900,310 330,960,360 1300,970,370",
      ),
    ),
  ];
};
