import { inks, mix } from "../tools/inks.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band } from "../tools/points.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { company, dressed, type Scene, type Setting, spot } from "./scene.ts";

/** Where two roads become one before the last climb: a company near, another that comes in, and those who are already up. */
export const fork: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, road, shade } = soils(light);
  const slope = mix(grass, light.middle, 0.42);
  const other = {
    ...scene,
    side: scene.side === "right" ? ("left" as const) : ("right" as const),
    cloth: { ink: inks.mantle, trim: inks.goldLit, shape: "swallow", emblem: "star" } as const,
  };
  return [
    sky(scene, [1010, 250], 300),
    mountains(scene, "far", "-40,330 170,190 380,300 640,110 900,330 1130,300 1360,210 1660,340"),
    mountains(scene, "middle", "-40,450 200,400 460,470 900,480 1140,430 1400,380 1660,460"),
    land(scene, "-60,600 160,520 380,370 560,300 700,310 900,430 1140,540 1660,600", slope),
    trees(scene, "890,690 1000,600 1180,546 1420,500 1660,520", 760, 46),
    way(
      scene,
      "600,304,5 680,344,8 540,396,12 720,446,18 500,510,26 810,580,40 770,640,60 784,720,90",
      mix(road, slope, 0.25),
    ),
    ...climbers(scene),
    land(scene, "-60,700 300,690 800,700 1240,690 1660,660", mix(grass, light.middle, 0.12)),
    way(scene, "760,660,70 790,700,100 820,780,150"),
    way(scene, "830,790,120 620,752,76 300,732,56 -60,716,44"),
    land(scene, "-60,800 260,790 560,830 760,900 820,1010", dry),
    way(scene, "800,760,130 900,810,190 1080,890,330 1300,1010,520"),
    turf(scene, [0, 820, 680, 990], grass, 24),
    turf(scene, [1300, 760, 1580, 920], grass, 14),
    stones(scene, "250,950,280 420,970,120"),
    company(other, [1300, 748, 210], band("1200,746,186 1400,738,184 1480,734,180"), shade),
    company(
      scene,
      [1230, 960, 390],
      band("786,700,108 824,736,128 870,800,176 960,850,226 1040,930,320 1420,985,380"),
      shade,
    ),
  ];
};

/** Those ahead, small on the bends of the climb. */
function climbers(scene: Scene): string[] {
  return band(
    "664,348,34 610,380,38 600,420,46 690,446,50 600,486,58 560,510,62 680,548,70 790,584,78",
  ).map(([x, y, height], index) =>
    pilgrim({
      at: spot(scene, [x, y]),
      height,
      kind: index % 3 ? "woman" : "man",
      inks: dressed(scene, index),
    }),
  );
}
