import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.4);
const crust = mix(inks.gold, inks.beechLit, 0.4);
const crustLit = mix(inks.goldLit, inks.beechLit, 0.25);
const cloth = inks.raised;
const clothShade = mix(inks.hairline, inks.mantlePale, 0.3);

/** The small loaves blessed after Mass, in a basket on a white cloth, by the light of one candle. */
export default function draw(): string {
  const random = seeded(1639);
  return canvas(
    wall,
    circle([1250, 400], 330, mix(wall, inks.goldLit, 0.1)),
    circle([1250, 400], 210, mix(wall, inks.goldLit, 0.22)),
    grain(
      random,
      [20, 60, 1500, 640],
      { count: 30, length: 120, width: 5 },
      mix(wall, inks.mantlePale, 0.14),
    ),
    polygon(line("-10,690 1610,670 1610,1010 -10,1010"), cloth),
    polygon(line("-10,850 1610,830 1610,1010 -10,1010"), clothShade),
    gouges(
      [140, 420, 760, 1080, 1390].map((x): Cut => [[x, 850], [x + 16, 1000], 13, 6]),
      mix(clothShade, inks.mantle, 0.25),
    ),
    ribbon(band("-10,892,7 800,880,7 1610,872,7"), inks.red),
    ellipse([700, 790], 430, 40, clothShade),
    ...loaves("430,520 560,480 700,460 840,480 970,520 500,560 640,530 780,530 910,560", 92),
    ...basket(),
    ...loaves("1130,770 1290,800 190,780", 96),
    rect(1222, 430, 56, 260, inks.raised),
    rect(1254, 430, 24, 260, inks.hairline),
    polygon(line("1170,690 1330,690 1350,716 1150,716"), inks.gold),
    gouges([[[1180, 698], [1260, 698], 5]], inks.goldLit),
    flame([1250, 428], 92, inks.goldLit, "#ffe9a8"),
  );
}

/** Round loaves, each cut with a cross on its top. */
function loaves(text: string, size: number): string[] {
  return line(text).map(([x, y]) =>
    [
      ellipse([x, y], size, size * 0.62, crust),
      path(
        `M${x - size} ${y}A${size} ${size * 0.62} 0 0 1 ${x + size} ${y}A${size} ${size * 0.34} 0 0 0 ${x - size} ${y}Z`,
        crustLit,
      ),
      gouges(
        [
          [
            [x - size * 0.5, y - size * 0.2],
            [x + size * 0.5, y - size * 0.26],
            size * 0.06,
            size * 0.08,
          ],
          [[x + size * 0.02, y - size * 0.5], [x - size * 0.02, y + size * 0.02], size * 0.06],
        ],
        mix(crust, inks.wood, 0.55),
      ),
    ].join(""),
  );
}

/** A basket of split wood, woven in rows. */
function basket(): string[] {
  const wicker = inks.woodLit;
  const dark = mix(inks.woodLit, inks.wood, 0.45);
  const rows = [0, 1, 2, 3];
  return [
    rounded(line("330,560 1070,560 1030,700 980,800 420,800 370,700"), wicker),
    rounded(line("880,560 1070,560 1030,700 980,800 860,800"), dark),
    gouges(
      rows.flatMap((row) =>
        Array.from({ length: 9 - row }, (_, index): Cut => {
          const x = 372 + row * 22 + index * 76 + (row % 2) * 34;
          return [[x, 622 + row * 48], [x + 58, 622 + row * 48], 12, 9];
        }),
      ),
      mix(wicker, inks.wood, 0.6),
    ),
    ribbon(band("322,566,34 700,600,40 1078,566,34"), dark),
    gouges([[[350, 566], [700, 592], 7, -6]], wicker),
  ];
}
