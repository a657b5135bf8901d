import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, type Pressed, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, polygon } from "../../tools/svg.ts";

/** The band is resting: a drum and a horn on the grass, in the shade of a maple in summer. */
export default function draw(): string {
  const random = seeded(121);
  const sky = mix(inks.springLit, inks.raised, 0.55);
  const meadow = mix(inks.goldLit, inks.spring, 0.38);
  const shadow = mix(inks.spring, inks.ink, 0.35);
  return canvas(
    sky,
    grain(random, [0, 40, 1200, 360], { count: 22, length: 340, width: 10 }, inks.raised),
    wood(random, line("-60,480 260,430 640,470 1040,420 1660,450"), 640, 32, {
      plane: mix(inks.spring, inks.springLit, 0.3),
      lit: inks.springLit,
    }),
    polygon(line("0,560 700,535 1600,560 1600,1000 0,1000"), meadow),
    polygon(
      line("150,790 560,690 1000,670 1600,640 1600,1000 60,1000"),
      mix(meadow, inks.spring, 0.62),
    ),
    grain(
      random,
      [20, 590, 900, 700],
      { count: 30, length: 70, width: 4, slope: -1.2 },
      mix(meadow, inks.raised, 0.4),
    ),
    trunk(random, [1360, 800], 820, 120, { plane: inks.wood, lit: inks.woodLit }),
    leaves(random, [1330, 110], [420, 170], 190, 74, shadow),
    leaves(random, [1290, 90], [400, 140], 110, 66, inks.spring),
    leaves(random, [1180, 60], [330, 90], 46, 52, mix(inks.spring, inks.goldLit, 0.55)),
    grain(
      random,
      [120, 730, 1560, 980],
      { count: 60, length: 64, width: 4, slope: -1.25 },
      mix(inks.spring, meadow, 0.35),
    ),
    drum(mix(inks.spring, inks.night, 0.5)),
    horn(),
    grain(
      random,
      [300, 905, 1200, 975],
      { count: 34, length: 90, width: 6, slope: -1.3 },
      mix(inks.spring, inks.ink, 0.2),
    ),
  );
}

function drum(shade: string): string {
  const cords = Array.from({ length: 8 }, (_, index): Cut[] => {
    const x = -170 + index * 44;
    return [
      [[x, -108], [x + 22, 128], 5],
      [[x + 44, -108], [x + 22, 128], 5],
    ];
  }).flat();
  return group(
    "translate(470 740)",
    polygon(line("-120,170 190,120 520,190 60,240"), shade),
    polygon(line("-190,-110 190,-110 190,120 -190,120"), inks.mantle),
    ellipse([0, 122], 190, 64, inks.mantle),
    polygon(line("60,-110 190,-110 190,120 170,152 70,184"), mix(inks.mantle, inks.night, 0.45)),
    gouges(cords, inks.paper),
    ribbon(band("-194,108,26 -120,164,26 0,188,26 120,164,26 194,108,26"), inks.beech),
    ribbon(band("-192,100,5 -118,156,5 0,178,5"), inks.beechLit),
    ellipse([0, -112], 196, 66, inks.beech),
    ellipse([0, -118], 184, 58, inks.raised),
    polygon(line("40,-172 120,-160 184,-118 130,-78 10,-62"), inks.hairline),
    ribbon(band("-210,-190,8 -60,-140,11 70,-104,12"), inks.wood) +
      circle([74, -103], 14, inks.wood),
    ribbon(band("-90,-238,8 10,-160,11 96,-96,12"), inks.wood) + circle([100, -94], 14, inks.wood),
    gouges(
      [
        [[-200, -190], [-40, -137], 3],
        [[-84, -236], [20, -155], 3],
      ],
      inks.woodLit,
    ),
  );
}

/** A tuba lying with its bell to the left: coils of one tube, lit along their upper side. */
function horn(): string {
  const tube: Pressed[] = band(
    "-120,-40,96 -20,-6,74 110,20,62 230,-10,54 262,-100,50 200,-176,46 90,-170,42 40,-100,38 90,-40,34 170,-60,30 180,-116,26",
  );
  const edge = tube
    .slice(0, 8)
    .map(([x, y, width]): Pressed => [x - width * 0.16, y - width * 0.24, width * 0.16]);
  return group(
    "translate(920 800)",
    polygon(line("-200,90 160,60 500,110 100,160"), mix(inks.spring, inks.night, 0.5)),
    ribbon(
      tube.map(([x, y, width]): Pressed => [x + 7, y + 9, width]),
      inks.wood,
    ),
    ribbon(tube, inks.gold),
    ribbon(edge, inks.goldLit),
    ribbon(band("120,-190,20 126,-60,20"), inks.wood) +
      ribbon(band("160,-190,20 166,-60,20"), inks.wood),
    ribbon(band("116,-186,6 121,-66,6"), inks.goldLit) +
      ribbon(band("156,-186,6 161,-66,6"), inks.goldLit),
    circle([120, -198], 13, inks.goldLit) + circle([160, -198], 13, inks.goldLit),
    group(
      "rotate(16)",
      ellipse([-160, 10], 82, 142, inks.goldLit),
      ellipse([-170, 12], 66, 122, inks.gold),
      ellipse([-158, 16], 34, 78, inks.wood),
    ),
  );
}
