import { inks, mix } from "../tools/inks.ts";
import { bust, crowd } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { leaves } from "../tools/ridges.ts";
import { ribbon, rounded } from "../tools/strokes.ts";
import { ellipse, type Point } from "../tools/svg.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, dressed, type Setting, spot, turned } from "./scene.ts";

/** Terelle, an afternoon in April: among those who wait by the road, head by head; far off, small, the banner comes. */
export const waiting: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const palette = [0, 1, 2, 3, 4, 5].map((index) => dressed(scene, index));
  const man = dressed(scene, 4);
  const [x, y] = spot(scene, [1010, 650]);
  return [
    sky(scene, [-300, 150], 260),
    mountains(scene, "far", "-40,300 200,190 480,280 760,130 1060,250 1340,150 1640,270"),
    land(
      scene,
      "-60,420 260,330 620,360 1000,300 1400,340 1660,310",
      mix(grass, light.middle, 0.3),
    ),
    trees(scene, "-60,420 180,372 420,384 640,380 900,350 1180,340 1400,360 1660,340", 470, 40),
    land(scene, "-60,520 300,450 760,430 1200,420 1660,440", dry),
    turf(scene, [0, 470, 1580, 640], mix(grass, light.on(inks.spring), 0.4), 36),
    way(
      scene,
      "1010,356,8 940,376,14 700,396,22 520,420,32 560,460,54 700,510,96 800,600,190 840,720,330",
    ),
    company(
      scene,
      [566, 470, 96],
      band(
        "600,462,74 640,470,78 520,440,62 560,446,66 620,450,68 500,430,56 540,428,54 600,414,48 660,406,44",
      ),
      shade,
    ),
    crowd(random, { from: -40, to: 1640, y: 650, size: 176, rows: 1 }, palette),
    // A child on somebody's shoulders, and a handkerchief that is waved.
    bust([x, y - 140], 104, dressed(scene, 3), "short"),
    bust([x, y], 164, man, "short"),
    ...[-1, 1].map((leg) =>
      ribbon(band(`${x + leg * 30},${y - 26},26 ${x + leg * 32},${y + 48},24`), man.dark),
    ),
    ribbon(turned(scene, band("470,820,60 440,640,46 452,520,34")), light.on(inks.mantle)),
    ellipse(spot(scene, [454, 500]), 22, 27, man.skin ?? inks.woodLit),
    rounded(
      turned(scene, line("446,480 400,440 330,452 280,410 300,490 372,510 430,512")),
      light.on(inks.raised),
    ),
    crowd(random, { from: -40, to: 1640, y: 790, size: 270, rows: 1 }, palette),
    ...line("80,20 300,-10 1560,40 1380,-20 -20,110").map((at: Point) =>
      leaves(
        random,
        spot(scene, at),
        [210, 70],
        12,
        120,
        light.on(mix(inks.spring, inks.goldLit, 0.22)),
      ),
    ),
  ];
};
