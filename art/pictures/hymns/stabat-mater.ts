import { inks, mix } from "../../tools/inks.ts";
import { castShadow } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, polygon, rect } from "../../tools/svg.ts";

/** Under a darkened sun a woman in a blue mantle, seen from behind, stands at the foot of a cross that is too tall for the picture. */
export default function draw(): string {
  const random = seeded(401);
  const sky = mix(inks.ink, inks.mantlePale, 0.28);
  const pale = mix(inks.beechLit, inks.paper, 0.45);
  const hill = mix(inks.wood, inks.night, 0.55);
  return canvas(
    sky,
    polygon(line("-10,520 1610,470 1610,760 -10,760"), mix(sky, pale, 0.45)),
    polygon(line("-10,590 1610,560 1610,760 -10,760"), pale),
    grain(
      random,
      [-100, 20, 1500, 480],
      { count: 50, length: 340, width: 11 },
      mix(sky, inks.night, 0.4),
    ),
    grain(
      random,
      [-100, 500, 1500, 640],
      { count: 24, length: 340, width: 8 },
      mix(pale, sky, 0.5),
    ),
    rays(random, [330, 250], { from: 118, to: 250, count: 40, width: 4 }, pale),
    circle([330, 250], 102, pale),
    circle([342, 256], 96, mix(inks.night, inks.ink, 0.5)),
    ridge(random, line("-40,680 200,640 420,700 700,650 1000,690 1300,620 1650,680"), 900, {
      plane: mix(inks.ink, inks.mantlePale, 0.18),
      shade: inks.ink,
      lit: pale,
    }),
    polygon(
      [
        ...broken(random, line("-20,900 250,870 480,830 740,800 1020,790 1260,830 1620,900"), 0.06),
        [1620, 1010],
        [-20, 1010],
      ],
      hill,
    ),
    cross(),
    polygon(line("1004,830 1096,830 1620,950 1620,1010 1420,1000"), mix(hill, inks.night, 0.6)),
    castShadow([600, 890], 300, 90, mix(hill, inks.night, 0.6)),
    group("translate(600 898) scale(5.4)", mourner()),
    grain(
      random,
      [-60, 880, 1500, 985],
      { count: 60, length: 110, width: 5, slope: -0.1 },
      mix(hill, inks.beechLit, 0.35),
    ),
    rounded(line("900,860 960,820 1010,850 1000,880 920,884"), mix(hill, inks.woodLit, 0.35)),
    rounded(line("1060,870 1110,836 1180,862 1170,892 1080,894"), mix(hill, inks.woodLit, 0.2)),
    gouges(
      [
        [[906, 858], [958, 826], 6, 5],
        [[1066, 868], [1108, 842], 6, 5],
      ],
      pale,
    ),
  );
}

/** The cross from its foot to the arms, a white cloth hung over them and lifted by the wind. */
function cross(): string {
  const beam = mix(inks.wood, inks.beech, 0.25);
  const shade = mix(inks.wood, inks.night, 0.6);
  return [
    rect(700, 120, 700, 76, beam),
    rect(700, 168, 700, 28, shade),
    rect(1004, -20, 92, 860, beam),
    rect(1062, -20, 34, 860, shade),
    rect(1004, 196, 92, 18, shade),
    gouges(
      [
        [[1012, 0], [1012, 820], 7],
        [[1032, 240], [1030, 560], 4],
        [[704, 126], [1000, 128], 6],
        [[1110, 128], [1394, 130], 5],
      ],
      inks.beechLit,
    ),
    rounded(
      line("820,104 1010,118 1180,112 1300,108 1290,140 1120,160 980,164 830,140"),
      inks.paper,
    ),
    rounded(line("826,116 880,128 890,260 850,400 800,430 790,330 812,240"), inks.paper),
    rounded(
      line("1210,118 1300,108 1330,240 1400,330 1440,440 1350,420 1290,330 1240,250"),
      inks.hairline,
    ),
    gouges(
      [
        [[852, 130], [826, 400], 6, 10],
        [[1270, 140], [1390, 410], 8, -20],
        [[900, 126], [1180, 134], 5, -12],
      ],
      mix(inks.hairline, inks.ink, 0.3),
    ),
  ].join("");
}

/** The woman, from behind: drawn 100 units tall with the feet at the origin, her head a little bowed towards the cross. */
function mourner(): string {
  const dark = mix(inks.mantle, inks.night, 0.55);
  return [
    rounded(line("-22,-6 0,-9 22,-6 25,2 0,4 -25,2"), mix(inks.red, inks.night, 0.3)),
    rounded(
      line(
        "3,-100 10,-97 13.5,-89 13,-80 15,-70 18,-56 19,-40 20,-22 25,-4 8,-1 -10,-1 -26,-4 -20,-24 -19,-44 -17,-60 -12,-72 -7,-81 -6.5,-90 -3,-97",
      ),
      inks.mantle,
    ),
    rounded(
      line(
        "6,-99 10,-97 13.5,-89 13,-80 15,-70 18,-56 19,-40 20,-22 25,-4 10,-1 13,-28 8,-56 9,-76",
      ),
      dark,
    ),
    rounded(
      line(
        "-3,-97 1,-99 -3,-90 -3,-80 -9,-68 -13,-52 -14,-30 -20,-4 -26,-4 -20,-24 -19,-44 -17,-60 -12,-72 -7,-81 -6.5,-90",
      ),
      mix(inks.mantlePale, inks.mantle, 0.25),
    ),
    gouges(
      [
        [[1, -92], [-9, -6], 1.2, -5],
        [[5, -86], [2, -5], 1, -4],
        [[-1, -84], [-13, -40], 0.9, -3],
      ],
      inks.mantlePale,
    ),
    ribbon(band("-26,-4,1.4 -10,-0.8,1.6 8,-0.8,1.6 25,-4,1.4"), inks.goldLit),
  ].join("");
}
