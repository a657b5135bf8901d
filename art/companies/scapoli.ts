import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import { ellipse, group, polygon, rect } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { fist } from "./close.ts";
import { land, mountains, sky, soils } from "./grounds.ts";
import { leaningBanner, type Scene, type Setting } from "./scene.ts";

/** Scapoli, near: the zampogna of one who plays as he goes, its skin under the arm, both hands on its pipes. */
export const scapoli: Setting = (scene) => {
  const { light } = scene;
  const upright: Scene = { ...scene, side: "right" };
  const { grass, dry } = soils(light);
  const coat = light.on(mix(inks.mantle, inks.ink, 0.55));
  const skin = light.on(mix(inks.goldLit, inks.paper, 0.55));
  const fold = mix(skin, light.on(inks.wood), 0.4);
  const cord = light.on(inks.red);
  return [
    sky(upright, [300, 170], 420),
    mountains(upright, "far", "-40,420 180,300 420,400 700,260 1000,380 1300,280 1640,400"),
    land(upright, "-60,470 200,440 420,480 1200,520 1660,460", mix(grass, light.middle, 0.3)),
    houses(upright, "70,430,56 130,418,58 192,416,58 254,426,56"),
    houses(upright, "40,466,62 110,458,64 182,456,64 252,462,62"),
    rect(-10, 640, 1620, 380, dry),
    leaningBanner(upright, [1560, 1060], [1450, 110], 320),
    // Who plays, as far as the picture shows of him: the coat, the waistcoat, the sleeves by the hands.
    rounded(line("300,1060 330,560 420,200 560,-40 1060,-40 1190,200 1280,560 1310,1060"), coat),
    polygon(
      line("700,-20 920,-20 860,300 850,1010 740,1010 760,300"),
      light.on(mix(inks.red, inks.wood, 0.35)),
    ),
    polygon(line("760,-20 860,-20 812,150"), light.on(inks.raised)),
    gouges(
      [
        [[430, 240], [380, 620], 18, 20],
        [[1180, 240], [1230, 620], 18, -20],
      ],
      mix(coat, inks.mantlePale, 0.3),
    ),
    group(
      "translate(0 -130)",
      // The skin, swollen, with the pipe by which it is filled.
      pipe(scene, "740,60,34 660,200,38 600,290,52"),
      rounded(
        line(
          "380,330 520,220 760,230 980,250 1150,340 1180,470 1080,570 900,600 820,640 700,620 520,580 400,480",
        ),
        skin,
      ),
      rounded(
        line("900,596 1080,566 1178,470 1150,350 1120,480 980,540 760,560 600,560 700,620 820,640"),
        fold,
      ),
      gouges(
        [
          [[470, 330], [700, 260], 18, 20],
          [[600, 480], [690, 600], 14, -16],
          [[1000, 480], [920, 590], 14, 14],
          [[760, 500], [770, 610], 12],
        ],
        mix(fold, light.on(inks.wood), 0.25),
      ),
      gouges([[[430, 380], [640, 262], 26, 30]], light.on(inks.raised)),
      // The stock, and out of it the two chanters and the drones.
      polygon(line("690,590 940,590 910,690 720,690"), light.on(inks.wood)),
      gouges(
        [
          [[700, 620], [930, 620], 14],
          [[712, 662], [918, 662], 12],
        ],
        light.on(inks.woodLit),
      ),
      pipe(scene, "790,680,26 770,800,28 756,940,34 748,1040,64"),
      pipe(scene, "850,680,24 872,780,26 886,900,30 894,970,54"),
      pipe(scene, "730,680,44 640,830,52 550,1010,80 500,1110,136"),
      pipe(scene, "905,680,42 990,830,50 1082,1010,78 1130,1110,132"),
      ...["640,680,12 600,760,16 640,800,12", "1000,660,12 1060,740,16 1020,800,12"].map((tassel) =>
        ribbon(band(tassel), cord),
      ),
      fist(upright, [640, 820], {
        size: 210,
        side: -1,
        turn: 32,
        sleeve: mix(coat, inks.mantlePale, 0.08),
        skin: 0.12,
      }),
      fist(upright, [986, 820], {
        size: 210,
        side: 1,
        turn: -32,
        sleeve: mix(coat, inks.mantlePale, 0.08),
        skin: 0.12,
      }),
    ),
  ];
};

/** A turned pipe of the zampogna: lit along one side, with rings, its bell at the end of the course. */
function pipe({ light }: Scene, course: string): string {
  const wood = light.on(mix(inks.beech, inks.gold, 0.35));
  const places = band(course);
  const [x, y, width] = places.at(-1) ?? [0, 0, 0];
  return (
    ribbon(places, wood) +
    ribbon(
      places.map(([px, py, w]): Pressed => [px - w * 0.24, py, w * 0.2]),
      light.on(inks.beechLit),
    ) +
    ellipse([x, y], width / 2, width * 0.16, mix(wood, inks.night, 0.6)) +
    gouges(
      places
        .slice(1, -1)
        .map(([px, py, w]): Cut => [[px - w * 0.56, py], [px + w * 0.56, py + 4], w * 0.18]),
      light.on(inks.wood),
    )
  );
}
