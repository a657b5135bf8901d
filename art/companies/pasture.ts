import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { group, polygon, rect } from "../tools/svg.ts";
import { glitter } from "../tools/waters.ts";
import { horse } from "./animals.ts";
import { mountains, sky, soils, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Montenero: near, the head of a horse that drinks from the Zittola; beyond the water, against the light, the company goes by. */
export const pasture: Setting = (scene) => {
  const { light, random } = scene;
  const { water } = soils(light);
  const against: Scene = {
    ...scene,
    light: { ...light, on: (ink) => mix(light.on(ink), light.near, 0.62) },
  };
  const bank = mix(light.near, inks.night, 0.25);
  const river = mix(water, light.sky, 0.45);
  return [
    sky(scene, [1040, 240], 330),
    mountains(scene, "far", "-40,330 260,290 560,330 900,280 1240,330 1640,290", 480),
    mountains(scene, "middle", "-40,380 300,356 700,376 1100,350 1640,372", 480),
    rect(-10, 430, 1620, 120, mix(light.near, bank, 0.3)),
    company(
      against,
      [1180, 452, 130],
      band(
        "1270,450,116 1330,452,110 1390,450,104 1100,452,112 1030,450,118 960,452,110 890,450,114 820,452,108 760,450,112",
      ),
    ),
    rect(-10, 470, 1620, 540, river),
    glitter(random, spot(scene, [1040, 474]), 1000, [60, 330], light.disc),
    gouges(
      Array.from({ length: 50 }, (): Cut => {
        const y = 490 + random() * 500;
        const x = random() * 1560;
        return [[x, y], [x + (y - 400) * 0.4, y + 2], 3 + (y - 470) * 0.014];
      }),
      mix(river, light.middle, 0.55),
    ),
    polygon(line("-20,462 1620,462 1620,478 -20,486"), bank),
    horse(against, [560, 470], 100, { isTurned: true }),
    horse(against, [650, 468], 78),
    drinking(scene),
    turf(scene, [0, 960, 700, 1060], mix(bank, light.on(inks.spring), 0.4), 40),
  ];
};

/** Neck and head of a horse, down to the water: large, its mane falling, rings where it drinks. */
function drinking(scene: Scene): string {
  const { light } = scene;
  const coat = light.on(mix(inks.beech, inks.wood, 0.3));
  const lit = light.on(mix(inks.beechLit, inks.beech, 0.4));
  const dark = light.on(mix(inks.wood, inks.night, 0.55));
  const flip = scene.side === "right" ? "" : "translate(1600 0) scale(-1 1)";
  const ring = (reach: number): Cut[] => [
    [[930 - reach, 930], [930 + reach, 930], 7, reach * 0.2],
    [[930 - reach, 930], [930 + reach, 930], 7, -reach * 0.2],
  ];
  return group(
    flip,
    gouges([...ring(120), ...ring(200), ...ring(290)], light.disc),
    rounded(
      line(
        "-80,-40 220,-60 420,60 560,220 700,400 780,520 740,600 640,640 520,660 430,760 320,900 200,1080 -80,1080",
      ),
      coat,
    ),
    rounded(line("-80,-60 220,-80 430,50 570,214 706,396 640,420 520,300 330,150 -80,120"), lit),
    // The head.
    rounded(
      line(
        "660,400 760,420 830,520 880,640 930,780 968,860 960,922 910,948 850,930 810,870 760,800 690,740 610,690 600,560",
      ),
      coat,
    ),
    rounded(
      line("700,404 760,420 830,520 880,640 930,780 966,856 930,850 870,730 800,600 740,500"),
      lit,
    ),
    polygon(line("640,420 660,290 712,330 730,430"), dark),
    polygon(line("700,424 728,306 776,356 768,450"), coat),
    polygon(line("716,420 732,340 760,370 752,440"), dark),
    rounded(line("760,566 796,560 806,590 780,606 754,594"), dark),
    gouges([[[752, 556], [810, 562], 9, 12]], lit),
    gouges([[[768, 578], [780, 572], 8]], inks.raised),
    rounded(line("908,868 934,872 938,896 916,898"), dark),
    gouges(
      [
        [[836, 920], [900, 908], 7, 6],
        [[650, 640], [700, 720], 12, 14],
      ],
      dark,
    ),
    // The mane.
    ...[
      "120,-60,90 260,40,120 330,210,80 350,360,20",
      "330,30,80 440,160,110 480,330,70 470,460,20",
      "500,180,80 590,310,100 600,450,60 570,570,16",
      "660,350,60 720,430,70 770,500,30 790,540,8",
    ].map((lock) => ribbon(band(lock), dark)),
    gouges(
      line("240,60 420,170 570,320 300,20 460,250").map(
        ([x, y]): Cut => [[x, y], [x + 60, y + 160], 9, -22],
      ),
      mix(dark, lit, 0.5),
    ),
  );
}
