import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { group, type Point, polygon } from "../tools/svg.ts";
import { houses } from "./buildings.ts";
import { fist } from "./close.ts";
import { land, mountains, sky, soils, trees, turf, way } from "./grounds.ts";
import { company, type Scene, type Setting } from "./scene.ts";
import { tower } from "./towers.ts";

/** Viticuso, as a rider sees it: between the ears of the horse the road, and on it those who go on foot, as night comes. */
export const rider: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade, road } = soils(light);
  return [
    sky(scene, [1240, 250], 330),
    mountains(scene, "far", "-40,380 220,260 520,360 800,210 1080,330 1340,230 1640,340"),
    mountains(scene, "middle", "-40,470 260,400 560,460 860,420 1160,470 1420,390 1640,420"),
    trees(scene, "-60,520 260,490 620,510 1000,500 1340,500 1660,480", 640, 24),
    houses(scene, "960,520,52 1020,512,54 1084,508,56 1150,512,54 1214,520,52"),
    tower(scene, { at: [1110, 512], width: 34, height: 118, top: "bell" }),
    houses(scene, "990,548,58 1056,544,60 1124,544,60 1190,548,58"),
    land(scene, "-60,580 400,560 900,564 1660,570", mix(grass, light.near, 0.25)),
    land(scene, "-60,680 400,650 1000,640 1660,660", dry),
    turf(scene, [0, 660, 1580, 990], grass, 90),
    way(scene, "1040,560,10 1000,590,22 900,624,46 800,690,110 800,800,260 800,1010,620", road),
    company(
      scene,
      [980, 740, 190],
      band(
        "1010,590,46 980,600,52 930,620,64 900,640,76 860,650,84 800,670,100 900,690,116 700,720,140 620,770,190",
      ),
      shade,
    ),
    horseFromSaddle(scene),
    ...([-1, 1] as const).map((side) =>
      fist(scene, [990 + side * 176, 960], {
        size: 190,
        side,
        turn: 20 * side,
        sleeve: light.on(side < 0 ? inks.beech : mix(inks.beech, inks.ink, 0.2)),
        skin: 0.1,
      }),
    ),
  ];
};

/** Neck, mane and ears of a horse from the saddle, and the reins along it. */
function horseFromSaddle({ light }: Scene): string {
  const coat = light.on(mix(inks.beech, inks.wood, 0.35));
  const lit = mix(coat, light.disc, 0.3);
  const dark = light.on(mix(inks.wood, inks.night, 0.55));
  const leather = light.on(inks.ink);
  const ear = (side: -1 | 1): string => {
    const p = (text: string) => line(text).map(([x, y]): Point => [800 + side * x, y]);
    return (
      polygon(p("34,520 60,404 92,330 118,400 128,470 104,540"), side < 0 ? lit : coat) +
      polygon(p("62,506 78,420 92,372 104,420 108,480 92,526"), dark)
    );
  };
  return group(
    "translate(190 60)",
    ear(-1),
    ear(1),
    rounded(
      line(
        "690,560 730,490 800,470 870,490 910,560 936,700 1010,860 1130,1060 470,1060 590,860 664,700",
      ),
      coat,
    ),
    rounded(
      line("690,560 730,490 770,476 740,560 700,720 620,880 560,1060 470,1060 590,860 664,700"),
      lit,
    ),
    gouges(
      [
        [[690, 640], [640, 800], 12, 8],
        [[900, 640], [960, 800], 14, -8],
        [[930, 720], [1010, 880], 10, -6],
      ],
      dark,
    ),
    // The mane, which falls to the right.
    rounded(
      line(
        "778,468 812,462 850,520 880,610 900,720 930,820 960,900 880,860 850,960 810,1040 770,1040 776,860 770,640",
      ),
      dark,
    ),
    gouges(
      line("800,500 806,570 806,650 810,730 812,810 806,890").flatMap(([x, y], index): Cut[] => [
        [[x, y], [x + 50 + index * 8, y + 90 + index * 6], 10, -14],
        [[x - 8, y + 36], [x + 24 + index * 8, y + 136], 8, -10],
      ]),
      mix(dark, coat, 0.6),
    ),
    // The headstall behind the ears, and the reins.
    ribbon(band("688,556,20 744,520,22 800,512,22 856,520,22 912,556,20"), leather),
    ribbon(band("672,640,12 640,760,14 622,900,16"), leather),
    ribbon(band("928,640,12 960,760,14 978,900,16"), leather),
  );
}
