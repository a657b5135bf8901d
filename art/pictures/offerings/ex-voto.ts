import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon, rect } from "../../tools/svg.ts";

/** Silver hearts and a small painted board hung on a dark red cloth. */
export default function draw(): string {
  const random = seeded(396);
  const cloth = mix(inks.beech, inks.wood, 0.42);
  return canvas(
    cloth,
    polygon(line("0,0 900,0 1600,700 1600,1000 0,1000"), mix(cloth, inks.beech, 0.5)),
    ...folds(cloth),
    grain(
      random,
      [-40, 30, 1560, 980],
      { count: 60, length: 60, width: 3, slope: 1.4 },
      mix(cloth, inks.beechLit, 0.3),
    ),
    heart([520, 420], 230, true),
    heart([250, 230], 100, false),
    heart([230, 660], 120, false),
    heart([820, 220], 96, true),
    heart([780, 720], 130, false),
    heart([1470, 250], 90, false),
    heart([1440, 790], 120, true),
    board(),
  );
}

function folds(cloth: string): string[] {
  const cuts = [60, 390, 660, 960, 1290, 1540].map(
    (x, index): Cut => [
      [x, -20],
      [x + 60 - index * 9, 1020],
      22 + (index % 2) * 14,
      index % 2 ? 26 : -20,
    ],
  );
  return [gouges(cuts, mix(cloth, inks.night, 0.35))];
}

/** A heart of beaten silver with a small flame of metal above, a pin, and its shadow on the cloth. */
function heart([x, y]: Point, size: number, rayed: boolean): string {
  const silver = mix(inks.hairline, inks.mantlePale, 0.35);
  const shape = (grow: number): Point[] => [
    [0, -38 * grow],
    [34 * grow, -62 * grow],
    [72 * grow, -44 * grow],
    [74 * grow, 0],
    [44 * grow, 50 * grow],
    [0, 92 * grow],
    [-44 * grow, 50 * grow],
    [-74 * grow, 0],
    [-72 * grow, -44 * grow],
    [-34 * grow, -62 * grow],
  ];
  const shine = Array.from({ length: 22 }, (_, index): Cut => {
    const angle = (index / 22) * Math.PI * 2;
    const from = 84;
    const to = index % 2 ? 112 : 128;
    return [
      [Math.cos(angle) * from, Math.sin(angle) * from],
      [Math.cos(angle) * to, Math.sin(angle) * to],
      7,
    ];
  });
  return group(
    `translate(${x} ${y}) scale(${(size / 130).toFixed(2)})`,
    group("translate(24 20)", rounded(shape(1.04), mix(inks.wood, inks.night, 0.45))),
    rayed ? gouges(shine, inks.goldLit) : "",
    circle([-2, -126], 7, inks.paper),
    rounded(line("-18,-52 -26,-78 -8,-96 -2,-124 12,-94 26,-80 18,-52"), inks.goldLit),
    rounded(shape(1), mix(silver, inks.ink, 0.4)),
    rounded(shape(0.93), silver),
    rounded(line("34,-54 66,-38 68,0 40,46 0,84 22,36 40,0"), mix(silver, inks.mantle, 0.35)),
    gouges(
      [
        [[-62, -8], [-30, -52], 7, 12],
        [[-54, 14], [-22, 50], 4, -6],
        [[-40, -16], [-22, -36], 3, 5],
      ],
      inks.raised,
    ),
  );
}

/** A small board as people had painted: a bed, one who kneels, a light among clouds. Only planes. */
function board(): string {
  return group(
    "translate(1130 520) rotate(3)",
    polygon(line("-190,-210 270,-210 290,280 -190,280"), mix(inks.wood, inks.night, 0.55)),
    rect(-220, -250, 450, 480, inks.gold),
    polygon(line("-220,-250 230,-250 200,-220 -190,-220 -190,200 -220,230"), inks.goldLit),
    rect(-190, -220, 390, 420, mix(inks.mantle, inks.spring, 0.3)),
    polygon(line("-190,90 200,70 200,200 -190,200"), mix(inks.beech, inks.woodLit, 0.4)),
    rounded(line("-180,-120 -150,-190 -90,-200 -40,-170 -30,-120 -80,-90 -140,-88"), inks.paper),
    circle([-104, -146], 34, inks.goldLit),
    gouges(
      [
        [[-80, -96], [-20, 20], 6],
        [[-104, -90], [-70, 40], 6],
        [[-56, -104], [40, 0], 6],
      ],
      inks.goldLit,
    ),
    polygon(line("10,40 190,26 190,120 14,140"), inks.raised),
    polygon(line("60,36 190,26 190,120 66,134"), inks.beech),
    circle([34, 46], 17, inks.woodLit),
    rounded(line("-110,120 -98,60 -76,48 -60,70 -54,130 -20,150 -110,160"), inks.ink),
    circle([-82, 34], 17, inks.wood),
    ribbon(band("-66,74,10 -36,58,8 -24,40,6"), inks.ink),
    ribbon(band("-30,-330,5 0,-252,5"), inks.paper) +
      ribbon(band("-30,-330,5 -70,-250,5"), inks.paper) +
      circle([-30, -332], 10, inks.goldLit),
  );
}
