import { inks, mix } from "../tools/inks.ts";
import { church, houses } from "./buildings.ts";
import { fist } from "./close.ts";
import { land, mountains, sky, soils, trees } from "./grounds.ts";
import { leaningBanner, type Setting } from "./scene.ts";

/** Colli: its two companies meet, and their banners bow to one another, high over the plain with the church of Canneto. */
export const greeting: Setting = (scene) => {
  const { light } = scene;
  const { wheat, grass, dry } = soils(light);
  return [
    sky(scene, [800, 210], 700),
    mountains(scene, "far", "-40,800 200,740 520,790 800,730 1100,780 1400,720 1640,780", 960),
    trees(scene, "-60,850 400,836 900,846 1660,830", 940, 16),
    land(scene, "-60,880 500,870 1100,876 1660,866", wheat),
    houses(scene, "690,900,40 920,900,40 966,904,38"),
    church(scene, [790, 908], 76),
    land(scene, "-60,940 500,926 1100,934 1660,920", mix(grass, dry, 0.4)),
    leaningBanner(scene, [1500, 1080], [1130, 170], 560, {
      ink: inks.red,
      trim: inks.goldLit,
      shape: "round",
      emblem: "star",
    }),
    leaningBanner(scene, [120, 1080], [450, 130], 580),
    ...([-1, 1] as const).map((side) =>
      fist(scene, side < 0 ? [206, 860] : [1424, 860], {
        size: 150,
        side: side < 0 ? -1 : 1,
        turn: side < 0 ? 18 : -20,
        sleeve: light.on(side < 0 ? inks.beech : mix(inks.spring, inks.ink, 0.3)),
      }),
    ),
  ];
};
