import type { FigureInks } from "../tools/figure-inks.ts";
import { type Head, head } from "../tools/heads.ts";
import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { group, type Point, polygon } from "../tools/svg.ts";
import { restingPack } from "./close.ts";
import { fileFromAbove } from "./from-above.ts";
import { land, mountains, sky, soils, stones, trees, turf, way } from "./grounds.ts";
import { dressed, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Pozzilli: the two boys at the head of the file sit on a rock in the first sun, and wait for the others who come up. */
export const ahead: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, road, shade } = soils(light);
  const rock = mix(light.on(inks.hairline), light.near, 0.3);
  const dark = mix(rock, light.on(inks.ink), 0.45);
  const slope = mix(grass, light.middle, 0.18);
  return [
    sky(scene, [560, 190], 300),
    mountains(scene, "far", "-40,330 220,250 460,320 720,230 980,310 1240,220 1640,320", 560),
    mountains(scene, "middle", "-60,200 120,250 300,360 470,450 620,480", 620),
    mountains(scene, "near", "1000,500 1160,420 1320,280 1480,200 1660,90", 640),
    trees(scene, "-60,520 300,490 640,520 1000,500 1300,520 1660,500", 700, 15),
    land(scene, "-60,590 300,560 800,570 1200,560 1660,600", mix(slope, light.sky, 0.18)),
    land(scene, "-60,700 400,660 900,650 1300,690 1660,680", slope),
    turf(scene, [20, 600, 1580, 960], mix(slope, light.on(inks.spring), 0.45), 90),
    way(
      scene,
      "640,560,16 820,590,24 1080,610,30 1240,640,38 1180,690,46 960,720,56 760,750,66 640,800,80 800,860,110 1040,1060,180",
      road,
    ),
    stones(scene, "1400,720,110 1480,860,150 1300,940,80"),
    fileFromAbove(
      scene,
      "960,940,96 850,866,84 736,800,76 720,752,68 800,736,64 880,722,60 960,710,56 1040,700,53 1120,690,50 1190,674,47 1210,640,42 1140,618,38 1060,606,35 980,600,32 900,592,29 840,588,27",
      mix(road, shade, 0.8),
    ),
    polygon(
      [
        ...broken(
          random,
          turned(scene, line("-40,800 90,780 250,792 420,780 600,800 690,880 740,1010")),
          0.06,
        ),
        spot(scene, [-40, 1010]),
      ],
      rock,
    ),
    gouges(
      line("40,900 150,930 330,940 470,890 560,920 640,930 250,900").map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x + 50, y + 50 + (index % 3) * 16]),
          12,
        ],
      ),
      dark,
    ),
    restingPack(scene, spot(scene, [30, 850]), 0.7, inks.beech),
    sitting(scene, [240, 810], dressed(scene, 3), "short"),
    sitting(scene, [480, 806], { ...dressed(scene, 0), accent: light.on(inks.red) }, "hat", true),
  ];
};

/** A boy who sits, from behind, his hands on the rock, or one arm around the other: drawn 320 units tall. */
function sitting(
  scene: Scene,
  place: Point,
  wear: FigureInks,
  kind: Head,
  isEmbracing = false,
): string {
  const [x, y] = spot(scene, place);
  const { coat, lit, dark, skin = coat } = wear;
  return group(
    `translate(${x} ${y}) scale(1.32)`,
    rounded(line("-92,-30 -60,-60 60,-60 92,-30 96,20 60,40 -60,40 -96,20"), dark),
    isEmbracing
      ? ""
      : ribbon(band("-66,-176,44 -96,-100,38 -92,-30,30"), coat) +
          ribbon(band("-92,-34,26 -104,10,26"), skin),
    ribbon(band("66,-176,44 96,-100,38 92,-30,30"), mix(coat, dark, 0.35)),
    rounded(
      line("-70,-200 -30,-216 30,-216 70,-200 82,-150 74,-40 66,-14 -66,-14 -74,-40 -82,-150"),
      coat,
    ),
    rounded(line("-70,-198 -40,-212 -56,-150 -54,-16 -70,-20 -80,-140"), lit),
    gouges(
      [
        [[10, -120], [16, -30], 6],
        [[46, -170], [52, -40], 8, 6],
      ],
      dark,
    ),
    head([0, -212], 200, wear, kind, true),
    isEmbracing
      ? ribbon(band("-60,-182,44 -130,-166,40 -220,-170,34"), mix(coat, lit, 0.25)) +
          ribbon(band("-214,-170,32 -240,-166,30 -252,-152,20"), skin)
      : "",
  );
}
